import type { feedback } from '@waymark/contracts/feedback'
import type { Handler } from '@waymark/service-kit/implement'
import { notFound, refuse } from '@waymark/service-kit/refusal'
import { bookingRowAnswer } from '../../answers/booking-row.ts'
import { feedbackAnswer } from '../../answers/feedback-answer.ts'
import type { Context } from '../../context.ts'
import { findClient } from '../../db/clients.ts'
import { findFeedback } from '../../db/feedback.ts'
import { findForFeedback } from '../../rights/find-for-feedback.ts'

export const getFeedbackBooking: Handler<Context, typeof feedback.getFeedbackBooking> = async (
  input,
  { context, caller },
) => {
  const row = await findForFeedback(context, caller, input)
  if (row === 'notFound') return notFound()
  if (typeof row === 'string') return refuse(row)
  const [feedback, client] = await Promise.all([
    findFeedback(context.reads, row.id),
    findClient(context.reads, row.client_user_profile_id),
  ])
  const shown = bookingRowAnswer(row)
  return {
    bookingId: row.id,
    serviceName: shown.itemName,
    accountName: shown.accountName,
    accountLogo: shown.accountLogo,
    serviceAreaName: shown.serviceAreaName,
    clientFirstName: client?.first_name ?? '',
    requestedStartDateTime: shown.requestedStartDateTime,
    timeZone: shown.timeZone,
    staffFirstNames: row.staff.map(({ firstName }) => firstName),
    feedback: feedback ? feedbackAnswer(feedback) : null,
  }
}
