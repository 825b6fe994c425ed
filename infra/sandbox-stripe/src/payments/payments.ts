import * as z from 'zod/mini'
import type { Ask } from '../ask.ts'
import { readParams } from '../read-params.ts'
import type { Records } from '../records.ts'
import { missing } from '../stripe-fault.ts'
import { makeDemoPayment } from './demo-payment.ts'

const retrieveParams = z.strictObject({ expand: z._default(z.array(z.literal('latest_charge')), []) })

/** GET /v1/payment_intents/:id. */
export async function retrieveIntent(ask: Ask, id: string, params: unknown): Promise<object> {
  const { expand } = readParams(retrieveParams, params)
  const { body } = await ownIntent(ask, id)
  return expand.length === 0 ? body : withCharge(ask, body)
}

/** GET /v1/charges/:id. */
export async function retrieveCharge(ask: Ask, id: string): Promise<object> {
  return (await ownCharge(ask, id)).body
}

/** A payment of the account that asks; another account's is as good as none. */
export async function ownIntent(ask: Ask, id: string): Promise<Records['payment_intent']> {
  const { store, account } = ask
  const found = (await store.find('payment_intent', id)) ?? (await makeDemoPayment(ask, id))
  if (!found || found.account !== account) throw missing('payment_intent', id)
  return found
}

export async function ownCharge({ store, account }: Ask, id: string): Promise<Records['charge']> {
  const found = await store.find('charge', id)
  if (!found || found.account !== account) throw missing('charge', id)
  return found
}

/** The payment with its charge in place of the charge's id. */
export async function withCharge({ store }: Ask, body: Records['payment_intent']['body']): Promise<object> {
  const chargeId = body.latest_charge
  const charge = typeof chargeId === 'string' ? await store.find('charge', chargeId) : undefined
  return charge ? { ...body, latest_charge: charge.body } : body
}
