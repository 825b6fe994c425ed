import type { BookingEmailKind } from '@waymark/domain/account/email-kinds'
import type { BookingNews } from './booking-news.ts'

/** The preference under which news of a booking comes. A refund that failed belongs to a cancellation. */
export function preferenceOf(change: BookingNews['change']): BookingEmailKind {
  return change === 'refund failed' ? 'booking cancelled' : `booking ${change}`
}
