import { type BookingStatus, bookingStatus } from '../enums.ts'
import { limits } from '../limits.ts'
import { texts, tooCloseText } from '../texts.ts'
import type { Refusal } from './refusal.ts'

/** The booking as the cut-offs need it. `start` is an instant. */
export interface TimedBooking {
  readonly status: BookingStatus
  readonly start: Date
  /**
   * True once a fact that the person relied on got worse: they may then cancel at any time (domain.md, "Access Fit").
   */
  readonly isCutoffWaived?: boolean
}

export type ChangeRefusal = Refusal<'NotConfirmed' | 'TooClose'>

const msPerHour = 3_600_000

/** Why `booking` may not be cancelled at `now`, or null. Allowed until exactly 3 hours before the start (product.md section 5). */
export function cancellationRefusal(booking: TimedBooking, now: Date): ChangeRefusal | null {
  const cutoffHours = booking.isCutoffWaived ? 0 : limits.cancelCutoffHours
  return cutoffRefusal(booking, now, cutoffHours, limits.cancelCutoffHours)
}

/** Why `booking` may not be changed at `now`, or null. Allowed until exactly 24 hours before the start (product.md section 5). */
export function changeRefusal(booking: TimedBooking, now: Date): ChangeRefusal | null {
  return cutoffRefusal(booking, now, limits.changeCutoffHours, limits.changeCutoffHours)
}

/** Why `booking` may not be completed at `now`, or null: only a Confirmed one that has begun (product.md section 4). */
export function completionRefusal(
  booking: Pick<TimedBooking, 'status' | 'start'>,
  now: Date,
): Refusal<'NotConfirmed' | 'NotBegun'> | null {
  if (booking.status === bookingStatus.Confirmed)
    return booking.start <= now ? null : { word: 'NotBegun', sentence: texts.notBegun }
  return { word: 'NotConfirmed', sentence: 'Only a confirmed booking can be completed.' }
}

/**
 * Why a service may not be booked for `start`, nor a booking moved there, or null: it must be more than 24 hours ahead,
 * or more than the provider's lead time (`leadHours`).
 */
export function newBookingRefusal(
  start: Date,
  now: Date,
  leadHours: number = limits.newBookingLeadHours,
): (Refusal<'TooSoon'> & { readonly hours: number }) | null {
  if (start.getTime() > newBookingAfterMs(now.getTime(), leadHours)) return null
  const hours = Math.max(leadHours, limits.newBookingLeadHours)
  return { word: 'TooSoon', sentence: `Choose a time more than ${hours} hours ahead.`, hours }
}

/** The instant (epoch ms) after which a service may be booked; a start at it is refused. */
export function newBookingAfterMs(nowMs: number, leadHours: number = limits.newBookingLeadHours): number {
  return nowMs + Math.max(leadHours, limits.newBookingLeadHours) * msPerHour
}

/** The last instants at which a booking can be cancelled and changed, for display. */
export function cutoffTimes(start: Date): { readonly cancelUntil: Date; readonly changeUntil: Date } {
  return {
    cancelUntil: new Date(start.getTime() - limits.cancelCutoffHours * msPerHour),
    changeUntil: new Date(start.getTime() - limits.changeCutoffHours * msPerHour),
  }
}

function cutoffRefusal(booking: TimedBooking, now: Date, cutoffHours: number, saidHours: number): ChangeRefusal | null {
  if (booking.status !== bookingStatus.Confirmed) return { word: 'NotConfirmed', sentence: texts.notConfirmed }
  if (booking.start.getTime() - now.getTime() >= cutoffHours * msPerHour) return null
  return { word: 'TooClose', sentence: tooCloseText(saidHours) }
}
