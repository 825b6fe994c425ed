import type { AccountId } from '@waymark/domain/ids'
import { askStripe, isMissingAtStripe, type Payments } from '@waymark/service-kit/payments'
import { Unavailable } from '@waymark/service-kit/refusal'
import type Stripe from 'stripe'
import type { Context } from '../context.ts'
import { findSubscription, type SettledSubscription, type SubscriptionRow, writeSettled } from '../db/subscriptions.ts'

const maxAttempts = 5

/**
 * Queries Stripe for an organisation's subscription and stores the result. Idempotent and independent of the order of
 * events; `subscriptionId` may be one that is not stored yet.
 */
export async function settleSubscription(
  context: Context,
  payments: Payments,
  accountId: AccountId,
  subscriptionId: string | null,
): Promise<void> {
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    const row = await findSubscription(context.db, accountId)
    if (!row) return
    if (await writeSettled(context.db, row, await askAbout(payments, row, subscriptionId))) return
  }
  throw new Unavailable('The subscription is being settled by somebody else.')
}

async function askAbout(
  { stripe }: Payments,
  row: SubscriptionRow,
  subscriptionId: string | null,
): Promise<SettledSubscription> {
  const { checkout_id: checkoutId } = row
  const checkout = checkoutId === null ? null : await findCheckout(stripe, checkoutId)
  const ids = new Set([row.subscription_id, idOf(checkout?.subscription), subscriptionId])
  const subscriptions = await Promise.all(
    [...ids].filter((id) => id !== null).map((id) => findAtStripe(stripe, id, row.account_id)),
  )
  const live = subscriptions.flatMap((found) => (found && statusOf(found) !== 'none' ? [found] : []))
  // The stored subscription comes first: no other replaces it while it is live.
  const current = live[0]
  return {
    live: current ? liveColumns(current) : null,
    customerId: current ? idOf(current.customer) : null,
    isCheckoutOver: checkoutId !== null && checkout?.status !== 'open',
  }
}

/** A checkout; null when Stripe does not know it, such as the sandbox's after real keys are set. */
async function findCheckout(stripe: Stripe, id: string): Promise<Stripe.Checkout.Session | null> {
  try {
    return await askStripe(() => stripe.checkout.sessions.retrieve(id))
  } catch (error) {
    if (isMissingAtStripe(error)) return null
    throw error
  }
}

/** A subscription of this organisation; null when it belongs to another or Stripe does not know it. */
async function findAtStripe(stripe: Stripe, id: string, accountId: AccountId): Promise<Stripe.Subscription | null> {
  try {
    const found = await askStripe(() => stripe.subscriptions.retrieve(id))
    return found.metadata.subscribingAccountId === String(accountId) ? found : null
  } catch (error) {
    if (isMissingAtStripe(error)) return null
    throw error
  }
}

function liveColumns(subscription: Stripe.Subscription): SettledSubscription['live'] {
  const [item] = subscription.items.data
  return {
    status: statusOf(subscription),
    subscription_id: subscription.id,
    price_cents: (item?.price.unit_amount ?? 0) * (item?.quantity ?? 1),
    currency: subscription.currency === 'aud' ? 'AUD' : 'NZD',
    period_starts_at: new Date((item?.current_period_start ?? 0) * 1000),
    period_ends_at: new Date((item?.current_period_end ?? 0) * 1000),
    is_ending: subscription.cancel_at_period_end,
  }
}

function statusOf({ status }: Stripe.Subscription): SubscriptionRow['status'] {
  switch (status) {
    case 'active':
    case 'trialing':
      return 'active'
    case 'past_due':
    case 'unpaid':
      return 'past due'
    default:
      return 'none'
  }
}

function idOf(named: string | { readonly id: string } | null | undefined): string | null {
  return typeof named === 'string' ? named : (named?.id ?? null)
}
