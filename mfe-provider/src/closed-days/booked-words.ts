import { formatCount } from '@waymark/web-kit/format'

/** What is booked on a day, or on several. */
export interface Booked {
  readonly bookingCount: number
  readonly sessionCount: number
}

/** "3 bookings and 1 session"; null when nothing is booked. */
export function bookedText({ bookingCount, sessionCount }: Booked): string | null {
  const parts = [
    ...(bookingCount > 0 ? [formatCount(bookingCount, 'booking')] : []),
    ...(sessionCount > 0 ? [formatCount(sessionCount, 'session')] : []),
  ]
  return parts.length === 0 ? null : parts.join(' and ')
}

function sumOf(days: readonly Booked[]): Booked {
  return {
    bookingCount: days.reduce((sum, one) => sum + one.bookingCount, 0),
    sessionCount: days.reduce((sum, one) => sum + one.sessionCount, 0),
  }
}

/** What closing on some days changes, said before it is done. */
export function consequenceText(days: readonly Booked[]): string {
  const booked = bookedText(sumOf(days))
  const closing = `If you close on ${days.length === 1 ? 'this day' : 'these days'}, nobody can book ${days.length === 1 ? 'it' : 'them'} any more.`
  if (booked === null) return `${closing} Nothing is booked on ${days.length === 1 ? 'it' : 'them'} so far.`
  return `${closing} Booked already: ${booked}. They stay until you move or cancel them.`
}
