import type { BookingEmailKind } from '@waymark/domain/account/email-kinds'
import type { BookingNews } from './booking-news.ts'

/** The preference under which news of a booking comes. What becomes of its money belongs to a cancellation. */
export function preferenceOf(change: BookingNews['change']): BookingEmailKind {
  return change === 'refund failed' || change === 'given back' ? 'booking cancelled' : `booking ${change}`
}
