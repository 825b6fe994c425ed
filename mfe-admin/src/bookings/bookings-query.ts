import type { booking } from '@waymark/contracts/booking'
import type { InputOf, OutputOf } from '@waymark/contracts/define-call'
import { bookingStatusNames, filterableStatuses } from '@waymark/domain/booking/status'
import { bookingStatus, type ItemType, itemTypes } from '@waymark/domain/enums'
import { dayNumber, type WallDay } from '@waymark/domain/schedule/wall-clock'

export type BookingRow = OutputOf<typeof booking.getBookingList>['items'][number]

export const bookingsPath = '/global-admin/bookings'

/** The filters of the list, as they are in the URL. */
export const bookingFilters = ['status', 'item', 'from', 'to', 'account'] as const
export type BookingFilter = (typeof bookingFilters)[number]

export const orders = [
  { id: '-created', label: 'Newest booking first' },
  { id: 'created', label: 'Oldest booking first' },
  { id: 'start', label: 'Earliest start first' },
  { id: '-start', label: 'Latest start first' },
] as const

export type Order = (typeof orders)[number]['id']

export const firstOrder: Order = '-created'

/** The order in the URL; anything else means the first one. */
export function orderOf(text: string): Order {
  return orders.find(({ id }) => id === text)?.id ?? firstOrder
}

/** The statuses of the filter: those of the source, and the one of bookings that wait for somebody, which rows have too. */
export const filteredStatuses = [bookingStatus.New, ...filterableStatuses] as const

/** Names of the statuses in the URL; none means all. */
export function statusNamesOf(filter: readonly string[]): string[] {
  return filteredStatuses.map((status) => bookingStatusNames[status]).filter((name) => filter.includes(name))
}

/** Services or activities alone, or null for both. */
function itemTypeOf([chosen]: readonly string[]): ItemType | null {
  return itemTypes.find((one) => one === chosen) ?? null
}

/** A day in the URL, or null. */
export function dayOf(filter: readonly string[]): WallDay | null {
  const [day] = filter
  return day !== undefined && dayNumber(day) !== null ? day : null
}

/** The id of an organisation in the URL, or null. */
export function accountOf(filter: readonly string[]): number | null {
  const id = Number(filter[0])
  return Number.isSafeInteger(id) && id > 0 ? id : null
}

interface Asked {
  readonly search: string
  readonly sort: string
  readonly filters: Readonly<Record<BookingFilter, readonly string[]>>
}

/** The list as the server is asked for it, for the screen as for the file. */
export function bookingsInput({ search, sort, filters }: Asked): InputOf<typeof booking.exportBookingList> {
  const names = statusNamesOf(filters.status)
  const itemType = itemTypeOf(filters.item)
  const [fromDate, toDate, accountId] = [dayOf(filters.from), dayOf(filters.to), accountOf(filters.account)]
  return {
    side: 'all',
    search,
    sort: orderOf(sort),
    statuses: filteredStatuses.filter((status) => names.includes(bookingStatusNames[status])),
    ...(itemType === null ? {} : { itemType }),
    ...(fromDate === null ? {} : { fromDate }),
    ...(toDate === null ? {} : { toDate }),
    ...(accountId === null ? {} : { accountId }),
  }
}

const itemParam = 'item'

/** The page of a booking. Bookings of services and activities share their numbers, so the address says which it is. */
export function adminBookingHref({ bookingId, itemType }: Pick<BookingRow, 'bookingId' | 'itemType'>): string {
  return `${bookingsPath}/${bookingId}${itemType === 'Activity' ? `?${itemParam}=activity` : ''}`
}

/** Whether the address says that a booking is of an activity. */
export function isNamedActivity(params: URLSearchParams): boolean {
  return params.get(itemParam) === 'activity'
}
