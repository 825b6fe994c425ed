import { bookingStatus } from '@waymark/domain/enums'
import type {
  ActivitySessionId,
  BookingId,
  ClosedDayId,
  ServiceAreaId,
  ServiceAreaServiceId,
} from '@waymark/domain/ids'
import { type Insertable, type Kysely, sql, type Transaction } from 'kysely'
import type { ExceptionRow } from './schedule-exceptions.ts'
import type { ClosedDayTable, ProviderDatabase } from './schema.ts'

/** More than anybody plans; a bound for what one location reads. */
export const maxClosedDays = 200

/** The days on which a location is closed, from `from` on. */
export async function listClosedDays(db: Kysely<ProviderDatabase>, serviceAreaId: ServiceAreaId, from: string) {
  return db
    .selectFrom('closed_day')
    .select(['id', 'day', 'name'])
    .where('service_area_id', '=', serviceAreaId)
    .where('day', '>=', from)
    .orderBy('day')
    .limit(maxClosedDays)
    .execute()
}

/** The days on which the location of a service is closed in a span, as time away of the whole service. */
export async function listClosedSpans(
  db: Kysely<ProviderDatabase>,
  serviceAreaServiceId: ServiceAreaServiceId,
  span: { readonly from: Date; readonly until: Date },
): Promise<ExceptionRow[]> {
  const startsAt = sql<Date>`c.day::timestamp at time zone a.time_zone`
  const endsAt = sql<Date>`(c.day + 1)::timestamp at time zone a.time_zone`
  const rows = await db
    .selectFrom('service_area_service as s')
    .innerJoin('service_area as a', 'a.id', 's.service_area_id')
    .innerJoin('closed_day as c', 'c.service_area_id', 'a.id')
    .select(['c.id', 'c.name', startsAt.as('starts_at'), endsAt.as('ends_at')])
    .where('s.id', '=', serviceAreaServiceId)
    .where(endsAt, '>', span.from)
    .where(startsAt, '<', span.until)
    .orderBy('c.day')
    .execute()
  return rows.map(({ id, name, starts_at, ends_at }) => {
    return { id: -id, kind: 'away', starts_at, ends_at, staff_id: null, note: name, version: 0 }
  })
}

/** Closes days; those that are closed already stay as they are. Returns how many are new. */
export async function insertClosedDays(
  trx: Transaction<ProviderDatabase>,
  days: readonly Insertable<ClosedDayTable>[],
): Promise<number> {
  const added = await trx
    .insertInto('closed_day')
    .values([...days])
    .onConflict((conflict) => conflict.constraint('closed_day_once').doNothing())
    .returning('id')
    .execute()
  return added.length
}

/** Opens a location again on a day; undefined when it is not closed by this id. */
export async function deleteClosedDay(
  db: Kysely<ProviderDatabase>,
  at: { readonly serviceAreaId: ServiceAreaId; readonly closedDayId: ClosedDayId },
): Promise<string | undefined> {
  const deleted = await db
    .deleteFrom('closed_day')
    .where('id', '=', at.closedDayId)
    .where('service_area_id', '=', at.serviceAreaId)
    .returning('day')
    .executeTakeFirst()
  return deleted?.day
}

/** A session that people have booked. */
export interface BookedSession {
  readonly activitySessionId: ActivitySessionId
  readonly title: string
  readonly startsAt: Date
  readonly timeZone: string
  readonly bookingCount: number
}

/** What a location has booked on a day. */
export interface BookedDay {
  readonly day: string
  readonly bookingCount: number
  /** Visits that have nobody yet, among the bookings. */
  readonly waitingCount: number
  /** Visits that have begun and are not over, among the bookings. */
  readonly runningBookingCount: number
  /** Sessions of activities to come that nobody has booked. */
  readonly unbookedSessionCount: number
  readonly sessions: readonly BookedSession[]
}

/** Days to ask about, at the clock of a location. */
export interface DaysOfArea {
  readonly serviceAreaId: ServiceAreaId
  readonly timeZone: string
  readonly days: readonly string[]
  readonly now: Date
}

/**
 * What a location has on each of these days that is not over: confirmed bookings, visits that have nobody yet, and
 * sessions with the bookings in them.
 */
