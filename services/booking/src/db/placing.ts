import { bookingStatus } from '@waymark/domain/enums'
import type { AccountId, BookingId, ServiceAreaServiceId, UserProfileId } from '@waymark/domain/ids'
import { timeRange } from '@waymark/service-kit/time-range'
import { sql, type Transaction } from 'kysely'
import type { BookingDatabase } from './schema.ts'

/** Locks a booking to place it, until the transaction ends. */
export async function lockForPlacing(trx: Transaction<BookingDatabase>, bookingId: BookingId) {
  return trx
    .selectFrom('booking as b')
    .innerJoin('booking_series as s', 's.id', 'b.series_id')
    .innerJoin('provider_api.service_area as a', 'a.id', 'b.service_area_id')
    .select([
      'b.id',
      'b.account_id',
      'b.status',
      'b.starts_at',
      'b.ends_at',
      's.service_area_service_id',
      's.client_user_profile_id',
      's.id as series_id',
      'b.user_service_area_id',
      's.duration_minutes',
      's.buffer_minutes',
      's.preferred_staff_id',
      's.time_zone',
      'a.is_active as is_area_active',
    ])
    .where('b.id', '=', bookingId)
    .forUpdate('b')
    .executeTakeFirst()
}

/**
 * Tries to take a staff member's time; false when another booking holds it. A plain insert would deadlock under load.
 */
export async function takeStaffTime(
  trx: Transaction<BookingDatabase>,
  booking: {
    readonly id: BookingId
    readonly account_id: AccountId
    readonly starts_at: Date
    readonly ends_at: Date
    readonly buffer_minutes: number
  },
  staffId: UserProfileId,
  now: Date,
): Promise<boolean> {
  const heldUntil = new Date(booking.ends_at.getTime() + booking.buffer_minutes * 60_000)
  const { rows } = await sql`
    insert into staff_time (booking_id, account_id, user_profile_id, during, assigned_at)
    values (${booking.id}, ${booking.account_id}, ${staffId}, ${timeRange(booking.starts_at, heldUntil)}, ${now})
    on conflict on constraint staff_never_twice do nothing
    returning 1`.execute(trx)
  return rows.length > 0
}

export async function markConfirmed(trx: Transaction<BookingDatabase>, bookingId: BookingId, now: Date): Promise<void> {
  await trx
    .updateTable('booking')
    .set((row) => ({
      status: bookingStatus.Confirmed,
      placed_at: now,
      adding_error: null,
      alternative_starts: [],
      version: row('version', '+', 1),
    }))
    .where('id', '=', bookingId)
    .execute()
}

export async function markIncomplete(
  trx: Transaction<BookingDatabase>,
  bookingId: BookingId,
  outcome: { readonly addingError: string; readonly alternatives: readonly Date[]; readonly now: Date },
): Promise<void> {
  await trx
    .updateTable('booking')
    .set((row) => ({
      status: bookingStatus.Incomplete,
      placed_at: outcome.now,
      adding_error: outcome.addingError,
      alternative_starts: [...outcome.alternatives],
      version: row('version', '+', 1),
    }))
    .where('id', '=', bookingId)
    .execute()
}

/**
 * Serialises transactions that both release and take time of these staff members, which would otherwise deadlock
 * waiting for each other's time. Held until the transaction ends; placing jobs release nothing and do not need it.
 */
export async function lockStaffTime(
  trx: Transaction<BookingDatabase>,
  staffIds: readonly UserProfileId[],
): Promise<void> {
  const ordered = [...new Set(staffIds)].toSorted((a, b) => a - b)
  await sql`select pg_advisory_xact_lock(${staffTimeLock}, id) from unnest(${ordered}::int[]) as id`.execute(trx)
}

/** The class id of the advisory locks for staff time. */
const staffTimeLock = 8_421

/** All staff of a service, plus those who hold these bookings now. */
export async function listAffectedStaff(
  trx: Transaction<BookingDatabase>,
  serviceAreaServiceId: ServiceAreaServiceId,
  bookingIds: readonly BookingId[],
): Promise<UserProfileId[]> {
  const rows = await trx
    .selectFrom('provider_api.service_staff')
    .select('user_profile_id')
    .where('service_area_service_id', '=', serviceAreaServiceId)
    .union(
      trx
        .selectFrom('staff_time')
        .select('user_profile_id')
        .where('booking_id', 'in', [...bookingIds]),
    )
    .execute()
  return rows.map((row) => row.user_profile_id)
}

/** Releases all staff time of these bookings and returns who held which. */
export async function releaseStaffTime(
  trx: Transaction<BookingDatabase>,
  bookingIds: readonly BookingId[],
): Promise<ReadonlyMap<BookingId, UserProfileId[]>> {
  const rows = await trx
    .deleteFrom('staff_time')
    .where('booking_id', 'in', [...bookingIds])
    .returning(['booking_id', 'user_profile_id', 'is_live'])
    .execute()
  const held = rows.filter((row) => row.is_live)
  return new Map(
    bookingIds.map((id) => [id, held.filter((row) => row.booking_id === id).map((row) => row.user_profile_id)]),
  )
}

/** Releases one staff member's time; the row stays, so that they can be notified. */
export async function releaseOneStaff(
  trx: Transaction<BookingDatabase>,
  bookingId: BookingId,
  staffId: UserProfileId,
): Promise<void> {
  await trx
    .updateTable('staff_time')
    .set({ is_live: false })
    .where('booking_id', '=', bookingId)
    .where('user_profile_id', '=', staffId)
    .execute()
}

/**
 * Deletes the rows of staff who left a booking earlier: they get no further notifications and can be assigned again.
 */
export async function forgetFormerStaff(trx: Transaction<BookingDatabase>, bookingId: BookingId): Promise<void> {
  await trx.deleteFrom('staff_time').where('booking_id', '=', bookingId).where('is_live', '=', false).execute()
}

/** Keeps former staff of a booking, so that they can be notified of leaving it. */
export async function rememberFormerStaff(
  trx: Transaction<BookingDatabase>,
  bookingId: BookingId,
  staffIds: readonly UserProfileId[],
): Promise<void> {
  if (staffIds.length === 0) return
  await sql`
    insert into staff_time (booking_id, account_id, user_profile_id, during, is_live)
    select b.id, b.account_id, former.id, tstzrange(b.starts_at, b.ends_at), false
    from booking b, unnest(${[...staffIds]}::bigint[]) as former(id) where b.id = ${bookingId}
    on conflict on constraint staff_time_of_booking do nothing`.execute(trx)
}

/**
 * Moves a booking to another time; its id and history stay. Throws a unique violation when the client already holds
 * that time.
 */
export async function moveBooking(
  trx: Transaction<BookingDatabase>,
  bookingId: BookingId,
  span: { readonly startsAt: Date; readonly endsAt: Date },
): Promise<void> {
  await trx
    .updateTable('booking')
    .set((row) => ({
      starts_at: span.startsAt,
      ends_at: span.endsAt,
      version: row('version', '+', 1),
      calendar_sequence: row('calendar_sequence', '+', 1),
    }))
    .where('id', '=', bookingId)
    .execute()
}
