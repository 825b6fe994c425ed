import type { BookingId } from '@waymark/domain/ids'
import type { Transaction } from 'kysely'
import type { BookingDatabase } from './schema.ts'

/** Puts an Incomplete booking aside; false when it was already. */
export async function addDismissal(
  trx: Transaction<BookingDatabase>,
  bookingId: BookingId,
  at: Date,
): Promise<boolean> {
  const added = await trx
    .insertInto('dismissed_booking')
    .values({ booking_id: bookingId, dismissed_at: at })
    .onConflict((conflict) => conflict.column('booking_id').doNothing())
    .executeTakeFirst()
  return added.numInsertedOrUpdatedRows === 1n
}
