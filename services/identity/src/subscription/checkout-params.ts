import { country } from '@waymark/domain/enums'
import type { AccountId } from '@waymark/domain/ids'
import type Stripe from 'stripe'
import type { Context } from '../context.ts'

/** How long a checkout stays open; Stripe's minimum is half an hour. */
export const checkoutMinutes = 60

interface Payer {
  readonly accountId: AccountId
  readonly countryId: number
  readonly email: string
  /** Known to Stripe from an earlier subscription. */
  readonly customerId: string | null
}

/** The checkout request: the Community plan, monthly until cancelled. */
export function checkoutParams({ config, publicUrl, now }: Context, payer: Payer): Stripe.Checkout.SessionCreateParams {
  const isAustralian = payer.countryId === country.au
  const metadata = { subscribingAccountId: String(payer.accountId) }
  const landing = `${publicUrl.origin}/stripe-landing-page`
  return {
    mode: 'subscription',
    client_reference_id: String(payer.accountId),
    ...(payer.customerId === null ? { customer_email: payer.email } : { customer: payer.customerId }),
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: isAustralian ? 'aud' : 'nzd',
          unit_amount: isAustralian ? config.communityPriceAudCents : config.communityPriceNzdCents,
          recurring: { interval: 'month' },
          product_data: { name: 'Waymark Community' },
        },
      },
    ],
    metadata,
    subscription_data: { metadata },
    success_url: `${landing}?for=subscription&session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${landing}?for=subscription&closed=1`,
    expires_at: Math.floor(now().getTime() / 1000) + checkoutMinutes * 60,
  }
}
