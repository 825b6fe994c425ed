import { apiVersion } from '@waymark/service-kit/payments'
import { createDatabase, type TestDatabase } from '@waymark/test-world/test-database'
import Stripe from 'stripe'
import { openSandbox, type Sandbox } from '../src/open-sandbox.ts'

export interface TestSandbox {
  readonly sandbox: Sandbox
  /** The official SDK, pointed at it. */
  readonly stripe: Stripe
  /** Delivered events as received. */
  readonly delivered: { readonly payload: string; readonly signature: string }[]
  readonly clock: { now: Date }
  readonly database: TestDatabase
  /** Submits a form of a hosted page as a browser does. */
  submit(url: string, form: Readonly<Record<string, string>>): Promise<{ status: number; to: string; page: string }>
  close(): Promise<void>
}

export const startOfTests = new Date('2026-11-23T20:00:00Z')

/** A sandbox on its own database, with the SDK in front of it. */
export async function startTestSandbox(): Promise<TestSandbox> {
  const database = await createDatabase()
  return startOn(database)
}

/** A sandbox on a database that may have another one's state; its events go to `delivered` unless they are refused. */
export async function startOn(database: TestDatabase, takesEvents = true): Promise<TestSandbox> {
  const clock = { now: startOfTests }
  const delivered: { payload: string; signature: string }[] = []
  const sandbox = await openSandbox({
    database: database.admin,
    secret: database.secret,
    publicUrl: new URL('http://localhost:8080'),
    now: () => clock.now,
    deliver: async (payload, signature) => {
      delivered.push({ payload, signature })
      return takesEvents
    },
    onError: (error) => {
      throw error
    },
  })
  return {
    sandbox,
    stripe: sdkFor(sandbox.env.STRIPE_API_BASE, sandbox.env.STRIPE_SECRET_KEY),
    delivered,
    clock,
    database,
    submit: async (url, form) => {
      const answer = await sandbox.pages.inject({
        method: 'POST',
        url: new URL(url).pathname,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(form).toString(),
      })
      await sandbox.work()
      return { status: answer.statusCode, to: answer.headers.location ?? '', page: answer.body }
    },
    close: async () => {
      await sandbox.close()
      await database.drop()
    },
  }
}

export function sdkFor(address: string, key: string): Stripe {
  const { hostname, port } = new URL(address)
  return new Stripe(key, { apiVersion, host: hostname, port, protocol: 'http', maxNetworkRetries: 0, telemetry: false })
}

export const approvedCard = {
  email: 'payer@example.test',
  number: '4242 4242 4242 4242',
  expiry: '12 / 34',
  cvc: '123',
  name: 'Aroha Ngata',
} as const

/** What a checkout of the tests sells. */
export const sessionParams: Stripe.Checkout.SessionCreateParams = {
  mode: 'subscription',
  client_reference_id: '7',
  customer_email: 'payer@example.test',
  line_items: [
    {
      quantity: 1,
      price_data: {
        currency: 'nzd',
        unit_amount: 4900,
        recurring: { interval: 'month' },
        product_data: { name: 'Waymark Community' },
      },
    },
  ],
  metadata: { subscribingAccountId: '7' },
  subscription_data: { metadata: { subscribingAccountId: '7' } },
  success_url: 'http://localhost:8080/done?session_id={CHECKOUT_SESSION_ID}',
  cancel_url: 'http://localhost:8080/closed',
}

/** A connected account that takes cards. */
export const demoAccount = 'acct_demo_of_tests'

/** What a client of an organisation pays in the tests. */
export const paymentParams: Stripe.Checkout.SessionCreateParams = {
  mode: 'payment',
  ui_mode: 'hosted_page',
  submit_type: 'book',
  client_reference_id: '41',
  customer_email: 'payer@example.test',
  line_items: [
    { quantity: 2, price_data: { currency: 'nzd', unit_amount: 2400, product_data: { name: 'Clay evening' } } },
  ],
  payment_intent_data: { description: 'Clay evening, Kōwhai Arts', metadata: { activityBookingId: '41' } },
  metadata: { activityBookingId: '41' },
  success_url: 'http://localhost:8080/done?session_id={CHECKOUT_SESSION_ID}',
  cancel_url: 'http://localhost:8080/closed',
}

/** An organisation that applies for card payments. */
export const accountParams: Stripe.V2.Core.AccountCreateParams = {
  contact_email: 'admin@example.test',
  display_name: 'Kōwhai Care',
  dashboard: 'full',
  identity: { country: 'nz' },
  defaults: { currency: 'nzd', responsibilities: { fees_collector: 'stripe', losses_collector: 'stripe' } },
  configuration: { merchant: { capabilities: { card_payments: { requested: true } } } },
  metadata: { accountId: '7' },
}

export function linkParams(account: string): Stripe.V2.Core.AccountLinkCreateParams {
  return {
    account,
    use_case: {
      type: 'account_onboarding',
      account_onboarding: { refresh_url: 'http://localhost:8080/again', return_url: 'http://localhost:8080/back' },
    },
  }
}
