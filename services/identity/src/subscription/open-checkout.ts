import { jobs } from '@waymark/contracts/jobs'
import type { AccountId, UserProfileId } from '@waymark/domain/ids'
import { addToOutbox } from '@waymark/service-kit/outbox'
import { askStripe, isMissingAtStripe, type Payments } from '@waymark/service-kit/payments'
import { Unavailable } from '@waymark/service-kit/refusal'
import type Stripe from 'stripe'
import type { Context } from '../context.ts'
import {
  findPayer,
  findSubscription,
  forgetCustomer,
  insertCheckout,
  keepCheckoutId,
  type SubscriptionRow,
} from '../db/subscriptions.ts'
import { checkoutMinutes, checkoutParams } from './checkout-params.ts'
import { settleSubscription } from './settle-subscription.ts'

const settleAfterMs = (checkoutMinutes + 1) * 60_000
/** When two admins begin the same checkout concurrently, one of them retries. */
const maxAttempts = 4

/**
 * The organisation's open checkout, or a new one; null when it is subscribed. A new one is recorded before Stripe is
 * called, so that after a lost answer its idempotency key finds it again instead of charging twice.
 */
export async function openCheckout(
  context: Context,
  payments: Payments,
  who: { readonly accountId: AccountId; readonly userProfileId: UserProfileId },
): Promise<Stripe.Checkout.Session | null> {
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    const row = await findSubscription(context.db, who.accountId)
    if (row && row.status !== 'none') return null
    if (row?.checkout_params && row.checkout_expires_at && row.checkout_expires_at > context.now()) {
      const session = await currentSession(context, payments, row, row.checkout_params)
      if (session?.status === 'open') return session
      await settleSubscription(context, payments, who.accountId, null)
      const settled = await findSubscription(context.db, who.accountId)
      if (settled?.status !== 'none') return null
      await beginCheckout(context, who, settled)
    } else await beginCheckout(context, who, row)
  }
  throw new Unavailable('The checkout is being opened by somebody else.')
}

/** The recorded checkout in its current state at Stripe; null when Stripe does not know it or its customer. */
async function currentSession(
  { db }: Context,
  { stripe }: Payments,
  { account_id: accountId, checkout_number: number, checkout_id: id }: SubscriptionRow,
  params: Stripe.Checkout.SessionCreateParams,
): Promise<Stripe.Checkout.Session | null> {
  try {
    if (id !== null) return await askStripe(() => stripe.checkout.sessions.retrieve(id))
    const idempotencyKey = `subscription:${accountId}:${number}`
    const session = await askStripe(() => stripe.checkout.sessions.create(params, { idempotencyKey }))
    await keepCheckoutId(db, accountId, number, session.id)
    return session
  } catch (error) {
    if (!isMissingAtStripe(error)) throw error
    if (params.customer !== undefined) await forgetCustomer(db, accountId, params.customer)
    return null
  }
}

async function beginCheckout(
  context: Context,
  { accountId, userProfileId }: { readonly accountId: AccountId; readonly userProfileId: UserProfileId },
  before: SubscriptionRow | undefined,
): Promise<void> {
  const payer = await findPayer(context.reads, userProfileId)
  const params = checkoutParams(context, {
    accountId,
    countryId: payer.country_id,
    email: payer.email,
    customerId: before?.customer_id ?? null,
  })
  const expiresAt = new Date((params.expires_at ?? 0) * 1000)
  await context.db.transaction().execute(async (trx) => {
    const isBegun = await insertCheckout(trx, accountId, {
      number: (before?.checkout_number ?? 0) + 1,
      params,
      expiresAt,
    })
    // Checks the checkout at its end, whether or not its events arrive.
    if (isBegun)
      await addToOutbox(
        trx,
        jobs.identity.settleSubscription,
        { accountId, subscriptionId: null },
        { delayMs: settleAfterMs },
      )
  })
}
