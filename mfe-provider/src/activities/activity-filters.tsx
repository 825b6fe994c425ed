import { activityKinds } from '@waymark/domain/catalogue/activity-kinds'
import { activityStatuses } from '@waymark/domain/enums'
import { ListFilter } from '@waymark/ui/list-filter'
import { SelectField } from '@waymark/ui/select-field'
import type { ListState } from '@waymark/web-kit/list-state'

const orders = [
  { id: 'next', label: 'The next session first' },
  { id: 'newest', label: 'The newest first' },
  { id: 'title', label: 'By title' },
] as const
const statusOptions = activityStatuses.map((status) => ({ id: status, label: status }))
const kindOptions = activityKinds.map(({ id, label }) => ({ id, label }))

export const activityFilters = ['status', 'kind'] as const
type List = ListState<(typeof activityFilters)[number]>

/** The list as the server is asked for it, for the screen as for the export. */
export function activityQuery({ search, filters, sort }: Pick<List, 'search' | 'filters' | 'sort'>) {
  return {
    search,
    status: activityStatuses.find((one) => one === filters.status[0]),
    activityKindId: activityKinds.find(({ id }) => String(id) === filters.kind[0])?.id,
    sort: orderOf(sort),
  }
}

function orderOf(sort: string) {
  return orders.find(({ id }) => id === sort)?.id ?? 'next'
}

/** Status, kind and order of a list of activities. */
export function ActivityFilters({ list }: { readonly list: List }) {
  return (
    <>
      <ListFilter list={list} filter="status" label="Status" options={statusOptions} />
      <ListFilter list={list} filter="kind" label="Kind" all="All kinds" options={kindOptions} />
      <SelectField label="Order" options={orders} value={orderOf(list.sort)} onChange={list.setSort} />
    </>
  )
}
