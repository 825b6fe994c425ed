import { activityStatuses } from '@waymark/domain/enums'
import { ListFilter } from '@waymark/ui/list-filter'
import type { ListState } from '@waymark/web-kit/list-state'

const periods = [
  { id: 'past', label: 'Past' },
  { id: 'all', label: 'Past and to come' },
] as const
const statusOptions = activityStatuses.map((status) => ({ id: status, label: status }))
const sorts = ['start', '-start', 'fill'] as const

export const sessionFilters = ['status', 'period'] as const
/** What has been is read from the newest on. */
export const sessionSort = (query: URLSearchParams) => (query.get('period') === 'past' ? '-start' : 'start')

type List = ListState<(typeof sessionFilters)[number]>

/** The list as the server is asked for it, for the screen as for the export. */
export function sessionQuery({ search, filters, sort }: Pick<List, 'search' | 'filters' | 'sort'>) {
  const status = activityStatuses.find((one) => one === filters.status[0])
  return {
    search,
    statuses: status && [status],
    period: periods.find(({ id }) => id === filters.period[0])?.id ?? ('upcoming' as const),
    sort: sorts.find((one) => one === sort) ?? 'start',
  }
}

/** Status and time of a list of sessions. */
export function SessionFilters({ list }: { readonly list: List }) {
  return (
    <>
      <ListFilter list={list} filter="status" label="Status" options={statusOptions} />
      <ListFilter list={list} filter="period" label="When" all="To come" options={periods} />
    </>
  )
}
