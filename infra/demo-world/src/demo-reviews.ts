import type { ReviewTable } from '@waymark/booking-service/db/schema'
import type { DemoBookings } from './booking-plan.ts'
import type { Row } from './row.ts'
import type { SessionBookingRows } from './session-booking-plan.ts'

/** Of those who write after a visit, so many let everybody read it: all but each third. */
const keptPrivate = 3

/** What clients of the demo world say of a location for everybody to read: the newest of each, as `publishReview` keeps it. */
export function demoReviews(visits: DemoBookings, sessions: SessionBookingRows): readonly Row<ReviewTable>[] {
  const shown = [
    ...visits.feedback.filter(({ booking_id }) => booking_id % keptPrivate !== 0),
    ...sessions.feedback,
  ].flatMap(({ booking_id, service_area_id, comment, created_at }) =>
    comment === '' || created_at === undefined ? [] : [{ booking_id, service_area_id, created_at }],
  )
  const bookings = new Map([...visits.bookings, ...sessions.bookings].map((booking) => [booking.id, booking]))
  const newest = new Map<string, Row<ReviewTable>>()
  for (const { booking_id, service_area_id, created_at } of shown.toSorted(byTime)) {
    const { client_user_profile_id = null, guest_id = null } = bookings.get(booking_id) ?? {}
    newest.set(`${service_area_id} ${client_user_profile_id ?? guest_id}`, {
      booking_id,
      service_area_id,
      client_user_profile_id,
      guest_id: client_user_profile_id === null ? guest_id : null,
      created_at,
      hidden_at: null,
      hidden_reason: null,
    })
  }
  return [...newest.values()]
}

interface Said {
  readonly booking_id: number
  readonly created_at: Date
}

const byTime = (one: Said, other: Said) =>
  one.created_at.getTime() - other.created_at.getTime() || one.booking_id - other.booking_id
