import type { JobHandlers } from '@waymark/service-kit/job-handlers'
import type { Context } from '../context.ts'
import { findActivityBooking } from '../db/activity-bookings.ts'
import { writeEmail } from '../db/emails.ts'
import { guestBookingAddress } from '../emails/guest-booking-address.ts'
import { renderEmail } from '../emails/render-email.ts'
import { sessionMessageEmail } from '../emails/session-message-email.ts'

/** Writes an organiser's message to one of those who come, by the address of their booking. */
export const sessionMessage: JobHandlers<'notify', Context>['notify.session-message'] = async (
  { bookingId, messageKey, subject, body },
  { context },
) => {
  await context.db.transaction().execute(async (trx) => {
    const booking = await findActivityBooking(trx, bookingId)
    if (!booking) return
    const { client_user_profile_id: userProfileId, guest_id: guestId } = booking
    const address =
      userProfileId === null && guestId !== null
        ? guestBookingAddress(context, { bookingId, guestId, email: booking.contact_email })
        : new URL(`/activity-booking/${bookingId}`, context.publicUrl).href
    await writeEmail(trx, context, {
      onceKey: `session message ${messageKey} ${bookingId}`,
      kind: 'session message',
      userProfileId,
      to: booking.contact_email,
      content: renderEmail(sessionMessageEmail(booking, { subject, body }, address)),
      at: context.now(),
    })
  })
}
