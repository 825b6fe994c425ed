import type { activitySession } from '@waymark/contracts/activity-session'
import type { OutputOf } from '@waymark/contracts/define-call'
import { repeatDates } from '@waymark/domain/booking/repeat'
import { type Repeat, sessionAvailability } from '@waymark/domain/enums'
import { daysBetween, wallDateTime, wallParts } from '@waymark/domain/schedule/wall-clock'
import { formatCount } from '@waymark/web-kit/format'

/** The dates of a series, and what was decided about them. */
export interface SeriesDraft {
  readonly firstDate: string | null
  readonly repeat: Repeat | 'Once'
  readonly until: string | null
  readonly starts: string | null
  readonly ends: string | null
  /** Cuts each date into sessions of this length; null for one from start to end. */
  readonly slotMinutes: number | null
  /** Starts of the dates that were taken out. */
  readonly removed: readonly string[]
  /** Another start for a date that is not available, its own for one on a closed day, or `out` to leave it. */
  readonly moved: readonly { readonly from: string; readonly to: string }[]
}

/** Start and end of each date, by position. */
export interface DatePairs {
  readonly startDateTimes: string[]
  readonly endDateTimes: string[]
}

/** Leaves a date out that could be at another time. */
export const leftOut = 'out'

type CheckedDate = OutputOf<typeof activitySession.checkActivitySessionDates>['dates'][number]

/** A checked date with what becomes of it. */
export interface PlannedDate extends CheckedDate {
  readonly position: number
  readonly becomes: 'added' | 'waits' | 'out'
  /** When it would be; another time than asked for where an alternative was taken. */
  readonly chosenStart: string
  readonly chosenEnd: string
}

/** The dates that are asked for; none while something is missing. */
export function seriesDates({ firstDate, repeat, until, starts, ends, slotMinutes }: SeriesDraft): DatePairs {
  const none = { startDateTimes: [], endDateTimes: [] }
  if (firstDate === null || starts === null || ends === null) return none
  if (repeat !== 'Once' && until === null) return none
  const first = `${firstDate}T${starts}:00`
  const startDateTimes = repeat === 'Once' ? [first] : repeatDates(first, repeat, until ?? firstDate)
  const pairs = startDateTimes.flatMap((start) => slotsOf(start, `${start.slice(0, 10)}T${ends}:00`, slotMinutes))
  return { startDateTimes: pairs.map(([start]) => start), endDateTimes: pairs.map(([, end]) => end) }
}

/** The slots that fit between start and end, one after the other. */
function slotsOf(start: string, end: string, minutes: number | null): (readonly [start: string, end: string])[] {
  const from = wallParts(start)
  const to = wallParts(end)
  if (minutes === null || !from || !to) return [[start, end]]
  const count = Math.max(Math.floor((to.minute - from.minute) / minutes), 0)
  const at = (slot: number) => wallDateTime(from.day, from.minute + slot * minutes)
  return Array.from({ length: count }, (_, slot) => [at(slot), at(slot + 1)] as const)
}

/**
 * What becomes of each date. Another time is only taken where somebody chooses it; a date on which the location is closed
 * stays out until somebody wants it all the same.
 */
export function plannedDates(checked: readonly CheckedDate[], { moved }: Pick<SeriesDraft, 'moved'>): PlannedDate[] {
  return checked.map((date, position) => {
    const { becomes, chosenStart } = choiceOf(date, moved)
    return { ...date, position, becomes, chosenStart, chosenEnd: endAfter(date, chosenStart) }
  })
}

function choiceOf(
  { availability, startDateTime, alternativeStarts, closedFor }: CheckedDate,
  moved: SeriesDraft['moved'],
): Pick<PlannedDate, 'becomes' | 'chosenStart'> {
  const choice = moved.find(({ from }) => from === startDateTime)?.to
  if (availability === sessionAvailability.Available) {
    const isWanted = closedFor === null || choice === startDateTime
    return { becomes: isWanted ? 'added' : 'out', chosenStart: startDateTime }
  }
  if (alternativeStarts.length === 0 || choice === leftOut) return { becomes: 'out', chosenStart: startDateTime }
  return choice !== undefined && alternativeStarts.includes(choice)
    ? { becomes: 'added', chosenStart: choice }
    : { becomes: 'waits', chosenStart: startDateTime }
}

/** The end of a date at another start: its length stays. */
export function endAfter(date: Pick<CheckedDate, 'startDateTime' | 'endDateTime'>, start: string): string {
  const from = wallParts(date.startDateTime)
  const to = wallParts(date.endDateTime)
  const at = wallParts(start)
  if (!from || !to || !at) return date.endDateTime
  const minutes = daysBetween(from.day, to.day) * 1440 + to.minute - from.minute
  return wallDateTime(at.day, at.minute + minutes)
}

/** What is sent: the dates that are added. */
export function datesToAdd(planned: readonly PlannedDate[]): DatePairs {
  const added = planned.filter(({ becomes }) => becomes === 'added')
  return {
    startDateTimes: added.map(({ chosenStart }) => chosenStart),
    endDateTimes: added.map(({ chosenEnd }) => chosenEnd),
  }
}

/** "4 will be added.", "1 waits for your choice, 3 stay out." */
export function plannedSum(planned: readonly PlannedDate[]): { readonly added: string; readonly rest: string } {
  const count = (becomes: PlannedDate['becomes']) => planned.filter((date) => date.becomes === becomes).length
  const [added, waits, out] = [count('added'), count('waits'), count('out')]
  const rest = [
    waits > 0 && `${waits} ${waits === 1 ? 'waits' : 'wait'} for your choice`,
    out > 0 && `${out} ${out === 1 ? 'stays' : 'stay'} out`,
  ].filter((part) => part !== false)
  return { added: `${added} will be added.`, rest: rest.length === 0 ? '' : `${rest.join(', ')}.` }
}

/** "Add 4 sessions as drafts", "Add 1 session and open it for booking". */
export function addLabel(count: number, status: 'Draft' | 'Active'): string {
  const sessions = formatCount(count, 'session')
  if (status === 'Draft') return `Add ${sessions} as ${count === 1 ? 'a draft' : 'drafts'}`
  return `Add ${sessions} and open ${count === 1 ? 'it' : 'them'} for booking`
}
