import type { ActivityStatus } from '@waymark/domain/enums'
import type { ActivityId, ActivitySessionId, ServiceAreaId, UserProfileId } from '@waymark/domain/ids'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { BookingDatabase } from './schema.ts'

type Trx = Transaction<BookingDatabase>

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
    insert into staff_time (activity_session_id, account_id, user_profile_id, during, assigned_at)
    select s.id, s.account_id, p."userProfileId", tstzrange(s.starts_at, s.ends_at), ${now}
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

/** Takes somebody off the sessions that have not begun, of one location or of all; returns which. */
export async function releaseComingSessions(
  db: Kysely<BookingDatabase>,
  of: { readonly userProfileId: UserProfileId; readonly serviceAreaId: ServiceAreaId | null; readonly now: Date },
): Promise<SessionStaff[]> {
  const { rows } = await sql<SessionStaff>`
    delete from staff_time t using activity_session s
    where t.user_profile_id = ${of.userProfileId} and t.is_live and lower(t.during) > ${of.now}
      and s.id = t.activity_session_id and s.status in ('Draft', 'Active')
      and (${of.serviceAreaId}::bigint is null or s.service_area_id = ${of.serviceAreaId})
    returning s.id as "activitySessionId", t.user_profile_id as "userProfileId"`.execute(db)
  return rows
}

/** A session as those are told of it who help with it. */
export interface ToldSession {
  readonly id: ActivitySessionId
  readonly activityId: ActivityId
  readonly status: ActivityStatus
  readonly title: string
  readonly areaName: string
  readonly isOfAmenity: boolean
  readonly startsAt: Date
  readonly endsAt: Date
  readonly timeZone: string
  readonly cancelReason: string | null
}

/** These sessions by name, place and time, the next first. */
export async function listToldSessions(trx: Trx, ids: readonly ActivitySessionId[]): Promise<ToldSession[]> {
  if (ids.length === 0) return []
  return trx
    .selectFrom('activity_session as s')
    .innerJoin('provider_api.activity as t', 't.id', 's.activity_id')
    .innerJoin('provider_api.service_area as a', 'a.id', 's.service_area_id')
    .select(['s.id', 's.activity_id as activityId', 's.status', 't.title', 'a.name as areaName'])
    .select(['s.starts_at as startsAt', 's.ends_at as endsAt', 's.time_zone as timeZone'])
    .select(['s.cancel_reason as cancelReason', sql<boolean>`t.amenity_type_id is not null`.as('isOfAmenity')])
    .where('s.id', 'in', [...ids])
    .orderBy('s.starts_at')
    .orderBy('s.id')
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
