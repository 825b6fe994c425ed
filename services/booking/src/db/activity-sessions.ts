import type { ActivityStatus } from '@waymark/domain/enums'
import { bookingStatus } from '@waymark/domain/enums'
import type { ActivityId, ActivitySessionId, ServiceAreaId, UserProfileId } from '@waymark/domain/ids'
import { containsSql } from '@waymark/service-kit/contains-sql'
import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { BookingDatabase } from './schema.ts'
import { closedFor, heldCount, offeredCount } from './sessions-to-book.ts'

type Db = Kysely<BookingDatabase>

interface StaffRow {
  readonly userProfileId: UserProfileId
  readonly firstName: string
  readonly lastName: string
}

/** Sessions with every column that their organisation sees. */
function sessionRows(db: Db) {
  return db
    .selectFrom('activity_session as s')
    .innerJoin('provider_api.activity as t', 't.id', 's.activity_id')
    .innerJoin('provider_api.service_area as a', 'a.id', 's.service_area_id')
    .select(['s.id', 's.activity_id', 's.service_area_id', 's.account_id', 's.version', 's.status', 's.starts_at'])
    .select(['s.ends_at', 's.time_zone', 's.max_spaces', 's.max_spaces_per_client', 's.spaces_taken', 's.price_cents'])
    .select(['s.concession_price_cents', 's.wheelchair_spaces', 's.wheelchair_spaces_taken', 's.hearing_receivers'])
    .select(['s.hearing_receivers_taken', 's.interpreter_places', 's.interpreter_places_taken', 's.quiet_places'])
    .select(['s.quiet_places_taken', 's.note', 's.cancel_reason', 't.title', 'a.country_id'])
    .select(['t.amenity_type_id', 't.status as activity_status', 'a.is_active as is_place_active'])
    .select([
      sql<number>`(select count(*)::int from booking b where b.activity_session_id = s.id and b.status in (0, 1, 2))`.as(
        'booking_count',
      ),
      sql<number>`(select count(*)::int from waitlist_entry w where w.activity_session_id = s.id and w.state = 'waiting')`.as(
        'waitlist_length',
      ),
      closedFor.as('closed_for'),
      heldCount.as('spaces_held'),
      offeredCount.as('spaces_offered'),
      sql<{
        readonly all: number
        readonly here: number
      }>`(select json_build_object('all', count(*), 'here', count(p.checked_in_at))
        from booking b join activity_booking_person p on p.booking_id = b.id
        where b.activity_session_id = s.id and b.status in (1, 2))`.as('people'),
      sql<StaffRow[]>`coalesce((select json_agg(json_build_object('userProfileId', q.id, 'firstName', q.first_name,
        'lastName', q.last_name) order by q.first_name, q.id)
        from staff_time x join identity_api.person q on q.id = x.user_profile_id
        where x.activity_session_id = s.id and x.is_live), '[]'::json)`.as('staff'),
    ])
}

export type SessionRow = Awaited<ReturnType<ReturnType<typeof sessionRows>['executeTakeFirstOrThrow']>>

export async function findSession(db: Db, activitySessionId: ActivitySessionId): Promise<SessionRow | undefined> {
  return sessionRows(db).where('s.id', '=', activitySessionId).executeTakeFirst()
}

