import type { JobHandlers } from '@waymark/service-kit/job-handlers'
import { completeBookings } from '../changing/complete-bookings.ts'
import type { Context } from '../context.ts'
import { lockPastBookings } from '../db/bookings.ts'

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
    await completeBookings(
      trx,
      past.map(({ id }) => id),
      { userProfileId: null, name: 'Waymark' },
      now,
    )
    return past.length
  })
}
