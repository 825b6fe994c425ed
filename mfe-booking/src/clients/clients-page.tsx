import { clientRecord } from '@waymark/contracts/client-record'
import { LinkButton } from '@waymark/ui/link-button'
import { ListPage } from '@waymark/ui/list-page'
import { Page } from '@waymark/ui/page'
import { PageHeading } from '@waymark/ui/page-heading'
import { VisuallyHidden } from '@waymark/ui/visually-hidden'
import { useListState } from '@waymark/web-kit/list-state'
import { type CurrentServiceArea, useAppStore } from '@waymark/web-kit/store'
import { useCall } from '@waymark/web-kit/use-call'
import { usePage } from '@waymark/web-kit/use-page'
import CalendarPlus from 'lucide-react/icons/calendar-plus'
import { bookForClientHref } from '../book-for-client/client-query.ts'
import { clientColumns } from './client-columns.tsx'

/** /booking/clients: those who have booked at the location, and those who rang up. */
export function ClientsPage() {
  const area = useAppStore(({ currentServiceArea }) => currentServiceArea)
  return area ? <ClientsOf key={area.serviceAreaId} area={area} /> : <NoClients />
}

function NoClients() {
  return (
    <Page>
      <PageHeading page={usePage()} lead="Here you will see your clients, once your organisation has a location." />
    </Page>
  )
}

function ClientsOf({ area: { serviceAreaId, name } }: { readonly area: CurrentServiceArea }) {
  const list = useListState({ filters: [], sort: 'name' })
  const found = useCall(
    clientRecord.getClientList,
    { serviceAreaId, search: list.search, ...list.paging },
    { keepPrevious: true },
  )
  return (
    <ListPage
      page={usePage()}
      lead={`Who has booked at ${name}, and clients without an account whom your organisation keeps.`}
      actions={
        <LinkButton variant="primary" icon={CalendarPlus} href={bookForClientHref()}>
          Book for a client
        </LinkButton>
      }
      nouns={['client', 'clients']}
      list={list}
      found={found}
      searchFor="Name, phone or email"
      empty={{ title: 'No clients yet', children: 'Here you will see everybody who books here.' }}
      noMatch="No client matches your search"
      tryThis="Try fewer letters, or their phone number."
      columns={clientColumns}
      idOf={({ userProfileId }) => userProfileId}
      rowActions={({ userProfileId, firstName, lastName }) => (
        <LinkButton
          variant="quiet"
          size="small"
          icon={CalendarPlus}
          href={bookForClientHref({ clientUserProfileId: userProfileId })}
        >
          Book{' '}
          <VisuallyHidden>
            for {firstName} {lastName}
          </VisuallyHidden>
        </LinkButton>
      )}
    />
  )
}