export async function listBookedDays(db: Kysely<ProviderDatabase>, of: DaysOfArea): Promise<BookedDay[]> {
  if (of.days.length === 0) return []
  const { serviceAreaId, now } = of
  const { rows } = await sql<Omit<BookedDay, 'sessions'>>`
    select d.day::text as day,
      v."bookingCount", v."waitingCount", v."runningBookingCount",
      (select count(*)::int from booking_api.activity_session n
        join activity y on y.id = n.activity_id and y.amenity_type_id is null
        where n.service_area_id = ${serviceAreaId} and n.status = 'Active' and n.starts_at > ${now} and ${isOnDay('n')}
          and not exists (select from booking_api.activity_booking h
            where h.activity_session_id = n.id and h.status = ${bookingStatus.Confirmed})) as "unbookedSessionCount"
    from ${spansOf(of)}
    cross join lateral (select count(*)::int as "bookingCount",
        count(*) filter (where b.status = ${bookingStatus.Incomplete})::int as "waitingCount",
        count(*) filter (where b.starts_at <= ${now})::int as "runningBookingCount"
      from booking_api.booking b
      where b.service_area_id = ${serviceAreaId} and ${isOnDay('b')} and ${isBooked(now)}) v`.execute(db)
  const sessions = await listBookedSessionsOn(db, of)
  return rows.map((row) => ({ ...row, sessions: sessions.filter(({ day }) => day === row.day) }))
}

/**
 * The open sessions of a location on these days that are not over and that somebody has booked, also those of amenities;
 * the next first.
 */
export async function listBookedSessionsOn(
  db: Kysely<ProviderDatabase>,
  of: DaysOfArea,
): Promise<(BookedSession & { readonly day: string })[]> {
  if (of.days.length === 0) return []
  const { rows } = await sql<BookedSession & { readonly day: string }>`
    select d.day::text as day, n.id as "activitySessionId", y.title, n.starts_at as "startsAt", n.time_zone as "timeZone",
      count(*)::int as "bookingCount"
    from ${spansOf(of)}
    join booking_api.activity_session n on n.service_area_id = ${of.serviceAreaId} and n.status = 'Active'
      and n.ends_at > ${of.now} and ${isOnDay('n')}
    join activity y on y.id = n.activity_id
    join booking_api.activity_booking h on h.activity_session_id = n.id and h.status = ${bookingStatus.Confirmed}
    group by d.day, n.id, y.title, n.starts_at, n.time_zone
    order by n.starts_at, n.id`.execute(db)
  return rows
}

/** The visits of a location on these days that are not over, next first: confirmed ones, and those that have nobody yet. */
export async function listBookingsOn(
  db: Kysely<ProviderDatabase>,
  of: DaysOfArea,
): Promise<{ readonly bookingId: BookingId; readonly startMs: number; readonly isWaiting: boolean }[]> {
  if (of.days.length === 0) return []
  const { rows } = await sql<{ readonly id: BookingId; readonly starts_at: Date; readonly is_waiting: boolean }>`
    select b.id, b.starts_at, b.status = ${bookingStatus.Incomplete} as is_waiting
    from ${spansOf(of)}
    join booking_api.booking b on b.service_area_id = ${of.serviceAreaId} and ${isOnDay('b')} and ${isBooked(of.now)}
    order by b.starts_at, b.id`.execute(db)
  return rows.map(({ id, starts_at, is_waiting }) => {
    return { bookingId: id, startMs: starts_at.getTime(), isWaiting: is_waiting }
  })
}

/** A visit `b` that is not over, or for which nobody was free and whose client still wants it. */
const isBooked = (now: Date) => sql`(b.status = ${bookingStatus.Confirmed} and b.ends_at > ${now}
  or b.status = ${bookingStatus.Incomplete} and b.starts_at > ${now} and b.is_waiting)`

/** The days `d`, each with its span `t`. */
const spansOf = ({ days, timeZone }: DaysOfArea) => sql`unnest(${[...new Set(days)]}::date[]) d (day)
  cross join lateral (select d.day::timestamp at time zone ${timeZone} as starts_at,
    (d.day + 1)::timestamp at time zone ${timeZone} as ends_at) t`

/** What is held on the day `t`, if only in part. It starts at most a fortnight before: nothing lasts longer. */
const isOnDay = (table: string) =>
  sql.raw(`${table}.ends_at > t.starts_at and ${table}.starts_at < t.ends_at
    and ${table}.starts_at > t.starts_at - interval '14 days'`)
