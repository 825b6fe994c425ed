import { jobs } from '@waymark/contracts/jobs'
import type { BookingId } from '@waymark/domain/ids'
import { addToOutbox } from '@waymark/service-kit/outbox'
import type { Transaction } from 'kysely'
import { oweCash, sumCashLeft } from '../db/cash.ts'
import type { PaymentRow } from '../db/payments.ts'
import { addRefund, listRefundable, type RefundRow } from '../db/refunds.ts'
import type { BookingDatabase } from '../db/schema.ts'

interface AskedRefund {
  readonly payment: Pick<PaymentRow, 'id' | 'booking_id'>
  readonly reason: RefundRow['reason']
  readonly cents: number
  readonly now: Date
}

/** Notes a refund of one payment; Stripe is asked once the transaction has committed. */
export async function askRefund(
  trx: Transaction<BookingDatabase>,
  { payment, reason, cents, now }: AskedRefund,
): Promise<void> {
  const refundId = await addRefund(trx, {
    bookingId: payment.booking_id,
    paymentId: payment.id,
    reason,
    amountCents: cents,
    at: now,
  })
  if (refundId !== undefined) await addToOutbox(trx, jobs.booking.sendRefund, { refundId })
}

/**
 * Gives back `cents` of what a booking was paid, or all that is left: to its cards, and what was paid in cash by hand.
 * Lock the booking first. Returns how much that is.
 */
export async function refundBooking(
  trx: Transaction<BookingDatabase>,
  asked: {
    readonly bookingId: BookingId
    readonly reason: 'client cancelled' | 'provider cancelled'
    readonly cents: number | 'all'
    readonly now: Date
  },
): Promise<{ readonly cardCents: number; readonly cashCents: number }> {
  const { bookingId, reason, now } = asked
  let refunded = 0
  for (const { id, left_cents: left } of await listRefundable(trx, bookingId)) {
    const cents = asked.cents === 'all' ? left : Math.min(left, asked.cents - refunded)
    if (cents <= 0) continue
    await askRefund(trx, { payment: { id, booking_id: bookingId }, reason, cents, now })
    refunded += cents
  }
  const cash = await sumCashLeft(trx, bookingId)
  const cashCents = asked.cents === 'all' ? cash : Math.min(cash, asked.cents - refunded)
  if (cashCents > 0) await oweCash(trx, { bookingId, reason, amountCents: cashCents, at: now })
  return { cardCents: refunded, cashCents: Math.max(0, cashCents) }
}
