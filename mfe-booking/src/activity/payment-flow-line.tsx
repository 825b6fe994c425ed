import type { Currency } from '@waymark/domain/booking/price'
import type { PaymentFlow } from '@waymark/domain/enums'
import { nothingDueText } from '@waymark/domain/texts'
import { formatMoney } from '@waymark/web-kit/format'
import css from './activity.module.css'
import { paymentFlowTexts } from './payment-flow.ts'

interface PaymentFlowLineProps {
  readonly flow: PaymentFlow
  /** What was paid, which a payment that came too late gives back. */
  readonly paidCents?: number
  /** What of it was sent back. */
  readonly refundedCents?: number
  readonly currency: Currency
  /** What is still to be paid at the door. */
  readonly openCents?: number
  /** It was to be paid at the door, and was cancelled before anybody paid. */
  readonly isNothingDue?: boolean
  /** The payment is behind them: what became of the money is said, and the word of the payment flow is not. */
  readonly isOver?: boolean
}

/** Where a payment stands, in a sentence; while it is made, the word of the payment flow after it, for whoever is asked about it. */
export function PaymentFlowLine(props: PaymentFlowLineProps) {
  const { flow, openCents = 0, isNothingDue = false, isOver = false } = props
  if (isNothingDue) return <span className={css.paymentLine}>{nothingDueText}.</span>
  if (flow === 'Completed' && openCents > 0) return <span className={css.paymentLine}>To be paid at the door.</span>
  return (
    <span className={css.paymentLine}>
      {flowText(props)}{' '}
      {!isOver && (
        <span className={css.paymentFlow}>
          Status for support: <span>{flow}</span>
        </span>
      )}
    </span>
  )
}

function flowText({ flow, paidCents = 0, refundedCents = 0, currency }: PaymentFlowLineProps): string {
  if (flow === 'Failed' && paidCents > 0) return 'The payment came too late, and all of it goes back.'
  const paid = flow === 'Completed' && paidCents > 0 ? 'Paid at the door.' : paymentFlowTexts[flow]
  if (paidCents === 0 || refundedCents === 0) return paid
  if (refundedCents >= paidCents) return `${paid} Sent back in full.`
  return `${paid} ${formatMoney(refundedCents, currency)} of it was sent back.`
}
