import type { booking } from '@waymark/contracts/booking'
import type { OutputOf } from '@waymark/contracts/define-call'
import { bookingStatus } from '@waymark/domain/enums'

export type PlacedBooking = OutputOf<typeof booking.getBookingDetail>

/** After this long the person need not wait; the queue continues by itself. */
export const maxWaitMs = 30_000

/** The state of a request: `slow` once nobody needs to wait for it. */
export type Outcome = 'waiting' | 'slow' | 'confirmed' | 'partly' | 'incomplete'

/** Whether a date of the series is still being placed. */
export function hasNew({ bookingDatesSummary }: Pick<PlacedBooking, 'bookingDatesSummary'>): boolean {
  return bookingDatesSummary.some(({ status }) => status === bookingStatus.New)
}

export function outcomeOf(placed: Pick<PlacedBooking, 'bookingDatesSummary'>, hasEnded: boolean): Outcome {
  if (hasNew(placed)) return hasEnded ? 'slow' : 'waiting'
  const incomplete = placed.bookingDatesSummary.filter(({ status }) => status === bookingStatus.Incomplete).length
  if (incomplete === 0) return 'confirmed'
  return incomplete === placed.bookingDatesSummary.length ? 'incomplete' : 'partly'
}

interface OutcomeWords {
  readonly title: string
  readonly lead: string
  /** What screen readers hear. */
  readonly said: string
}

export const outcomeText: Readonly<Record<Outcome, OutcomeWords>> = {
  waiting: {
    title: 'We are finding a person for you',
    lead: 'Your booking is sent.',
    said: 'Your booking is sent. We are finding a person for you.',
  },
  slow: {
    title: 'We are still finding a person',
    lead: 'Your booking is sent. This is taking longer than usual.',
    said: 'This is taking longer than usual. We will keep looking and send you an email.',
  },
  confirmed: {
    title: 'Your booking is confirmed',
    lead: 'This is what was agreed. You will find it under your upcoming bookings.',
    said: 'Your booking is confirmed.',
  },
  partly: {
    title: 'Some of your dates are confirmed',
    lead: 'Nobody is free for the others any more. You can take another time below.',
    said: 'Some of your dates are confirmed. You can take another time for the others.',
  },
  incomplete: {
    title: 'Somebody else got there first',
    lead: 'Nobody is free at this time any more. You can take another time in one step.',
    said: 'Nobody is free at this time any more. You can take another time.',
  },
}
