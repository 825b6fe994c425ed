import type { feedback } from '@waymark/contracts/feedback'
import type { Handler } from '@waymark/service-kit/implement'
import { notFound, refuse } from '@waymark/service-kit/refusal'
import { bookingRowAnswer } from '../../answers/booking-row.ts'
import { feedbackAnswer } from '../../answers/feedback-answer.ts'
import type { Context } from '../../context.ts'
import { findFeedback } from '../../db/feedback.ts'
import { findForFeedback } from '../../rights/find-for-feedback.ts'

export const getFeedbackBooking: Handler<Context, typeof feedback.getFeedbackBooking> = async (
  input,
  { context, caller },
) => {
  const row = await findForFeedback(context, caller, input)
  if (row === 'notFound') return notFound()
  if (typeof row === 'string') return refuse(row)
  const feedback = await findFeedback(context.reads, row.id)
  const shown = bookingRowAnswer(row)
  return {
    bookingId: row.id,
    itemType: shown.itemType,
    itemName: shown.itemName,
    accountName: shown.accountName,
    accountLogo: shown.accountLogo,
    serviceAreaName: shown.serviceAreaName,
    clientFirstName: row.client_first_name ?? row.client_name,
    requestedStartDateTime: shown.requestedStartDateTime,
    timeZone: shown.timeZone,
    staffFirstNames: row.staff.map(({ firstName }) => firstName),
    feedback: feedback ? feedbackAnswer(feedback) : null,
  }
}
