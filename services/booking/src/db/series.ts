import type { Insertable, Kysely, Transaction } from 'kysely'
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

/** Adds a series; nothing when the same idempotency key made one already. */
export async function insertSeries(
  trx: Transaction<BookingDatabase>,
  series: Insertable<BookingSeriesTable>,
): Promise<number | undefined> {
  const inserted = await trx
    .insertInto('booking_series')
    .values(series)
    .onConflict((conflict) => conflict.constraint('booking_series_once').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted?.id
}

export interface NewDates {
  readonly seriesId: number
  readonly accountId: number
  readonly serviceAreaId: number
  readonly serviceAreaServiceId: number
  readonly clientId: number
  readonly userServiceAreaId: number | null
  readonly starts: readonly Date[]
  readonly durationMinutes: number
}

/** Adds one New booking per date; a date that the client already holds with this service is left out. */
export async function insertDates(trx: Transaction<BookingDatabase>, dates: NewDates) {
  return trx
    .insertInto('booking')
    .values(
      dates.starts.map((start) => ({
        series_id: dates.seriesId,
        account_id: dates.accountId,
        service_area_id: dates.serviceAreaId,
        service_area_service_id: dates.serviceAreaServiceId,
        client_user_profile_id: dates.clientId,
        user_service_area_id: dates.userServiceAreaId,
        starts_at: start,
        ends_at: new Date(start.getTime() + dates.durationMinutes * 60_000),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'starts_at', 'status'])
    .execute()
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
