import { bookingStatus } from '@waymark/domain/enums'
import type { BookingId, ClosedDayId, ServiceAreaId, ServiceAreaServiceId } from '@waymark/domain/ids'
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

/** What a location has booked on a day. */
export interface BookedDay {
  readonly day: string
  readonly bookingCount: number
  readonly sessionCount: number
}

/** Days to ask about, at the clock of a location. */
export interface DaysOfArea {
  readonly serviceAreaId: ServiceAreaId
  readonly timeZone: string
  readonly days: readonly string[]
  readonly now: Date
}

/** How many confirmed bookings and open sessions to come a location has on each of these days. */
export async function countBookedOn(
  db: Kysely<ProviderDatabase>,
  { serviceAreaId, timeZone, days, now }: DaysOfArea,
): Promise<BookedDay[]> {
  if (days.length === 0) return []
  const { rows } = await sql<BookedDay>`
    select d.day::text as day,
      (select count(*)::int from booking_api.booking b
        where b.service_area_id = ${serviceAreaId} and b.status = ${bookingStatus.Confirmed} and b.starts_at > ${now}
          and ${isOnDay('b')}) as "bookingCount",
      (select count(*)::int from booking_api.activity_session n
        where n.service_area_id = ${serviceAreaId} and n.status = 'Active' and n.starts_at > ${now}
          and ${isOnDay('n')}) as "sessionCount"
    from unnest(${days}::date[]) d (day)
    cross join lateral (select d.day::timestamp at time zone ${timeZone} as starts_at,
      (d.day + 1)::timestamp at time zone ${timeZone} as ends_at) t`.execute(db)
  return rows
}

/** The confirmed bookings to come of a location on these days, next first. */
export async function listBookingsOn(
  db: Kysely<ProviderDatabase>,
  { serviceAreaId, timeZone, days, now }: DaysOfArea,
): Promise<{ readonly bookingId: BookingId; readonly startMs: number }[]> {
  if (days.length === 0) return []
  const { rows } = await sql<{ readonly id: BookingId; readonly starts_at: Date }>`
    select b.id, b.starts_at
    from unnest(${days}::date[]) d (day)
    cross join lateral (select d.day::timestamp at time zone ${timeZone} as starts_at,
      (d.day + 1)::timestamp at time zone ${timeZone} as ends_at) t
    join booking_api.booking b on b.service_area_id = ${serviceAreaId} and b.status = ${bookingStatus.Confirmed}
      and b.starts_at > ${now} and ${isOnDay('b')}
    order by b.starts_at, b.id`.execute(db)
  return rows.map(({ id, starts_at }) => ({ bookingId: id, startMs: starts_at.getTime() }))
}

/** What starts on the day `t`. */
const isOnDay = (table: string) => sql.raw(`${table}.starts_at >= t.starts_at and ${table}.starts_at < t.ends_at`)
