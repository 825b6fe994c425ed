import type { JobHandlers } from '@waymark/service-kit/job-handlers'
import type { Context } from '../context.ts'
import { writeEmail } from '../db/emails.ts'
import { findMessagedBooking } from '../db/session-messages.ts'
import { renderEmail } from '../emails/render-email.ts'
import { sessionMessageEmail } from '../emails/session-message-email.ts'

/** Writes an organiser's message to one of those who come, by the address of their booking. */
export const sessionMessage: JobHandlers<'notify', Context>['notify.session-message'] = async (
  { bookingId, messageKey, subject, body },
  { context },
) => {
  await context.db.transaction().execute(async (trx) => {
    const booking = await findMessagedBooking(trx, bookingId)
    if (!booking) return
    await writeEmail(trx, {
      onceKey: `session message ${messageKey} ${bookingId}`,
      kind: 'session message',
      userProfileId: booking.client_user_profile_id,
      to: booking.contact_email,
      content: renderEmail(sessionMessageEmail(booking, { subject, body }, context.publicUrl)),
      at: context.now(),
    })
  })
}
