import { amenityStatuses } from '@waymark/domain/activity/amenity-status'
import { amenityTypes } from '@waymark/domain/catalogue/amenity-types'
import { ListFilter } from '@waymark/ui/list-filter'
import { SelectField } from '@waymark/ui/select-field'
import type { ListState } from '@waymark/web-kit/list-state'

const orders = [
  { id: 'title', label: 'By title' },
  { id: 'location', label: 'By location' },
  { id: 'next', label: 'The next session first' },
  { id: 'newest', label: 'The newest first' },
] as const
const statusOptions = amenityStatuses.map((status) => ({ id: status, label: status }))
const typeOptions = amenityTypes.map(({ id, label }) => ({ id, label }))
const bookingOptions = [
  { id: 'yes', label: 'People book it' },
  { id: 'no', label: 'No booking needed' },
] as const

export const amenityFilters = ['status', 'kind', 'booking'] as const
type List = ListState<(typeof amenityFilters)[number]>

/** The list as the server is asked for it, for the screen as for the export. */
export function amenityQuery({ search, filters, sort }: Pick<List, 'search' | 'filters' | 'sort'>) {
  const [booking] = filters.booking
  return {
    search,
    status: amenityStatuses.find((one) => one === filters.status[0]),
    amenityTypeId: amenityTypes.find(({ id }) => String(id) === filters.kind[0])?.id,
    isBookable: booking === undefined ? undefined : booking === 'yes',
    sort: orderOf(sort),
  }
}

function orderOf(sort: string) {
  return orders.find(({ id }) => id === sort)?.id ?? 'title'
}

interface AmenityFiltersProps {
  readonly list: List
  /** Whether the list is of all locations. */
  readonly isOfAll: boolean
}

/** Status, kind, way of booking and order of a list of amenities. */
export function AmenityFilters({ list, isOfAll }: AmenityFiltersProps) {
  return (
    <>
      <ListFilter list={list} filter="status" label="Status" options={statusOptions} />
      <ListFilter list={list} filter="kind" label="Kind" all="All kinds" options={typeOptions} />
      <ListFilter list={list} filter="booking" label="Booking" all="All" options={bookingOptions} />
      <SelectField
        label="Order"
        options={orders.filter(({ id }) => isOfAll || id !== 'location')}
        value={orderOf(list.sort)}
        onChange={list.setSort}
      />
    </>
  )
}
