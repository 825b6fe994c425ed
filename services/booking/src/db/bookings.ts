import { isMissed } from '@waymark/domain/booking/missed-visit'
import { bookingStatus } from '@waymark/domain/enums'
import type {
  AccountId,
  BookingId,
  SeriesId,
  ServiceAreaId,
  ServiceAreaServiceId,
  UserProfileId,
} from '@waymark/domain/ids'
import { type Kysely, sql, type Transaction } from 'kysely'
import { lacksSql } from './lacked-credentials.ts'
import type { BookingDatabase } from './schema.ts'

/** The series of a row of answers `s`: itself, or the one that it is a part of. */
const seriesIdOf = sql<SeriesId>`coalesce(s.part_of_id, s.id)`

/** The rows of answers that a series has: its own, and those of its parts. */
export function partsOfSeries(seriesId: SeriesId) {
  return sql<SeriesId>`(select id from booking_series where id = ${seriesId} or part_of_id = ${seriesId})`
}

/** Locks a booking for a change, with what the rules on rights and cut-offs need. */
export async function lockBooking(trx: Transaction<BookingDatabase>, bookingId: BookingId) {
  return trx
    .selectFrom('booking as b')
    .innerJoin('booking_series as s', 's.id', 'b.series_id')
    .select([
      'b.id',
      'b.item_type',
      's.id as part_id',
      seriesIdOf.as('series_id'),
      'b.status',
      'b.starts_at',
      'b.ends_at',
      'b.service_area_id',
      'b.account_id',
    ])
    .select(['s.client_user_profile_id', 'b.user_service_area_id', 's.client_account_id', 's.time_zone'])
    .select([
      's.service_id',
      's.service_area_service_id',
      's.duration_minutes',
      's.buffer_minutes',
      's.preferred_staff_id',
    ])
    .select((row) =>
      row
        .selectFrom('staff_time')
        .select((staff) => sql<UserProfileId[]>`coalesce(array_agg(${staff.ref('user_profile_id')}), '{}')`.as('ids'))
        .whereRef('booking_id', '=', 'b.id')
        .where('is_live', '=', true)
        .as('staff_ids'),
    )
    .where('b.id', '=', bookingId)
    .forUpdate('b')
    .executeTakeFirst()
}

/**
 * Serialises changes of a whole series. Take it before locking any of its bookings: two changes that start at different
 * dates would deadlock.
 */
export async function lockSeriesOf(trx: Transaction<BookingDatabase>, bookingId: BookingId): Promise<void> {
  await trx
    .selectFrom('booking_series')
    .select('id')
    .where('id', '=', (row) =>
      row
        .selectFrom('booking as b')
        .innerJoin('booking_series as s', 's.id', 'b.series_id')
        .select(seriesIdOf.as('id'))
        .where('b.id', '=', bookingId),
    )
    .forNoKeyUpdate()
    .execute()
}

export type LockedBooking = NonNullable<Awaited<ReturnType<typeof lockBooking>>>

/**
 * Locks the other bookings of a series that scope `later` or `all` covers. It waits for any that are being placed right
 * now, so the ones still New are only those not yet picked up.
 */
export async function lockOthersOfSeries(
  trx: Transaction<BookingDatabase>,
  booking: Pick<LockedBooking, 'id' | 'series_id' | 'starts_at'>,
  scope: 'later' | 'all',
) {
  return trx
    .selectFrom('booking as b')
    .innerJoin('booking_series as s', 's.id', 'b.series_id')
    .select(['b.id', 'b.status', 'b.starts_at', 'b.ends_at', 's.id as part_id', 's.duration_minutes'])
    .where('b.series_id', 'in', partsOfSeries(booking.series_id))
    .where('b.id', '!=', booking.id)
    .where('b.status', 'in', [bookingStatus.New, bookingStatus.Confirmed])
    .$if(scope === 'later', (query) => query.where('b.starts_at', '>', booking.starts_at))
    .orderBy('b.id')
    .forUpdate('b')
    .execute()
}

/** Cancels a booking and releases its staff time; one that did not happen keeps those who were on it (decision 0150). */
export async function markCancelled(
  trx: Transaction<BookingDatabase>,
  bookingId: BookingId,
  reason: string,
  now: Date,
): Promise<void> {
  const { ends_at: end } = await trx
    .updateTable('booking')
    .set((row) => ({
      status: bookingStatus.Cancelled,
      cancel_reason: reason === '' ? null : reason,
      cancelled_at: now,
      version: row('version', '+', 1),
      calendar_sequence: row('calendar_sequence', '+', 1),
    }))
    .where('id', '=', bookingId)
    .returning('ends_at')
    .executeTakeFirstOrThrow()
  if (isMissed(end, now)) return
  await trx.updateTable('staff_time').set({ is_live: false }).where('booking_id', '=', bookingId).execute()
}

