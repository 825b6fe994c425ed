import { type SessionAvailability, sessionAvailability } from '../enums.ts'
import { limits } from '../limits.ts'
import { isOpenThrough, type OpeningHours } from '../schedule/opening-hours.ts'
import { addDays, dayOfWeek, type WallDateTime, type WallDay, wallDateTime, wallParts } from '../schedule/wall-clock.ts'
import { dayText, timeText } from '../schedule/wall-text.ts'
import { wallToInstant } from '../schedule/wall-time.ts'
import { isPastClosing, type SessionSpan } from './session-dates.ts'

/** Another session of the same activity, Draft or Active. */
export interface OtherSession {
  readonly id: number
  readonly startMs: number
  readonly endMs: number
  /** Nobody has booked it or waits for it, so that a new session may take its place. */
  readonly isReplaceable: boolean
}

/** A time at which one of the session's staff is held already, or on leave. */
export interface BusyStaff {
  readonly name: string
  readonly startMs: number
  readonly endMs: number
  readonly isOnLeave: boolean
}

/** Why they cannot be there, after their name. */
export function busyText({ isOnLeave }: Pick<BusyStaff, 'isOnLeave'>): string {
  return isOnLeave ? 'is on leave' : 'already has something'
}

export interface SessionDatesQuestion {
  readonly timeZone: string
  readonly dates: readonly (SessionSpan & { readonly isRemoved: boolean })[]
  readonly others: readonly OtherSession[]
  readonly busy: readonly BusyStaff[]
  /** The days of the week on which the location is closed; 0 is Sunday. None for an amenity, which has hours of its own. */
  readonly closedDays: readonly number[]
  /** The dates on which it is closed, and why: "Christmas Day". */
  readonly closedDates: ReadonlyMap<WallDay, string>
  /** The day from which it is closed for good; null where none is set. */
  readonly closesOn: WallDay | null
  /** An amenity cannot be used while it is closed; null for an activity, which may keep hours of its own. */
  readonly openHours: readonly OpeningHours[] | null
  /** The location's hours: another time that is offered lies within them. Empty where nobody has said any. */
  readonly locationHours: readonly OpeningHours[]
  /** Whether sessions that nobody has booked make way. */
  readonly isOverride: boolean
  /** Only later starts are offered instead, until this day. */
  readonly afterMs: number
  readonly lastDay: WallDay
}

export interface CheckedSessionDate extends SessionSpan {
  readonly availability: SessionAvailability
  /** Starts of the same length that are free near it, nearest first; empty unless it needs them. */
  readonly alternativeStarts: readonly WallDateTime[]
  /** Why it cannot be added, in words; null when it can, and when it was taken out. */
  readonly reason: string | null
  /** Why the location is closed on one of its days: such a session is booked only once the day is open again. */
  readonly closedFor: string | null
  /** What to know of a date that can be added: that it is outside the location's hours of that day. */
  readonly note: string | null
  /** The staff member who is busy then, where that alone stands in the way. */
  readonly busyStaff: BusyStaff | null
  /** The sessions whose place it would take. */
  readonly replaces: readonly number[]
}

const alternativeDays = 7
const alternativesMax = 6
/** Sessions are offered from early morning until late evening. */
const [earliestMinute, latestMinute] = [6 * 60, 22 * 60]

type Span = Pick<SessionSpan, 'startMs' | 'endMs'>

const meets = (a: Span, b: Span) => a.startMs < b.endMs && b.startMs < a.endMs

interface State {
  readonly kind: 'available' | 'removed' | 'duplicated' | 'not available'
  readonly reason: string | null
  readonly busyStaff: BusyStaff | null
  readonly replaces: readonly number[]
}

/**
 * Gives each date one of the six states (product.md section 4, "Activity session availability"): Removed when it was
 * taken out; Duplicated when it stands twice in the request or the activity has this session already; NotAvailable when
 * it overlaps a session of the activity or an earlier date of the request, somebody of the staff is busy, the location is
 * closed that day or has closed for good by then, or an amenity is closed then. With other free starts near it, it is AlternativeTimeDuplicated or
 * AlternativeTimeAvailable, and no two dates get the same first alternative; none lies outside the location's hours,
 * though a date that was asked for may. A date for which the location is closed is
 * said to be, and none is offered instead of another.
 */
