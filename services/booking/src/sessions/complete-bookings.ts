import { jobs } from '@waymark/contracts/jobs'
import type { BookingId, UserProfileId } from '@waymark/domain/ids'
import { addToOutbox } from '@waymark/service-kit/outbox'
import type { Transaction } from 'kysely'
import { markCompleted } from '../db/bookings.ts'
import { addHistory } from '../db/history.ts'
import type { BookingDatabase } from '../db/schema.ts'

/** Completes bookings that are locked and Confirmed, with their history and notices. */
export async function completeBookings(
  trx: Transaction<BookingDatabase>,
  bookingIds: readonly BookingId[],
  by: { readonly userProfileId: UserProfileId | null; readonly name: string },
  now: Date,
): Promise<void> {
  for (const bookingId of bookingIds) {
    await markCompleted(trx, bookingId, now)
    const historyId = await addHistory(trx, {
      bookingId,
      what: 'Completed',
      byUserProfileId: by.userProfileId,
      byName: by.name,
      at: now,
    })
    await addToOutbox(trx, jobs.notify.bookingChanged, {
      bookingId,
      change: 'completed',
      historyId,
      byUserProfileId: by.userProfileId,
    })
  }
}
