import type Stripe from 'stripe'
import * as z from 'zod/mini'
import type { Ask } from '../ask.ts'
import { emit } from '../events/emit.ts'
import { newId } from '../new-id.ts'
import { readParams } from '../read-params.ts'
import type { Records } from '../records.ts'
import { toSeconds } from '../seconds.ts'
import { invalidRequest, missing } from '../stripe-fault.ts'
import { disputeBody } from './payment-bodies.ts'

const listParams = z.strictObject({
  payment_intent: z.optional(z.string()),
  limit: z._default(z.coerce.number().check(z.gte(1), z.lte(100)), 10),
})
/** Stripe's own words for tests: they decide the dispute. */
const updateParams = z.strictObject({
  evidence: z.strictObject({ uncategorized_text: z.string() }),
  submit: z.optional(z.literal(['true', 'false'])),
})

/** The bank of a card disputes its charge. */
export async function openDispute(ask: Ask, charge: Stripe.Charge): Promise<void> {
  const body = disputeBody(newId('du'), toSeconds(ask.now), charge)
  await ask.store.put('dispute', body.id, { body, account: ask.account })
  await ask.store.put('charge', charge.id, { body: { ...charge, disputed: true }, account: ask.account })
  await emit(ask, 'charge.dispute.created', body)
}

/** GET /v1/disputes. */
export async function listDisputes({ store, account }: Ask, _id: string, params: unknown): Promise<object> {
  const { payment_intent: intent, limit } = readParams(listParams, params)
  const ofIntent = intent === undefined ? {} : { payment_intent: intent }
  const found = await store.newestOf('dispute', { account, body: ofIntent }, limit + 1)
  const data = found.slice(0, limit).map(({ body }) => body)
  return { object: 'list', url: '/v1/disputes', has_more: found.length > limit, data }
}

/** GET /v1/disputes/:id. */
export async function retrieveDispute(ask: Ask, id: string): Promise<object> {
  return (await ownDispute(ask, id)).body
}

/** POST /v1/disputes/:id: `winning_evidence` wins, `losing_evidence` loses. */
export async function updateDispute(ask: Ask, id: string, params: unknown): Promise<object> {
  const { body } = await ownDispute(ask, id)
  const { evidence } = readParams(updateParams, params)
  const status = outcomes.get(evidence.uncategorized_text) ?? 'under_review'
  return close(ask, { ...body, evidence: { ...body.evidence, ...evidence }, status })
}

/** POST /v1/disputes/:id/close: the organisation accepts it. */
export async function closeDispute(ask: Ask, id: string): Promise<object> {
  const { body } = await ownDispute(ask, id)
  if (body.status === 'won' || body.status === 'lost') throw invalidRequest('This dispute is already closed.')
  return close(ask, { ...body, status: 'lost' })
}

const outcomes: ReadonlyMap<string, Stripe.Dispute.Status> = new Map([
  ['winning_evidence', 'won'],
  ['losing_evidence', 'lost'],
])

async function close(ask: Ask, body: Stripe.Dispute): Promise<object> {
  await ask.store.put('dispute', body.id, { body, account: ask.account })
  await emit(ask, body.status === 'under_review' ? 'charge.dispute.updated' : 'charge.dispute.closed', body)
  return body
}

async function ownDispute({ store, account }: Ask, id: string): Promise<Records['dispute']> {
  const found = await store.find('dispute', id)
  if (!found || found.account !== account) throw missing('dispute', id)
  return found
}
