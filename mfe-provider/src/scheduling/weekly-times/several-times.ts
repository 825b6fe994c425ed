import { minuteOfTime, timeOfMinute } from '@waymark/domain/schedule/wall-clock'
import type { CopiedLines } from './copy-day.ts'
import type { WeeklyLine } from './weekly-lines.ts'

/** Starts every so many minutes on some days; `until` is the latest start that is allowed. */
export interface SeveralTimes {
  readonly days: readonly number[]
  readonly from: string
  readonly until: string
  readonly everyMinutes: number
}

/** The starts that are missing, for everybody of the service; what is there stays as it is. */
export function severalTimes(
  lines: readonly WeeklyLine[],
  { days, from, until, everyMinutes }: SeveralTimes,
): CopiedLines {
  const [first, last] = [minuteOfTime(from) ?? 0, minuteOfTime(until) ?? 0]
  const count = Math.max(0, Math.floor((last - first) / everyMinutes) + 1)
  const starts = Array.from({ length: count }, (_, index) => timeOfMinute(first + index * everyMinutes))
  const isThere = (day: number, start: string) =>
    lines.some(({ dayOfWeek, startTime }) => dayOfWeek === day && startTime === start)
  return {
    lines: days.flatMap((dayOfWeek) =>
      starts
        .filter((start) => !isThere(dayOfWeek, start))
        .map((startTime) => ({ scheduleLineId: null, dayOfWeek, startTime, staffUserProfileIds: [] })),
    ),
    deletedScheduleLineIds: [],
  }
}
