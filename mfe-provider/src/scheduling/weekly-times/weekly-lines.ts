import type { OutputOf } from '@waymark/contracts/define-call'
import type { service } from '@waymark/contracts/service'
import { baseLineProblems } from '@waymark/domain/schedule/lines'
import { formatTime } from '@waymark/web-kit/format'
import { newLineId, type WeeklyEdit } from '../schedule-draft.ts'
import { dayName, placeInWeek } from '../week-days.ts'

export type ScheduleBase = OutputOf<typeof service.getServiceScheduleBase>
export type WeeklyLine = ScheduleBase['lines'][number]
export type LineToSend = Omit<WeeklyLine, 'scheduleLineId'> & { scheduleLineId: number | null }

/** "Monday 7:00 am". */
export function lineName({ dayOfWeek, startTime }: Pick<WeeklyLine, 'dayOfWeek' | 'startTime'>): string {
  return `${dayName(dayOfWeek)} ${formatTime(startTime)}`
}

/** The lines from Monday to Sunday, earliest first. */
function inWeekOrder(lines: readonly WeeklyLine[]): WeeklyLine[] {
  return lines.toSorted(
    (a, b) => placeInWeek(a.dayOfWeek) - placeInWeek(b.dayOfWeek) || a.startTime.localeCompare(b.startTime),
  )
}

/** The line that is edited as it would be saved. When somebody removed it in the meantime, it becomes a new one. */
export function editedLine(lines: readonly WeeklyLine[], edit: WeeklyEdit): WeeklyLine {
  const isKnown = lines.some(({ scheduleLineId }) => scheduleLineId === edit.scheduleLineId)
  return {
    scheduleLineId: isKnown ? edit.scheduleLineId : newLineId,
    dayOfWeek: edit.dayOfWeek,
    startTime: edit.startTime,
    staffUserProfileIds: [...edit.staffUserProfileIds],
  }
}

/** The rows of the table: the edited line in its old place, a new one on top. */
export function shownLines(lines: readonly WeeklyLine[], edited: WeeklyLine | null): WeeklyLine[] {
  const sorted = inWeekOrder(lines)
  if (!edited) return sorted
  if (edited.scheduleLineId === newLineId) return [edited, ...sorted]
  return sorted.map((line) => (line.scheduleLineId === edited.scheduleLineId ? edited : line))
}

/** Problems of the edited line among the others, by field. */
export function lineProblem(
  lines: readonly WeeklyLine[],
  edited: WeeklyLine,
): { field: 'dayOfWeek' | 'startTime'; sentence: string } | null {
  const others = lines.filter(({ scheduleLineId }) => scheduleLineId !== edited.scheduleLineId)
  return baseLineProblems([...others, edited]).find(({ index }) => index === others.length) ?? null
}

/** A line as the call takes it. */
export function lineToSend({ scheduleLineId, ...line }: WeeklyLine): LineToSend {
  return { ...line, scheduleLineId: scheduleLineId === newLineId ? null : scheduleLineId }
}
