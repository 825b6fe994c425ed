import type { feedback } from '@waymark/contracts/feedback'
import { bookingRights } from '@waymark/domain/rights/booking-rights'
import type { Handler } from '@waymark/service-kit/implement'
import { notFound, refuse } from '@waymark/service-kit/refusal'
import { feedbackAnswer } from '../../answers/feedback-answer.ts'
import { recordAndNotify } from '../../changing/record-and-notify.ts'
import type { Context } from '../../context.ts'
import { lockActivityBooking } from '../../db/activity-bookings.ts'
import { lockBooking } from '../../db/bookings.ts'
import { answerFeedback, findFeedback } from '../../db/feedback.ts'
import { findPersonName } from '../../db/history.ts'
import { partiesOf, viewerOf } from '../../rights/viewer.ts'

export const answerFeedbackBooking: Handler<Context, typeof feedback.answerFeedbackBooking> = async (
  input,
  { context, caller },
) => {
  const viewer = await viewerOf(context, caller)
  const { bookingId, answer } = input
  const byUserProfileId = caller.userProfileId
  const at = context.now()
  return context.db.transaction().execute(async (trx) => {
    const found = (await lockBooking(trx, bookingId)) ?? (await lockActivityBooking(trx, bookingId))
    const rights = found && bookingRights(viewer, partiesOf(found, found.staff_ids ?? []))
    if (!rights?.maySee) return notFound()
    if (!rights.mayAnswerFeedback) return refuse('ManagersOnly')
    if (!(await findFeedback(trx, bookingId))) return refuse('NoFeedback')
    const answered = await answerFeedback(trx, { bookingId, answer, byUserProfileId, at })
    if (!answered) return refuse('AlreadyAnswered')
    const byName = await findPersonName(trx, byUserProfileId)
    await recordAndNotify(trx, {
      bookingId,
      change: 'feedback answered',
      what: 'Feedback answered',
      byUserProfileId,
      byName,
      at,
    })
    return { feedback: feedbackAnswer(answered) }
  })
}
