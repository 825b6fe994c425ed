import type { activityBooking } from '@waymark/contracts/activity-booking'
import { isOfGuest } from '@waymark/domain/account/guest-link'
import { bookingStatus } from '@waymark/domain/enums'
import type { Handler } from '@waymark/service-kit/implement'
import { requirePayments } from '@waymark/service-kit/payments'
import { notFound } from '@waymark/service-kit/refusal'
import type { Context } from '../../context.ts'
import { lockActivityBooking } from '../../db/activity-bookings.ts'
import { findOpenPayment } from '../../db/payments.ts'
import { findWaitlistEntry, markLeft } from '../../db/waitlist.ts'
import { closeCheckout, releaseUnpaid } from '../../payments/settle.ts'

export const leaveActivityWaitlist: Handler<Context, typeof activityBooking.leaveActivityWaitlist> = async (
  { waitlistEntryId },
  { context, caller },
) => {
  const entry = await findWaitlistEntry(context.db, waitlistEntryId)
  const isTheirs =
    caller.kind === 'guest'
      ? entry !== undefined && isOfGuest(caller, { guestId: entry.guest_id, email: entry.contact_email })
      : entry?.client_user_profile_id === caller.userProfileId
  if (!entry || !isTheirs) return notFound()
  const offer = entry.state === 'offered' ? entry.offer_booking_id : null
  if (offer !== null && (await findOpenPayment(context.db, offer)))
    await closeCheckout(context, requirePayments(context.payments), offer)
  const now = context.now()
  await context.db.transaction().execute(async (trx) => {
    const booking = offer === null ? undefined : await lockActivityBooking(trx, offer)
    if (booking?.status === bookingStatus.New && !(await findOpenPayment(trx, booking.id)))
      await releaseUnpaid(trx, booking, 'The offered spaces were given back', now)
    await markLeft(trx, waitlistEntryId)
  })
  return { done: true }
}
