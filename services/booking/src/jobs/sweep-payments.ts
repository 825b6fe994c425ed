import { jobs } from '@waymark/contracts/jobs'
import type { JobHandlers } from '@waymark/service-kit/job-handlers'
import { addToOutbox } from '@waymark/service-kit/outbox'
import type { Context } from '../context.ts'
import { listOverdueHolds } from '../db/activity-bookings.ts'
import { findOpenPayment, listUnsettled } from '../db/payments.ts'
import { listUnfinishedRefunds } from '../db/refunds.ts'
import { endHold } from '../payments/settle.ts'

const minuteMs = 60_000
const maxBookings = 500

/**
 * Ends the holds that are over, and asks Stripe about what its events should have told us by now. Each is a job of its
 * own, so that one that fails keeps no other from being settled.
 */
export const sweepPayments: JobHandlers<'booking', Context>['booking.sweep-payments'] = async (
  _payload,
  { context },
) => {
  const { db, now } = context
  const aMinuteAgo = new Date(now().getTime() - minuteMs)
  const overdue = await listOverdueHolds(db, now(), maxBookings)
  for (const bookingId of overdue) if (!(await findOpenPayment(db, bookingId))) await endHold(context, bookingId)
  const unsettled = await listUnsettled(db, aMinuteAgo, maxBookings)
  const refunds = await listUnfinishedRefunds(db, aMinuteAgo, maxBookings)
  await db.transaction().execute(async (trx) => {
    for (const bookingId of new Set([...unsettled])) await addToOutbox(trx, jobs.booking.settlePayment, { bookingId })
    for (const { id, payment_intent_id: paymentIntentId, state } of refunds)
      if (state === 'asked') await addToOutbox(trx, jobs.booking.sendRefund, { refundId: id })
      else if (paymentIntentId !== null) await addToOutbox(trx, jobs.booking.settleMoneyBack, { paymentIntentId })
  })
}
