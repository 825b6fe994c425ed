import type { ActivityId, ActivitySessionId } from '@waymark/domain/ids'
import type { Insertable, Kysely, Transaction, Updateable } from 'kysely'
import type { ActivitySessionTable, BookingDatabase } from './schema.ts'
import { releaseSessionStaff } from './session-staff.ts'

type Trx = Transaction<BookingDatabase>

/** The sessions that a request with this idempotency key added, by their start. */
export async function listSessionsOfRequest(
  db: Kysely<BookingDatabase>,
  activityId: ActivityId,
  idempotencyKey: string,
): Promise<ActivitySessionId[]> {
  const rows = await db
    .selectFrom('activity_session')
    .select('id')
    .where('activity_id', '=', activityId)
    .where('idempotency_key', '=', idempotencyKey)
    .orderBy('starts_at')
    .execute()
  return rows.map(({ id }) => id)
}

/** Adds sessions and returns their ids in the same order. */
export async function addSessions(
  trx: Trx,
  sessions: readonly Insertable<ActivitySessionTable>[],
): Promise<ActivitySessionId[]> {
  const rows = await trx
    .insertInto('activity_session')
    .values([...sessions])
    .returning(['id', 'starts_at'])
    .execute()
  return rows.toSorted((a, b) => a.starts_at.getTime() - b.starts_at.getTime()).map(({ id }) => id)
}

/**
 * Cancels the sessions among these that nobody has booked meanwhile, and releases their staff; returns those that it
 * cancelled.
 */
export async function replaceSessions(
  trx: Trx,
  ids: readonly ActivitySessionId[],
  now: Date,
): Promise<ActivitySessionId[]> {
  if (ids.length === 0) return []
  const replaced = await trx
    .updateTable('activity_session')
    .set((row) => ({
      status: 'Cancelled',
      cancel_reason: 'Replaced by another session.',
      cancelled_at: now,
      updated_at: now,
      version: row('version', '+', 1),
    }))
    .where('id', 'in', [...ids])
    .where('status', 'in', ['Draft', 'Active'])
    .where('spaces_taken', '=', 0)
    .returning('id')
    .execute()
  await releaseSessionStaff(trx, ids)
  return replaced.map(({ id }) => id)
}

export async function writeSession(
  trx: Trx,
  activitySessionId: ActivitySessionId,
  columns: Updateable<ActivitySessionTable>,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('activity_session')
    .set((row) => ({ ...columns, updated_at: now, version: row('version', '+', 1) }))
    .where('id', '=', activitySessionId)
    .execute()
}

/** Ends the waiting for spaces of sessions that do not take place; returns who waited. Offers end with their bookings. */
export async function endWaiting(trx: Trx, ids: readonly ActivitySessionId[]) {
  if (ids.length === 0) return []
  return trx
    .updateTable('waitlist_entry as w')
    .from('activity_session as s')
    .set({ state: 'left' })
    .whereRef('s.id', '=', 'w.activity_session_id')
    .where('w.activity_session_id', 'in', [...ids])
    .where('w.state', '=', 'waiting')
    .returning(['w.id', 'w.client_user_profile_id', 'w.contact_name', 'w.contact_email'])
    .returning(['s.activity_id', 's.starts_at', 's.time_zone', 's.cancel_reason'])
    .execute()
}
