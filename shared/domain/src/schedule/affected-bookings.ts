import type { EpochSpan } from './day-clock.ts'
import {
  freeStaffAt,
  providerWindow,
  type ScheduleException,
  type WeeklyStart,
  type WorkingWindow,
} from './free-starts.ts'
import { dayAt, dayClocks } from './wall-time.ts'

/** A booking's held time, and its staff. */
export interface HeldBooking {
  readonly startMs: number
  readonly durationMinutes: number
  readonly staffIds: readonly number[]
}

/** The times of a service: its starts, time away and extra time, and the working time of its staff. */
export interface ServiceTimes {
  readonly weeklyStarts: readonly WeeklyStart[]
  readonly exceptions: readonly ScheduleException[]
  readonly staff: readonly { readonly staffId: number; readonly workingWindows: readonly WorkingWindow[] }[]
}

/**
 * The bookings that lose their start by a change of times: somebody assigned could take it before the change, and no
 * longer after it. They stay booked; the provider is warned before saving.
 */
export function affectedBookings<Booking extends HeldBooking>(
  timeZone: string,
  bookings: readonly Booking[],
  before: ServiceTimes,
  after: ServiceTimes,
): Booking[] {
  return bookings.filter((booking) => {
    const couldTake = takersOf(timeZone, booking, before)
    if (couldTake.length === 0) return false
    const canTake = takersOf(timeZone, booking, after)
    return couldTake.some((staffId) => !canTake.includes(staffId))
  })
}

/** The assigned staff who can take the start, ignoring what else they hold. */
function takersOf(timeZone: string, booking: HeldBooking, times: ServiceTimes): number[] {
  const { weeklyStarts, exceptions } = times
  const staff = times.staff
    .filter(({ staffId }) => booking.staffIds.includes(staffId))
    .map((person) => ({ ...person, busy: [] }))
  const question = {
    // A booking may run past midnight.
    days: dayClocks(timeZone, dayAt(timeZone, booking.startMs), 2),
    weeklyStarts,
    exceptions,
    staff,
    durationMinutes: booking.durationMinutes,
    bufferMinutes: 0,
    afterMs: Number.NEGATIVE_INFINITY,
    offered: providerWindow,
  }
  return freeStaffAt(question, booking.startMs)
}

/** One person's working time: weekly windows (none means always), and leave. */
export interface PersonTimes {
  readonly workingWindows: readonly WorkingWindow[]
  readonly leave: readonly EpochSpan[]
}

/**
 * The bookings of one person that lie within their working time before a change of hours or leave, and outside it
 * after.
 */
export function bookingsOutsideWork<Booking extends Omit<HeldBooking, 'staffIds'>>(
  timeZone: string,
  bookings: readonly Booking[],
  before: PersonTimes,
  after: PersonTimes,
): Booking[] {
  return bookings.filter((booking) => couldWork(timeZone, booking, before) && !couldWork(timeZone, booking, after))
}

/** Whether the person is at work for the whole booking, whatever the weekly times of its service. */
export function couldWork(timeZone: string, booking: Omit<HeldBooking, 'staffIds'>, person: PersonTimes): boolean {
  const span: EpochSpan = [booking.startMs, booking.startMs + booking.durationMinutes * 60_000]
  const question = {
    days: dayClocks(timeZone, dayAt(timeZone, booking.startMs), 2),
    weeklyStarts: [],
    // The booking itself is the start, so that only the person's own times decide.
    exceptions: [{ kind: 'extra', span, staffId: null } as const],
    staff: [{ staffId: 0, workingWindows: person.workingWindows, busy: person.leave }],
    durationMinutes: booking.durationMinutes,
    bufferMinutes: 0,
    afterMs: Number.NEGATIVE_INFINITY,
    offered: providerWindow,
  }
  return freeStaffAt(question, booking.startMs).length > 0
}
