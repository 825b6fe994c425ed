import type { ActivityBookingFacts } from '../db/activity-bookings.ts'
import type { BookingNews } from './booking-news.ts'

/** One announcement about a booking of a session. */
export interface ActivityNews extends Pick<BookingNews, 'onceKey' | 'change' | 'byUserProfileId'> {
  readonly booking: ActivityBookingFacts
  /** What the booking's history says of it. */
  readonly what: string
}
