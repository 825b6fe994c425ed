import type { PaymentFlow } from '@waymark/domain/enums'
import { nothingDueText } from '@waymark/domain/texts'
import css from './activity.module.css'
import { paymentFlowTexts } from './payment-flow.ts'

interface PaymentFlowLineProps {
  readonly flow: PaymentFlow
  /** What was paid, which a payment that came too late gives back. */
  readonly paidCents?: number
  /** What is still to be paid at the door. */
  readonly openCents?: number
  /** It was to be paid at the door, and was cancelled before anybody paid. */
  readonly isNothingDue?: boolean
}

/** Where a payment stands, in a sentence; the word of the payment flow stands after it, for whoever is asked about it. */
export function PaymentFlowLine({ flow, paidCents = 0, openCents = 0, isNothingDue = false }: PaymentFlowLineProps) {
  if (isNothingDue) return <span className={css.paymentLine}>{nothingDueText}.</span>
  if (flow === 'Completed' && openCents > 0) return <span className={css.paymentLine}>To be paid at the door.</span>
  return (
    <span className={css.paymentLine}>
      {flowText(flow, paidCents)}{' '}
      <span className={css.paymentFlow}>
        Payment state: <span>{flow}</span>
      </span>
    </span>
  )
}

function flowText(flow: PaymentFlow, paidCents: number): string {
  if (flow === 'Failed' && paidCents > 0) return 'The payment came too late, and all of it goes back.'
  if (flow === 'Completed' && paidCents > 0) return 'Paid at the door.'
  return paymentFlowTexts[flow]
}
