import type { feedback } from '@waymark/contracts/feedback'
import type { Handler } from '@waymark/service-kit/implement'
import { notFound, refuse } from '@waymark/service-kit/refusal'
import { feedbackAnswer } from '../../answers/feedback-answer.ts'
import { recordAndNotify } from '../../changing/record-and-notify.ts'
import type { Context } from '../../context.ts'
import { insertFeedback } from '../../db/feedback.ts'
import { findPersonName } from '../../db/history.ts'
import { publishReview } from '../../db/reviews.ts'
import { findForFeedback } from '../../rights/find-for-feedback.ts'

export const submitFeedbackBooking: Handler<Context, typeof feedback.submitFeedbackBooking> = async (
  input,
  { context, caller },
) => {
  const row = await findForFeedback(context, caller, input)
  if (row === 'notFound') return notFound()
  if (typeof row === 'string') return refuse(row)
  const { stars, comment, wasAsAccessible, isPublic } = input
  const at = context.now()
  return context.db.transaction().execute(async (trx) => {
    const newFeedback = { bookingId: row.id, serviceAreaId: row.service_area_id, stars, comment, wasAsAccessible, at }
    const saved = await insertFeedback(trx, newFeedback)
    if (!saved) return refuse('AlreadyGiven')
    if (comment !== '' && (isPublic || row.item_type === 'Activity')) await publishReview(trx, row, at)
    // The emailed link speaks for the client, signed in or not, as a guest does; for a location's booking it is whoever is signed in.
    const isByLink = input.token !== undefined || caller.kind !== 'person'
    const byUserProfileId = isByLink ? row.client_user_profile_id : caller.userProfileId
    await recordAndNotify(trx, {
      bookingId: row.id,
      change: 'feedback given',
      what: `Feedback: ${stars} ${stars === 1 ? 'star' : 'stars'}`,
      byUserProfileId,
      byName: byUserProfileId === null ? row.client_name : await findPersonName(trx, byUserProfileId),
      at,
    })
    return { feedback: feedbackAnswer(saved) }
  })
}
