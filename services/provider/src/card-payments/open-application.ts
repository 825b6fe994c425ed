import { hash } from 'node:crypto'
import { country } from '@waymark/domain/enums'
import type { AccountId, UserProfileId } from '@waymark/domain/ids'
import { askStripe, isMissingAtStripe, type Payments } from '@waymark/service-kit/payments'
import type Stripe from 'stripe'
import type { Context } from '../context.ts'
import { type CardAccountRow, cardAccountOf, findApplicant, keepCardAccount } from '../db/card-accounts.ts'
import { settleCardAccount } from './settle-card-account.ts'

interface Applicant {
  readonly accountId: AccountId
  readonly userProfileId: UserProfileId
  readonly from: 'profile' | 'wizard'
}

/**
 * The Stripe page on which the organisation starts or continues its application for card payments; null once connected.
 */
export async function openApplication(context: Context, payments: Payments, who: Applicant): Promise<string | null> {
  const row = await cardAccountOf(context.db, who.accountId)
  if (row.stripe_account_id !== null && row.card_status !== 'refused') {
    try {
      // The event may be delayed or lost.
      await settleCardAccount(context, payments, row.stripe_account_id)
      const settled = await cardAccountOf(context.db, who.accountId)
      if (settled.card_status === 'connected') return null
      if (settled.card_status !== 'refused') return await linkTo(context, payments, row.stripe_account_id, who)
      return await applyAnew(context, payments, who, settled)
    } catch (error) {
      if (!isMissingAtStripe(error)) throw error
    }
  }
  return applyAnew(context, payments, who, row)
}

/** Creates a new account when there is none at Stripe or the last one was refused. */
async function applyAnew(
  context: Context,
  payments: Payments,
  who: Applicant,
  before: CardAccountRow,
): Promise<string> {
  const params = accountParams(who.accountId, await findApplicant(context.reads, who.userProfileId))
  // A retry after a lost answer gets the account that the first attempt created.
  const key = hash('sha256', JSON.stringify(params), 'hex').slice(0, 16)
  const idempotencyKey = `account:${who.accountId}:${before.card_attempt}:${key}`
  const made = await askStripe(() => payments.stripe.v2.core.accounts.create(params, { idempotencyKey }))
  await keepCardAccount(context.db, before, made.id)
  const kept = await cardAccountOf(context.db, who.accountId)
  return linkTo(context, payments, kept.stripe_account_id ?? made.id, who)
}

/** The provider is the merchant: Stripe charges it the fees, and the platform carries no losses. */
function accountParams(
  accountId: AccountId,
  { name, country_id: countryId, email }: { name: string; country_id: number; email: string },
): Stripe.V2.Core.AccountCreateParams {
  const isAustralian = countryId === country.au
  return {
    contact_email: email,
    display_name: name,
    dashboard: 'full',
    identity: { country: isAustralian ? 'au' : 'nz' },
    defaults: {
      currency: isAustralian ? 'aud' : 'nzd',
      responsibilities: { fees_collector: 'stripe', losses_collector: 'stripe' },
    },
    configuration: { merchant: { capabilities: { card_payments: { requested: true } } } },
    metadata: { accountId: String(accountId) },
  }
}

async function linkTo(
  { publicUrl }: Context,
  { stripe }: Payments,
  stripeAccountId: string,
  { from }: Applicant,
): Promise<string> {
  const landing = `${publicUrl.origin}/stripe-landing-page?for=account&from=${from}`
  const { url } = await askStripe(() =>
    stripe.v2.core.accountLinks.create({
      account: stripeAccountId,
      use_case: {
        type: 'account_onboarding',
        account_onboarding: {
          refresh_url: `${landing}&again=1`,
          return_url: landing,
        },
      },
    }),
  )
  return url
}
