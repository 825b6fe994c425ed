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
export interface HeldJob {
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
export function affectedJobs<Job extends HeldJob>(
  timeZone: string,
  jobs: readonly Job[],
  before: ServiceTimes,
  after: ServiceTimes,
): Job[] {
  return jobs.filter((job) => {
    const couldTake = takersOf(timeZone, job, before)
    if (couldTake.length === 0) return false
    const canTake = takersOf(timeZone, job, after)
    return couldTake.some((staffId) => !canTake.includes(staffId))
  })
}

/** The assigned staff who can take the start, ignoring what else they hold. */
function takersOf(timeZone: string, job: HeldJob, times: ServiceTimes): number[] {
  const { weeklyStarts, exceptions } = times
  const staff = times.staff
    .filter(({ staffId }) => job.staffIds.includes(staffId))
    .map((person) => ({ ...person, busy: [] }))
  const question = {
    // A booking may run past midnight.
    days: dayClocks(timeZone, dayAt(timeZone, job.startMs), 2),
    weeklyStarts,
    exceptions,
    staff,
    durationMinutes: job.durationMinutes,
    bufferMinutes: 0,
    afterMs: Number.NEGATIVE_INFINITY,
    offered: providerWindow,
  }
  return freeStaffAt(question, job.startMs)
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
export function jobsOutsideWork<Job extends Omit<HeldJob, 'staffIds'>>(
  timeZone: string,
  jobs: readonly Job[],
  before: PersonTimes,
  after: PersonTimes,
): Job[] {
  return jobs.filter((job) => couldWork(timeZone, job, before) && !couldWork(timeZone, job, after))
}

/** Whether the person is at work for the whole booking, whatever the weekly times of its service. */
export function couldWork(timeZone: string, job: Omit<HeldJob, 'staffIds'>, person: PersonTimes): boolean {
  const span: EpochSpan = [job.startMs, job.startMs + job.durationMinutes * 60_000]
  const question = {
    days: dayClocks(timeZone, dayAt(timeZone, job.startMs), 2),
    weeklyStarts: [],
    // The booking itself is the start, so that only the person's own times decide.
    exceptions: [{ kind: 'extra', span, staffId: null } as const],
    staff: [{ staffId: 0, workingWindows: person.workingWindows, busy: person.leave }],
    durationMinutes: job.durationMinutes,
    bufferMinutes: 0,
    afterMs: Number.NEGATIVE_INFINITY,
    offered: providerWindow,
  }
  return freeStaffAt(question, job.startMs).length > 0
}
