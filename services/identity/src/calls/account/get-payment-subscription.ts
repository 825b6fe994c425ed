import type { account } from '@waymark/contracts/account'
import type { Handler } from '@waymark/service-kit/implement'
import { paymentSubscriptionAnswer } from '../../answers/payment-subscription.ts'
import type { Context } from '../../context.ts'
import { findSubscription } from '../../db/subscriptions.ts'

export const getPaymentSubscription: Handler<Context, typeof account.getPaymentSubscription> = async (
  _input,
  { context, caller },
) => paymentSubscriptionAnswer(await findSubscription(context.reads, caller.accountId))
