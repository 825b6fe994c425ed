import type { JobHandlers } from '@waymark/service-kit/job-handlers'
import type { Context } from '../context.ts'
import { findActivityBooking } from '../db/activity-bookings.ts'
import { writeEmail } from '../db/emails.ts'
import { linkToBooking } from '../emails/activity-links.ts'
import { renderEmail } from '../emails/render-email.ts'
import { sessionMessageEmail } from '../emails/session-message-email.ts'
import { clientOfSession } from '../news/client-of-session.ts'

/** Writes an organiser's message to one of those who come, by the address of their booking. */
export const sessionMessage: JobHandlers<'notify', Context>['notify.session-message'] = async (
  { bookingId, messageKey, subject, body },
  { context },
) => {
  await context.db.transaction().execute(async (trx) => {
    const booking = await findActivityBooking(trx, bookingId)
    if (!booking) return
    const client = await clientOfSession(trx, booking)
    if (!client) return
    await writeEmail(trx, context, {
      onceKey: `session message ${messageKey} ${bookingId}`,
      kind: 'session message',
      userProfileId: client.userProfileId,
      to: client.to,
      content: renderEmail(sessionMessageEmail(booking, { subject, body }, linkToBooking(context, booking, client))),
      at: context.now(),
    })
  })
}
