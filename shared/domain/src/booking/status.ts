import { type BookingStatus, bookingStatus } from '../enums.ts'

/** Names of the booking statuses (product.md section 4). */
export const bookingStatusNames: Record<BookingStatus, keyof typeof bookingStatus> = {
  [bookingStatus.New]: 'New',
  [bookingStatus.Confirmed]: 'Confirmed',
  [bookingStatus.Completed]: 'Completed',
  [bookingStatus.Cancelled]: 'Cancelled',
  [bookingStatus.Incomplete]: 'Incomplete',
}

/** The statuses that lists can be filtered by, in the source's order. */
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
  // A payment may arrive after the hold expired, if the spaces are still free; a manager may send somebody to a visit.
  [bookingStatus.Incomplete]: [bookingStatus.Confirmed],
}

/**
 * Whether a booking may change from one status to another. Only a Confirmed one can be completed or cancelled
 * (product.md section 4).
 */
export function mayBecome(from: BookingStatus, to: BookingStatus): boolean {
  return nextStatuses[from].includes(to)
}

/** Whether the booking holds time or spaces. */
export function isLive(status: BookingStatus): boolean {
  return status === bookingStatus.New || status === bookingStatus.Confirmed
}

/**
 * Whether a date is still waiting to be placed. A change of a whole series has to wait for it, or it would miss the
 * date.
 */
export function isBeingPlaced({ status }: { readonly status: number }): boolean {
  return status === bookingStatus.New
}

/** Why nothing can be done yet with a booking that is being placed, where the refusal of the source would explain nothing. */
export const beingPlacedText =
  'This booking still waits for somebody to take it. It can be changed or cancelled once it is confirmed.'

/** Shown in place of staff for a booking without any; depends on whether somebody may still be assigned. */
export function nobodyText({ status }: { readonly status: number }): string {
  return status === bookingStatus.Cancelled || status === bookingStatus.Completed ? 'Nobody' : 'Nobody yet'
}
