import type { activityBooking } from '@waymark/contracts/activity-booking'
import { jobs } from '@waymark/contracts/jobs'
import { recipientLimits } from '@waymark/contracts/limits'
import type { Handler } from '@waymark/service-kit/implement'
import { addToOutbox } from '@waymark/service-kit/outbox'
import type { Context } from '../../context.ts'
import { listGuestBookings } from '../../db/activity-bookings.ts'

/** The answer is the same for every address, so that nobody learns who has booked; an address gets a few emails a day. */
export const sendGuestBookingLink: Handler<Context, typeof activityBooking.sendGuestBookingLink> = async (
  { email },
  { context, requestId },
) => {
  const waitSeconds = await context.limits.count(
    `guest links ${email.toLowerCase()}`,
    recipientLimits.guestBookingLinks,
  )
  if (waitSeconds !== undefined) return { done: true }
  const bookingIds = await listGuestBookings(context.db, email, context.now())
  if (bookingIds.length > 0)
    await context.db
      .transaction()
      .execute((trx) =>
        addToOutbox(trx, jobs.notify.guestBookingLinks, { bookingIds, onceKey: `guest links ${requestId}` }),
      )
  return { done: true }
}
