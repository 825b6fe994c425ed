import type { UserProfileId } from '@waymark/domain/ids'
import type { Transaction } from 'kysely'
import { recordAndNotify } from '../changing/record-and-notify.ts'
import { removePeople } from '../db/activity-booking-changes.ts'
import type { ActivityBookingState } from '../db/activity-bookings.ts'
import { markCancelled } from '../db/bookings.ts'
import type { BookingDatabase } from '../db/schema.ts'
import { refundBooking } from '../payments/ask-refund.ts'
import type { Cancellation } from './cancellation.ts'
import { givenBackText, sentencesText } from './given-back-text.ts'
import { offerFreedSpaces } from './offer-freed-spaces.ts'

const nothingBackText = 'Under the policy of this activity, nothing is paid back.'

export interface Cancelling {
  readonly cancelledBy: 'client' | 'provider'
  readonly byUserProfileId: UserProfileId | null
  readonly byName: string
  readonly reason: string
  readonly now: Date
}

/**
 * Cancels a Confirmed booking, or some of its people, with its refund, history and notices. Lock the booking first. The
 * freed spaces are offered to whoever waits for them, except when their session is cancelled as well.
 */
export async function cancelBookingOfSession(
  trx: Transaction<BookingDatabase>,
  booking: ActivityBookingState,
  cancellation: Cancellation,
  by: Cancelling,
): Promise<void> {
  const { isWhole, positions, names, left } = cancellation
  if (isWhole) await markCancelled(trx, booking.id, by.reason, by.now)
  else await removePeople(trx, booking.id, positions, left)
  const refunded =
    cancellation.refundCents === 0
      ? null
      : await refundBooking(trx, {
          bookingId: booking.id,
          reason: by.cancelledBy === 'client' ? 'client cancelled' : 'provider cancelled',
          cents: cancellation.refundCents,
          now: by.now,
        })
  await recordAndNotify(trx, {
    bookingId: booking.id,
    change: isWhole ? 'cancelled' : 'changed',
    what: sentencesText([
      historyText(isWhole ? 'Cancelled' : `Cancelled for ${names.join(', ')}`, by.reason),
      ...(refunded ? givenBackText(refunded, booking.currency) : []),
      // Whoever paid would otherwise look for a refund that is not coming.
      ...(refunded === null && cancellation.priceCents > 0 ? [nothingBackText] : []),
    ]),
    byUserProfileId: by.byUserProfileId,
    byName: by.byName,
    at: by.now,
  })
  if (booking.session_status === 'Active') await offerFreedSpaces(trx, booking.activity_session_id)
}

function historyText(what: string, reason: string): string {
  return reason === '' ? what : `${what}: ${reason}`
}
