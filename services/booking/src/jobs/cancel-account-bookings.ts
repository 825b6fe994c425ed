import { jobs } from '@waymark/contracts/jobs'
import type { AccountId, ActivityId, UserProfileId } from '@waymark/domain/ids'
import type { JobHandlers } from '@waymark/service-kit/job-handlers'
import { addToOutbox } from '@waymark/service-kit/outbox'
import type { Context } from '../context.ts'
import { listActivitiesToCome, lockVisitsToCome } from '../db/account-bookings.ts'
import { markCancelled } from '../db/bookings.ts'
import { addHistory, findPersonName } from '../db/history.ts'
import { lockOpenSessions, lockSchedule } from '../db/write-sessions.ts'
import { cancelSessions } from '../sessions/cancel-sessions.ts'

const batchSize = 50

interface Cancelling {
  readonly accountId: AccountId
  readonly reason: string
  readonly byUserProfileId: UserProfileId
}

/**
 * Cancels all that people have booked with an organisation and that has not begun. Each activity and each batch of
 * visits commits by itself, so that after a crash the next attempt goes on where it stopped. Sessions have jobs of their
 * own for their bookings.
 */
export const cancelAccountBookings: JobHandlers<'booking', Context>['booking.cancel-account-bookings'] = async (
  cancelling,
  { context },
) => {
  for (const activityId of await listActivitiesToCome(context.db, cancelling.accountId, context.now()))
    await cancelSessionsOf(context, activityId, cancelling)
  while ((await cancelVisits(context, cancelling)) === batchSize);
}

async function cancelSessionsOf(context: Context, activityId: ActivityId, { reason, byUserProfileId }: Cancelling) {
  const now = context.now()
  await context.db.transaction().execute(async (trx) => {
    await lockSchedule(trx, activityId)
    const open = await lockOpenSessions(trx, activityId)
    const toCome = open.filter(({ status, starts_at: startsAt }) => status === 'Active' && startsAt > now)
    await cancelSessions(trx, toCome, { reason, byUserProfileId, now })
  })
}

async function cancelVisits(context: Context, { accountId, reason, byUserProfileId }: Cancelling): Promise<number> {
  const now = context.now()
  return context.db.transaction().execute(async (trx) => {
    const bookingIds = await lockVisitsToCome(trx, accountId, now, batchSize)
    const byName = await findPersonName(trx, byUserProfileId)
    for (const bookingId of bookingIds) {
      await markCancelled(trx, bookingId, reason, now)
      const what = `Cancelled: ${reason}`
      const historyId = await addHistory(trx, { bookingId, what, byUserProfileId, byName, at: now })
      await addToOutbox(trx, jobs.notify.bookingChanged, {
        bookingId,
        change: 'cancelled',
        historyId,
        byUserProfileId,
      })
    }
    return bookingIds.length
  })
}
