import type { activityBooking } from '@waymark/contracts/activity-booking'
import { jobs } from '@waymark/contracts/jobs'
import type { Handler } from '@waymark/service-kit/implement'
import { addToOutbox } from '@waymark/service-kit/outbox'
import type { Context } from '../../context.ts'
import { listGuestBookings } from '../../db/activity-bookings.ts'

/** The answer is the same for every address, so that nobody learns who has booked. */
export const sendGuestBookingLink: Handler<Context, typeof activityBooking.sendGuestBookingLink> = async (
  { email },
  { context, requestId },
) => {
  const bookingIds = await listGuestBookings(context.db, email, context.now())
  if (bookingIds.length > 0)
    await context.db
      .transaction()
      .execute((trx) =>
        addToOutbox(trx, jobs.notify.guestBookingLinks, { bookingIds, onceKey: `guest links ${requestId}` }),
      )
  return { done: true }
}
