import { bookingStatus } from '@waymark/domain/enums'
import { timeRange } from '@waymark/service-kit/time-range'
import { sql, type Transaction } from 'kysely'
import type { BookingDatabase } from './schema.ts'

/** A booking that is being placed, locked until the transaction ends. */
export async function lockForPlacing(trx: Transaction<BookingDatabase>, bookingId: number) {
  return trx
    .selectFrom('booking as b')
    .innerJoin('booking_series as s', 's.id', 'b.series_id')
    .select([
      'b.id',
      'b.status',
      'b.starts_at',
      'b.ends_at',
      'b.service_area_service_id',
      's.duration_minutes',
      's.buffer_minutes',
      's.preferred_staff_id',
      's.time_zone',
    ])
    .where('b.id', '=', bookingId)
    .forUpdate('b')
    .executeTakeFirst()
}

/** Tries to take a staff member's time; false when it is held by another booking. A plain insert would deadlock under load. */
export async function takeStaffTime(
  trx: Transaction<BookingDatabase>,
  booking: { readonly id: number; readonly starts_at: Date; readonly ends_at: Date; readonly buffer_minutes: number },
  staffId: number,
  now: Date,
): Promise<boolean> {
  const heldUntil = new Date(booking.ends_at.getTime() + booking.buffer_minutes * 60_000)
  const { rows } = await sql`
    insert into booking_staff (booking_id, user_profile_id, during, assigned_at)
    values (${booking.id}, ${staffId}, ${timeRange(booking.starts_at, heldUntil)}, ${now})
    on conflict on constraint staff_never_twice do nothing
    returning 1`.execute(trx)
  return rows.length > 0
}

export async function markConfirmed(trx: Transaction<BookingDatabase>, bookingId: number, now: Date): Promise<void> {
  await trx
    .updateTable('booking')
    .set((row) => ({ status: bookingStatus.Confirmed, placed_at: now, version: row('version', '+', 1) }))
    .where('id', '=', bookingId)
    .execute()
}

export async function markIncomplete(
  trx: Transaction<BookingDatabase>,
  bookingId: number,
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
