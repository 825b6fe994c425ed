import type Stripe from 'stripe'
import * as z from 'zod/mini'
import { accountOf, cardPaymentsOf } from '../accounts/accounts.ts'
import type { Ask } from '../ask.ts'
import { newId } from '../new-id.ts'
import { readParams } from '../read-params.ts'
import { fromSeconds, toSeconds } from '../seconds.ts'
import { invalidRequest } from '../stripe-fault.ts'
import { sessionBody } from './session-body.ts'
import { expiryOf, metadata, minAmount, webAddress, wholeNumber } from './session-params.ts'

const maxLines = 100

const createParams = z.strictObject({
  mode: z.literal('payment'),
  ui_mode: z._default(z.literal(['hosted_page', 'embedded_page']), 'hosted_page'),
  client_reference_id: z.optional(z.string().check(z.maxLength(200))),
  customer_email: z.optional(z.string()),
  submit_type: z.optional(z.literal(['auto', 'book', 'donate', 'pay'])),
  line_items: z
    .array(
      z.strictObject({
        quantity: wholeNumber().check(z.gte(1)),
        price_data: z.strictObject({
          currency: z.literal(['nzd', 'aud']),
          unit_amount: wholeNumber().check(z.gte(0)),
          product_data: z.strictObject({ name: z.string().check(z.minLength(1)) }),
        }),
      }),
    )
    .check(z.minLength(1), z.maxLength(maxLines)),
  payment_intent_data: z.optional(
    z.strictObject({
      application_fee_amount: z.optional(wholeNumber().check(z.gte(0))),
      description: z.optional(z.string().check(z.maxLength(1000))),
      metadata: metadata(),
    }),
  ),
  metadata: metadata(),
  success_url: z.optional(webAddress()),
  cancel_url: z.optional(webAddress()),
  return_url: z.optional(webAddress()),
  redirect_on_completion: z.optional(z.literal(['always', 'if_required', 'never'])),
  expires_at: z.optional(wholeNumber()),
  locale: z.optional(z.string()),
})
type Input = z.output<typeof createParams>

/** POST /v1/checkout/sessions in payment mode: a direct charge on the connected account that the header names. */
export async function createPaymentSession(ask: Ask, params: unknown): Promise<Stripe.Checkout.Session> {
  const input = readParams(createParams, params)
  requireLanding(input)
  if (ask.account !== null) await requireCharges(ask, ask.account)
  const currencies = new Set(input.line_items.map(({ price_data: price }) => price.currency))
  const [currency] = currencies
  if (currency === undefined || currencies.size > 1)
    throw invalidRequest('All prices in a Checkout Session must have the same currency.', { param: 'line_items' })
  const amount = input.line_items.reduce(
    (sum, { quantity, price_data: price }) => sum + quantity * price.unit_amount,
    0,
  )
  if (amount < minAmount)
    throw invalidRequest(
      `The Checkout Session's total amount must convert to at least 50 cents. $${(amount / 100).toFixed(2)} ${currency} is too small.`,
      { code: 'amount_too_small' },
    )
  const feeAmount = input.payment_intent_data?.application_fee_amount ?? null
  if (feeAmount !== null && (ask.account === null || feeAmount > amount))
    throw invalidRequest('Can only apply an application_fee_amount to a connected account, up to the total.', {
      param: 'payment_intent_data[application_fee_amount]',
    })
  const created = toSeconds(ask.now)
  const expiresAt = expiryOf(input.expires_at, created)
  const id = newId('cs_test')
  const isEmbedded = input.ui_mode === 'embedded_page'
  const body: Stripe.Checkout.Session = {
    ...sessionBody({
      id,
      url: `${ask.pagesUrl}/c/pay/${id}`,
      created,
      expiresAt,
      line: { currency, unitAmount: amount, quantity: 1 },
      successUrl: input.success_url ?? '',
      cancelUrl: input.cancel_url ?? null,
      clientReferenceId: input.client_reference_id ?? null,
      customer: null,
      customerEmail: input.customer_email ?? null,
      metadata: input.metadata ?? {},
    }),
    customer_creation: 'if_required',
    mode: 'payment',
    payment_method_collection: 'if_required',
    submit_type: input.submit_type ?? null,
    ...(isEmbedded
      ? {
          client_secret: `${id}_secret_${newId('sandbox')}`,
          redirect_on_completion: input.redirect_on_completion ?? 'always',
          ...(input.return_url === undefined ? {} : { return_url: input.return_url }),
          success_url: null,
          ui_mode: 'embedded_page',
          url: null,
        }
      : {}),
  }
  const names = input.line_items.map(({ quantity, price_data: price }) =>
    quantity === 1 ? price.product_data.name : `${quantity} x ${price.product_data.name}`,
  )
  await ask.store.put(
    'checkout.session',
    id,
    {
      body,
      line: { name: names.join(', '), currency, unitAmount: amount, quantity: 1, interval: null },
      subscriptionMetadata: {},
      payment: {
        account: ask.account,
        feeAmount,
        description: input.payment_intent_data?.description ?? null,
        metadata: input.payment_intent_data?.metadata ?? {},
      },
    },
    fromSeconds(expiresAt),
  )
  return body
}

/** A hosted page goes somewhere afterwards; an embedded one stays, or names where it returns. */
function requireLanding(input: Input): void {
  const isEmbedded = input.ui_mode === 'embedded_page'
  const param = isEmbedded
    ? (['success_url', 'cancel_url'] as const).find((name) => input[name] !== undefined)
    : (['return_url', 'redirect_on_completion'] as const).find((name) => input[name] !== undefined)
  if (param) throw invalidRequest(`You cannot use ${param} with ui_mode: ${input.ui_mode}.`, { param })
  if (!isEmbedded && input.success_url === undefined)
    throw invalidRequest('Missing required param: success_url.', { code: 'parameter_missing', param: 'success_url' })
  if (isEmbedded && (input.return_url === undefined) !== (input.redirect_on_completion === 'never'))
    throw invalidRequest('A `return_url` is required unless `redirect_on_completion` is `never`.', {
      param: 'return_url',
    })
}

async function requireCharges(ask: Ask, accountId: string): Promise<void> {
  const { body } = await accountOf(ask, accountId)
  if (cardPaymentsOf(body) !== 'active')
    throw invalidRequest('Your account cannot currently make charges.', { code: 'account_invalid' })
}
