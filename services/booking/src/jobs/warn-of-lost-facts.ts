import type { PayloadOf } from '@waymark/contracts/define-job'
import type { jobs } from '@waymark/contracts/jobs'
import type { BookingId } from '@waymark/domain/ids'
import type { JobHandlers } from '@waymark/service-kit/job-handlers'
import { waiverOf } from '../activity/relied-facts.ts'
import { recordAndNotify } from '../changing/record-and-notify.ts'
import type { Context } from '../context.ts'
import { lockReliantBookings } from '../db/reliant-bookings.ts'

/** Small, so that clients who look at their booking do not wait. */
const batchSize = 50

/** Names no need: administrators read the history too. */
const lostText = 'Something that was relied on is not there any more'

/** Tells everybody who comes and relied on facts that were lost, unless these were put right meanwhile. */
export const warnOfLostFacts: JobHandlers<'booking', Context>['booking.warn-of-lost-facts'] = async (
  lost,
  { context },
) => {
  let last: BookingId | null = null
  do last = await warnBatch(context, lost, last)
  while (last !== null)
}

/** Returns the last booking of a full batch, after which the next one starts. */
async function warnBatch(
  context: Context,
  lost: PayloadOf<typeof jobs.booking.warnOfLostFacts>,
  after: BookingId | null,
): Promise<BookingId | null> {
  const at = new Date(lost.at)
  return context.db.transaction().execute(async (trx) => {
    const untold = { what: lostText, at }
    const bookings = await lockReliantBookings(trx, { ...lost, untold, after, now: context.now(), count: batchSize })
    for (const booking of bookings) {
      const { worsenedOptionIds } = await waiverOf(trx, booking)
      if (!worsenedOptionIds.some((id) => lost.optionIds.includes(id))) continue
      await recordAndNotify(trx, {
        bookingId: booking.id,
        change: 'fact lost',
        ...untold,
        byUserProfileId: null,
        byName: 'Waymark',
      })
    }
    return bookings.length === batchSize ? (bookings.at(-1)?.id ?? null) : null
  })
}
