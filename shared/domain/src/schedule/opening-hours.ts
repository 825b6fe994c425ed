import { minuteOfTime } from './wall-clock.ts'

/** One span of a venue's week. `closesMinute` above 1440 is after midnight; 1440 is midnight. */
export interface OpeningHours {
  /** 0 is Sunday. */
  readonly dayOfWeek: number
  readonly opensMinute: number
  readonly closesMinute: number
}

/** Whether a venue is open at a wall time, and when that changes; null when its hours are unknown. */
export interface OpenState {
  readonly isOpen: boolean
  /** Open: when it closes. Closed: when it opens next. Null: always open. */
  readonly changesAt: { readonly dayOfWeek: number; readonly minute: number } | null
}

const minutesPerDay = 1440
const minutesPerWeek = 7 * minutesPerDay
/** A venue may stay open until six in the morning. */
const latestCloseMinute = minutesPerDay + 6 * 60

/** The state at `minute` after midnight of `dayOfWeek`; closed from the closing minute on. */
export function openState(hours: readonly OpeningHours[], dayOfWeek: number, minute: number): OpenState | null {
  if (hours.length === 0) return null
  const now = dayOfWeek * minutesPerDay + minute
  const closing = closesAfter(hours, now)
  if (closing === 'never') return { isOpen: true, changesAt: null }
  if (closing !== null) return { isOpen: true, changesAt: weekTime(closing) }
  const waits = hours.map((one) => minutesUntil(now, one.dayOfWeek * minutesPerDay + one.opensMinute))
  return { isOpen: false, changesAt: weekTime(now + Math.min(...waits)) }
}

/** Whether the venue is known to be open: the map's filter "open now". */
export function isOpenAt(hours: readonly OpeningHours[], dayOfWeek: number, minute: number): boolean {
  return openState(hours, dayOfWeek, minute)?.isOpen ?? false
}

/** Hours as locations keep them, `HH:mm`; closing at or before the opening is on the next day. */
export function openingHoursOf(
  kept: readonly { readonly dayOfWeek: number; readonly opens: string; readonly closes: string }[],
): OpeningHours[] {
  return kept.flatMap(({ dayOfWeek, opens, closes }) => {
    const opensMinute = minuteOfTime(opens)
    const closesAt = minuteOfTime(closes)
    if (opensMinute === null || closesAt === null) return []
    return { dayOfWeek, opensMinute, closesMinute: closesAt + (closesAt <= opensMinute ? minutesPerDay : 0) }
  })
}

/** Whether a venue is open for so many minutes on end; hours that nobody has said rule nothing out. */
export function isOpenThrough(
  hours: readonly OpeningHours[],
  { dayOfWeek, minute }: { readonly dayOfWeek: number; readonly minute: number },
  minutes: number,
): boolean {
  if (hours.length === 0) return true
  const now = dayOfWeek * minutesPerDay + minute
  const closing = closesAfter(hours, now)
  return closing === 'never' || (closing !== null && closing - now >= minutes)
}

/** What is wrong with a venue's hours, or null. */
export function openingHoursRefusal(hours: readonly OpeningHours[]): string | null {
  for (const { dayOfWeek, opensMinute, closesMinute } of hours) {
    if (!Number.isInteger(dayOfWeek) || dayOfWeek < 0 || dayOfWeek > 6) return 'Choose a day of the week.'
    if (!Number.isInteger(opensMinute) || opensMinute < 0 || opensMinute >= minutesPerDay)
      return 'Choose an opening time.'
    if (!Number.isInteger(closesMinute) || closesMinute > latestCloseMinute)
      return 'Choose a closing time no later than 6:00 am.'
    if (closesMinute <= opensMinute) return 'The closing time must be after the opening time.'
  }
  const overlaps = hours.some((one, index) => hours.some((other, at) => at > index && meets(one, other)))
  return overlaps ? 'Two of these times overlap.' : null
}

/** Joins adjacent spans, so that a venue open until midnight and from midnight has no closing time in between. */
function closesAfter(hours: readonly OpeningHours[], now: number): number | 'never' | null {
  let end: number | null = null
  let next = endOfStretchAt(hours, now)
  while (next !== null) {
    end = next
    if (end - now >= minutesPerWeek) return 'never'
    next = endOfStretchAt(hours, end)
  }
  return end
}

/** The end (in minutes of the week, at least `at`) of the longest span that covers `at`. */
function endOfStretchAt(hours: readonly OpeningHours[], at: number): number | null {
  const remaining = hours.map((one) => {
    const sinceOpen = minutesUntil(one.dayOfWeek * minutesPerDay + one.opensMinute, at)
    return one.closesMinute - one.opensMinute - sinceOpen
  })
  const longest = Math.max(...remaining)
  return longest > 0 ? at + longest : null
}

function meets(a: OpeningHours, b: OpeningHours): boolean {
  const gap = minutesUntil(a.dayOfWeek * minutesPerDay + a.opensMinute, b.dayOfWeek * minutesPerDay + b.opensMinute)
  const backGap = (minutesPerWeek - gap) % minutesPerWeek
  return gap < a.closesMinute - a.opensMinute || backGap < b.closesMinute - b.opensMinute
}

/** Minutes forward from one time of the week to another, less than a week. */
function minutesUntil(from: number, to: number): number {
  return (((to - from) % minutesPerWeek) + minutesPerWeek) % minutesPerWeek
}

function weekTime(weekMinute: number): { dayOfWeek: number; minute: number } {
  const inWeek = weekMinute % minutesPerWeek
  return { dayOfWeek: Math.floor(inWeek / minutesPerDay), minute: inWeek % minutesPerDay }
}
