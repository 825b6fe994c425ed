import { jobs } from '@waymark/contracts/jobs'
import type { JobHandlers } from '@waymark/service-kit/job-handlers'
import { addToOutbox } from '@waymark/service-kit/outbox'
import type { Context } from '../context.ts'
import { adoptGuestBookings as adopt } from '../db/activity-bookings.ts'

export const adoptGuestBookings: JobHandlers<'booking', Context>['booking.adopt-guest-bookings'] = async (
  { userProfileId },
  { context },
) => {
  await context.db.transaction().execute(async (trx) => {
    for (const bookingId of await adopt(trx, userProfileId))
      await addToOutbox(trx, jobs.chat.openConversation, { bookingId })
  })
}
