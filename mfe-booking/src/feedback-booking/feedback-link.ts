import type { InputOf } from '@waymark/contracts/define-call'
import type { feedback } from '@waymark/contracts/feedback'

export type FeedbackLink = InputOf<typeof feedback.getFeedbackBooking>

/**
 * Which booking a link is about: the signed token of the email stands behind the `#`, which browsers never send; who is
 * logged in comes with the number of the booking. Null for a link that names none.
 */
export function readFeedbackLink(hash: string, query: URLSearchParams): FeedbackLink | null {
  const token = new URLSearchParams(hash.replace(/^#/, '')).get('token')
  if (token) return { token }
  const bookingId = Number(query.get('bookingId'))
  return Number.isSafeInteger(bookingId) && bookingId > 0 ? { bookingId } : null
}
