import { labelledActions } from '@waymark/domain/audit-words'
import { DateField } from '@waymark/ui/date-field'
import { ListFilter } from '@waymark/ui/list-filter'
import { SearchField } from '@waymark/ui/search-field'
import type { ListState } from '@waymark/web-kit/list-state'
import { type AuditFilter, dayOf } from './audit-query.ts'
import css from './audit-trail.module.css'

interface TrailFiltersProps {
  readonly list: ListState<AuditFilter>
  /** The kinds of things that something was done to. */
  readonly things: readonly { readonly id: string; readonly label: string }[]
  /** What the search looks at. */
  readonly hint: string
}

/** Search, action, thing and days of an audit trail. */
export function TrailFilters({ list, things, hint }: TrailFiltersProps) {
  const from = dayOf(list.filters.from)
  const to = dayOf(list.filters.to)
  const setDay = (filter: 'from' | 'to') => (day: string | null) => list.setFilter(filter, day === null ? [] : [day])
  return (
    <search className={css.filters} aria-label="Audit trail">
      <SearchField label="Search" hint={hint} value={list.searchText} onChange={list.setSearchText} debounceMs={0} />
      <div className={css.choices}>
        <ListFilter list={list} filter="action" label="What was done" all="Everything" options={labelledActions} />
        <ListFilter list={list} filter="thing" label="To what" all="Everything" options={things} />
        <DateField label="From" value={from} onAccept={setDay('from')} {...(to === null ? {} : { maxDate: to })} />
        <DateField label="To" value={to} onAccept={setDay('to')} {...(from === null ? {} : { minDate: from })} />
      </div>
    </search>
  )
}
