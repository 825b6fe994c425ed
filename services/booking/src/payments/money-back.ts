import { moneyText } from '@waymark/domain/booking/price'
import { idFrom, type RefundId } from '@waymark/domain/ids'
import { askStripe, type Payments, StripeRefusal } from '@waymark/service-kit/payments'
import type { Transaction } from 'kysely'
import type Stripe from 'stripe'
import { recordAndNotify } from '../changing/record-and-notify.ts'
import type { Context } from '../context.ts'
import { addHistory, type HistoryLine } from '../db/history.ts'
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
  const refundId = Number(made.metadata?.refundId)
  const found = Number.isSafeInteger(refundId) ? await lockRefund(trx, idFrom(refundId)) : undefined
  // The organiser's own refund at Stripe has no row of ours.
  const ours = found?.payment_id === payment.id ? found : undefined
  if (isOver && (await addLedgerEntry(trx, payment, { ...entry, kind: 'refund failed', amountCents: made.amount }))) {
    const what = `${amount} could not be sent back to the card`
    await (ours ? tellOfFailure : tell)(trx, payment, what, now)
  }
  if (!ours) return
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

/** Stripe will never make this refund: the organiser still has the money, and owes it. */
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
    const amount = moneyText(refund.amount_cents, payment.currency)
    await tellOfFailure(trx, payment, `${amount} could not be sent back: ${why}`, now)
  })
}

async function tell(trx: Trx, payment: PaymentRow, what: string, now: Date): Promise<void> {
  await addHistory(trx, lineOf(payment, what, now))
}

/** Money is owed: the client and the organiser hear of it by email and in the app. */
async function tellOfFailure(trx: Trx, payment: PaymentRow, what: string, now: Date): Promise<void> {
  await recordAndNotify(trx, { ...lineOf(payment, what, now), change: 'refund failed' })
}

function lineOf({ booking_id: bookingId }: PaymentRow, what: string, at: Date): HistoryLine {
  return { bookingId, what, byUserProfileId: null, byName: 'Waymark', at }
}
