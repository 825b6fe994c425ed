import type { payment } from '@waymark/contracts/payment'
import type { Handler } from '@waymark/service-kit/implement'
import { notFound, refuse } from '@waymark/service-kit/refusal'
import { receiptOf } from '../../answers/receipt.ts'
import type { Context } from '../../context.ts'

export const getActivityBookingReceipt: Handler<Context, typeof payment.getActivityBookingReceipt> = async (
  { activityBookingId },
  { context, caller },
) => {
  const receipt = await receiptOf(context, caller, activityBookingId)
  if (receipt === 'notFound') return notFound()
  return receipt ?? refuse('NotPaid')
}
