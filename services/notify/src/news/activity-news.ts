import type { ActivityBookingFacts, OutageDuring, PersonWhoComes } from '../db/activity-bookings.ts'
import type { BookingNews } from './booking-news.ts'

/** One announcement about a booking of a session. */
export interface ActivityNews extends Pick<BookingNews, 'onceKey' | 'change' | 'byUserProfileId' | 'isOneOfMany'> {
  readonly booking: ActivityBookingFacts
  /** Its managers are told of the session instead. */
  readonly isOfCancelledSession: boolean
  /** Who comes, a companion after the person they come with. */
  readonly people: readonly PersonWhoComes[]
  /** What is out of order while they are there. */
  readonly outages: readonly OutageDuring[]
  /** What the booking's history says of it. */
  readonly what: string
}
