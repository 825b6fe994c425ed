import { jobs } from '@waymark/contracts/jobs'
import { type AccountId, type BookingId, idFrom } from '@waymark/domain/ids'
import { addToOutbox } from '@waymark/service-kit/outbox'
import type { PaymentEvent } from '@waymark/service-kit/payment-event'
import type { Transaction } from 'kysely'
import { findPaymentOfIntent } from '../db/payments.ts'
import type { BookingDatabase } from '../db/schema.ts'

/** Enqueues the job of the service that an event concerns; other events trigger nothing. */
export async function addCausedJob(trx: Transaction<BookingDatabase>, event: PaymentEvent): Promise<void> {
  const stripeAccountId = event.related_object?.id
  if (event.type.startsWith('v2.core.account') && stripeAccountId !== undefined)
    await addToOutbox(trx, jobs.provider.settleCardAccount, { stripeAccountId })

  const object = event.data?.object
  await addBookingJob(trx, event.type, object)
  const accountId = idFrom<AccountId>(Number(object?.metadata?.subscribingAccountId))
  if (!Number.isSafeInteger(accountId) || accountId <= 0) return
  if (event.type.startsWith('customer.subscription.'))
    await addToOutbox(trx, jobs.identity.settleSubscription, { accountId, subscriptionId: object?.id ?? null })
  if (event.type.startsWith('checkout.session.'))
    await addToOutbox(trx, jobs.identity.settleSubscription, { accountId, subscriptionId: null })
}

/** Events of a connected account: the payment of a booking, and what is given back of it. */
async function addBookingJob(
  trx: Transaction<BookingDatabase>,
  type: string,
  object: NonNullable<PaymentEvent['data']>['object'],
): Promise<void> {
  const bookingId = idFrom<BookingId>(Number(object?.metadata?.activityBookingId))
  const isOfBooking = Number.isSafeInteger(bookingId) && bookingId > 0
  if (isOfBooking && (type.startsWith('checkout.session.') || type.startsWith('payment_intent.')))
    await addToOutbox(trx, jobs.booking.settlePayment, { bookingId })
  const paymentIntentId = object?.payment_intent
  if (!paymentIntentId || !moneyBackEvents.some((prefix) => type.startsWith(prefix))) return
  // It may come before the payment itself is settled; most others are of payments that are not ours.
  const isKnown = (await findPaymentOfIntent(trx, paymentIntentId)) !== undefined
  await addToOutbox(trx, jobs.booking.settleMoneyBack, { paymentIntentId }, { delayMs: isKnown ? 0 : againMs })
}

const againMs = 120_000
const moneyBackEvents = ['charge.refund', 'charge.dispute.', 'refund.']
