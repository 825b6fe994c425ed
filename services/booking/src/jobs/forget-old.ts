import { jobs } from '@waymark/contracts/jobs'
import type { JobHandlers } from '@waymark/service-kit/job-handlers'
import { addToOutbox } from '@waymark/service-kit/outbox'
import type { Context } from '../context.ts'
import { deleteEndedNotes } from '../db/client-records.ts'
import { anonymiseOldBookings, findBookingYears, takeOldBookings } from '../db/old-bookings.ts'

const batchSize = 200

/** Anonymises the bookings whose legal period is over, and the conversations about them; deletes notes of clients that are over. */
export const forgetOld: JobHandlers<'booking', Context>['booking.forget-old'] = async (_payload, { context }) => {
  const now = context.now()
  const endedBefore = new Date(now)
  endedBefore.setUTCFullYear(now.getUTCFullYear() - (await findBookingYears(context.reads)))
  while ((await forgetBatch(context, endedBefore, now)) === batchSize);
  await deleteEndedNotes(context.db, now)
}

async function forgetBatch(context: Context, endedBefore: Date, now: Date): Promise<number> {
  return context.db.transaction().execute(async (trx) => {
    const bookingIds = await takeOldBookings(trx, { endedBefore, count: batchSize, now })
    if (bookingIds.length === 0) return 0
    await anonymiseOldBookings(trx, bookingIds)
    await addToOutbox(trx, jobs.chat.forgetBookings, { bookingIds: [...bookingIds] })
    return bookingIds.length
  })
}
