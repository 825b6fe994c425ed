import { jobs } from '@waymark/contracts/jobs'
import type { JobHandlers } from '@waymark/service-kit/job-handlers'
import { addToOutbox } from '@waymark/service-kit/outbox'
import type { Context } from '../context.ts'
import { listGuestBookings } from '../db/activity-bookings.ts'

export const sendGuestBookingLinks: JobHandlers<'booking', Context>['booking.send-guest-booking-links'] = async (
  { email, onceKey },
  { context },
) => {
  const bookingIds = await listGuestBookings(context.db, email, context.now())
  if (bookingIds.length === 0) return
  await context.db
    .transaction()
    .execute((trx) => addToOutbox(trx, jobs.notify.guestBookingLinks, { bookingIds, onceKey }))
}
