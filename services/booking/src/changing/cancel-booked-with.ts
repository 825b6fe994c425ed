import type { ActivityId, UserProfileId } from '@waymark/domain/ids'
import type { Context } from '../context.ts'
import { type BookedWith, fromOf, listActivitiesToCome, lockVisitsToCome } from '../db/booked-with.ts'
import { markCancelled } from '../db/bookings.ts'
import { findPersonName } from '../db/history.ts'
import { lockOpenSessions, lockSchedule } from '../db/lock-sessions.ts'
import { cancelSessions } from '../sessions/cancel-sessions.ts'
import { recordAndNotify } from './record-and-notify.ts'

const batchSize = 50

interface Cancelling {
  readonly with: BookedWith
  readonly reason: string
  /** Null: Waymark. */
  readonly byUserProfileId: UserProfileId | null
}

/**
 * Cancels what people have booked with an organisation or a location and that has not begun. Each activity and each batch
 * of visits commits by itself, so that after a crash the next attempt goes on where it stopped. Sessions have jobs of
 * their own for their bookings.
 */
export async function cancelBookedWith(context: Context, cancelling: Cancelling): Promise<void> {
  for (const activityId of await listActivitiesToCome(context.db, cancelling.with, context.now()))
    await cancelSessionsOf(context, activityId, cancelling)
  while ((await cancelVisits(context, cancelling)) === batchSize);
}

async function cancelSessionsOf(context: Context, activityId: ActivityId, cancelling: Cancelling) {
  const { reason, byUserProfileId } = cancelling
  const now = context.now()
  const from = fromOf(cancelling.with, now)
  await context.db.transaction().execute(async (trx) => {
    await lockSchedule(trx, activityId)
    const open = await lockOpenSessions(trx, activityId)
    const toCome = open.filter(
      ({ status, starts_at: startsAt, ends_at: endsAt }) => status === 'Active' && startsAt > now && endsAt > from,
    )
    await cancelSessions(trx, toCome, { reason, byUserProfileId, now })
  })
}

async function cancelVisits(
  context: Context,
  { with: bookedWith, reason, byUserProfileId }: Cancelling,
): Promise<number> {
  const now = context.now()
  return context.db.transaction().execute(async (trx) => {
    const bookingIds = await lockVisitsToCome(trx, bookedWith, now, batchSize)
    const byName = byUserProfileId === null ? 'Waymark' : await findPersonName(trx, byUserProfileId)
    for (const bookingId of bookingIds) {
      await markCancelled(trx, bookingId, reason, now)
      const what = `Cancelled: ${reason}`
      const by = { byUserProfileId, byName, isOneOfMany: true }
      await recordAndNotify(trx, { bookingId, change: 'cancelled', what, ...by, at: now })
    }
    return bookingIds.length
  })
}
