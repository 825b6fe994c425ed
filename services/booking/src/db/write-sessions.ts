import { bookingStatus } from '@waymark/domain/enums'
import type { ActivityId, ActivitySessionId, ServiceAreaId, UserProfileId } from '@waymark/domain/ids'
import { type Insertable, type Kysely, sql, type Transaction, type Updateable } from 'kysely'
import type { ActivitySessionTable, BookingDatabase } from './schema.ts'

type Trx = Transaction<BookingDatabase>

/** The class id of the advisory locks for the sessions of an activity. */
const scheduleLock = 8_422

/** Serialises changes of the dates of an activity, so that what was free when checked is free when written. */
export async function lockSchedule(trx: Trx, activityId: ActivityId): Promise<void> {
  await sql`select pg_advisory_xact_lock(${scheduleLock}, ${activityId}::int)`.execute(trx)
}

/** The sessions that a request with this idempotency key added, by their start. */
export async function listSessionsOfRequest(
  db: Kysely<BookingDatabase> | Trx,
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

/** One staff member of one session. */
export interface SessionStaff {
  readonly activitySessionId: ActivitySessionId
  readonly userProfileId: UserProfileId
}

/**
 * Takes the time of staff for their sessions, as far as it is free; false when some of it is not. A plain insert would
 * deadlock under load. Call `lockStaffTime` first where time is released as well.
 */
export async function takeSessionStaff(trx: Trx, pairs: readonly SessionStaff[], now: Date): Promise<boolean> {
  if (pairs.length === 0) return true
  const { rows } = await sql`
    insert into staff_time (activity_session_id, user_profile_id, during, assigned_at)
    select s.id, p."userProfileId", tstzrange(s.starts_at, s.ends_at), ${now}
    from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as p("activitySessionId" bigint, "userProfileId" bigint)
    join activity_session s on s.id = p."activitySessionId"
    order by s.starts_at, p."userProfileId"
    on conflict on constraint staff_never_twice do nothing
    returning 1`.execute(trx)
  return rows.length === pairs.length
}

/** Releases the time of all staff of sessions. */
export async function releaseSessionStaff(trx: Trx, ids: readonly ActivitySessionId[]): Promise<void> {
  if (ids.length === 0) return
  await trx
    .deleteFrom('staff_time')
    .where('activity_session_id', 'in', [...ids])
    .execute()
}

/** Takes one staff member off a session. */
export async function releaseOneOfSession(trx: Trx, { activitySessionId, userProfileId }: SessionStaff): Promise<void> {
  await trx
    .deleteFrom('staff_time')
    .where('activity_session_id', '=', activitySessionId)
    .where('user_profile_id', '=', userProfileId)
    .execute()
}

/** Takes somebody off the sessions that have not begun, of one location or of all. */
export async function releaseComingSessions(
  db: Kysely<BookingDatabase>,
  of: { readonly userProfileId: UserProfileId; readonly serviceAreaId: ServiceAreaId | null; readonly now: Date },
): Promise<void> {
  await sql`
    delete from staff_time t using activity_session s
    where t.user_profile_id = ${of.userProfileId} and t.is_live and lower(t.during) > ${of.now}
      and s.id = t.activity_session_id and s.status in ('Draft', 'Active')
      and (${of.serviceAreaId}::bigint is null or s.service_area_id = ${of.serviceAreaId})`.execute(db)
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

/** Who helps with which of these sessions. */
export async function listSessionStaff(trx: Trx, ids: readonly ActivitySessionId[]): Promise<SessionStaff[]> {
  if (ids.length === 0) return []
  const rows = await trx
    .selectFrom('staff_time')
    .select(['activity_session_id', 'user_profile_id'])
    .where('activity_session_id', 'in', [...ids])
    .where('is_live', '=', true)
    .execute()
  return rows.flatMap(pairOf)
}

function pairOf(row: {
  readonly activity_session_id: ActivitySessionId | null
  readonly user_profile_id: UserProfileId
}): SessionStaff[] {
  return row.activity_session_id === null
    ? []
    : [{ activitySessionId: row.activity_session_id, userProfileId: row.user_profile_id }]
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
