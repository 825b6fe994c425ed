import { jobs } from '@waymark/contracts/jobs'
import type { JobHandlers } from '@waymark/service-kit/job-handlers'
import { addToOutbox } from '@waymark/service-kit/outbox'
import type { Context } from '../context.ts'
import { lockPastBookings, markCompleted } from '../db/bookings.ts'
import { addHistory } from '../db/history.ts'

/** After this long bookings complete automatically (domain.md, "Booking a service"). */
const completedAfterHours = 48
const batchSize = 100

export const completePastBookings: JobHandlers<'booking', Context>['booking.complete-past-bookings'] = async (
  _payload,
  { context },
) => {
  const now = context.now()
  const endedBefore = new Date(now.getTime() - completedAfterHours * 3_600_000)
  while ((await completeBatch(context, endedBefore, now)) === batchSize);
}

async function completeBatch(context: Context, endedBefore: Date, now: Date): Promise<number> {
  return context.db.transaction().execute(async (trx) => {
    const past = await lockPastBookings(trx, endedBefore, batchSize)
    for (const { id } of past) {
      await markCompleted(trx, id, now)
      const historyId = await addHistory(trx, {
        bookingId: id,
        what: 'Completed',
        byUserProfileId: null,
        byName: 'Waymark',
        at: now,
      })
      await addToOutbox(trx, jobs.notify.bookingChanged, {
        bookingId: id,
        change: 'completed',
        historyId,
        byUserProfileId: null,
      })
    }
    return past.length
  })
}
