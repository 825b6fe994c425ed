import type Stripe from 'stripe'
import * as z from 'zod/mini'
import type { Ask } from '../ask.ts'
import { emit } from '../events/emit.ts'
import { newId } from '../new-id.ts'
import { readParams } from '../read-params.ts'
import type { Records } from '../records.ts'
import { toSeconds } from '../seconds.ts'
import { invalidRequest, missing } from '../stripe-fault.ts'
import { refundOutcomeOf } from '../test-cards.ts'
import { refundBody } from './payment-bodies.ts'
import { ownCharge, ownIntent } from './payments.ts'

/** A refund that is not made at once is decided after a minute. */
const decidedAfterMs = 60_000

const createParams = z.strictObject({
  payment_intent: z.string(),
  amount: z.optional(z.coerce.number().check(z.int(), z.gte(1))),
  reason: z.optional(z.literal(['duplicate', 'fraudulent', 'requested_by_customer'])),
  refund_application_fee: z.optional(z.literal(['true', 'false'])),
  metadata: z.optional(z.record(z.string(), z.string())),
})
const listParams = z.strictObject({
  payment_intent: z.optional(z.string()),
  limit: z._default(z.coerce.number().check(z.gte(1), z.lte(100)), 10),
})

/** POST /v1/refunds: all that is left of the charge when no amount is given. */
export async function createRefund(ask: Ask, _id: string, params: unknown): Promise<object> {
  const input = readParams(createParams, params)
  const { body: intent } = await ownIntent(ask, input.payment_intent)
  if (typeof intent.latest_charge !== 'string')
    throw invalidRequest(`This PaymentIntent (${intent.id}) does not have a successful charge to refund.`, {
      param: 'payment_intent',
    })
  const { body: charge } = await ownCharge(ask, intent.latest_charge)
  const left = charge.amount - charge.amount_refunded
  if (left === 0)
    throw invalidRequest(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' })
  if (charge.disputed)
    throw invalidRequest(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
      code: 'charge_disputed',
    })
  const amount = input.amount ?? left
  if (amount > left)
    throw invalidRequest(
      `Refund amount (${money(amount, charge.currency)}) is greater than unrefunded amount on charge (${money(left, charge.currency)})`,
      { param: 'amount' },
    )
  const outcome = refundOutcomeOf(charge.payment_method_details?.card?.last4 ?? '')
  const body = refundBody({
    id: newId('re'),
    created: toSeconds(ask.now),
    charge,
    amount,
    reason: input.reason ?? null,
    metadata: input.metadata ?? {},
    status: outcome === 'pending' ? 'pending' : 'succeeded',
  })
  const dueAt = outcome === 'made' ? undefined : new Date(ask.now.getTime() + decidedAfterMs)
  await ask.store.put('refund', body.id, { body, account: ask.account }, dueAt)
  await addRefunded(ask, charge, amount)
  await emit(ask, 'refund.created', body)
  return body
}

/** GET /v1/refunds/:id. */
export async function retrieveRefund({ store, account }: Ask, id: string): Promise<object> {
  const found = await store.find('refund', id)
  if (!found || found.account !== account) throw missing('refund', id)
  return found.body
}

/** GET /v1/refunds. */
export async function listRefunds({ store, account }: Ask, _id: string, params: unknown): Promise<object> {
  const { payment_intent: intent, limit } = readParams(listParams, params)
  const ofIntent = intent === undefined ? {} : { payment_intent: intent }
  const found = await store.newestOf('refund', { account, body: ofIntent }, limit + 1)
  const data = found.slice(0, limit).map(({ body }) => body)
  return { object: 'list', url: '/v1/refunds', has_more: found.length > limit, data }
}

/** The bank's decision about a refund that was not made at once. */
export async function decideRefund(ask: Ask, { body, account }: Records['refund']): Promise<void> {
  const ofAccount = { ...ask, account }
  const charge = typeof body.charge === 'string' ? await ownCharge(ofAccount, body.charge) : undefined
  const fails = refundOutcomeOf(charge?.body.payment_method_details?.card?.last4 ?? '') === 'fails'
  const decided: Stripe.Refund = fails
    ? { ...body, status: 'failed', failure_reason: 'lost_or_stolen_card' }
    : { ...body, status: 'succeeded' }
  await ask.store.put('refund', body.id, { body: decided, account })
  if (fails && charge) await addRefunded(ofAccount, charge.body, -body.amount)
  await emit(ofAccount, 'refund.updated', decided)
  if (fails) await emit(ofAccount, 'refund.failed', decided)
}

async function addRefunded(ask: Ask, charge: Stripe.Charge, amount: number): Promise<void> {
  const amountRefunded = charge.amount_refunded + amount
  const body = { ...charge, amount_refunded: amountRefunded, refunded: amountRefunded === charge.amount }
  await ask.store.put('charge', charge.id, { body, account: ask.account })
  if (amount > 0) await emit(ask, 'charge.refunded', body)
}

function money(amount: number, currency: string): string {
  return `$${(amount / 100).toFixed(2)} ${currency}`
}
