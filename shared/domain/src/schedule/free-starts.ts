import { limits } from '../limits.ts'
import { type DayClock, dayStartMs, type EpochSpan, instantAt } from './day-clock.ts'
import { minuteOfTime, type WallDay } from './wall-clock.ts'

/** One line of the weekly (base) schedule: a start time on a weekday, for all assigned staff or only for `staffIds`. */
export interface WeeklyStart {
  /** 0 is Sunday. */
  readonly dayOfWeek: number
  /** Minutes after midnight, in steps of 15. */
  readonly startMinute: number
  readonly staffIds: readonly number[] | null
}

/**
 * One exception line. `away` removes the span; `extra` adds starts in it. `staffId` null: for the whole service. Extra
 * time of the service still needs somebody at work; extra time of one person counts as their working time.
 */
export interface ScheduleException {
  readonly kind: 'away' | 'extra'
  readonly span: EpochSpan
  readonly staffId: number | null
}

/** A weekly working window of a person, in minutes after midnight; half-open, at most 1440. */
export interface WorkingWindow {
  readonly dayOfWeek: number
  readonly startMinute: number
  readonly endMinute: number
}

/** One staff member's working time and held time. */
export interface StaffTimetable {
  readonly staffId: number
  /** Empty: works whenever the service has a start. */
  readonly workingWindows: readonly WorkingWindow[]
  /** Bookings held by this person, each with its buffer. */
  readonly busy: readonly EpochSpan[]
}

/** Minutes after midnight between which starts are offered, inclusive. */
export interface OfferedWindow {
  readonly fromMinute: number
  readonly untilMinute: number
}

/** Everything that decides which starts of a service are free. One query reads it. */
export interface FreeStartsQuestion {
  /** Consecutive local days of the service area. */
  readonly days: readonly DayClock[]
  readonly weeklyStarts: readonly WeeklyStart[]
  readonly exceptions: readonly ScheduleException[]
  readonly staff: readonly StaffTimetable[]
  readonly durationMinutes: number
  readonly bufferMinutes: number
  /** Only starts strictly after this instant count: `newBookingAfterMs` of `booking/change-window.ts`. */
  readonly afterMs: number
  readonly offered: OfferedWindow
}

/**
 * The free starts of one day: `free[i]` staff members are free at `minutes[i]` after midnight. Days without any are
 * left out.
 */
export interface FreeDay {
  readonly day: WallDay
  readonly minutes: number[]
  readonly free: number[]
}

/** The hours offered to consumers: 07:00 to 16:00 (calls.md section 9). */
export const consumerWindow: OfferedWindow = windowOf(limits.consumerDay)
/** The hours that a provider may set and see: 06:00 to 18:00. */
export const providerWindow: OfferedWindow = windowOf(limits.providerDay)

const slotMinutes = limits.slotMinutes
const slotMs = slotMinutes * 60_000
/** A day on which the clocks go back an hour. */
const maxDayMs = 25 * 3_600_000

/**
 * The free starts of a service, by bitmaps of 15-minute slots on the line of instants (every NZ and AU offset is a
 * multiple of 15 minutes), which makes days with a clock change as exact as any other. A start is free when somebody is
 * at work for the whole booking, and holds nothing else during booking and buffer.
 */
export function freeStarts(question: FreeStartsQuestion): FreeDay[] {
  const grid = makeGrid(question)
  if (!grid) return []
  const freeCount = new Uint8Array(grid.slotCount)
  for (const person of question.staff) {
    addFreeSlots(question, grid, person, freeCount)
  }
  const answer: FreeDay[] = []
  for (const clock of question.days) {
    const minutes: number[] = []
    const free: number[] = []
    for (let minute = question.offered.fromMinute; minute <= question.offered.untilMinute; minute += slotMinutes) {
      const startMs = instantAt(clock, minute)
      if (startMs === null || startMs <= question.afterMs) continue
      const count = freeCount[(startMs - grid.originMs) / slotMs] ?? 0
      if (count === 0) continue
      minutes.push(minute)
      free.push(count)
    }
    if (minutes.length > 0) answer.push({ day: clock.day, minutes, free })
  }
  return answer
}

/**
 * The ids of the staff who are free for a booking at `startMs`, in the order of `question.staff`. Empty when the
 * service has no such start. Ignores `afterMs` and `offered`, which were checked when the booking was requested.
 */
export function freeStaffAt(question: FreeStartsQuestion, startMs: number): number[] {
  const grid = makeGrid(question)
  if (!grid) return []
  const slot = (startMs - grid.originMs) / slotMs
  if (!Number.isInteger(slot)) return []
  const isFree = (person: StaffTimetable) => {
    const freeCount = new Uint8Array(grid.slotCount)
    addFreeSlots(question, grid, person, freeCount)
    return freeCount[slot] === 1
  }
  return question.staff.filter(isFree).map((person) => person.staffId)
}

interface Grid {
  readonly originMs: number
  readonly slotCount: number
  /** Slots of the booking, and of booking and buffer. */
  readonly visitSlots: number
  readonly heldSlots: number
  /** 1 where the service has a start that any assigned person may take. */
  readonly startsForAll: Uint8Array
  /** The starts that are for named people only. */
  readonly startsByStaff: ReadonlyMap<number, Uint8Array>
}

