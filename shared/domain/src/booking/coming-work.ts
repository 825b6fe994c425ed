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
  /** Visits that have nobody yet, among the bookings. */
  readonly waitingCount?: number | undefined
  readonly runningBookingCount?: number | undefined
  readonly runningSessionCount?: number | undefined
}

/** "2 bookings (1 has nobody yet) and 1 session, with 5 bookings in it"; null when nothing is booked. */
export function bookedWorkText(booked: BookedWork): string | null {
  const { bookingCount, sessionCount, sessionBookingCount } = booked
  const { waitingCount: waiting = 0, runningBookingCount = 0, runningSessionCount = 0 } = booked
  const nobody = waiting === 0 ? [] : [`${waiting} ${waiting === 1 ? 'has' : 'have'} nobody yet`]
  const parts = [
    ...(bookingCount > 0
      ? [countText(bookingCount, 'booking') + asideText([...nobody, ...runningText(runningBookingCount)])]
      : []),
    ...(sessionCount > 0 ? [countText(sessionCount, 'session') + asideText(runningText(runningSessionCount))] : []),
  ]
  if (parts.length === 0) return null
  const within = `, with ${countText(sessionBookingCount, 'booking')} in ${sessionCount === 1 ? 'it' : 'them'}`
  return `${parts.join(' and ')}${sessionBookingCount === 0 ? '' : within}`
}

/** What closing a day does to what has begun: nothing, and neither is it cancelled any more. */
export const runningFate = 'What is running now goes on to its end.'

const runningText = (count: number) => (count === 0 ? [] : [`${count} running now`])

const asideText = (asides: readonly string[]) => (asides.length === 0 ? '' : ` (${asides.join(', ')})`)

const countText = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`
