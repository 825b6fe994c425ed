import type { InputOf } from '@waymark/contracts/define-call'
import type { feedback } from '@waymark/contracts/feedback'

export type FeedbackLink = InputOf<typeof feedback.getFeedbackBooking>

/**
 * Which booking a link is about: the signed token of the email is in the fragment, which browsers never send; somebody
 * logged in comes with the booking number. Null for a link that names no booking.
 */
export function readFeedbackLink(hash: string, query: URLSearchParams): FeedbackLink | null {
  const token = new URLSearchParams(hash.replace(/^#/, '')).get('token')
  if (token) return { token }
  const bookingId = Number(query.get('bookingId'))
  return Number.isSafeInteger(bookingId) && bookingId > 0 ? { bookingId } : null
}
