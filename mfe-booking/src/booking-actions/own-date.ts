import type { BookedBefore } from './book-again-input.ts'

/** The outcome of the booking itself among the dates of its series. */
export function ownDate({ bookingId, bookingDatesSummary }: Pick<BookedBefore, 'bookingId' | 'bookingDatesSummary'>) {
  return bookingDatesSummary.find((date) => date.bookingId === bookingId)
}
