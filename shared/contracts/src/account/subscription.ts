import * as z from 'zod/mini'
import { accountAdminOnly } from '../access.ts'
import { defineCall } from '../define-call.ts'
import { nothing } from '../shapes.ts'

/** An organisation's subscription to Waymark. Prices are per month, in cents. */
const paymentSubscription = z.object({
  plan: z.literal(['Free', 'Community']),
  /** `past due`: the last payment failed, and the card is being retried for some days. */
  state: z.literal(['free', 'active', 'past due']),
  priceCents: z.nullable(z.int()),
  currency: z.nullable(z.literal(['NZD', 'AUD'])),
  /** The start of the paid period: the subscription, or its last renewal. */
  paidFrom: z.nullable(z.string()),
  renewsAt: z.nullable(z.string()),
  endsAt: z.nullable(z.string()),
})

/** What an organisation pays Waymark. */
export const subscription = {
  getPaymentSubscription: defineCall({
    method: 'GET',
    path: '/api/Account/get-payment-subscription',
    summary: 'What my organisation pays Waymark',
    reads: ['plan'],
    access: accountAdminOnly,
    input: () => nothing,
    output: () => paymentSubscription,
  }),
  getSubscriptionCheckoutId: defineCall({
    method: 'POST',
    path: '/api/Account/get-subscription-checkout-id',
    summary: 'A hosted checkout that subscribes my organisation; the open one again while there is one',
    changes: ['plan'],
    access: accountAdminOnly,
    input: () => z.strictObject({ plan: z.literal('Community') }),
    output: () => z.object({ checkoutId: z.string(), url: z.string() }),
    refusals: { AlreadySubscribed: 'Your organisation is on the Community plan already.' },
    notWhileActing: true,
  }),
  updatePaymentSubscription: defineCall({
    method: 'POST',
    path: '/api/Account/update-payment-subscription',
    summary:
      'The plan from the next period on: Free ends the subscription with the paid period, Community lets it go on',
    changes: ['plan'],
    access: accountAdminOnly,
    input: () => z.strictObject({ plan: z.literal(['Free', 'Community']) }),
    output: () => paymentSubscription,
    refusals: { NotSubscribed: 'Your organisation has no Community plan to change. Please subscribe first.' },
    notWhileActing: true,
  }),
} as const
