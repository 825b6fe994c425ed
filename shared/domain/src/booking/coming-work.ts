/** What somebody has still to do, in words: "15 bookings and 4 sessions"; a bare number where there are bookings alone. */
export function comingWorkText(bookings: number, sessions: number): string {
  if (sessions === 0) return String(bookings)
  const sessionText = sessions === 1 ? '1 session' : `${sessions} sessions`
  if (bookings === 0) return sessionText
  return `${bookings === 1 ? '1 booking' : `${bookings} bookings`} and ${sessionText}`
}

interface AffectedWork {
  readonly bookings: number
  readonly sessions: number
  /** Those of both that are at other locations. */
  readonly elsewhere: number
}

/** What a change affects, in words: "6 bookings and 2 sessions, 3 of them at other locations". */
export function affectedWorkText({ bookings, sessions, elsewhere }: AffectedWork): string {
  const parts = [
    ...(bookings > 0 || sessions === 0 ? [`${bookings} ${bookings === 1 ? 'booking' : 'bookings'}`] : []),
    ...(sessions > 0 ? [`${sessions} ${sessions === 1 ? 'session' : 'sessions'}`] : []),
  ].join(' and ')
  if (elsewhere === 0) return parts
  const all = bookings + sessions
  if (elsewhere === all) return `${parts}, ${all === 1 ? 'at another location' : 'all at other locations'}`
  return `${parts}, ${elsewhere} of them at ${elsewhere === 1 ? 'another location' : 'other locations'}`
}

/** What is booked: visits, and sessions with the bookings in them. */
export interface BookedWork {
  readonly bookingCount: number
  readonly sessionCount: number
  readonly sessionBookingCount: number
}

/** "2 bookings and 1 session, with 5 bookings in it"; null when nothing is booked. */
export function bookedWorkText({ bookingCount, sessionCount, sessionBookingCount }: BookedWork): string | null {
  const parts = [
    ...(bookingCount > 0 ? [countText(bookingCount, 'booking')] : []),
    ...(sessionCount > 0 ? [countText(sessionCount, 'session')] : []),
  ]
  if (parts.length === 0) return null
  const within = `, with ${countText(sessionBookingCount, 'booking')} in ${sessionCount === 1 ? 'it' : 'them'}`
  return `${parts.join(' and ')}${sessionBookingCount === 0 ? '' : within}`
}

const countText = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`
