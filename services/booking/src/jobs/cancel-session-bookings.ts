import { jobs } from '@waymark/contracts/jobs'
import type { UserProfileId } from '@waymark/domain/ids'
import type { JobHandlers } from '@waymark/service-kit/job-handlers'
import { addToOutbox } from '@waymark/service-kit/outbox'
import { givenBackText, sentencesText } from '../activity/given-back-text.ts'
import { recordAndNotify } from '../changing/record-and-notify.ts'
import type { Context } from '../context.ts'
import { findCurrency } from '../db/activity-bookings.ts'
import { findSession, type SessionRow } from '../db/activity-sessions.ts'
import { markCancelled } from '../db/bookings.ts'
import { findPersonName } from '../db/history.ts'
import { countLive, endHoldsOf, lockConfirmedOf } from '../db/session-bookings.ts'
import { refundBooking } from '../payments/ask-refund.ts'

/** Small, so that a crash loses little and clients who look at their booking do not wait. */
const batchSize = 50
/** When to look again for bookings that are just being paid for. */
const againMs = 60_000

/**
 * Cancels what is left of the bookings of a cancelled session. Each batch commits by itself, so that after a crash the
 * next attempt goes on where it stopped. Holds end as those do that are over: one that turns out to be paid is confirmed
 * first, and cancelled with its refund in the next round.
 */
export const cancelSessionBookings: JobHandlers<'booking', Context>['booking.cancel-session-bookings'] = async (
  { activitySessionId, byUserProfileId },
  { context },
) => {
  const session = await findSession(context.db, activitySessionId)
  if (session?.status !== 'Cancelled') return
  while ((await cancelBatch(context, session, byUserProfileId)) === batchSize);
  await endHoldsOf(context.db, activitySessionId, context.now())
  if ((await countLive(context.db, activitySessionId)) === 0) return
  await context.db
    .transaction()
    .execute((trx) =>
      addToOutbox(
        trx,
        jobs.booking.cancelSessionBookings,
        { activitySessionId, byUserProfileId },
        { delayMs: againMs },
      ),
    )
}

async function cancelBatch(
  context: Context,
  { id: activitySessionId, cancel_reason: reason }: SessionRow,
  byUserProfileId: UserProfileId | null,
): Promise<number> {
  const now = context.now()
  return context.db.transaction().execute(async (trx) => {
    const bookingIds = await lockConfirmedOf(trx, activitySessionId, 'Cancelled', batchSize)
    const byName = byUserProfileId === null ? 'Waymark' : await findPersonName(trx, byUserProfileId)
    for (const bookingId of bookingIds) {
      await markCancelled(trx, bookingId, reason ?? 'The session was cancelled.', now)
      const refunded = await refundBooking(trx, { bookingId, reason: 'provider cancelled', cents: 'all', now })
      const what = sentencesText([
        reason === null ? 'The session was cancelled' : `The session was cancelled: ${reason}`,
        ...givenBackText(refunded, await findCurrency(trx, bookingId)),
      ])
      const by = { byUserProfileId, byName, isOneOfMany: true, isOfCancelledSession: true }
      await recordAndNotify(trx, { bookingId, change: 'cancelled', what, ...by, at: now })
    }
    return bookingIds.length
  })
}
