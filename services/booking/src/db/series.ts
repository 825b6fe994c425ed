import { jobs } from '@waymark/contracts/jobs'
import { outboxFilled, outboxInsert } from '@waymark/service-kit/outbox'
import { type Insertable, type Kysely, sql } from 'kysely'
import type { BookingDatabase, BookingSeriesTable } from './schema.ts'

/** The series a client made with this idempotency key, and its bookings in order. */
export async function findSeriesByKey(db: Kysely<BookingDatabase>, clientId: number, idempotencyKey: string) {
  const series = await db
    .selectFrom('booking_series')
    .select(['id', 'time_zone'])
    .where('client_user_profile_id', '=', clientId)
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst()
  return series && { ...series, dates: await listDatesOfSeries(db, series.id) }
}

/** Every date of a series with what it came to. */
export async function listDatesOfSeries(db: Kysely<BookingDatabase>, seriesId: number) {
  return db
    .selectFrom('booking')
    .select(['id', 'starts_at', 'status', 'adding_error', 'alternative_starts'])
    .where('series_id', '=', seriesId)
    .orderBy('starts_at')
    .execute()
}

/** A series to add, with its dates and whose request it is. */
export interface NewSeries {
  readonly series: Insertable<BookingSeriesTable>
  readonly starts: readonly Date[]
  readonly byName: string
  readonly at: Date
}

/**
 * Adds a series, a New booking for each of its dates with the first line of its history, and asks for each to be
 * placed. It is one statement: one way to the database and back, and one commit. Answers undefined when the same
 * idempotency key made a series already. Throws a violation of `booking_client_once`, and adds nothing, when the client
 * holds one of the dates with this service already.
 */
export async function addSeries(
  db: Kysely<BookingDatabase>,
  { series, starts, byName, at }: NewSeries,
): Promise<{ readonly seriesId: number; readonly dates: readonly NewDate[] } | undefined> {
  const columns = Object.keys(series).map((column) => sql.ref(column))
  // In order, so that two requests of one client wait for each other instead of crossing.
  const inOrder = starts.toSorted((a, b) => a.getTime() - b.getTime())
  const { rows } = await sql<NewDate>`
    with made as (
      insert into booking_series (${sql.join(columns)}) values (${sql.join(Object.values(series))})
      on conflict on constraint booking_series_once do nothing returning *
    ), dates as (
      insert into booking (series_id, account_id, service_area_id, service_area_service_id, client_user_profile_id,
        user_service_area_id, starts_at, ends_at)
      select made.id, made.account_id, made.service_area_id, made.service_area_service_id, made.client_user_profile_id,
        made.user_service_area_id, asked.starts_at, asked.starts_at + make_interval(mins => made.duration_minutes)
      from made, unnest(${inOrder}::timestamptz[]) as asked(starts_at) order by asked.starts_at
      returning id, series_id, client_user_profile_id, starts_at, status
    ), told as (
      insert into booking_history (booking_id, at, what, by_user_profile_id, by_name)
      select id, ${at}::timestamptz, 'Requested', client_user_profile_id, ${byName} from dates
    ), queued as (
      ${outboxInsert(jobs.booking.placeBooking, sql`jsonb_build_object('bookingId', id)`, sql`dates`)}
    )
    select id, series_id, starts_at, status from dates order by starts_at`.execute(db)
  const [first] = rows
  if (!first) return undefined
  outboxFilled(db)
  return { seriesId: first.series_id, dates: rows }
}

interface NewDate {
  readonly id: number
  readonly series_id: number
  readonly starts_at: Date
  readonly status: number
}

/** The service a client booked last, while it is still offered: what "book again" offers. */
export async function findLatestOffered(db: Kysely<BookingDatabase>, clientId: number) {
  return db
    .selectFrom('booking as b')
    .innerJoin('booking_series as s', 's.id', 'b.series_id')
    .innerJoin('provider_api.service_area_service as o', 'o.id', 's.service_area_service_id')
    .innerJoin('identity_api.account as c', 'c.id', 's.account_id')
    .select(['s.service_area_service_id', 's.service_id', 's.size_option_id', 's.time_zone', 's.duration_minutes'])
    .select('c.name as account_name')
    .where('b.client_user_profile_id', '=', clientId)
    .where('o.is_enabled', '=', true)
    .orderBy('b.starts_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}