export function checkSessionDates(question: SessionDatesQuestion): CheckedSessionDate[] {
  const taken: Span[] = []
  const states = question.dates.map((date) => {
    const state = stateOf(date, question, taken)
    if (state.kind === 'available') taken.push(date)
    return { date, state }
  })
  return states.map(({ date: { isRemoved: _, ...date }, state }) => {
    const note = state.kind === 'available' ? outsideHoursText(date, question.locationHours) : null
    const { reason, busyStaff, replaces } = state
    const closedFor = closedForOf(date, question)
    const answer = { ...date, reason, note, busyStaff, replaces, closedFor, alternativeStarts: [] }
    if (state.kind === 'removed') return { ...answer, availability: sessionAvailability.Removed }
    if (state.kind === 'available') return { ...answer, availability: sessionAvailability.Available }
    const isDuplicate = state.kind === 'duplicated'
    const [nearest, ...further] = alternativesTo(date, question, taken)
    if (!nearest)
      return {
        ...answer,
        availability: isDuplicate ? sessionAvailability.Duplicated : sessionAvailability.NotAvailable,
      }
    taken.push(nearest)
    return {
      ...answer,
      alternativeStarts: [nearest, ...further].map(({ startDateTime }) => startDateTime),
      availability: isDuplicate
        ? sessionAvailability.AlternativeTimeDuplicated
        : sessionAvailability.AlternativeTimeAvailable,
    }
  })
}

function stateOf(
  date: SessionSpan & { readonly isRemoved: boolean },
  question: SessionDatesQuestion,
  taken: readonly Span[],
): State {
  const state = (kind: State['kind'], reason: string | null = null): State => ({
    kind,
    reason,
    busyStaff: null,
    replaces: [],
  })
  if (date.isRemoved) return state('removed')
  if (taken.some(({ startMs }) => startMs === date.startMs)) return state('duplicated', 'This date stands here twice.')
  const overlapped = question.others.filter((other) => meets(other, date))
  const inTheWay = overlapped.filter((other) => !(question.isOverride && other.isReplaceable))
  if (inTheWay.some((other) => other.startMs === date.startMs))
    return state('duplicated', 'This activity already has this session.')
  if (inTheWay.length > 0) return state('not available', 'It overlaps another session of this activity.')
  if (taken.some((other) => meets(other, date))) return state('not available', 'It overlaps another of these dates.')
  if (question.closesOn !== null && isPastClosing(date, question.closesOn))
    return state('not available', `The location closes for good on ${dayText(question.closesOn)}.`)
  if (question.openHours && isOutsideHours(date, question.openHours))
    return state('not available', amenityClosedText(date, question.openHours))
  if (isClosed(date.startDateTime, question)) return state('not available', 'The location is closed that day.')
  const busyStaff = question.busy.find((busy) => meets(busy, date))
  if (busyStaff) return { ...state('not available', `${busyStaff.name} ${busyText(busyStaff)} then.`), busyStaff }
  return { ...state('available'), replaces: overlapped.map(({ id }) => id) }
}

function isClosed(dateTime: WallDateTime, { closedDays }: SessionDatesQuestion): boolean {
  return closedDays.includes(dayOfWeek(dateTime.slice(0, 10)))
}

/** Why the location is closed on one of the days on which a session is held, the first one; with the day where it starts before it. */
function closedForOf(
  { startDateTime, endDateTime }: SessionSpan,
  { closedDates }: SessionDatesQuestion,
): string | null {
  for (let day = startDateTime.slice(0, 10); `${day}T00:00:00` < endDateTime; day = addDays(day, 1)) {
    const closedFor = closedDates.get(day)
    if (closedFor !== undefined) return startDateTime.startsWith(day) ? closedFor : `${dayText(day)}, ${closedFor}`
  }
  return null
}

function dayOf({ startDateTime }: Pick<SessionSpan, 'startDateTime'>): WallDay {
  return startDateTime.slice(0, 10)
}

