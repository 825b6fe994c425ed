import type { payment } from '@waymark/contracts/payment'
import type { Handler } from '@waymark/service-kit/implement'
import { file, notFound, refuse } from '@waymark/service-kit/refusal'
import { receiptOf } from '../../answers/receipt.ts'
import type { Context } from '../../context.ts'

export const getActivityBookingReceiptFile: Handler<Context, typeof payment.getActivityBookingReceiptFile> = async (
  { activityBookingId },
  { context, caller },
) => {
  const receipt = await receiptOf(context, caller, activityBookingId)
  if (receipt === 'notFound') return notFound()
  if (!receipt) return refuse('NotPaid')
  const { receiptPdf } = await import('../../answers/receipt-pdf.ts')
  return file({
    buffer: await receiptPdf(receipt),
    name: `Receipt ${receipt.receiptNumber}.pdf`,
    contentType: 'application/pdf',
    shown: 'inline',
  })
}
