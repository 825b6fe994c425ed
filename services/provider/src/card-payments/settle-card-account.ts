import { askStripe, type Payments } from '@waymark/service-kit/payments'
import { Unavailable } from '@waymark/service-kit/refusal'
import type { Context } from '../context.ts'
import { findCardAccount, writeCardStatus } from '../db/card-accounts.ts'
import { accountParts, readApplication } from './read-application.ts'

const maxAttempts = 5

/** Queries Stripe for the state of an application and stores it; accounts that are not ours are ignored. */
export async function settleCardAccount(
  context: Context,
  { stripe }: Payments,
  stripeAccountId: string,
): Promise<void> {
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    const row = await findCardAccount(context.db, stripeAccountId)
    if (!row) return
    const account = await askStripe(() => stripe.v2.core.accounts.retrieve(stripeAccountId, { include: accountParts }))
    if (await writeCardStatus(context.db, row, readApplication(account))) return
  }
  throw new Unavailable('The application is being settled by somebody else.')
}
