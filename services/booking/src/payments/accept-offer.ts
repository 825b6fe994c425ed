import { jobs } from '@waymark/contracts/jobs'
import type { BookingId } from '@waymark/domain/ids'
import { addToOutbox } from '@waymark/service-kit/outbox'
import { recordAndNotify } from '../changing/record-and-notify.ts'
import type { Context } from '../context.ts'
import { confirmActivityBooking } from '../db/activity-booking-changes.ts'
import { lockActivityBooking } from '../db/activity-bookings.ts'
import { endOffer } from '../db/waitlist.ts'
import { isHolding } from './settle.ts'

/** Confirms held spaces that cost nothing: an offer of the waitlist. False when nothing is held any more. */
export async function acceptOffer(context: Context, bookingId: BookingId): Promise<boolean> {
  const now = context.now()
  return context.db.transaction().execute(async (trx) => {
    const booking = await lockActivityBooking(trx, bookingId)
    if (!booking?.is_area_active || booking.total_cents > 0 || !isHolding(booking, now)) return false
    await confirmActivityBooking(trx, bookingId, 'Completed', now)
    await endOffer(trx, bookingId, 'booked')
    const byUserProfileId = booking.client_user_profile_id
    await recordAndNotify(trx, {
      bookingId,
      change: 'confirmed',
      what: 'Booked',
      byUserProfileId,
      byName: booking.contact_name,
      at: now,
    })
    if (byUserProfileId !== null) await addToOutbox(trx, jobs.chat.openConversation, { bookingId })
    return true
  })
}
