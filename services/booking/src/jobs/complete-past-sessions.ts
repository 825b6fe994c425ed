import { jobs } from '@waymark/contracts/jobs'
import type { JobHandlers } from '@waymark/service-kit/job-handlers'
import { addToOutbox } from '@waymark/service-kit/outbox'
import type { Transaction } from 'kysely'
import { completeBookings } from '../changing/complete-bookings.ts'
import type { Context } from '../context.ts'
import { lockPastSessions } from '../db/lock-sessions.ts'
import type { BookingDatabase } from '../db/schema.ts'
import { lockAttended, lockConfirmedOf } from '../db/session-bookings.ts'
import { writeSession } from '../db/write-sessions.ts'

type Handlers = JobHandlers<'booking', Context>
type Trx = Transaction<BookingDatabase>

/** After this long sessions complete automatically, as bookings of services do (domain.md, "Booking a service"). */
const completedAfterHours = 48
const batchSize = 100

export const completePastSessions: Handlers['booking.complete-past-sessions'] = async (_payload, { context }) => {
  const now = context.now()
  const endedBefore = new Date(now.getTime() - completedAfterHours * 3_600_000)
  await inBatches(context, async (trx) => {
    const past = await lockPastSessions(trx, endedBefore, batchSize)
    for (const { id } of past) {
      await writeSession(trx, id, { status: 'Completed', completed_at: now }, now)
      await addToOutbox(trx, jobs.booking.completeSessionBookings, { activitySessionId: id })
    }
    return past.length
  })
  // Those who were checked in before the end.
  await inBatches(context, (trx) => complete(trx, () => lockAttended(trx, now, batchSize), now))
}

export const completeSessionBookings: Handlers['booking.complete-session-bookings'] = (
  { activitySessionId },
  { context },
) =>
  inBatches(context, (trx) =>
    complete(trx, () => lockConfirmedOf(trx, activitySessionId, 'Completed', batchSize), context.now()),
  )

async function complete(trx: Trx, lock: () => ReturnType<typeof lockAttended>, now: Date): Promise<number> {
  const ids = await lock()
  await completeBookings(trx, ids, { userProfileId: null, name: 'Waymark' }, now)
  return ids.length
}

async function inBatches(context: Context, work: (trx: Trx) => Promise<number>): Promise<void> {
  while ((await context.db.transaction().execute(work)) === batchSize);
}
