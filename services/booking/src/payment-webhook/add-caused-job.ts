import { jobs } from '@waymark/contracts/jobs'
import { type AccountId, idFrom } from '@waymark/domain/ids'
import { addToOutbox } from '@waymark/service-kit/outbox'
import type { PaymentEvent } from '@waymark/service-kit/payment-event'
import type { Transaction } from 'kysely'
import type { BookingDatabase } from '../db/schema.ts'

/** Enqueues the job of the service that an event concerns; other events trigger nothing. */
export async function addCausedJob(trx: Transaction<BookingDatabase>, event: PaymentEvent): Promise<void> {
  const stripeAccountId = event.related_object?.id
  if (event.type.startsWith('v2.core.account') && stripeAccountId !== undefined)
    await addToOutbox(trx, jobs.provider.settleCardAccount, { stripeAccountId })

  const object = event.data?.object
  const accountId = idFrom<AccountId>(Number(object?.metadata?.subscribingAccountId))
  if (!Number.isSafeInteger(accountId) || accountId <= 0) return
  if (event.type.startsWith('customer.subscription.'))
    await addToOutbox(trx, jobs.identity.settleSubscription, { accountId, subscriptionId: object?.id ?? null })
  if (event.type.startsWith('checkout.session.'))
    await addToOutbox(trx, jobs.identity.settleSubscription, { accountId, subscriptionId: null })
}
