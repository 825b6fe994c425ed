import type { JobHandlers } from '@waymark/service-kit/job-handlers'
import { requirePayments } from '@waymark/service-kit/payments'
import type { Context } from '../context.ts'
import { settleSubscription } from '../subscription/settle-subscription.ts'

export const settleSubscriptionJob: JobHandlers<'identity', Context>['identity.settle-subscription'] = (
  { accountId, subscriptionId },
  { context },
) => settleSubscription(context, requirePayments(context.payments), accountId, subscriptionId)
