import type { BookingId, UserProfileId } from '@waymark/domain/ids'
import type { Transaction } from 'kysely'
import { markCompleted } from '../db/bookings.ts'
import type { BookingDatabase } from '../db/schema.ts'
import { recordAndNotify } from './record-and-notify.ts'

/** Completes bookings that are locked and Confirmed, with their history and notices. */
export async function completeBookings(
  trx: Transaction<BookingDatabase>,
  bookingIds: readonly BookingId[],
  by: { readonly userProfileId: UserProfileId | null; readonly name: string },
  now: Date,
): Promise<void> {
  for (const bookingId of bookingIds) {
    await markCompleted(trx, bookingId, now)
    await recordAndNotify(trx, {
      bookingId,
      change: 'completed',
      what: 'Completed',
      byUserProfileId: by.userProfileId,
      byName: by.name,
      at: now,
    })
  }
}
