import { jobs } from '@waymark/contracts/jobs'
import { addToOutbox } from '@waymark/service-kit/outbox'
import type { Context } from '../context.ts'
import { listOverdueAccounts } from '../db/subscriptions.ts'

/** How long to wait for Stripe's own event about a renewal. */
const patienceMs = 2 * 3_600_000
const maxPerRun = 500

export async function settleOverdueSubscriptions(_payload: object, { context }: { context: Context }): Promise<void> {
  if (!context.payments) return
  const before = new Date(context.now().getTime() - patienceMs)
  await context.db.transaction().execute(async (trx) => {
    for (const accountId of await listOverdueAccounts(trx, before, maxPerRun))
      await addToOutbox(trx, jobs.identity.settleSubscription, { accountId, subscriptionId: null })
  })
}
