import { bookingStatus } from '@waymark/domain/enums'
import type { ActivitySessionId, ServiceAreaId, UserProfileId } from '@waymark/domain/ids'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { ProviderDatabase } from './schema.ts'

type Trx = Transaction<ProviderDatabase>

/** The day from which a location is closed for good, and what people read about it. */
export async function findClosing(db: Kysely<ProviderDatabase>, serviceAreaId: ServiceAreaId) {
  return db
    .selectFrom('location_closing as l')
    .innerJoin('service_area as a', 'a.id', 'l.service_area_id')
    .select(['l.closes_on', 'l.note', 'a.is_active'])
    .where('l.service_area_id', '=', serviceAreaId)
    .executeTakeFirst()
}

interface Closing {
  readonly serviceAreaId: ServiceAreaId
  readonly date: string
  readonly note: string
  readonly by: UserProfileId
  readonly at: Date
}

/** Sets the closing date of an open location, in place of the one there is; false for one that is closed. */
export async function writeClosing(trx: Trx, { serviceAreaId, date, note, by, at }: Closing): Promise<boolean> {
  const open = await trx
    .selectFrom('service_area')
    .select('id')
    .where('id', '=', serviceAreaId)
    .where('is_active', '=', true)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!open) return false
  const values = { closes_on: date, note, decided_by: by, decided_at: at }
  await trx
    .insertInto('location_closing')
    .values({ service_area_id: serviceAreaId, ...values })
    .onConflict((conflict) => conflict.column('service_area_id').doUpdateSet(values))
    .execute()
  return true
}

/** Takes a closing date back while its location is open; false when there is none. */
export async function deleteClosing(trx: Trx, serviceAreaId: ServiceAreaId): Promise<boolean> {
  const deleted = await trx
    .deleteFrom('location_closing')
    .where('service_area_id', '=', serviceAreaId)
    .where((row) =>
      row.exists(
        row
          .selectFrom('service_area as a')
          .select('a.id')
          .where('a.id', '=', serviceAreaId)
          .where('a.is_active', '=', true)
          .forNoKeyUpdate(),
      ),
    )
    .returning('service_area_id')
    .executeTakeFirst()
  return deleted !== undefined
}

/** A location that is opened again after its day has no closing date any more. */
export async function forgetPastClosing(trx: Trx, serviceAreaId: ServiceAreaId, today: string): Promise<void> {
  await trx
    .deleteFrom('location_closing')
    .where('service_area_id', '=', serviceAreaId)
    .where('closes_on', '<=', today)
    .execute()
}

export interface BookedFrom {
  readonly bookingCount: number
  /** Visits that have nobody yet, among the bookings. */
  readonly waitingCount: number
  readonly sessionCount: number
  readonly sessionBookingCount: number
  readonly lastStartsAt: Date | null
}

/**
 * What is booked at a location that has not begun and is held from an instant on, if only in part: visits, also those
 * that have nobody yet, sessions that somebody has booked, and the bookings in them.
 */
export async function countBookedFrom(
  db: Kysely<ProviderDatabase>,
  serviceAreaId: ServiceAreaId,
  { from, now }: { readonly from: Date; readonly now: Date },
): Promise<BookedFrom> {
  const { Confirmed, Incomplete } = bookingStatus
  const isHeldFrom = (alias: 'b' | 'h' | 'n') =>
    sql`${sql.ref(`${alias}.starts_at`)} > ${now} and ${sql.ref(`${alias}.ends_at`)} > ${from}`
  const { rows } = await sql<BookedFrom>`
    select v."bookingCount", v."waitingCount",
      (select count(*)::int from booking_api.activity_session n
        where n.service_area_id = ${serviceAreaId} and n.status = 'Active' and ${isHeldFrom('n')}
          and exists (select from booking_api.activity_booking h
            where h.activity_session_id = n.id and h.status = ${Confirmed})) as "sessionCount",
      (select count(*)::int from booking_api.activity_booking h
        where h.service_area_id = ${serviceAreaId} and h.status = ${Confirmed} and ${isHeldFrom('h')}) as "sessionBookingCount",
      greatest(v."lastStartsAt",
        (select max(h.starts_at) from booking_api.activity_booking h
          where h.service_area_id = ${serviceAreaId} and h.status = ${Confirmed} and ${isHeldFrom('h')})) as "lastStartsAt"
    from (select count(*)::int as "bookingCount", max(b.starts_at) as "lastStartsAt",
        count(*) filter (where b.status = ${Incomplete})::int as "waitingCount"
      from booking_api.booking b
      where b.service_area_id = ${serviceAreaId} and ${isHeldFrom('b')}
        and (b.status = ${Confirmed} or b.status = ${Incomplete} and b.is_waiting)) v`.execute(db)
  const [counted] = rows
  if (!counted) throw new Error('Nothing was counted.')
  return counted
}

/** The sessions of a location to come for whose spaces somebody waits. */
export async function listWaitedSessionsOfArea(
  db: Kysely<ProviderDatabase>,
  serviceAreaId: ServiceAreaId,
  now: Date,
): Promise<ActivitySessionId[]> {
  const rows = await db
    .selectFrom('booking_api.waitlist_entry as w')
    .innerJoin('booking_api.activity_session as s', 's.id', 'w.activity_session_id')
    .select('s.id')
    .distinct()
    .where('s.service_area_id', '=', serviceAreaId)
    .where('w.state', '=', 'waiting')
    .where('s.status', '=', 'Active')
    .where('s.starts_at', '>', now)
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * Closes the locations whose day has come and with which nothing is booked any more, so that nobody loses sight of a
 * visit that still takes place. Returns how many.
 */
export async function closeDueLocations(db: Kysely<ProviderDatabase>, now: Date): Promise<number> {
  const { Confirmed } = bookingStatus
  const { rows } = await sql`
    update service_area a set is_active = false, version = version + 1, updated_at = ${now}
    from location_closing l
    where l.service_area_id = a.id and a.is_active
      and l.closes_on::timestamp at time zone a.time_zone <= ${now}
      and not exists (select from booking_api.booking b
        where b.service_area_id = a.id and b.status = ${Confirmed} and b.ends_at > ${now})
      and not exists (select from booking_api.activity_booking h
        where h.service_area_id = a.id and h.status = ${Confirmed} and h.ends_at > ${now})
    returning a.id`.execute(db)
  return rows.length
}
