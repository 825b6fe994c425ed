import { cutoffTimes } from '@waymark/domain/booking/change-window'
import { refundableUntil } from '@waymark/domain/booking/refund'
import { limits } from '@waymark/domain/limits'
import { startText } from './when-text.ts'

/** A booking of a session, as its cancellation needs it. */
interface CancellableBooking {
  readonly starts_at: Date
  readonly time_zone: string
  readonly paid_cents: number
  readonly refund_until_hours: number | null
}

const tooLate = `It starts in less than ${limits.cancelCutoffHours} hours: it cannot be cancelled any more.`

/** Until when spaces can be cancelled, and what comes back, as it stands at `now`. */
export function cancelText(booking: CancellableBooking, now: Date): string {
  const { starts_at: start, time_zone: timeZone, paid_cents: paidCents, refund_until_hours: hours } = booking
  const { cancelUntil } = cutoffTimes(start)
  if (now > cancelUntil) return tooLate
  if (paidCents === 0) return `Cancel until ${startText(cancelUntil, timeZone)}, so that somebody else can.`
  const refundable = refundableUntil(start, hours)
  return now > refundable
    ? `Cancel until ${startText(cancelUntil, timeZone)}. It starts soon, so nothing is paid back.`
    : `Cancel until ${startText(refundable, timeZone)} and everything is paid back. After that, nothing is.`
}

/** Until when a visit, or each of several, can be changed and cancelled. */
export function visitCancelText(starts: readonly Date[], timeZone: string, now: Date): string {
  const [start, ...others] = starts
  if (!start || others.length > 0)
    return `Change a visit until ${limits.changeCutoffHours} hours before it starts, or cancel it until ${limits.cancelCutoffHours} hours before.`
  const { changeUntil, cancelUntil } = cutoffTimes(start)
  if (now > cancelUntil) return tooLate
  if (now > changeUntil) return `Cancel it until ${startText(cancelUntil, timeZone)}. It starts too soon to change it.`
  return `Change it until ${startText(changeUntil, timeZone)}, or cancel it until ${startText(cancelUntil, timeZone)}.`
}
