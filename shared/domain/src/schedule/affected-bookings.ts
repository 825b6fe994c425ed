import type { EpochSpan } from './day-clock.ts'
import {
  freeStaffAt,
  providerWindow,
  type ScheduleException,
  type WeeklyStart,
  type WorkingWindow,
} from './free-starts.ts'
import { dayAt, dayClocks } from './wall-time.ts'

/** A booked job, and who does it. */
export interface HeldJob {
  readonly startMs: number
  readonly durationMinutes: number
  readonly staffIds: readonly number[]
}

/** The times of a service: when it starts, what is away or extra, and when its people work. */
export interface ServiceTimes {
  readonly weeklyStarts: readonly WeeklyStart[]
  readonly exceptions: readonly ScheduleException[]
  readonly staff: readonly { readonly staffId: number; readonly workingWindows: readonly WorkingWindow[] }[]
}

/**
 * The jobs that a change of times leaves without their start: somebody who does the job could take it at that time
 * before, and could not after. They stay booked; the provider is told before saving.
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

/** Those who do the job and whose start it is, whatever else they hold. */
function takersOf(timeZone: string, job: HeldJob, times: ServiceTimes): number[] {
  const { weeklyStarts, exceptions } = times
  const staff = times.staff
    .filter(({ staffId }) => job.staffIds.includes(staffId))
    .map((person) => ({ ...person, busy: [] }))
  const question = {
    // A job may run past midnight.
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

/** When one person works: weekly windows (none: always), and leave. */
export interface PersonTimes {
  readonly workingWindows: readonly WorkingWindow[]
  readonly leave: readonly EpochSpan[]
}

/** The jobs of one person that lie within their work before a change of their hours or leave, and not after it. */
export function jobsOutsideWork<Job extends Omit<HeldJob, 'staffIds'>>(
  timeZone: string,
  jobs: readonly Job[],
  before: PersonTimes,
  after: PersonTimes,
): Job[] {
  return jobs.filter((job) => couldWork(timeZone, job, before) && !couldWork(timeZone, job, after))
}

/** Whether the person is at work for the whole job, whatever the weekly times of its service say. */
export function couldWork(timeZone: string, job: Omit<HeldJob, 'staffIds'>, person: PersonTimes): boolean {
  const span: EpochSpan = [job.startMs, job.startMs + job.durationMinutes * 60_000]
  const question = {
    days: dayClocks(timeZone, dayAt(timeZone, job.startMs), 2),
    weeklyStarts: [],
    // The job itself is its start, so that only the person's own times decide.
    exceptions: [{ kind: 'extra', span, staffId: null } as const],
    staff: [{ staffId: 0, workingWindows: person.workingWindows, busy: person.leave }],
    durationMinutes: job.durationMinutes,
    bufferMinutes: 0,
    afterMs: Number.NEGATIVE_INFINITY,
    offered: providerWindow,
  }
  return freeStaffAt(question, job.startMs).length > 0
}
