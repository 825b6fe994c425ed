import { Button } from '@waymark/ui/button'
import type { RowEditing } from '@waymark/ui/row-editing'
import { useRowFocus } from '@waymark/ui/row-editing'
import { VisuallyHidden } from '@waymark/ui/visually-hidden'
import { formatCount, formatTime } from '@waymark/web-kit/format'
import Plus from 'lucide-react/icons/plus'
import { staffText } from '../staff-words.ts'
import { dayName, weekDays } from '../week-days.ts'
import css from './day-rows.module.css'
import { DayStrip } from './day-strip.tsx'
import { LineEditor } from './line-editor.tsx'
import type { WeeklyTimesState } from './use-weekly-times.ts'
import type { ScheduleBase, WeeklyLine } from './weekly-lines.ts'

interface DayRowsProps {
  readonly serviceAreaId: number
  readonly base: ScheduleBase
  readonly times: WeeklyTimesState
  readonly editing: RowEditing<WeeklyLine, number>
  /** Of the heading above the days. */
  readonly level: 2 | 4
}

/** The week day by day, each time a button. The line that is edited opens under the day that it was in. */
export function DayRows({ serviceAreaId, base, times, editing, level }: DayRowsProps) {
  const rows = useRowFocus<HTMLUListElement>(editing.rowId)
  const DayHeading = level === 2 ? 'h3' : 'h5'
  const edited = times.rows.find(({ scheduleLineId }) => scheduleLineId === editing.rowId)
  const editor = edited && <LineEditor {...{ serviceAreaId, base, times, editing }} line={edited} />
  return (
    <ul ref={rows} className={css.days}>
      {editor && times.editedDay === null && <li className={css.day}>{editor}</li>}
      {weekDays.map(({ dayOfWeek, name }) => {
        const lines = base.lines
          .filter((line) => line.dayOfWeek === dayOfWeek)
          .toSorted((one, other) => one.startTime.localeCompare(other.startTime))
        return (
          <li key={dayOfWeek} className={css.day}>
            <div className={css.dayHead}>
              <DayHeading className={css.dayName}>{name}</DayHeading>
              <p className={css.quiet}>{lines.length === 0 ? 'No times' : formatCount(lines.length, 'time')}</p>
              <DayStrip times={lines.map(({ startTime }) => startTime)} durationMinutes={base.durationMinutes} />
            </div>
            <DayTimes base={base} lines={lines} editing={editing} />
            <Button variant="quiet" size="small" icon={Plus} onPress={() => times.addOn(dayOfWeek)}>
              Add <VisuallyHidden>to {name}</VisuallyHidden>
            </Button>
            {editor && times.editedDay === dayOfWeek && editor}
          </li>
        )
      })}
    </ul>
  )
}

interface DayTimesProps {
  readonly base: ScheduleBase
  readonly lines: readonly WeeklyLine[]
  readonly editing: RowEditing<WeeklyLine, number>
}

function DayTimes({ base, lines, editing }: DayTimesProps) {
  if (lines.length === 0) return <p className={css.quiet}>Nobody can book this on this day.</p>
  const parts = [
    { title: 'Morning', lines: lines.filter(({ startTime }) => startTime < '12:00') },
    { title: 'Afternoon', lines: lines.filter(({ startTime }) => startTime >= '12:00') },
  ]
  return (
    <div className={css.parts}>
      {parts.map(
        (part) =>
          part.lines.length > 0 && (
            <div key={part.title}>
              <p className={css.quiet}>{part.title}</p>
              <ul className={css.times}>
                {part.lines.map((line) => (
                  <li key={line.scheduleLineId} data-row-button={line.scheduleLineId}>
                    <Button
                      variant={line.scheduleLineId === editing.rowId ? 'primary' : 'barEdge'}
                      size="small"
                      aria-expanded={line.scheduleLineId === editing.rowId}
                      onPress={() => (editing.rowId === null ? editing.onEdit(line) : editing.onBlocked())}
                    >
                      <span className={css.time}>
                        <VisuallyHidden>Edit {dayName(line.dayOfWeek)}</VisuallyHidden>{' '}
                        <b>{formatTime(line.startTime)}</b> <span>{whoText(base, line)}</span>
                      </span>
                    </Button>
                  </li>
                ))}
              </ul>
            </div>
          ),
      )}
    </div>
  )
}

/** "Everyone", "Sina Leota", or how many. */
function whoText({ staff }: ScheduleBase, { staffUserProfileIds }: WeeklyLine): string {
  if (staffUserProfileIds.length > 1) return formatCount(staffUserProfileIds.length, 'person', 'people')
  return staffText(staff, staffUserProfileIds)
}