function makeGrid(question: FreeStartsQuestion): Grid | null {
  const first = question.days[0]
  const last = question.days.at(-1)
  if (!first || !last || question.durationMinutes <= 0) return null
  const originMs = dayStartMs(first)
  const visitSlots = Math.ceil(question.durationMinutes / slotMinutes)
  const heldSlots = Math.ceil((question.durationMinutes + question.bufferMinutes) / slotMinutes)
  const slotCount = Math.ceil((dayStartMs(last) + maxDayMs - originMs) / slotMs) + heldSlots
  const startsForAll = new Uint8Array(slotCount)
  const startsByStaff = new Map<number, Uint8Array>()
  const startsOf = (staffId: number | null) => {
    if (staffId === null) return startsForAll
    const own = startsByStaff.get(staffId) ?? new Uint8Array(slotCount)
    startsByStaff.set(staffId, own)
    return own
  }
  for (const line of question.weeklyStarts) {
    const takers = line.staffIds ? line.staffIds.map(startsOf) : [startsForAll]
    for (const clock of question.days) {
      if (clock.dayOfWeek !== line.dayOfWeek) continue
      const startMs = instantAt(clock, line.startMinute)
      if (startMs !== null) for (const starts of takers) starts[(startMs - originMs) / slotMs] = 1
    }
  }
  for (const exception of question.exceptions) {
    if (exception.kind !== 'extra') continue
    const fromSlot = Math.ceil((exception.span[0] - originMs) / slotMs)
    const untilSlot = Math.floor((exception.span[1] - originMs) / slotMs) - visitSlots + 1
    fill(startsOf(exception.staffId), 1, fromSlot, untilSlot)
  }
  return { originMs, slotCount, visitSlots, heldSlots, startsForAll, startsByStaff }
}

/** Increments every slot at which `person` can start the booking. */
function addFreeSlots(question: FreeStartsQuestion, grid: Grid, person: StaffTimetable, freeCount: Uint8Array): void {
  const atWork = workSlots(question, grid, person)
  const busy = new Uint8Array(grid.slotCount)
  for (const span of person.busy) fillTouched(busy, 1, span, grid.originMs)
  const ownStarts = grid.startsByStaff.get(person.staffId)
  const { visitSlots, heldSlots, startsForAll } = grid
  let workRun = 0
  let clearRun = 0
  for (let slot = grid.slotCount - 1; slot >= 0; slot--) {
    workRun = atWork[slot] === 1 ? workRun + 1 : 0
    clearRun = busy[slot] === 0 ? clearRun + 1 : 0
    if (workRun < visitSlots || clearRun < heldSlots) continue
    if (startsForAll[slot] === 1 || ownStarts?.[slot] === 1) freeCount[slot] = (freeCount[slot] ?? 0) + 1
  }
}

function workSlots(question: FreeStartsQuestion, grid: Grid, person: StaffTimetable): Uint8Array {
  const { originMs, slotCount } = grid
  const atWork = new Uint8Array(slotCount)
  if (person.workingWindows.length === 0) atWork.fill(1)
  for (const window of person.workingWindows) {
    for (const clock of question.days) {
      if (clock.dayOfWeek === window.dayOfWeek) fillInside(atWork, 1, windowSpan(clock, window), originMs)
    }
  }
  for (const { kind, span, staffId } of question.exceptions)
    if (kind === 'extra' && staffId === person.staffId) fillInside(atWork, 1, span, originMs)
  for (const { kind, span, staffId } of question.exceptions)
    if (kind === 'away' && (staffId === null || staffId === person.staffId)) fillTouched(atWork, 0, span, originMs)
  return atWork
}

/** A window whose edge is skipped by a clock change starts or ends at the change. */
function windowSpan(clock: DayClock, window: WorkingWindow): EpochSpan {
  return [instantAt(clock, window.startMinute) ?? clock.changeMs, instantAt(clock, window.endMinute) ?? clock.changeMs]
}

/** Fills the slots that lie entirely inside the span. */
function fillInside(slots: Uint8Array, value: 0 | 1, span: EpochSpan, originMs: number): void {
  fill(slots, value, Math.ceil((span[0] - originMs) / slotMs), Math.floor((span[1] - originMs) / slotMs))
}

/** Fills every slot that the span touches. */
function fillTouched(slots: Uint8Array, value: 0 | 1, span: EpochSpan, originMs: number): void {
  fill(slots, value, Math.floor((span[0] - originMs) / slotMs), Math.ceil((span[1] - originMs) / slotMs))
}

/** A typed array's `fill` counts negative indexes from the end; here they lie before the start. */
function fill(slots: Uint8Array, value: 0 | 1, from: number, until: number): void {
  if (until > 0) slots.fill(value, Math.max(from, 0), until)
}

function windowOf([from, until]: readonly [string, string]): OfferedWindow {
  return { fromMinute: minuteOfTime(from) ?? 0, untilMinute: minuteOfTime(until) ?? 0 }
}
