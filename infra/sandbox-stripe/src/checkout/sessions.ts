import * as z from 'zod/mini'
import type { Ask } from '../ask.ts'
import { emit } from '../events/emit.ts'
import { newId } from '../new-id.ts'
import { withCharge } from '../payments/payments.ts'
import { readParams } from '../read-params.ts'
import type { Records } from '../records.ts'
import { fromSeconds, toSeconds } from '../seconds.ts'
import { invalidRequest, missing } from '../stripe-fault.ts'
import { createPaymentSession } from './payment-sessions.ts'
import { sessionBody } from './session-body.ts'
import { expiryOf, metadata, minAmount, webAddress, wholeNumber } from './session-params.ts'

const createParams = z.strictObject({
  mode: z.literal('subscription'),
  ui_mode: z.optional(z.literal('hosted_page')),
  client_reference_id: z.optional(z.string().check(z.maxLength(200))),
  customer: z.optional(z.string()),
  customer_email: z.optional(z.string()),
  line_items: z
    .array(
      z.strictObject({
        quantity: wholeNumber().check(z.gte(1)),
        price_data: z.strictObject({
          currency: z.literal(['nzd', 'aud']),
          unit_amount: wholeNumber().check(z.gte(minAmount)),
          recurring: z.strictObject({ interval: z.literal(['month', 'year']) }),
          product_data: z.strictObject({ name: z.string() }),
        }),
      }),
    )
    .check(z.length(1)),
  subscription_data: z.optional(z.strictObject({ metadata: metadata() })),
  metadata: metadata(),
  success_url: webAddress(),
  cancel_url: webAddress(),
  expires_at: z.optional(wholeNumber()),
  locale: z.optional(z.string()),
})

/** POST /v1/checkout/sessions. */
export async function createSession(ask: Ask, _id: string, params: unknown): Promise<object> {
  const { store, now, pagesUrl } = ask
  if (isPayment(params)) return createPaymentSession(ask, params)
  const input = readParams(createParams, params)
  if (input.customer !== undefined && input.customer_email !== undefined)
    throw invalidRequest('You may only specify one of these parameters: customer, customer_email.')
  const customer = input.customer === undefined ? undefined : await store.find('customer', input.customer)
  if (input.customer !== undefined && !customer) throw missing('customer', input.customer)
  const created = toSeconds(now)
  const expiresAt = expiryOf(input.expires_at, created)
  const [sold] = input.line_items
  if (!sold) throw invalidRequest('Missing required param: line_items.', { param: 'line_items' })
  const line = {
    name: sold.price_data.product_data.name,
    currency: sold.price_data.currency,
    unitAmount: sold.price_data.unit_amount,
    quantity: sold.quantity,
    interval: sold.price_data.recurring.interval,
  }
  const id = newId('cs_test')
  const body = sessionBody({
    id,
    url: `${pagesUrl}/c/pay/${id}`,
    created,
    expiresAt,
    line,
    successUrl: input.success_url,
    cancelUrl: input.cancel_url,
    clientReferenceId: input.client_reference_id ?? null,
    customer: input.customer ?? null,
    customerEmail: customer?.body.email ?? input.customer_email ?? null,
    metadata: input.metadata ?? {},
  })
  await store.put(
    'checkout.session',
    id,
    { body, line, subscriptionMetadata: input.subscription_data?.metadata ?? {} },
    fromSeconds(expiresAt),
  )
  return body
}

const retrieveParams = z.strictObject({
  expand: z._default(z.array(z.literal(['payment_intent', 'payment_intent.latest_charge'])), []),
})

function isPayment(params: unknown): boolean {
  return typeof params === 'object' && params !== null && 'mode' in params && params.mode === 'payment'
}

/** GET /v1/checkout/sessions/:id. */
export async function retrieveSession(ask: Ask, id: string, params: unknown): Promise<object> {
  const { expand } = readParams(retrieveParams, params)
  const { body } = await ownSession(ask, id)
  const intent =
    expand.length > 0 && typeof body.payment_intent === 'string'
      ? await ask.store.find('payment_intent', body.payment_intent)
      : undefined
  if (!intent) return body
  const isDeep = expand.includes('payment_intent.latest_charge')
  return { ...body, payment_intent: isDeep ? await withCharge(ask, intent.body) : intent.body }
}

/** A checkout of the account that asks; another account's is as good as none. */
async function ownSession({ store, account }: Ask, id: string): Promise<Records['checkout.session']> {
  const session = await store.find('checkout.session', id)
  if (!session || (session.payment?.account ?? null) !== account) throw missing('checkout.session', id)
  return session
}

/** POST /v1/checkout/sessions/:id/expire. */
export async function expireSession(ask: Ask, id: string): Promise<object> {
  const session = await ownSession(ask, id)
  const { status } = session.body
  if (status !== 'open')
    throw invalidRequest(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of "${status}".`,
    )
  return endSession(ask, session)
}

/** Ends a checkout that nobody paid. */
export async function endSession(ask: Ask, session: Records['checkout.session']): Promise<object> {
  const body = { ...session.body, status: 'expired' as const, url: null }
  await ask.store.put('checkout.session', body.id, { ...session, body })
  await emit({ ...ask, account: session.payment?.account ?? null }, 'checkout.session.expired', body)
  return body
}
