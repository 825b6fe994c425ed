import { limits } from '../limits.ts'
import { type Currency, moneyText } from './price.ts'

/** A cancellation of an activity booking: by the client under the activity's policy, by the provider always in full. */
export interface RefundQuestion {
  readonly paidCents: number
  readonly start: Date
  readonly cancelledBy: 'client' | 'provider'
  /** Hours before the start until which a client is refunded in full; null means the usual 24. */
  readonly refundUntilHours: number | null
}

/**
 * The refund in cents: in full until exactly the policy's hours before the start, nothing after (domain.md, "Activities
 * and events").
 */
export function refundCents({ paidCents, start, cancelledBy, refundUntilHours }: RefundQuestion, now: Date): number {
  if (cancelledBy === 'provider') return paidCents
  const hoursLeft = (start.getTime() - now.getTime()) / 3_600_000
  return hoursLeft >= (refundUntilHours ?? limits.changeCutoffHours) ? paidCents : 0
}

/** The refund as a sentence, before the client confirms. */
export function refundText(question: RefundQuestion, now: Date, currency: Currency): string {
  if (question.paidCents === 0) return 'You have not paid anything, so there is nothing to refund.'
  const cents = refundCents(question, now)
  if (cents > 0)
    return `You get ${moneyText(cents, currency)} back. It can take up to 10 working days to reach your card.`
  const hours = question.refundUntilHours ?? limits.changeCutoffHours
  return `It is less than ${hours} hours before the start, so you get no refund.`
}
