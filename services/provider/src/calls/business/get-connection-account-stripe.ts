import type { business } from '@waymark/contracts/business'
import type { Handler } from '@waymark/service-kit/implement'
import { requirePayments } from '@waymark/service-kit/payments'
import { refuse } from '@waymark/service-kit/refusal'
import { openApplication } from '../../card-payments/open-application.ts'
import type { Context } from '../../context.ts'

export const getConnectionAccountStripe: Handler<Context, typeof business.getConnectionAccountStripe> = async (
  { from },
  { context, caller: { accountId, userProfileId } },
) => {
  const url = await openApplication(context, requirePayments(context.payments), { accountId, userProfileId, from })
  return url === null ? refuse('AlreadyConnected') : { url }
}
