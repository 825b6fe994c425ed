import type { BusyStaff, OtherSession } from '@waymark/domain/activity/session-availability'
import { bookingStatus } from '@waymark/domain/enums'
import type { AccountId, ActivityId, ActivitySessionId, ServiceAreaId, UserProfileId } from '@waymark/domain/ids'
import type { WallDay } from '@waymark/domain/schedule/wall-clock'
import { type Kysely, sql } from 'kysely'
import type { BookingDatabase } from './schema.ts'

type Db = Kysely<BookingDatabase>

/** An activity with all that its sessions take from it and from its location. */
export async function findActivityToSchedule(db: Db, activityId: ActivityId) {
  return db
    .selectFrom('provider_api.activity as t')
    .innerJoin('provider_api.venue as a', 'a.id', 't.service_area_id')
    .leftJoin('provider_api.amenity as m', 'm.id', 't.id')
    .leftJoin('provider_api.card_account as k', 'k.account_id', 't.account_id')
    .select(['t.id', 't.account_id', 't.service_area_id', 't.status', 't.price_cents', 't.concession_price_cents'])
    .select(['t.spaces_per_session', 't.spaces_per_client', 't.wheelchair_spaces', 't.hearing_receivers'])
    .select(['t.amenity_type_id', 't.is_bookable'])
    .select(['t.interpreter_places', 't.quiet_places', 'a.time_zone', 'a.opening_hours', 'k.card_status'])
    .select(['m.opening_hours as amenity_hours', 'm.feature_ids'])
    .select((row) =>
      row
        .selectFrom('provider_api.activity_staff as f')
        .innerJoin('identity_api.person as p', 'p.id', 'f.user_profile_id')
        .select(sql<UserProfileId[]>`coalesce(array_agg(f.user_profile_id), '{}')`.as('ids'))
        .whereRef('f.activity_id', '=', 't.id')
        .where('p.can_work', '=', true)
        .as('staff_ids'),
    )
    .where('t.id', '=', activityId)
    .executeTakeFirst()
}

export type ActivityToSchedule = NonNullable<Awaited<ReturnType<typeof findActivityToSchedule>>>

interface Span {
  readonly from: Date
  readonly until: Date
}

/** The Draft and Active sessions of an activity that meet a span. */
export async function listOpenSessions(
  db: Db,
  activityId: ActivityId,
  { from, until }: Span,
): Promise<(OtherSession & { readonly id: ActivitySessionId })[]> {
  const rows = await db
    .selectFrom('activity_session as s')
    .select(['s.id', 's.starts_at', 's.ends_at'])
    .select(
      sql<boolean>`s.spaces_taken = 0
        and not exists (select from booking b where b.activity_session_id = s.id
          and b.status in (${bookingStatus.New}, ${bookingStatus.Confirmed}))
        and not exists (select from waitlist_entry w where w.activity_session_id = s.id
          and w.state in ('waiting', 'offered'))`.as('is_replaceable'),
    )
    .where('s.activity_id', '=', activityId)
    .where('s.status', 'in', ['Draft', 'Active'])
    .where('s.ends_at', '>', from)
    .where('s.starts_at', '<', until)
    .orderBy('s.starts_at')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    startMs: row.starts_at.getTime(),
    endMs: row.ends_at.getTime(),
    isReplaceable: row.is_replaceable,
  }))
}

/** The dates of a span on which a location is closed, and why. */
export async function listClosedDates(
  db: Db,
  serviceAreaId: ServiceAreaId,
  { from, until }: { readonly from: WallDay; readonly until: WallDay },
): Promise<ReadonlyMap<WallDay, string>> {
  const rows = await db
    .selectFrom('provider_api.closed_day')
    .select(['day', 'name'])
    .where('service_area_id', '=', serviceAreaId)
    .where('day', '>=', from)
    .where('day', '<=', until)
    .execute()
  return new Map(rows.map(({ day, name }) => [day, name]))
}

interface BusyRow {
  readonly is_on_leave: boolean
  readonly name: string
  readonly starts_at: Date
  readonly ends_at: Date
}

/** When these people are held, by a visit or a session, or on leave, within a span. */
export async function listBusyStaff(
  db: Db,
  staffIds: readonly UserProfileId[],
  { from, until }: Span,
  exceptSessionIds: readonly ActivitySessionId[] = [],
): Promise<BusyStaff[]> {
  if (staffIds.length === 0) return []
  const { rows } = await sql<BusyRow>`
    select p.first_name || ' ' || p.last_name as name, busy.starts_at, busy.ends_at, busy.is_on_leave
    from (
      select user_profile_id, lower(during) as starts_at, upper(during) as ends_at, false as is_on_leave from staff_time
      where user_profile_id = any(${[...staffIds]}::bigint[]) and is_live and during && tstzrange(${from}, ${until})
        and coalesce(activity_session_id, 0) <> all(${[...exceptSessionIds]}::bigint[])
      union all
      select user_profile_id, starts_at, ends_at, true from provider_api.staff_leave
      where user_profile_id = any(${[...staffIds]}::bigint[]) and ends_at > ${from} and starts_at < ${until}
    ) busy join identity_api.person p on p.id = busy.user_profile_id
    order by busy.starts_at, p.id`.execute(db)
  return rows.map(({ name, starts_at, ends_at, is_on_leave }) => ({
    name,
    isOnLeave: is_on_leave,
    startMs: starts_at.getTime(),
    endMs: ends_at.getTime(),
  }))
}

/** The people among the ids who work at a location, the admins of its account included. */
export async function listTeam(
  db: Db,
  { serviceAreaId, accountId }: { readonly serviceAreaId: ServiceAreaId; readonly accountId: AccountId },
  userProfileIds: readonly UserProfileId[],
): Promise<UserProfileId[]> {
  if (userProfileIds.length === 0) return []
  const rows = await db
    .selectFrom('identity_api.person as p')
    .select('p.id')
    .where('p.id', 'in', [...userProfileIds])
    .where('p.account_id', '=', accountId)
    .where('p.can_work', '=', true)
    .where((row) =>
      row.or([
        row('p.is_account_admin', '=', true),
        row.exists(
          row
            .selectFrom('identity_api.membership as m')
            .select('m.id')
            .whereRef('m.user_profile_id', '=', 'p.id')
            .where('m.service_area_id', '=', serviceAreaId),
        ),
      ]),
    )
    .execute()
  return rows.map(({ id }) => id)
}
