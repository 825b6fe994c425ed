import { jobs } from '@waymark/contracts/jobs'
import { serviceWatchDays } from '@waymark/domain/booking/service-watch'
import type { JobHandlers } from '@waymark/service-kit/job-handlers'
import { addToOutbox } from '@waymark/service-kit/outbox'
import type { Context } from '../context.ts'
import { deleteEndedNotes } from '../db/client-records.ts'
import { deleteEndedEarlierWatches } from '../db/earlier-watches.ts'
import { anonymiseOldBookings, findBookingYears, takeOldBookings } from '../db/old-bookings.ts'
import { deleteOldServiceWatches } from '../db/service-watches.ts'

const batchSize = 200

/** Anonymises the bookings whose legal period is over, and the conversations about them; deletes notes of clients that are over, and what people have waited for too long. */
export const forgetOld: JobHandlers<'booking', Context>['booking.forget-old'] = async (_payload, { context }) => {
  const now = context.now()
  const endedBefore = new Date(now)
  endedBefore.setUTCFullYear(now.getUTCFullYear() - (await findBookingYears(context.reads)))
  while ((await forgetBatch(context, endedBefore, now)) === batchSize);
  await deleteEndedNotes(context.db, now)
  await deleteEndedEarlierWatches(context.db, now)
  await deleteOldServiceWatches(context.db, new Date(now.getTime() - serviceWatchDays * 86_400_000))
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
