import type { PaymentFlow } from '@waymark/domain/enums'
import css from './activity.module.css'
import { paymentFlowTexts } from './payment-flow.ts'

/** Where a payment stands: the word of the payment flow, and what it means. */
export function PaymentFlowLine({ flow }: { readonly flow: PaymentFlow }) {
  return (
    <p className={css.small}>
      Payment: <b>{flow}</b>. {paymentFlowTexts[flow]}
    </p>
  )
}