function isOutsideHours({ startDateTime, startMs, endMs }: SessionSpan, hours: readonly OpeningHours[]): boolean {
  const start = wallParts(startDateTime)
  if (!start) return false
  const from = { dayOfWeek: dayOfWeek(start.day), minute: start.minute }
  return !isOpenThrough(hours, from, (endMs - startMs) / 60_000)
}

/** "Outside the opening hours (9:00 am to 5:00 pm)", where the day has hours and the date does not lie within them. */
function outsideHoursText(date: SessionSpan, hours: readonly OpeningHours[]): string | null {
  const spans = spansOfDay(date, hours)
  return spans === null || !isOutsideHours(date, hours) ? null : `Outside the opening hours (${spans})`
}

function amenityClosedText(date: SessionSpan, hours: readonly OpeningHours[]): string {
  const spans = spansOfDay(date, hours)
  return spans === null
    ? 'The amenity is closed that day, by its own hours.'
    : `The amenity is closed then: its hours that day are ${spans}.`
}

/** "9:00 am to 5:00 pm"; null on a day without hours. */
function spansOfDay(date: SessionSpan, hours: readonly OpeningHours[]): string | null {
  const spans = hours
    .filter((one) => one.dayOfWeek === dayOfWeek(dayOf(date)))
    .toSorted((one, other) => one.opensMinute - other.opensMinute)
    .map(({ opensMinute, closesMinute }) => `${clockText(date, opensMinute)} to ${clockText(date, closesMinute)}`)
  return spans.length === 0 ? null : spans.join(' and ')
}

function clockText(date: SessionSpan, minute: number): string {
  return timeText(wallDateTime(dayOf(date), minute))
}

/** Free starts of the same length: other times of that day, then the same time on the days around it. */
function alternativesTo(date: SessionSpan, question: SessionDatesQuestion, taken: readonly Span[]): SessionSpan[] {
  const found: SessionSpan[] = []
  for (const start of startsNear(date.startDateTime)) {
    if (found.length === alternativesMax) break
    const span = spanFrom(start, date, question.timeZone)
    if (!span || span.startMs <= question.afterMs || dayOf(span) > question.lastDay) continue
    if (closedForOf(span, question) !== null || isOutsideHours(span, question.locationHours)) continue
    const { kind } = stateOf({ ...span, isRemoved: false }, { ...question, isOverride: false }, taken)
    if (kind === 'available') found.push(span)
  }
  return found
}

function startsNear(start: WallDateTime): WallDateTime[] {
  const parts = wallParts(start)
  if (!parts) return []
  const count = (latestMinute - earliestMinute) / limits.slotMinutes
  const minutes = Array.from({ length: count }, (_, index) => earliestMinute + index * limits.slotMinutes)
  const sameDay = minutes
    .filter((minute) => minute !== parts.minute)
    .toSorted((a, b) => Math.abs(a - parts.minute) - Math.abs(b - parts.minute) || a - b)
    .map((minute) => wallDateTime(parts.day, minute))
  const otherDays = Array.from({ length: alternativeDays }, (_, index) => index + 1).flatMap((distance) =>
    [distance, -distance].map((days) => `${addDays(parts.day, days)}${start.slice(10)}`),
  )
  return [...sameDay, ...otherDays]
}

/** The session moved to another start; its length stays. Null where the clocks skip that time. */
function spanFrom(start: WallDateTime, date: SessionSpan, timeZone: string): SessionSpan | null {
  const startMs = wallToInstant(timeZone, start)
  if (startMs === null) return null
  const endMs = startMs + date.endMs - date.startMs
  const lengthMinutes = Math.round((date.endMs - date.startMs) / 60_000)
  const parts = wallParts(start)
  if (!parts) return null
  return { startDateTime: start, endDateTime: wallDateTime(parts.day, parts.minute + lengthMinutes), startMs, endMs }
}

/** The days of the week on which a location is closed: those without hours, where it has any. */
export function closedDaysOf(hours: readonly { readonly dayOfWeek: number }[]): number[] {
  if (hours.length === 0) return []
  return [0, 1, 2, 3, 4, 5, 6].filter((day) => !hours.some((one) => one.dayOfWeek === day))
}
