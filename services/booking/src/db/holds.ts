import type { BookingId } from '@waymark/domain/ids'
import { type Kysely, type SqlBool, sql } from 'kysely'
import type { BookingDatabase } from './schema.ts'

/** Until when these bookings hold their spaces, the first to end first; those that hold none are left out. */
export async function listHolds(db: Kysely<BookingDatabase>, bookingIds: readonly BookingId[], now: Date) {
  if (bookingIds.length === 0) return []
  return db
    .selectFrom('activity_booking as h')
    .select(['h.booking_id', 'h.held_until'])
    .select((row) =>
      row
        .exists(
          row
            .selectFrom('waitlist_entry as w')
            .select('w.id')
            .whereRef('w.offer_booking_id', '=', 'h.booking_id')
            .where('w.state', '=', 'offered'),
        )
        .as('is_offered'),
    )
    .where(sql<SqlBool>`h.booking_id = any(${[...bookingIds]}::bigint[])`)
    .where('h.held_until', '>', now)
    .$narrowType<{ held_until: Date }>()
    .orderBy('h.held_until')
    .execute()
}
