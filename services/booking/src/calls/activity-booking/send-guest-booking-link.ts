import type { activityBooking } from '@waymark/contracts/activity-booking'
import { jobs } from '@waymark/contracts/jobs'
import { recipientLimits } from '@waymark/contracts/limits'
import type { Handler } from '@waymark/service-kit/implement'
import { addToOutbox } from '@waymark/service-kit/outbox'
import type { Context } from '../../context.ts'

/** Looks nothing up: neither the answer nor its time says who has booked. An address gets a few emails a day. */
export const sendGuestBookingLink: Handler<Context, typeof activityBooking.sendGuestBookingLink> = async (
  { email },
  { context, requestId },
) => {
  const waitSeconds = await context.limits.count(
    `guest links ${email.toLowerCase()}`,
    recipientLimits.guestBookingLinks,
  )
  if (waitSeconds !== undefined) return { done: true }
  await context.db
    .transaction()
    .execute((trx) =>
      addToOutbox(trx, jobs.booking.sendGuestBookingLinks, { email, onceKey: `guest links ${requestId}` }),
    )
  return { done: true }
}
