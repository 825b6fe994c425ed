import type { JobHandlers } from '@waymark/service-kit/job-handlers'
import type { Context } from '../context.ts'
import { findActivityBooking } from '../db/activity-bookings.ts'
import { writeEmail } from '../db/emails.ts'
import { guestAddress } from '../emails/guest-address.ts'
import { guestLinkEmail } from '../emails/guest-link-email.ts'
import { renderEmail } from '../emails/render-email.ts'

/** One email for each booking: a link is good for one, and once. */
export const guestBookingLinks: JobHandlers<'notify', Context>['notify.guest-booking-links'] = async (
  { bookingIds, onceKey },
  { context },
) => {
  await context.db.transaction().execute(async (trx) => {
    for (const bookingId of bookingIds) {
      const booking = await findActivityBooking(trx, bookingId)
      if (!booking || booking.guest_id === null) continue
      const { guest_id: guestId, contact_email: email } = booking
      const address = guestAddress(context, 'booking', { id: bookingId, guestId, email })
      await writeEmail(trx, context, {
        onceKey: `${onceKey} ${bookingId}`,
        kind: 'guest booking link',
        userProfileId: null,
        to: email,
        content: renderEmail(guestLinkEmail(booking, address)),
        at: context.now(),
      })
    }
  })
}
