import type { booking } from '@waymark/contracts/booking'
import type { InputOf } from '@waymark/contracts/define-call'
import type { ListState } from '@waymark/web-kit/list-state'
import { allLocations } from '@waymark/web-kit/locations-choice'
import type { BookingSide } from './booking-side.ts'
import { chosenDay, chosenId, chosenItemType } from './list-choice.ts'
import { canBeOver, type ListView, over, tickedStatuses } from './list-views.ts'

/** The filters of a list of bookings, as they are in the URL. */
export const listFilters = [
  'locations',
  'status',
  'item',
  'staff',
  'service',
  'activity',
  'location',
  'client',
  'from',
  'to',
  'when',
] as const
export type BookingFilter = (typeof listFilters)[number]

/** The filters besides the search, the locations and the statuses. */
const moreFilters = listFilters.filter((filter) => filter !== 'status' && filter !== 'locations')

/** The side that a list is of, with all locations of a provider where the URL says so. */
export function sideOfList(
  side: BookingSide | null,
  { filters }: Pick<ListState<BookingFilter>, 'filters'>,
): BookingSide | null {
  const isAllLocations = side?.side === 'provider' && filters.locations[0] === allLocations
  return isAllLocations ? { ...side, isAllLocations } : side
}

/** Whether the list can be of several locations. */
export function hasLocations({ side, isAllLocations = false }: BookingSide): boolean {
  return side === 'client' || isAllLocations
}

/** How many filters are in use. */
export function countFilters({ filters }: Pick<ListState<BookingFilter>, 'filters'>, side: BookingSide): number {
  return moreFilters.filter((filter) => filters[filter].length > 0 && (filter !== 'location' || hasLocations(side)))
    .length
}

/** The list as the server is asked for it, for the screen as for the export. */
export function listInput(
  view: ListView,
  side: BookingSide,
  { filters, search, sort }: Pick<ListState<BookingFilter>, 'filters' | 'search' | 'sort'>,
): InputOf<typeof booking.exportBookingList> {
  const staffUserProfileId = chosenId(filters.staff)
  const clientUserProfileId = chosenId(filters.client)
  const itemType = chosenItemType(filters.item)
  const serviceId = itemType === 'Activity' ? null : chosenId(filters.service)
  const activityId = itemType === 'Service' ? null : chosenId(filters.activity)
  const locationId = hasLocations(side) ? chosenId(filters.location) : null
  const fromDate = chosenDay(filters.from)
  const toDate = chosenDay(filters.to)
  return {
    ...side,
    statuses: [...tickedStatuses(view, filters.status)],
    period: canBeOver(view) && filters.when[0] === over ? 'past' : view.period,
    search,
    ...(staffUserProfileId === null ? {} : { staffUserProfileId }),
    ...(clientUserProfileId === null ? {} : { clientUserProfileId }),
    ...(itemType === null ? {} : { itemType }),
    ...(serviceId === null ? {} : { serviceId }),
    ...(activityId === null ? {} : { activityId }),
    ...(locationId === null ? {} : { locationId }),
    ...(fromDate === null ? {} : { fromDate }),
    ...(toDate === null ? {} : { toDate }),
    sort: sort === '-start' ? '-start' : 'start',
  }
}
