import type { account } from '@waymark/contracts/account'
import type { Handler } from '@waymark/service-kit/implement'
import { requirePayments } from '@waymark/service-kit/payments'
import { refuse } from '@waymark/service-kit/refusal'
import type { Context } from '../../context.ts'
import { openCheckout } from '../../subscription/open-checkout.ts'

export const getSubscriptionCheckoutId: Handler<Context, typeof account.getSubscriptionCheckoutId> = async (
  _input,
  { context, caller },
) => {
  const checkout = await openCheckout(context, requirePayments(context.payments), caller)
  return checkout?.url ? { checkoutId: checkout.id, url: checkout.url } : refuse('AlreadySubscribed')
}
