import { audit } from '@waymark/contracts/audit'
import { targetLabel } from '@waymark/domain/audit-words'
import { ListPage } from '@waymark/ui/list-page'
import { useListState } from '@waymark/web-kit/list-state'
import { useCall } from '@waymark/web-kit/use-call'
import { useFileCall } from '@waymark/web-kit/use-file-call'
import { usePage } from '@waymark/web-kit/use-page'
import { type AuditEntry, auditFilters, auditInput, things } from './audit-query.ts'
import { trailColumns } from './trail-columns.tsx'
import { TrailFilters } from './trail-filters.tsx'

/** Everything that administrators did, and what was done with access maps, searched by person, thing, call, day and words. */
export function AuditTrailPage() {
  const list = useListState({ filters: auditFilters, sort: '' })
  const filters = auditInput(list)
  const found = useCall(audit.getAuditTrail, { ...filters, ...list.paging }, { keepPrevious: true, staleMs: 0 })
  const exporting = useFileCall(audit.exportAuditTrail)
  return (
    <ListPage
      page={usePage()}
      lead="What global administrators did, also while they acted as somebody else, and what councils did with their access maps. Nothing here can be changed."
      nouns={['entry', 'entries']}
      list={list}
      found={found}
      filters={
        <TrailFilters
          list={list}
          things={things}
          hint="Name or email of who did it or whom it was done to, a number, or words of the entry"
        />
      }
      empty={{ title: 'Nothing has been done yet', children: 'Here you will see what was done, by whom and when.' }}
      exporting={{ ...exporting, start: () => exporting.start(filters) }}
      columns={columns}
      idOf={(entry) => entry.auditEntryId}
    />
  )
}

const columns = trailColumns((entry: AuditEntry) => targetLabel(entry))
