import { audit } from '@waymark/contracts/audit'
import type { OutputOf } from '@waymark/contracts/define-call'
import { Disclosure } from '@waymark/ui/disclosure'
import { ListPage } from '@waymark/ui/list-page'
import { TextLink } from '@waymark/ui/text-link'
import { useListState } from '@waymark/web-kit/list-state'
import { useCall } from '@waymark/web-kit/use-call'
import { useFileCall } from '@waymark/web-kit/use-file-call'
import { usePage } from '@waymark/web-kit/use-page'
import { auditFilters, auditInput, things } from '../audit-trail/audit-query.ts'
import { trailColumns } from '../audit-trail/trail-columns.tsx'
import { TrailFilters } from '../audit-trail/trail-filters.tsx'
import { thingOf } from './thing-of.ts'

type Entry = OutputOf<typeof audit.getOrganisationAuditTrail>['items'][number]

const ownThings = things.filter(({ id }) => id !== 'badge partner' && id !== 'installation')

/** What administrators of Waymark did to the organisation, its people, bookings, reviews and access maps. */
export function OrganisationTrailPage() {
  const list = useListState({ filters: auditFilters, sort: '' })
  const filters = auditInput(list)
  const found = useCall(
    audit.getOrganisationAuditTrail,
    { ...filters, ...list.paging },
    { keepPrevious: true, staleMs: 0 },
  )
  const exporting = useFileCall(audit.exportOrganisationAuditTrail)
  return (
    <ListPage
      page={usePage()}
      lead="What Waymark’s administrators changed in your organisation, or did as one of your people, and why. Nothing here can be changed."
      nouns={['entry', 'entries']}
      list={list}
      found={found}
      filters={
        <>
          <TrailFilters
            list={list}
            things={ownThings}
            hint="Who did it, whom it was done to, a number, or words from the reason"
          />
          <NotShown />
        </>
      }
      empty={{
        title: 'No administrator has changed anything here',
        children: 'When somebody from Waymark changes something of yours, you will see here what, when and why.',
      }}
      exporting={{ ...exporting, start: () => exporting.start(filters) }}
      columns={columns}
      idOf={(entry) => entry.auditEntryId}
    />
  )
}

function NotShown() {
  return (
    <Disclosure title="What is not shown here" headingLevel={2}>
      <p>
        Security events of Waymark are kept apart: attempts to sign in, devices, sessions and network addresses. What is
        done to the accounts of your clients is not shown either. What your own people do is in the history of each
        booking; changes of access maps are here whoever made them.
      </p>
    </Disclosure>
  )
}

const columns = trailColumns((entry: Entry) => {
  const { label, href } = thingOf(entry)
  return href === null ? label : <TextLink href={href}>{label}</TextLink>
})
