import { type BookedWork, bookedWorkText, runningFate } from '@waymark/domain/booking/coming-work'
import { formatCount } from '@waymark/web-kit/format'

/** What is booked on a day, or on several. */
export interface Booked extends BookedWork {
  /** Sessions of activities that nobody has booked. */
  readonly unbookedSessionCount: number
}

function sumOf(days: readonly Booked[]): Booked {
  const sum = (of: (day: Booked) => number) => days.reduce((all, day) => all + of(day), 0)
  return {
    bookingCount: sum(({ bookingCount }) => bookingCount),
    sessionCount: sum(({ sessionCount }) => sessionCount),
    sessionBookingCount: sum(({ sessionBookingCount }) => sessionBookingCount),
    waitingCount: sum(({ waitingCount = 0 }) => waitingCount),
    runningBookingCount: sum(({ runningBookingCount = 0 }) => runningBookingCount),
    runningSessionCount: sum(({ runningSessionCount = 0 }) => runningSessionCount),
    unbookedSessionCount: sum(({ unbookedSessionCount }) => unbookedSessionCount),
  }
}

/** What closing on some days changes, said before it is done. */
export function consequenceText(days: readonly Booked[]): string {
  const sum = sumOf(days)
  const booked = bookedWorkText(sum)
  const closing = `If you close on ${days.length === 1 ? 'this day' : 'these days'}, nobody can book ${days.length === 1 ? 'it' : 'them'} any more.`
  const said =
    booked === null
      ? `${closing} Nothing is booked on ${days.length === 1 ? 'it' : 'them'} so far.`
      : `${closing} Booked already: ${booked}. ${fatesOf(sum).join(' ')}`
  const { unbookedSessionCount: count } = sum
  if (count === 0) return said
  return `${said} ${formatCount(count, 'session')} of activities that nobody has booked ${count === 1 ? 'stays' : 'stay'} scheduled too.`
}

function fatesOf({ bookingCount, sessionCount, runningBookingCount = 0, runningSessionCount = 0 }: Booked): string[] {
  const running = runningBookingCount + runningSessionCount
  const isAllRunning = running === bookingCount + sessionCount
  return [
    ...(isAllRunning ? [] : ['They stay until you move or cancel them.']),
    ...(running === 0 ? [] : [runningFate]),
  ]
}
