import { type BookingStatus, bookingStatus } from '../enums.ts'

/** How each booking status is called (product.md section 4). */
export const bookingStatusNames: Record<BookingStatus, keyof typeof bookingStatus> = {
  [bookingStatus.New]: 'New',
  [bookingStatus.Confirmed]: 'Confirmed',
  [bookingStatus.Completed]: 'Completed',
  [bookingStatus.Cancelled]: 'Cancelled',
  [bookingStatus.Incomplete]: 'Incomplete',
}

/** The statuses that lists can be filtered by, in the order of the source. */
export const filterableStatuses = [
  bookingStatus.Confirmed,
  bookingStatus.Completed,
  bookingStatus.Cancelled,
  bookingStatus.Incomplete,
] as const

/** The statuses in which a booking holds its staff member's time or its spaces. */
export const liveStatuses = [bookingStatus.New, bookingStatus.Confirmed] as const

const nextStatuses: Record<BookingStatus, readonly BookingStatus[]> = {
  [bookingStatus.New]: [bookingStatus.Confirmed, bookingStatus.Incomplete],
  [bookingStatus.Confirmed]: [bookingStatus.Completed, bookingStatus.Cancelled],
  [bookingStatus.Completed]: [],
  [bookingStatus.Cancelled]: [],
  // A payment may arrive after the hold ran out; it is kept when the spaces are still there.
  [bookingStatus.Incomplete]: [bookingStatus.Confirmed],
}

/** Whether a booking may go from one status to the other. Only a Confirmed one is completed or cancelled (product.md section 4). */
export function mayBecome(from: BookingStatus, to: BookingStatus): boolean {
  return nextStatuses[from].includes(to)
}

/** Whether the booking holds time or spaces. */
export function isLive(status: BookingStatus): boolean {
  return status === bookingStatus.New || status === bookingStatus.Confirmed
}

/** Whether the queue still has to find somebody for a date. A change of a whole series waits for it: it would miss the date otherwise. */
export function isBeingPlaced({ status }: { readonly status: number }): boolean {
  return status === bookingStatus.New
}

/** What stands for the staff of a booking without any: of one that is over nobody comes any more. */
export function nobodyWords({ status }: { readonly status: number }): string {
  return status === bookingStatus.Cancelled || status === bookingStatus.Completed ? 'Nobody' : 'Nobody yet'
}
