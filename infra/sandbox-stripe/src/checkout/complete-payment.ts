import type Stripe from 'stripe'
import type { Ask } from '../ask.ts'
import { emit } from '../events/emit.ts'
import { newId } from '../new-id.ts'
import { openDispute } from '../payments/disputes.ts'
import { chargeBody, intentBody } from '../payments/payment-bodies.ts'
import type { Records } from '../records.ts'
import { toSeconds } from '../seconds.ts'
import { type CardOutcome, isDisputed } from '../test-cards.ts'
import type { CardForm } from './card-form.ts'

export type PaymentSession = Records['checkout.session'] & {
  readonly payment: NonNullable<Records['checkout.session']['payment']>
}

export function isPaymentSession(session: Records['checkout.session']): session is PaymentSession {
  return session.payment !== undefined
}

/** The bank decides about a payment that it does not make at once after a minute. */
const decidedAfterMs = 60_000

/** The payment is under way: the checkout is complete and not paid. */
export async function beginPayment(
  ask: Ask,
  session: PaymentSession,
  card: CardForm,
  pays: boolean,
): Promise<Records['checkout.session']> {
  const { account } = session.payment
  const intent: Stripe.PaymentIntent = { ...(await intentOf(ask, session)), status: 'processing' }
  const begun = {
    ...session,
    underWay: { card, pays },
    body: { ...session.body, payment_intent: intent.id, status: 'complete' as const, url: null },
  }
  await ask.store.put('payment_intent', intent.id, { body: intent, account })
  await ask.store.put('checkout.session', session.body.id, begun, new Date(ask.now.getTime() + decidedAfterMs))
  await emit({ ...ask, account }, 'payment_intent.processing', intent)
  await emit({ ...ask, account }, 'checkout.session.completed', begun.body)
  return begun
}

/** What the bank decided about a payment that was under way. */
export async function decidePayment(ask: Ask, { underWay, ...session }: Records['checkout.session']): Promise<void> {
  if (!underWay || !isPaymentSession(session)) return
  if (underWay.pays) {
    await completePayment(ask, session, underWay.card, 'checkout.session.async_payment_succeeded')
    return
  }
  const { account } = session.payment
  const intent: Stripe.PaymentIntent = {
    ...(await intentOf(ask, session)),
    status: 'requires_payment_method',
    last_payment_error: {
      type: 'invalid_request_error',
      code: 'payment_intent_payment_attempt_failed',
      message: 'The bank refused the payment.',
    },
  }
  await ask.store.put('payment_intent', intent.id, { body: intent, account })
  await ask.store.put('checkout.session', session.body.id, session)
  await emit({ ...ask, account }, 'payment_intent.payment_failed', intent)
  await emit({ ...ask, account }, 'checkout.session.async_payment_failed', session.body)
}

/** The card is charged: a payment, its charge, and the events of all three. */
export async function completePayment(
  ask: Ask,
  session: PaymentSession,
  card: CardForm,
  told: 'checkout.session.completed' | 'checkout.session.async_payment_succeeded' = 'checkout.session.completed',
): Promise<Records['checkout.session']> {
  const ofAccount = { ...ask, account: session.payment.account }
  const { account } = session.payment
  const before = await intentOf(ask, session)
  const charge = chargeBody({
    id: newId('ch'),
    created: toSeconds(ask.now),
    intent: before,
    card,
    pagesUrl: ask.pagesUrl,
  })
  const intent: Stripe.PaymentIntent = {
    ...before,
    amount_received: before.amount,
    last_payment_error: null,
    latest_charge: charge.id,
    status: 'succeeded',
  }
  const completed = {
    ...session,
    body: {
      ...session.body,
      payment_intent: intent.id,
      payment_status: 'paid' as const,
      status: 'complete' as const,
      url: null,
    },
  }
  await ask.store.put('payment_intent', intent.id, { body: intent, account })
  await ask.store.put('charge', charge.id, { body: charge, account })
  await ask.store.put('checkout.session', session.body.id, completed)
  await emit(ofAccount, 'charge.succeeded', charge)
  await emit(ofAccount, 'payment_intent.succeeded', intent)
  await emit(ofAccount, told, completed.body)
  if (isDisputed(card.number)) await openDispute(ofAccount, charge)
  return completed
}

/** The card is declined: the payment waits for another one. */
export async function keepDecline(
  ask: Ask,
  session: PaymentSession,
  outcome: Extract<CardOutcome, { kind: 'declined' }>,
): Promise<Records['checkout.session']> {
  const { account } = session.payment
  const intent: Stripe.PaymentIntent = {
    ...(await intentOf(ask, session)),
    last_payment_error: {
      type: 'card_error',
      code: outcome.code as Stripe.PaymentIntent.LastPaymentError.Code,
      message: outcome.message,
      ...(outcome.declineCode === undefined ? {} : { decline_code: outcome.declineCode }),
    },
  }
  await ask.store.put('payment_intent', intent.id, { body: intent, account })
  await emit({ ...ask, account }, 'payment_intent.payment_failed', intent)
  return { ...session, body: { ...session.body, payment_intent: intent.id } }
}

/** The payment of a checkout; it has none before its first try. */
async function intentOf({ store, now }: Ask, { body, line, payment }: PaymentSession): Promise<Stripe.PaymentIntent> {
  const known =
    typeof body.payment_intent === 'string' ? await store.find('payment_intent', body.payment_intent) : undefined
  return (
    known?.body ??
    intentBody({
      id: newId('pi'),
      created: toSeconds(now),
      amount: line.unitAmount * line.quantity,
      currency: line.currency,
      feeAmount: payment.feeAmount,
      description: payment.description,
      metadata: payment.metadata,
    })
  )
}
