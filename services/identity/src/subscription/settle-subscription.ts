import { askStripe, isMissingAtStripe, type Payments } from '@waymark/service-kit/payments'
import { Unavailable } from '@waymark/service-kit/refusal'
import type Stripe from 'stripe'
import type { Context } from '../context.ts'
import { findSubscription, type SettledSubscription, type SubscriptionRow, writeSettled } from '../db/subscriptions.ts'

const maxAttempts = 5

/**
 * Asks Stripe what an organisation's subscription is, and writes it down. Any event, in any order and any number of times,
 * ends here; `subscriptionId` is one that we may not know of yet.
 */
export async function settleSubscription(
  context: Context,
  payments: Payments,
  accountId: number,
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
  const known = await Promise.all(
    [...ids].filter((id) => id !== null).map((id) => findAtStripe(stripe, id, row.account_id)),
  )
  const live = known.flatMap((found) => (found && statusOf(found) !== 'none' ? [found] : []))
  // The one that is kept comes first: another one never takes its place while it lives.
  const kept = live[0]
  return {
    live: kept ? liveColumns(kept) : null,
    customerId: kept ? idOf(kept.customer) : null,
    isCheckoutOver: checkoutId !== null && checkout?.status !== 'open',
  }
}

/** A checkout; null for one that Stripe does not know, such as the sandbox's once there are keys. */
async function findCheckout(stripe: Stripe, id: string): Promise<Stripe.Checkout.Session | null> {
  try {
    return await askStripe(() => stripe.checkout.sessions.retrieve(id))
  } catch (error) {
    if (isMissingAtStripe(error)) return null
    throw error
  }
}

/** A subscription of this organisation; null for one that is not, or that Stripe does not know. */
async function findAtStripe(stripe: Stripe, id: string, accountId: number): Promise<Stripe.Subscription | null> {
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
