import type { account } from '@waymark/contracts/account'
import type { Handler } from '@waymark/service-kit/implement'
import { askStripe, requirePayments, StripeRefusal } from '@waymark/service-kit/payments'
import { refuse } from '@waymark/service-kit/refusal'
import { paymentSubscriptionAnswer } from '../../answers/payment-subscription.ts'
import type { Context } from '../../context.ts'
import { findSubscription } from '../../db/subscriptions.ts'
import { settleSubscription } from '../../subscription/settle-subscription.ts'

/** Sends the change to Stripe, then reads back the result: the subscription may have just ended. */
export const updatePaymentSubscription: Handler<Context, typeof account.updatePaymentSubscription> = async (
  { plan },
  { context, caller: { accountId } },
) => {
  const payments = requirePayments(context.payments)
  const row = await findSubscription(context.db, accountId)
  const id = row?.subscription_id
  if (!row || !id || row.status === 'none') return refuse('NotSubscribed')
  try {
    await askStripe(() => payments.stripe.subscriptions.update(id, { cancel_at_period_end: plan === 'Free' }))
  } catch (error) {
    if (!(error instanceof StripeRefusal)) throw error
    context.log.warn({ err: error }, 'Stripe rejected the change of the subscription')
  }
  await settleSubscription(context, payments, accountId, null)
  const settled = await findSubscription(context.db, accountId)
  return settled?.status === 'none' ? refuse('NotSubscribed') : paymentSubscriptionAnswer(settled)
}
