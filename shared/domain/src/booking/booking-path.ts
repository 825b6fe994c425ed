import type { ItemType } from '../enums.ts'

interface ListedBooking {
  readonly bookingId: number
  readonly itemType: ItemType
  /** Null for a service. */
  readonly activitySessionId: number | null
}

/** The page of a booking (product.md section 2). Those who run an activity look at the session, with all who come. */
export function bookingPath(
  { bookingId, itemType, activitySessionId }: ListedBooking,
  side: 'client' | 'provider',
): string {
  if (itemType === 'Service') return `/booking/${bookingId}`
  return side === 'provider' && activitySessionId !== null
    ? sessionPath(activitySessionId)
    : activityBookingPath(bookingId)
}

/** The page of one booking of a session, for its client and for those who manage it. */
export function activityBookingPath(bookingId: number): string {
  return `/activity-booking/${bookingId}`
}

/** The page of a session for those who run it. */
export function sessionPath(activitySessionId: number): string {
  return `/service-area/activities-events/activity-session/${activitySessionId}`
}