export async function markCompleted(trx: Transaction<BookingDatabase>, bookingId: BookingId, now: Date): Promise<void> {
  await trx
    .updateTable('booking')
    .set((row) => ({ status: bookingStatus.Completed, completed_at: now, version: row('version', '+', 1) }))
    .where('id', '=', bookingId)
    .execute()
}

/** Locks Confirmed bookings that ended before `endedBefore`, skipping those locked by another worker. */
export async function lockPastBookings(trx: Transaction<BookingDatabase>, endedBefore: Date, count: number) {
  return trx
    .selectFrom('booking')
    .select('id')
    .where('status', '=', bookingStatus.Confirmed)
    .where('ends_at', '<', endedBefore)
    .orderBy('ends_at')
    .limit(count)
    .forUpdate()
    .skipLocked()
    .execute()
}

/** When the other visits of a booking's series start, and those of its service that its client has for themself. */
export async function listVisitsBeside(
  trx: Transaction<BookingDatabase>,
  booking: {
    readonly id: BookingId
    readonly series_id: SeriesId
    readonly client_user_profile_id: UserProfileId
    readonly service_area_service_id: ServiceAreaServiceId
    readonly user_service_area_id: ServiceAreaId | null
  },
  from: Date,
): Promise<Date[]> {
  const [ofSeries, ofClient] = [
    await trx
      .selectFrom('booking')
      .select('starts_at')
      .where('series_id', '=', booking.series_id)
      .where('id', '!=', booking.id)
      .where('status', 'in', [bookingStatus.New, bookingStatus.Confirmed])
      .execute(),
    booking.user_service_area_id === null
      ? await listHeldStarts(trx, booking.client_user_profile_id, booking.service_area_service_id, from, [booking.id])
      : [],
  ]
  return [...ofSeries.map((row) => row.starts_at), ...ofClient]
}

/** Times at which a client already holds a booking of a service, excluding `exceptBookingIds`. */
export async function listHeldStarts(
  db: Kysely<BookingDatabase>,
  clientId: UserProfileId,
  serviceAreaServiceId: ServiceAreaServiceId,
  from: Date,
  exceptBookingIds: readonly BookingId[] = [],
) {
  const rows = await db
    .selectFrom('booking')
    .select('starts_at')
    .where('client_user_profile_id', '=', clientId)
    .where('service_area_service_id', '=', serviceAreaServiceId)
    .where('user_service_area_id', 'is', null)
    .where('status', 'in', [bookingStatus.New, bookingStatus.Confirmed])
    .where('starts_at', '>=', from)
    .$if(exceptBookingIds.length > 0, (query) => query.where('id', 'not in', [...exceptBookingIds]))
    .execute()
  return rows.map((row) => row.starts_at)
}

/** The staff of the client's last booking of a service who still do it. */
export async function findLastStaff(
  db: Kysely<BookingDatabase>,
  clientId: UserProfileId,
  serviceAreaServiceId: ServiceAreaServiceId,
  now: Date,
) {
  return db
    .selectFrom('booking as b')
    .innerJoin('staff_time as t', (join) => join.onRef('t.booking_id', '=', 'b.id').on('t.is_live', '=', true))
    .innerJoin('provider_api.service_staff as s', (join) =>
      join
        .onRef('s.service_area_service_id', '=', 'b.service_area_service_id')
        .onRef('s.user_profile_id', '=', 't.user_profile_id'),
    )
    .innerJoin('identity_api.person as p', (join) =>
      join.onRef('p.id', '=', 't.user_profile_id').on('p.is_active', '=', true),
    )
    .select(['p.id as userProfileId', 'p.first_name as firstName', 'p.last_name as lastName'])
    .select(['p.avatar_key as photoKey', 'p.spoken_languages as languages'])
    .where('b.client_user_profile_id', '=', clientId)
    .where('b.service_area_service_id', '=', serviceAreaServiceId)
    .where('b.status', 'in', [bookingStatus.Confirmed, bookingStatus.Completed])
    .where('b.starts_at', '<', now)
    .where(sql<boolean>`not ${lacksSql(sql.ref('b.service_area_service_id'), sql.ref('p.id'), now)}`)
    .orderBy('b.starts_at', 'desc')
    .orderBy('p.id')
    .limit(1)
    .executeTakeFirst()
}

/** The address of the client's last booking, or of their last with one organisation. */
export async function findLastAddress(db: Kysely<BookingDatabase>, clientId: UserProfileId, accountId?: AccountId) {
  return db
    .selectFrom('booking as b')
    .innerJoin('booking_series as s', 's.id', 'b.series_id')
    .select(['s.address', 's.lat', 's.lng', 's.unit_number', 's.access_notes', 's.is_exact_point'])
    .where('b.client_user_profile_id', '=', clientId)
    .where('b.user_service_area_id', 'is', null)
    .where('s.is_myself', '=', true)
    .where((row) => (accountId === undefined ? row.lit(true) : row('b.account_id', '=', accountId)))
    .orderBy('b.starts_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}
