import { moneyText } from '@waymark/domain/booking/price'
import { idFrom, type RefundId } from '@waymark/domain/ids'
import { askStripe, type Payments, StripeRefusal } from '@waymark/service-kit/payments'
import type { Transaction } from 'kysely'
import type Stripe from 'stripe'
import type { Context } from '../context.ts'
import { addHistory } from '../db/history.ts'
import { addLedgerEntry, findPaymentOfIntent, lockPayment, type PaymentRow } from '../db/payments.ts'
import { findRefund, lockRefund, writeRefund } from '../db/refunds.ts'
import type { BookingDatabase } from '../db/schema.ts'

type Trx = Transaction<BookingDatabase>

/** Asks Stripe for a refund; sent again it finds the same one by its key. */
export async function sendRefund(context: Context, { stripe }: Payments, refundId: RefundId): Promise<void> {
  const refund = await findRefund(context.db, refundId)
  if (refund?.state !== 'asked' || refund.payment_intent_id === null) return
  const params: Stripe.RefundCreateParams = {
    payment_intent: refund.payment_intent_id,
    amount: refund.amount_cents,
    reason: refund.reason === 'paid twice' ? 'duplicate' : 'requested_by_customer',
    metadata: { refundId: String(refundId) },
    ...(refund.fee_cents > 0 ? { refund_application_fee: true } : {}),
  }
  const options = { idempotencyKey: `refund:${refundId}`, stripeAccount: refund.stripe_account_id }
  try {
    const made = await askStripe(() => stripe.refunds.create(params, options))
    await writeMoneyBack(context, refund.payment_id, [made], [])
  } catch (error) {
    if (!(error instanceof StripeRefusal)) throw error
    await refuseRefund(context, refundId, error.message)
  }
}

/**
 * Asks Stripe for the refunds and disputes of a payment, those that its organiser made at Stripe among them, and writes
 * down what changed. Idempotent, in any order.
 */
export async function settleMoneyBack(context: Context, { stripe }: Payments, paymentIntentId: string): Promise<void> {
  const payment = await findPaymentOfIntent(context.db, paymentIntentId)
  if (!payment) return
  const account = { stripeAccount: payment.stripe_account_id }
  const ofIntent = { payment_intent: paymentIntentId, limit: 100 }
  const [refunds, disputes] = await Promise.all([
    askStripe(() => stripe.refunds.list(ofIntent, account)),
    askStripe(() => stripe.disputes.list(ofIntent, account)),
  ])
  await writeMoneyBack(context, payment.id, refunds.data, disputes.data)
}

async function writeMoneyBack(
  context: Context,
  paymentId: PaymentRow['id'],
  refunds: readonly Stripe.Refund[],
  disputes: readonly Stripe.Dispute[],
): Promise<void> {
  const now = context.now()
  await context.db.transaction().execute(async (trx) => {
    const payment = await lockPayment(trx, paymentId)
    if (!payment) return
    for (const refund of refunds) await writeOneRefund(trx, payment, refund, now)
    for (const dispute of disputes) await writeDispute(trx, payment, dispute, now)
  })
}

async function writeOneRefund(trx: Trx, payment: PaymentRow, made: Stripe.Refund, now: Date): Promise<void> {
  const isOver = made.status === 'failed' || made.status === 'canceled'
  const amount = moneyText(made.amount, payment.currency)
  const entry = { stripeId: made.id, at: now }
  const isNew = await addLedgerEntry(trx, payment, { ...entry, kind: 'refund', amountCents: -made.amount })
  if (isNew) await tell(trx, payment, `${amount} sent back to the card`, now)
  if (isOver && (await addLedgerEntry(trx, payment, { ...entry, kind: 'refund failed', amountCents: made.amount })))
    await tell(trx, payment, `${amount} could not be sent back to the card`, now)
  const refundId = Number(made.metadata?.refundId)
  const ours = Number.isSafeInteger(refundId) ? await lockRefund(trx, idFrom(refundId)) : undefined
  // The organiser's own refund at Stripe has no row of ours.
  if (ours?.payment_id !== payment.id) return
  await writeRefund(trx, ours.id, {
    state: isOver ? 'failed' : made.status === 'succeeded' ? 'succeeded' : 'pending',
    stripe_refund_id: made.id,
    failure_reason: made.failure_reason ?? null,
    settled_at: made.status === 'pending' ? null : now,
  })
}

async function writeDispute(trx: Trx, payment: PaymentRow, dispute: Stripe.Dispute, now: Date): Promise<void> {
  // An inquiry takes no money; Stripe takes it when it becomes a dispute.
  if (dispute.status.startsWith('warning_') || dispute.status === 'prevented') return
  const amount = moneyText(dispute.amount, payment.currency)
  const entry = { stripeId: dispute.id, at: now }
  if (await addLedgerEntry(trx, payment, { ...entry, kind: 'dispute', amountCents: -dispute.amount }))
    await tell(trx, payment, `The card's owner disputes ${amount}. The organiser answers at Stripe.`, now)
  if (
    dispute.status === 'won' &&
    (await addLedgerEntry(trx, payment, { ...entry, kind: 'dispute won', amountCents: dispute.amount }))
  )
    await tell(trx, payment, `The dispute about ${amount} was decided for the organiser`, now)
}

/** Stripe will never make this refund: the money is still the organiser's, who is told in the booking's history. */
async function refuseRefund(context: Context, refundId: RefundId, why: string): Promise<void> {
  const now = context.now()
  await context.db.transaction().execute(async (trx) => {
    const refund = await lockRefund(trx, refundId)
    const payment = refund?.payment_id && (await lockPayment(trx, refund.payment_id))
    if (!payment || refund.state !== 'asked') return
    await writeRefund(trx, refundId, {
      state: 'failed',
      stripe_refund_id: null,
      failure_reason: why,
      settled_at: now,
    })
    await tell(trx, payment, `${moneyText(refund.amount_cents, payment.currency)} could not be sent back: ${why}`, now)
  })
}

async function tell(trx: Trx, payment: PaymentRow, what: string, now: Date): Promise<void> {
  await addHistory(trx, { bookingId: payment.booking_id, what, byUserProfileId: null, byName: 'Waymark', at: now })
}
