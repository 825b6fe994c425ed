import { jobs } from '@waymark/contracts/jobs'
import type { BookingId, SeriesId, UserProfileId } from '@waymark/domain/ids'
import { batchWrites } from '@waymark/service-kit/batch-writes'
import { isUniqueViolation } from '@waymark/service-kit/is-unique-violation'
import { notifyOutbox, outboxInsert } from '@waymark/service-kit/outbox'
import { type Insertable, type Kysely, sql } from 'kysely'
import { staffOfBooking } from './booking-rows.ts'
import { partsOfSeries } from './bookings.ts'
import { openLimitOf } from './open-limit-of.ts'
import { isQuoteTaken } from './quotes.ts'
import type { BookingDatabase, BookingSeriesTable } from './schema.ts'

/** The series that a client made with this idempotency key, with its bookings in order. */
export async function findSeriesByKey(db: Kysely<BookingDatabase>, clientId: UserProfileId, idempotencyKey: string) {
  const series = await db
    .selectFrom('booking_series')
    .select(['id', 'time_zone'])
    .where('client_user_profile_id', '=', clientId)
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst()
  return series && { ...series, dates: await listDatesOfSeries(db, series.id) }
}

/** Every date of a series with its outcome. */
export async function listDatesOfSeries(db: Kysely<BookingDatabase>, seriesId: SeriesId) {
  return db
    .selectFrom('booking as b')
    .select(['b.id', 'b.starts_at', 'b.status', 'b.adding_error', 'b.alternative_starts'])
    .select((row) =>
      row
        .selectFrom('booking as taken')
        .innerJoin('booking_series as r', 'r.id', 'taken.series_id')
        .select((of) => of.fn.min('taken.id').as('id'))
        .whereRef('r.instead_of_booking_id', '=', 'b.id')
        .as('taken_instead_id'),
    )
    .select(staffOfBooking.as('staff'))
    .where('b.series_id', 'in', partsOfSeries(seriesId))
    .orderBy('b.starts_at')
    .execute()
}

/** A booking to be replaced by another time, and whether it has been already. */
export async function findUnplaced(db: Kysely<BookingDatabase>, bookingId: BookingId) {
  return db
    .selectFrom('booking as b')
    .leftJoin('booking_series as r', 'r.instead_of_booking_id', 'b.id')
    .select(['b.status', 'b.starts_at'])
    .select(['b.client_user_profile_id', 'b.user_service_area_id', 'b.service_area_service_id'])
    .select((row) => row('r.id', 'is not', null).as('is_taken_instead'))
    .where('b.id', '=', bookingId)
    .executeTakeFirst()
}

/** A series to add, with its dates and the requester. */
export interface NewSeries {
  readonly series: Insertable<BookingSeriesTable>
  readonly starts: readonly Date[]
  /** Who books: the client, or whoever books for a client who rang up. */
  readonly by: { readonly userProfileId: UserProfileId; readonly name: string; readonly what: string }
  readonly at: Date
}

/** The added series; null when the same idempotency key already made one. */
export type AddedSeries = { readonly seriesId: SeriesId; readonly dates: readonly NewDate[] } | null

/**
 * Adds a series with a New booking and first history line for each date, and enqueues a placing job for each, all or
 * nothing. Throws a violation of `booking_client_once` when the client already holds one of the dates with this
 * service, of `booking_of_open_quote` when its quote was accepted already, and of `booking_series_instead_once` when another time was already taken for a date. Concurrent requests
 * share one statement: one round trip and one commit.
 */
export const addSeries = batchWrites<BookingDatabase, NewSeries, AddedSeries>(addTogether, {
  // The statement matches rows to series by client alone.
  keyOf: ({ series }) => series.client_user_profile_id,
  maxItems: 64,
  maxInFlight: 2,
  isItemRefused: (error) =>
    isUniqueViolation(error, 'booking_client_once') ||
    isUniqueViolation(error, 'booking_series_instead_once') ||
    isQuoteTaken(error) ||
    openLimitOf(error) !== undefined,
})

/** Adds at most one series per client. */
async function addTogether(db: Kysely<BookingDatabase>, added: readonly NewSeries[]): Promise<AddedSeries[]> {
  const [one] = added
  if (!one) return []
  const columns = Object.keys(one.series)
  const asked = added.map(({ series, starts, by, at }) => ({
    client: series.client_user_profile_id,
    series,
    starts,
    by_id: by.userProfileId,
    by_name: by.name,
    what: by.what,
    at,
  }))
  // Sorted, so that concurrent transactions lock shared rows in the same order.
  const { rows } = await sql<NewDate & { client_user_profile_id: UserProfileId }>`
    with asked as (
      select * from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
        as asked(client bigint, series jsonb, starts timestamptz[], by_id bigint, by_name text, what text, at timestamptz)
    ), made as (
      insert into booking_series (${sql.join(columns.map((column) => sql.ref(column)))})
      select ${sql.join(columns.map((column) => sql.ref(`given.${column}`)))}
      from asked, jsonb_populate_record(null::booking_series, asked.series) as given order by asked.client
      on conflict on constraint booking_series_once do nothing returning *
    ), dates as (
      insert into booking (series_id, account_id, service_area_id, service_area_service_id, client_user_profile_id,
        user_service_area_id, starts_at, ends_at)
      select made.id, made.account_id, made.service_area_id, made.service_area_service_id, made.client_user_profile_id,
        made.user_service_area_id, starts_at, starts_at + make_interval(mins => made.duration_minutes)
      from made join asked on asked.client = made.client_user_profile_id, unnest(asked.starts) as starts_at
      order by made.client_user_profile_id, starts_at
      returning id, series_id, account_id, client_user_profile_id, starts_at, status
    ), told as (
      insert into booking_history (booking_id, account_id, at, what, by_user_profile_id, by_name)
      select id, dates.account_id, asked.at, asked.what, asked.by_id, asked.by_name
      from dates join asked on asked.client = dates.client_user_profile_id
    ), queued as (
      ${outboxInsert(jobs.booking.placeBooking, sql`jsonb_build_object('bookingId', id)`, sql`dates`)}
    )
    select id, series_id, client_user_profile_id, starts_at, status from dates order by starts_at`.execute(db)
  notifyOutbox(db)
  const datesOf = Map.groupBy(rows, (row) => row.client_user_profile_id)
  return added.map(({ series }) => {
    const dates = datesOf.get(series.client_user_profile_id)
    return dates?.[0] ? { seriesId: dates[0].series_id, dates } : null
  })
}

interface NewDate {
  readonly id: BookingId
  readonly series_id: SeriesId
  readonly starts_at: Date
  readonly status: number
}

/** The client's last booked service while it is still offered, for "book again". */
export async function findLatestOffered(db: Kysely<BookingDatabase>, clientId: UserProfileId) {
  return db
    .selectFrom('booking as b')
    .innerJoin('booking_series as s', 's.id', 'b.series_id')
    .innerJoin('provider_api.service_area_service as o', 'o.id', 's.service_area_service_id')
    .innerJoin('identity_api.account as c', 'c.id', 's.account_id')
    .select([
      'b.id',
      's.service_area_service_id',
      's.service_id',
      's.own_service_name',
      's.size_option_id',
      's.time_zone',
      's.duration_minutes',
    ])
    .select('c.name as account_name')
    .where('b.client_user_profile_id', '=', clientId)
    .where('o.is_enabled', '=', true)
    .orderBy('b.starts_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}
