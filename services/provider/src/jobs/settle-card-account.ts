import type { JobHandlers } from '@waymark/service-kit/job-handlers'
import { requirePayments } from '@waymark/service-kit/payments'
import { settleCardAccount } from '../card-payments/settle-card-account.ts'
import type { Context } from '../context.ts'

export const settleCardAccountJob: JobHandlers<'provider', Context>['provider.settle-card-account'] = (
  { stripeAccountId },
  { context },
) => settleCardAccount(context, requirePayments(context.payments), stripeAccountId)
