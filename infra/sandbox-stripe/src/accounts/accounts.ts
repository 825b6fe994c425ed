import type Stripe from 'stripe'
import * as z from 'zod/mini'
import type { Ask } from '../ask.ts'
import { emitThin } from '../events/emit.ts'
import { newId } from '../new-id.ts'
import { readParams } from '../read-params.ts'
import type { Records } from '../records.ts'
import { invalidRequest, missing } from '../stripe-fault.ts'
import { type Application, accountBody, withApplication } from './account-body.ts'

/** The demo world's organisations that take cards; they are accepted on first access. */
const demoPrefix = 'acct_demo'
const linkMinutes = 5

const parts = ['configuration.merchant', 'defaults', 'identity', 'requirements'] as const
const include = z._default(z.array(z.literal(parts)), [])
const retrieveParams = z.strictObject({ include })
const createParams = z.strictObject({
  contact_email: z.string(),
  display_name: z.string(),
  dashboard: z.literal('full'),
  identity: z.strictObject({ country: z.literal(['nz', 'au']) }),
  defaults: z.strictObject({
    currency: z.literal(['nzd', 'aud']),
    responsibilities: z.strictObject({ fees_collector: z.literal('stripe'), losses_collector: z.literal('stripe') }),
  }),
  configuration: z.strictObject({
    merchant: z.strictObject({
      capabilities: z.strictObject({ card_payments: z.strictObject({ requested: z.literal(true) }) }),
    }),
  }),
  include,
  metadata: z._default(z.record(z.string(), z.string()), {}),
})
const linkParams = z.strictObject({
  account: z.string(),
  use_case: z.strictObject({
    type: z.literal('account_onboarding'),
    account_onboarding: z.strictObject({
      refresh_url: z.string(),
      return_url: z.string(),
    }),
  }),
})

/** POST /v2/core/accounts. */
export async function createAccount({ store, now }: Ask, _id: string, params: unknown): Promise<object> {
  const input = readParams(createParams, params)
  const body = accountBody({
    id: newId('acct'),
    created: now.toISOString(),
    displayName: input.display_name,
    contactEmail: input.contact_email,
    country: input.identity.country,
    currency: input.defaults.currency,
    metadata: input.metadata,
  })
  await store.put('account', body.id, { body })
  return included(body, input.include)
}

/** GET /v2/core/accounts/:id. */
export async function retrieveAccount(ask: Ask, id: string, params: unknown): Promise<object> {
  const { include: requestedParts } = readParams(retrieveParams, params)
  return included((await accountOf(ask, id)).body, requestedParts)
}

/** POST /v2/core/account_links: a page that opens once, within five minutes. */
export async function createAccountLink(ask: Ask, _id: string, params: unknown): Promise<object> {
  const { account, use_case: useCase } = readParams(linkParams, params)
  const { body } = await accountOf(ask, account)
  if (cardPaymentsOf(body) === 'rejected')
    throw invalidRequest('This account was rejected, so that it cannot be onboarded.', { param: 'account' })
  const token = newId('link')
  const link: Stripe.V2.Core.AccountLink = {
    object: 'v2.core.account_link',
    account,
    created: ask.now.toISOString(),
    expires_at: new Date(ask.now.getTime() + linkMinutes * 60_000).toISOString(),
    livemode: false,
    url: `${ask.pagesUrl}/setup/e/${account}/${token}`,
    use_case: {
      type: 'account_onboarding',
      account_onboarding: {
        refresh_url: useCase.account_onboarding.refresh_url,
        return_url: useCase.account_onboarding.return_url,
      },
    },
  }
  await ask.store.put('account_link', token, { body: link, isUsed: false })
  return link
}

/** An existing account. Throws Stripe's refusal. */
export async function accountOf({ store, now }: Ask, id: string): Promise<Records['account']> {
  const found = await store.find('account', id)
  if (found) return found
  if (!id.startsWith(demoPrefix)) throw missing('account', id)
  const made = {
    id,
    created: now.toISOString(),
    displayName: 'Demo organisation',
    contactEmail: 'cards@demo.test',
    country: 'nz',
    currency: 'nzd',
    metadata: {},
  }
  const record = { body: withApplication(accountBody(made), 'accepted') }
  await store.put('account', id, record)
  return record
}

/** Stores a decision on an account and emits its event. Pending ones are decided at `dueAt`. */
export async function decide(ask: Ask, account: Records['account'], application: Application, dueAt?: Date) {
  const body = withApplication(account.body, application)
  await ask.store.put('account', body.id, { body }, dueAt)
  await emitThin(ask, 'v2.core.account[requirements].updated', body.id)
  await emitThin(ask, 'v2.core.account[configuration.merchant].capability_status_updated', body.id)
}

/** Where an account's application to take cards stands. */
export function cardPaymentsOf(body: Stripe.V2.Core.Account): string | undefined {
  return body.configuration?.merchant?.capabilities?.card_payments?.status
}

/** v2 omits the larger parts unless requested. */
function included(body: Stripe.V2.Core.Account, requestedParts: readonly (typeof parts)[number][]): object {
  return {
    ...body,
    configuration: requestedParts.includes('configuration.merchant') ? body.configuration : undefined,
    defaults: requestedParts.includes('defaults') ? body.defaults : undefined,
    identity: requestedParts.includes('identity') ? body.identity : undefined,
    requirements: requestedParts.includes('requirements') ? body.requirements : undefined,
  }
}
