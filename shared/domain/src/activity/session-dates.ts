import { lastBookableDay } from '../booking/repeat.ts'
import type { WallDateTime, WallDay } from '../schedule/wall-clock.ts'
import { dayText, timeText } from '../schedule/wall-text.ts'
import { dayAt, wallToInstant } from '../schedule/wall-time.ts'

/** The longest session: a camp. */
export const maxSessionDays = 14

/** Start and end of a session, as wall times of its location and as instants (epoch ms). */
export interface SessionSpan {
  readonly startDateTime: WallDateTime
  readonly endDateTime: WallDateTime
  readonly startMs: number
  readonly endMs: number
}

/** A session is not over yet when its location closes for good; `closesOn` is the day from which it does. */
export function isPastClosing({ endDateTime }: Pick<SessionSpan, 'endDateTime'>, closesOn: WallDay | null): boolean {
  return closesOn !== null && endDateTime > `${closesOn}T00:00:00`
}

/** What is wrong with a date, with its position in the request and what its sentence needs. */
export interface SessionDateFault {
  readonly word: 'NotPairs' | 'TimeDoesNotExist' | 'InThePast' | 'EndsBeforeStart' | 'TooLong' | 'TooFarAhead'
  readonly position: number
  /** The half of the pair that is wrong. */
  readonly half: 'start' | 'end'
  readonly detail: Readonly<Record<string, string>>
}

interface RequestedDates {
  readonly timeZone: string
  readonly startDateTimes: readonly WallDateTime[]
  readonly endDateTimes: readonly WallDateTime[]
}

const dayMs = 86_400_000

/**
 * The dates of a request, pairs of start and end by position; or the first fault. A time that the clocks skip is none; a
 * date is to come, and at most 6 months ahead of today or of the first date of its series (`lastDay`).
 */
export function readSessionDates(
  { timeZone, startDateTimes, endDateTimes }: RequestedDates,
  now: Date,
): { readonly spans: readonly SessionSpan[]; readonly lastDay: WallDay } | SessionDateFault {
  if (startDateTimes.length !== endDateTimes.length) {
    const position = Math.min(startDateTimes.length, endDateTimes.length)
    const half = startDateTimes.length > endDateTimes.length ? 'start' : 'end'
    return { word: 'NotPairs', position, half, detail: {} }
  }
  const firstDay = startDateTimes.reduce((a, b) => (b < a ? b : a), startDateTimes[0] ?? '').slice(0, 10)
  const lastDay = lastBookableDay(dayAt(timeZone, now.getTime()), firstDay)
  const spans: SessionSpan[] = []
  for (const [position, startDateTime] of startDateTimes.entries()) {
    const endDateTime = endDateTimes[position] ?? ''
    const at = { position, half: 'start', detail: {} } as const
    const startMs = wallToInstant(timeZone, startDateTime)
    if (startMs === null) return { ...at, word: 'TimeDoesNotExist', detail: { time: timeText(startDateTime) } }
    const endMs = wallToInstant(timeZone, endDateTime)
    if (endMs === null) return { ...at, word: 'TimeDoesNotExist', half: 'end', detail: { time: timeText(endDateTime) } }
    if (startMs <= now.getTime()) return { ...at, word: 'InThePast', detail: { date: dayText(startDateTime) } }
    if (endMs <= startMs) return { ...at, word: 'EndsBeforeStart', half: 'end' }
    if (endMs - startMs > maxSessionDays * dayMs) return { ...at, word: 'TooLong', half: 'end' }
    if (startDateTime.slice(0, 10) > lastDay) return { ...at, word: 'TooFarAhead' }
    spans.push({ startDateTime, endDateTime, startMs, endMs })
  }
  return { spans, lastDay }
}
