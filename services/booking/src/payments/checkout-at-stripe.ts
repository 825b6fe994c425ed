import { askStripe, isMissingAtStripe, type Payments } from '@waymark/service-kit/payments'
import type Stripe from 'stripe'
import type { Context } from '../context.ts'
import { keepCheckout, type PaymentRow } from '../db/payments.ts'

const expand = ['payment_intent.latest_charge']

/** A checkout as it is now; null when Stripe does not know it, such as the sandbox's after real keys are set. */
export async function findCheckout(
  { stripe }: Pick<Payments, 'stripe'>,
  payment: Pick<PaymentRow, 'stripe_account_id'>,
  checkoutId: string,
): Promise<Stripe.Checkout.Session | null> {
  const account = { stripeAccount: payment.stripe_account_id }
  try {
    return await askStripe(() => stripe.checkout.sessions.retrieve(checkoutId, { expand }, account))
  } catch (error) {
    if (isMissingAtStripe(error)) return null
    throw error
  }
}

/**
 * Asks Stripe for a stored checkout. Sent again after a lost answer it finds the same one by its key; the answer may be
 * older than the checkout, which is therefore retrieved when it has been open for a while.
 */
export async function openAtStripe(
  { db }: Pick<Context, 'db'>,
  payments: Payments,
  payment: PaymentRow,
): Promise<Stripe.Checkout.Session | null> {
  const options = {
    idempotencyKey: `checkout:${payment.booking_id}:${payment.attempt}`,
    stripeAccount: payment.stripe_account_id,
  }
  const made = await askStripe(() => payments.stripe.checkout.sessions.create(payment.checkout_params, options))
  await keepCheckout(db, payment.id, { id: made.id, url: made.url, clientSecret: made.client_secret })
  return findCheckout(payments, payment, made.id)
}

export function idOf(named: string | { readonly id: string } | null | undefined): string | null {
  return typeof named === 'string' ? named : (named?.id ?? null)
}
