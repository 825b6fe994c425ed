import { bookingStatus } from '@waymark/domain/enums'
import type { ActivityId, ActivitySessionId } from '@waymark/domain/ids'
import { sql, type Transaction } from 'kysely'
import type { BookingDatabase } from './schema.ts'

type Trx = Transaction<BookingDatabase>

/** The class id of the advisory locks for the sessions of an activity. */
const scheduleLock = 8_422

/** Serialises changes of the dates of an activity, so that what was free when checked is free when written. */
export async function lockSchedule(trx: Trx, activityId: ActivityId): Promise<void> {
  await sql`select pg_advisory_xact_lock(${scheduleLock}, ${activityId}::int)`.execute(trx)
}

/**
 * Locks the live bookings of sessions before their sessions are locked, as a client who cancels does: the other way
 * round the two would deadlock.
 */
export async function lockBookingsOf(trx: Trx, ids: readonly ActivitySessionId[]): Promise<void> {
  await trx
    .selectFrom('booking')
    .select('id')
    .where('activity_session_id', 'in', [...ids])
    .where('status', 'in', [bookingStatus.New, bookingStatus.Confirmed])
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** The ids of a session and of those after it that `lockLaterSessions` locks. */
export async function listLaterIds(
  trx: Trx,
  { id, activity_id: activityId, starts_at: startsAt }: Pick<LockedSession, 'id' | 'activity_id' | 'starts_at'>,
): Promise<ActivitySessionId[]> {
  const rows = await trx
    .selectFrom('activity_session')
    .select('id')
    .where('activity_id', '=', activityId)
    .where('starts_at', '>', startsAt)
    .execute()
  return [id, ...rows.map((row) => row.id)]
}

/** Locks a session until the transaction ends. */
export async function lockSession(trx: Trx, activitySessionId: ActivitySessionId) {
  return trx
    .selectFrom('activity_session')
    .selectAll()
    .where('id', '=', activitySessionId)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

export type LockedSession = NonNullable<Awaited<ReturnType<typeof lockSession>>>

/** Locks the later sessions of the same activity that have not begun, the next first. */
export async function lockLaterSessions(trx: Trx, session: LockedSession, now: Date): Promise<LockedSession[]> {
  return trx
    .selectFrom('activity_session')
    .selectAll()
    .where('activity_id', '=', session.activity_id)
    .where('status', 'in', ['Draft', 'Active'])
    .where('starts_at', '>', session.starts_at)
    .where('starts_at', '>', now)
    .where('id', '!=', session.id)
    .orderBy('starts_at')
    .forNoKeyUpdate()
    .execute()
}

/** Locks the Draft and Active sessions of an activity until the transaction ends. */
export async function lockOpenSessions(trx: Trx, activityId: ActivityId): Promise<LockedSession[]> {
  return trx
    .selectFrom('activity_session')
    .selectAll()
    .where('activity_id', '=', activityId)
    .where('status', 'in', ['Draft', 'Active'])
    .orderBy('starts_at')
    .forNoKeyUpdate()
    .execute()
}

/** Locks Active sessions that ended before `endedBefore`, skipping those locked by another worker. */
export async function lockPastSessions(trx: Trx, endedBefore: Date, count: number) {
  return trx
    .selectFrom('activity_session')
    .select('id')
    .where('status', '=', 'Active')
    .where('ends_at', '<', endedBefore)
    .orderBy('ends_at')
    .limit(count)
    .forNoKeyUpdate()
    .skipLocked()
    .execute()
}