/** The sessions with these ids, in the order given. */
export async function listSessionsById(db: Db, ids: readonly ActivitySessionId[]): Promise<SessionRow[]> {
  if (ids.length === 0) return []
  const rows = await sessionRows(db)
    .where('s.id', '=', sql<ActivitySessionId>`any(${[...ids]}::bigint[])`)
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

export interface SessionFilter {
  readonly serviceAreaId: ServiceAreaId
  readonly activityId?: ActivityId | undefined
  readonly ids?: readonly ActivitySessionId[] | undefined
  /** Sessions of activities or of amenities alone. */
  readonly only?: 'activities' | 'amenities' | undefined
  readonly statuses: readonly ActivityStatus[]
  /** Sessions that end later, or not later, than this. */
  readonly endsAfter?: Date | undefined
  readonly endsUntil?: Date | undefined
  /** Sessions that start in this span. */
  readonly from?: Date | undefined
  readonly until?: Date | undefined
  /** Sessions that this person helps with. */
  readonly staffId?: UserProfileId | undefined
  /** Text of the activity's title. */
  readonly search: string
}

export type SessionSort = 'start' | '-start' | 'fill'

function matching(filter: SessionFilter): RawBuilder<SqlBool> {
  const { activityId, ids, only, statuses, endsAfter, endsUntil, from, until, staffId, search } = filter
  return sql.join(
    [
      sql`s.service_area_id = ${filter.serviceAreaId}`,
      activityId !== undefined && sql`s.activity_id = ${activityId}`,
      ids && sql`s.id = any(${[...ids]}::bigint[])`,
      only &&
        sql`s.activity_id ${only === 'amenities' ? sql`in` : sql`not in`} (
        select m.id from provider_api.amenity m where m.service_area_id = ${filter.serviceAreaId})`,
      statuses.length > 0 && sql`s.status = any(${[...statuses]}::text[])`,
      endsAfter && sql`s.ends_at > ${endsAfter}`,
      endsUntil && sql`s.ends_at <= ${endsUntil}`,
      from && sql`s.starts_at >= ${from}`,
      until && sql`s.starts_at < ${until}`,
      staffId !== undefined &&
        sql`exists (select from staff_time x where x.activity_session_id = s.id and x.user_profile_id = ${staffId} and x.is_live)`,
      search !== '' &&
        sql`exists (select from provider_api.activity t where t.id = s.activity_id and ${containsSql('t.title', search)})`,
    ].filter((part) => typeof part === 'object'),
    sql` and `,
  )
}

function inOrder(sort: SessionSort) {
  const ofFill = sql`s.spaces_taken::float8 / s.max_spaces desc, s.starts_at, s.id`
  const byStart = sort === '-start' ? sql`s.starts_at desc, s.id desc` : sql`s.starts_at, s.id`
  return sort === 'fill' ? ofFill : byStart
}

/** One page of sessions, and the total number of matches. */
export async function listSessions(
  db: Db,
  filter: SessionFilter,
  page: { readonly sort: SessionSort; readonly pageNumber: number; readonly pageSize: number },
): Promise<{ rows: SessionRow[]; totalCount: number }> {
  const isMatching = matching(filter)
  const [rows, counted] = await Promise.all([
    sessionRows(db)
      .where(isMatching)
      .orderBy(inOrder(page.sort))
      .limit(page.pageSize)
      .offset((page.pageNumber - 1) * page.pageSize)
      .execute(),
    db
      .selectFrom('activity_session as s')
      .select((row) => row.fn.countAll<number>().as('count'))
      .where(isMatching)
      .executeTakeFirstOrThrow(),
  ])
  return { rows, totalCount: counted.count }
}

/** The ids of a list in its order, from one snapshot; undefined when there are more than `max`. */
export async function listSessionIds(
  db: Db,
  filter: SessionFilter,
  { sort, max }: { readonly sort: SessionSort; readonly max: number },
): Promise<ActivitySessionId[] | undefined> {
  const rows = await db
    .selectFrom('activity_session as s')
    .select('s.id')
    .where(matching(filter))
    .orderBy(inOrder(sort))
    .limit(max + 1)
    .execute()
  return rows.length > max ? undefined : rows.map(({ id }) => id)
}

/** The sessions of the activity that come after this one and can still be changed, and who has booked them or waits. */
export async function sumLaterSessions(
  db: Db,
  session: Pick<SessionRow, 'id' | 'activity_id' | 'starts_at'>,
  now: Date,
) {
  return db
    .with('later', (query) =>
      query
        .selectFrom('activity_session')
        .select('id')
        .where('activity_id', '=', session.activity_id)
        .where('status', 'in', ['Draft', 'Active'])
        .where('starts_at', '>', session.starts_at)
        .where('starts_at', '>', now)
        .where('id', '!=', session.id),
    )
    .selectNoFrom([
      sql<number>`(select count(*)::int from later)`.as('sessions'),
      sql<number>`(select count(*)::int from later l join booking b on b.activity_session_id = l.id
        where b.status in (0, 1))`.as('bookings'),
      sql<number>`(select count(*)::int from later l join booking b on b.activity_session_id = l.id
        join activity_booking_person p on p.booking_id = b.id where b.status = 1)`.as('people'),
      sql<number>`(select count(*)::int from later l join waitlist_entry w on w.activity_session_id = l.id
        where w.state = 'waiting')`.as('waiting'),
    ])
    .executeTakeFirstOrThrow()
}

/** How many people of a session have had their bookings cancelled. */
export async function countCancelledPeople(db: Db, activitySessionId: ActivitySessionId): Promise<number> {
  const { count } = await db
    .selectFrom('booking as b')
    .innerJoin('activity_booking_person as p', 'p.booking_id', 'b.id')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('b.activity_session_id', '=', activitySessionId)
    .where('b.status', '=', bookingStatus.Cancelled)
    .executeTakeFirstOrThrow()
  return count
}

/** What the bookings of a session have paid and not got back, in cents. */
export async function findIncome(db: Db, activitySessionId: ActivitySessionId): Promise<number> {
  const { cents } = await db
    .selectFrom('booking as b')
    .innerJoin('ledger_entry as l', 'l.booking_id', 'b.id')
    .select(sql<number>`coalesce(sum(l.amount_cents), 0)::int`.as('cents'))
    .where('b.activity_session_id', '=', activitySessionId)
    .executeTakeFirstOrThrow()
  return cents
}

/** The groups that wait for spaces or have an offer, the first first. */
export async function listWaiting(db: Db, activitySessionId: ActivitySessionId) {
  return db
    .selectFrom('waitlist_entry')
    .select(['id', 'contact_name', 'spaces', 'people', 'state', 'offered_until'])
    .where('activity_session_id', '=', activitySessionId)
    .where('state', 'in', ['waiting', 'offered'])
    .orderBy('id')
    .execute()
}

/** Whether this person helps with a session. */
export async function helpsWith(
  db: Db,
  activitySessionId: ActivitySessionId,
  userProfileId: UserProfileId,
): Promise<boolean> {
  const held = await db
    .selectFrom('staff_time')
    .select('user_profile_id')
    .where('activity_session_id', '=', activitySessionId)
    .where('user_profile_id', '=', userProfileId)
    .where('is_live', '=', true)
    .executeTakeFirst()
  return held !== undefined
}
