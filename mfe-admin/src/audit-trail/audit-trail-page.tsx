import { audit } from '@waymark/contracts/audit'
import type { TableColumn } from '@waymark/ui/data-table'
import { DateField } from '@waymark/ui/date-field'
import { DescriptionList } from '@waymark/ui/description-list'
import { ListFilter } from '@waymark/ui/list-filter'
import { ListPage } from '@waymark/ui/list-page'
import { SearchField } from '@waymark/ui/search-field'
import { formatInstant } from '@waymark/web-kit/format'
import { type ListState, useListState } from '@waymark/web-kit/list-state'
import { useCall } from '@waymark/web-kit/use-call'
import { useFileCall } from '@waymark/web-kit/use-file-call'
import { usePage } from '@waymark/web-kit/use-page'
import { type AuditEntry, actionLabel, changedFacts, labelledActions } from './action-labels.ts'
import { type AuditFilter, auditFilters, auditInput, dayOf, things } from './audit-query.ts'
import css from './audit-trail.module.css'

/** Everything that administrators did, searched by person, thing, call, day and words. */
export function AuditTrailPage() {
  const list = useListState({ filters: auditFilters, sort: '' })
  const filters = auditInput(list)
  const found = useCall(audit.getAuditTrail, { ...filters, ...list.paging }, { keepPrevious: true, staleMs: 0 })
  const exporting = useFileCall(audit.exportAuditTrail)
  return (
    <ListPage
      page={usePage()}
      lead="What global administrators did, also as somebody else. Nothing here can be changed."
      nouns={['entry', 'entries']}
      list={list}
      found={found}
      filters={<TrailFilters list={list} />}
      empty={{ title: 'Nothing has been done yet', children: 'Here you will see what administrators did, and when.' }}
      exporting={{ ...exporting, start: () => exporting.start(filters) }}
      columns={columns}
      idOf={(entry) => entry.auditEntryId}
    />
  )
}

function TrailFilters({ list }: { readonly list: ListState<AuditFilter> }) {
  const from = dayOf(list.filters.from)
  const setDay = (filter: 'from' | 'to') => (day: string | null) => list.setFilter(filter, day === null ? [] : [day])
  return (
    <search className={css.filters} aria-label="Audit trail">
      <SearchField
        label="Search"
        hint="Name or email of who did it or whom it was done to, a number, or words of the entry"
        value={list.searchText}
        onChange={list.setSearchText}
        debounceMs={0}
      />
      <div className={css.choices}>
        <ListFilter list={list} filter="action" label="What was done" all="Everything" options={labelledActions} />
        <ListFilter list={list} filter="thing" label="To what" all="Everything" options={things} />
        <DateField label="From" value={from} onChange={setDay('from')} />
        <DateField
          label="To"
          value={dayOf(list.filters.to)}
          onChange={setDay('to')}
          {...(from === null ? {} : { minDate: from })}
        />
      </div>
    </search>
  )
}

const columns: readonly TableColumn<AuditEntry>[] = [
  { id: 'what', header: 'What was done', isRowHeader: true, cell: (entry) => <b>{actionLabel(entry)}</b> },
  { id: 'when', header: 'When', cell: ({ at }) => formatInstant(at) },
  { id: 'who', header: 'Who', cell: ({ adminName }) => adminName },
  {
    id: 'thing',
    header: 'To what',
    cell: ({ targetKind, targetId }) => (targetId === null ? targetKind : `${targetKind} ${targetId}`),
  },
  {
    id: 'changes',
    header: 'Changes',
    cell: (entry) => {
      const facts = changedFacts(entry)
      return facts.length > 0 && <DescriptionList items={facts} />
    },
  },
]
