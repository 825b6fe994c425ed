import { type PersonOfBooking, type SpacesTaken, spacesTaken } from '@waymark/domain/activity/people'
import { type RefundQuestion, refundCents } from '@waymark/domain/booking/refund'
import type { ActivityBookingState } from '../db/activity-bookings.ts'

/** What a cancellation of some or all people of a booking takes out of it, and gives back. */
export interface Cancellation {
  readonly isWhole: boolean
  /** Who leaves; a companion leaves with their holder. */
  readonly positions: readonly number[]
  readonly names: readonly string[]
  readonly refundCents: number
  /** What these people were charged, whether or not it is given back. */
  readonly priceCents: number
  readonly left: SpacesTaken & { readonly totalCents: number }
}

/** Null when one of the people is not in the booking. */
export function cancellationOf(
  booking: ActivityBookingState,
  wanted: readonly number[] | undefined,
  /** Whose rule the refund follows: what the provider cancels is paid back in full, and what is waived. */
  rule: Pick<RefundQuestion, 'cancelledBy' | 'isCutoffWaived'>,
  now: Date,
): Cancellation | null {
  const named = new Set(wanted ?? booking.people.map(({ position }) => position))
  const known = new Set(booking.people.map(({ position }) => position))
  if (![...named].every((position) => known.has(position))) return null
  const leaves = ({ position, companionOf }: { position: number; companionOf: number | null }) =>
    named.has(position) || (companionOf !== null && named.has(companionOf))
  const leaving = booking.people.filter(leaves)
  const staying = booking.people.filter((person) => !leaves(person))
  const priceCents = leaving.reduce((sum, person) => sum + person.priceCents, 0)
  // What was already given back cannot be given back again.
  const balance = booking.balance_cents - booking.refund_asked_cents
  const paidCents = staying.length === 0 ? balance : Math.min(priceCents, balance)
  const refund = refundCents(
    { ...rule, paidCents, start: booking.starts_at, refundUntilHours: booking.refund_until_hours },
    now,
  )
  return {
    isWhole: staying.length === 0,
    positions: leaving.map(({ position }) => position),
    names: leaving.map(({ name }) => name),
    refundCents: refund,
    priceCents: paidCents,
    left: { ...spacesTaken(staying satisfies readonly PersonOfBooking[]), totalCents: booking.total_cents - refund },
  }
}
