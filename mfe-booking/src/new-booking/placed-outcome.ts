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

/** In the words of the client, or of a manager who books for one. */
export function outcomeText(outcome: Outcome, isForClient: boolean): OutcomeWords {
  const theBooking = isForClient ? 'The booking' : 'Your booking'
  const words: Readonly<Record<Outcome, OutcomeWords>> = {
    waiting: {
      title: isForClient ? 'We are finding a person' : 'We are finding a person for you',
      lead: `${theBooking} is sent.`,
      said: `${theBooking} is sent. We are finding a person${isForClient ? '' : ' for you'}.`,
    },
    slow: {
      title: 'We are still finding a person',
      lead: `${theBooking} is sent. This is taking longer than usual.`,
      said: 'This is taking longer than usual. We will keep looking and send you an email.',
    },
    confirmed: {
      title: `${theBooking} is confirmed`,
      lead: 'This is what was agreed. You will find it under your upcoming bookings.',
      said: `${theBooking} is confirmed.`,
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
  return words[outcome]
}
