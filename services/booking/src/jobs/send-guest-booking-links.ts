import { jobs } from '@waymark/contracts/jobs'
import type { JobHandlers } from '@waymark/service-kit/job-handlers'
import { addToOutbox } from '@waymark/service-kit/outbox'
import type { Context } from '../context.ts'
import { listGuestBookings } from '../db/activity-bookings.ts'
import { listGuestPlaces } from '../db/waitlist.ts'
import { tellOfPlace } from '../sessions/tell-of-place.ts'

/** To what guests have booked with an address, and to where they wait. */
export const sendGuestBookingLinks: JobHandlers<'booking', Context>['booking.send-guest-booking-links'] = async (
  { email, onceKey },
  { context },
) => {
  const now = context.now()
  await context.db.transaction().execute(async (trx) => {
    const bookingIds = await listGuestBookings(trx, email, now)
    if (bookingIds.length > 0) await addToOutbox(trx, jobs.notify.guestBookingLinks, { bookingIds, onceKey })
    for (const id of await listGuestPlaces(trx, email, now)) await tellOfPlace(trx, id, `${onceKey} waitlist ${id}`)
  })
}
