import { limits } from '../limits.ts'
import { providerWindow } from './free-starts.ts'
import { minuteOfTime, type WallDateTime, wallParts } from './wall-clock.ts'

/**
 * A base line as sent: `dayOfWeek` 0 is Sunday, `startTime` is `HH:mm` or `HH:mm:ss` (product.md section 3,
 * "Schedule").
 */
export interface BaseLine {
  readonly dayOfWeek: number
  readonly startTime: string
}

/** An exception line as sent: wall times of the service area. */
export interface ExceptionLine {
  readonly startDateTime: WallDateTime
  readonly endDateTime: WallDateTime
}

/** What is wrong with the line at `index`; `field` is the one to correct. */
export interface LineProblem<Field extends string = string> {
  readonly index: number
  readonly field: Field
  readonly sentence: string
}

/** What is wrong with weekly lines, the first problem of each line (domain.md, "Services and schedules"). */
export function baseLineProblems(lines: readonly BaseLine[]): LineProblem<keyof BaseLine>[] {
  const seen = new Set<string>()
  const problems: LineProblem<keyof BaseLine>[] = []
  lines.forEach(({ dayOfWeek, startTime }, index) => {
    const minute = minuteOfTime(startTime)
    const key = `${dayOfWeek} ${minute}`
    if (!Number.isInteger(dayOfWeek) || dayOfWeek < 0 || dayOfWeek > 6)
      problems.push({ index, field: 'dayOfWeek', sentence: 'Choose a day of the week.' })
    else if (minute === null || minute % limits.slotMinutes !== 0)
      problems.push({ index, field: 'startTime', sentence: `Choose a time in steps of ${limits.slotMinutes} minutes.` })
    else if (minute < providerWindow.fromMinute || minute > providerWindow.untilMinute)
      problems.push({ index, field: 'startTime', sentence: 'Choose a time from 6:00 am to 6:00 pm.' })
    else if (seen.has(key))
      problems.push({ index, field: 'startTime', sentence: 'This time is already in the list for that day.' })
    seen.add(key)
  })
  return problems
}

/** What is wrong with exception lines, the first problem of each line. */
export function exceptionLineProblems(lines: readonly ExceptionLine[]): LineProblem<keyof ExceptionLine>[] {
  const problems: LineProblem<keyof ExceptionLine>[] = []
  lines.forEach(({ startDateTime, endDateTime }, index) => {
    if (!wallParts(startDateTime))
      problems.push({ index, field: 'startDateTime', sentence: 'Write a start such as 24/11/2026 9:15 am.' })
    else if (!wallParts(endDateTime))
      problems.push({ index, field: 'endDateTime', sentence: 'Write an end such as 24/11/2026 5:00 pm.' })
    else if (endDateTime <= startDateTime)
      problems.push({ index, field: 'endDateTime', sentence: 'The end must be after the start.' })
  })
  return problems
}
