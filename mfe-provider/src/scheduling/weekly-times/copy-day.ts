import type { LineToSend, WeeklyLine } from './weekly-lines.ts'

/** One day's lines for other days: in addition to what is there, or instead. */
export interface DayCopy {
  readonly fromDay: number
  readonly toDays: readonly number[]
  readonly way: 'add' | 'replace'
}

export interface CopiedLines {
  readonly lines: LineToSend[]
  readonly deletedScheduleLineIds: number[]
}

/** What a copy changes: lines that are missing on the other days, and with `replace` those that the first day does not have. */
export function copyDay(lines: readonly WeeklyLine[], { fromDay, toDays, way }: DayCopy): CopiedLines {
  const source = lines.filter(({ dayOfWeek }) => dayOfWeek === fromDay)
  const targets = lines.filter(({ dayOfWeek }) => dayOfWeek !== fromDay && toDays.includes(dayOfWeek))
  const isAt = (line: WeeklyLine, startTime: string) => line.startTime === startTime
  const added = toDays
    .filter((day) => day !== fromDay)
    .flatMap((day) => {
      const there = targets.filter(({ dayOfWeek }) => dayOfWeek === day)
      return source
        .filter(({ startTime }) => !there.some((line) => isAt(line, startTime)))
        .map(({ startTime, staffUserProfileIds }) => ({
          scheduleLineId: null,
          dayOfWeek: day,
          startTime,
          staffUserProfileIds,
        }))
    })
  if (way === 'add') return { lines: added, deletedScheduleLineIds: [] }
  const kept = targets.flatMap((line) => {
    const same = source.find(({ startTime }) => isAt(line, startTime))
    return same ? [{ line, staffUserProfileIds: same.staffUserProfileIds }] : []
  })
  const restaffed = kept
    .filter(({ line, staffUserProfileIds }) => !sameIds(line.staffUserProfileIds, staffUserProfileIds))
    .map(({ line, staffUserProfileIds }) => ({ ...line, staffUserProfileIds }))
  const leaving = targets.filter((line) => !kept.some((one) => one.line === line))
  return {
    lines: [...restaffed, ...added],
    deletedScheduleLineIds: leaving.map(({ scheduleLineId }) => scheduleLineId),
  }
}

function sameIds(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((id) => b.includes(id))
}
