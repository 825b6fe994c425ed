import { limits } from '../limits.ts'
import { type Currency, moneyText } from './price.ts'

/** A cancellation of an activity booking: by the client under the activity's policy, by the provider always in full. */
export interface RefundQuestion {
  readonly paidCents: number
  readonly start: Date
  readonly cancelledBy: 'client' | 'provider'
  /** Hours before the start until which a client is refunded in full; null means the usual 24. */
  readonly refundUntilHours: number | null
  /** What was booked is not there any more as it was, so that the client gets everything back. */
  readonly isCutoffWaived?: boolean
  /** It was paid in cash at the door, which is given back by hand. */
  readonly isCash?: boolean
}

/**
 * The refund in cents: in full until exactly the policy's hours before the start, nothing after (domain.md, "Activities
 * and events").
 */
export function refundCents(
  { paidCents, start, cancelledBy, refundUntilHours, isCutoffWaived = false }: RefundQuestion,
  now: Date,
): number {
  if (cancelledBy === 'provider' || isCutoffWaived) return paidCents
  const hoursLeft = (start.getTime() - now.getTime()) / 3_600_000
  return hoursLeft >= (refundUntilHours ?? limits.changeCutoffHours) ? paidCents : 0
}

/** The refund as a sentence to whoever cancels, before they confirm. */
export function refundText(question: RefundQuestion, now: Date, currency: Currency): string {
  const isClient = question.cancelledBy === 'client'
  if (question.paidCents === 0) return isClient ? 'You have not paid anything.' : 'They have not paid anything.'
  const cents = refundCents(question, now)
  if (cents > 0) {
    const amount = moneyText(cents, currency)
    if (question.isCash) return `${isClient ? 'You' : 'They'} get ${amount} back in cash from the organiser.`
    return isClient
      ? `You get ${amount} back. It can take up to 10 working days to reach your card.`
      : `They get ${amount} back. It can take up to 10 working days to reach their card.`
  }
  const hours = question.refundUntilHours ?? limits.changeCutoffHours
  return `It is less than ${hours} hours before the start, so you get no refund.`
}

/** The refund policy of an activity in words; `note` is what its organiser adds. */
export function refundPolicyText(refundUntilHours: number | null, note: string): string {
  const hours = promisedHours(refundUntilHours)
  return withNote(
    `You get your money back if you cancel ${hours} hours or more before the start, and nothing after that.`,
    note,
  )
}

/** The same of what is free: until when it can be cancelled. */
export function freePolicyText(note: string): string {
  return withNote(
    `It is free. If you cannot come, cancel ${limits.cancelCutoffHours} hours or more before the start, so that somebody else can.`,
    note,
  )
}

function withNote(rule: string, note: string): string {
  return note === '' ? rule : `${rule} ${note}`
}

/** Until when a cancellation gives the money back. */
export function refundableUntil(start: Date, refundUntilHours: number | null): Date {
  return new Date(start.getTime() - promisedHours(refundUntilHours) * 3_600_000)
}

/** A policy never promises more than the cut-off leaves: whoever cannot cancel gets nothing back. */
function promisedHours(refundUntilHours: number | null): number {
  return Math.max(refundUntilHours ?? limits.changeCutoffHours, limits.cancelCutoffHours)
}

/** What became of money that Stripe has taken to send back: it may not have reached the card. */
export function sentBackText(amount: string): string {
  return `${amount} was sent back to the card it was paid with. It can take up to 10 working days to arrive.`
}
