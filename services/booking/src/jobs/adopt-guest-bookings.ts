import { jobs } from '@waymark/contracts/jobs'
import type { JobHandlers } from '@waymark/service-kit/job-handlers'
import { addToOutbox } from '@waymark/service-kit/outbox'
import type { Context } from '../context.ts'
import { adoptGuestBookings as adopt } from '../db/activity-bookings.ts'
import { deleteNotesOf } from '../db/client-records.ts'
import { adoptKeptBookings } from '../db/kept-clients.ts'

export const adoptGuestBookings: JobHandlers<'booking', Context>['booking.adopt-guest-bookings'] = async (
  { userProfileId },
  { context },
) => {
  await context.db.transaction().execute(async (trx) => {
    for (const bookingId of await adopt(trx, userProfileId))
      await addToOutbox(trx, jobs.chat.openConversation, { bookingId })
    const kept = await adoptKeptBookings(trx, userProfileId)
    for (const bookingId of kept.bookingIds) await addToOutbox(trx, jobs.chat.openConversation, { bookingId })
    await deleteNotesOf(trx, kept.clientIds)
    for (const clientId of kept.clientIds)
      await addToOutbox(trx, jobs.identity.forgetKeptClient, { userProfileId: clientId })
  })
}
