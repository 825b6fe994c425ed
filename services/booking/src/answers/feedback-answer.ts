import type { bookingFeedback } from '@waymark/contracts/feedback'
import type * as z from 'zod/mini'
import type { FeedbackRow } from '../db/feedback.ts'

/** A client's feedback with the provider's answer. */
export function feedbackAnswer(row: FeedbackRow): z.input<typeof bookingFeedback> {
  return {
    stars: row.stars,
    comment: row.comment,
    wasAsAccessible: row.was_as_accessible,
    createdAt: row.created_at.toISOString(),
    answer: row.answer,
    answeredAt: row.answered_at?.toISOString() ?? null,
  }
}
