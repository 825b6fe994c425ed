import type { LineRow, LineToWrite } from '../db/schedule-lines.ts'

/** A change of the weekly times of several services. */
export interface DaysChange {
  readonly way: 'add' | 'replace' | 'remove'
  readonly daysOfWeek: readonly number[]
  /** Minutes after midnight. */
  readonly startMinutes: readonly number[]
}

/** The lines to add to a service and those to delete. A time that already exists keeps its staff. */
export function changeOfLines(
  lines: readonly LineRow[],
  { way, daysOfWeek, startMinutes }: DaysChange,
): { readonly added: LineToWrite[]; readonly leaving: LineRow[] } {
  const onThoseDays = lines.filter((line) => daysOfWeek.includes(line.day_of_week))
  const isNamed = (line: LineRow) => startMinutes.includes(line.start_minute)
  if (way === 'remove')
    return { added: [], leaving: startMinutes.length === 0 ? onThoseDays : onThoseDays.filter(isNamed) }
  const added = daysOfWeek.flatMap((day) =>
    startMinutes
      .filter((minute) => !onThoseDays.some((line) => line.day_of_week === day && line.start_minute === minute))
      .map((minute) => ({ id: null, day_of_week: day, start_minute: minute, staff_ids: [] })),
  )
  return { added, leaving: way === 'replace' ? onThoseDays.filter((line) => !isNamed(line)) : [] }
}
