import type { PaymentFlow } from '@waymark/domain/enums'
import css from './activity.module.css'
import { paymentFlowTexts } from './payment-flow.ts'

interface PaymentFlowLineProps {
  readonly flow: PaymentFlow
  /** What was paid, which a payment that came too late gives back. */
  readonly paidCents?: number
}

/** Where a payment stands, in a sentence; the word of the payment flow stands after it, for whoever is asked about it. */
export function PaymentFlowLine({ flow, paidCents = 0 }: PaymentFlowLineProps) {
  return (
    <span className={css.paymentLine}>
      {flow === 'Failed' && paidCents > 0
        ? 'The payment came too late, and all of it goes back.'
        : paymentFlowTexts[flow]}{' '}
      <span className={css.paymentFlow}>
        Payment state: <span>{flow}</span>
      </span>
    </span>
  )
}
