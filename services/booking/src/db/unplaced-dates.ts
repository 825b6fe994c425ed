import { bookingStatus } from '@waymark/domain/enums'
import type { BookingId } from '@waymark/domain/ids'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { isNotOver, isNotTakenInstead } from './booking-list-filter.ts'
import type { BookingDatabase } from './schema.ts'

/**
 * Whether a booking `b` is a date to come for which nobody was free, and which its client still wants: no other time was
 * taken for it, and it was not put aside. The location takes bookings.
 */
export function isToPlace(now: Date): RawBuilder<boolean> {
  return sql<boolean>`(b.status = ${bookingStatus.Incomplete} and b.item_type = 'Service' and b.starts_at > ${now}
    and ${isNotTakenInstead} and ${isNotOver}
    and exists (select from provider_api.service_area o where o.id = b.service_area_id and o.is_active))`
}

/** Whether a booking waits for somebody whom a manager sends. */
export async function waitsForStaff(db: Kysely<BookingDatabase>, bookingId: BookingId, now: Date): Promise<boolean> {
  const found = await db
    .selectFrom('booking as b')
    .select('b.id')
    .where('b.id', '=', bookingId)
    .where(isToPlace(now))
    .executeTakeFirst()
  return found !== undefined
}
