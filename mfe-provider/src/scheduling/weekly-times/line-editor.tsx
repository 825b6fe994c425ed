import { limits } from '@waymark/domain/limits'
import { minuteOfTime } from '@waymark/domain/schedule/wall-clock'
import { Button } from '@waymark/ui/button'
import { RowEditActions, type RowEditing } from '@waymark/ui/row-editing'
import { SelectField } from '@waymark/ui/select-field'
import { TimeSelect } from '@waymark/ui/time-select'
import { VisuallyHidden } from '@waymark/ui/visually-hidden'
import Trash2 from 'lucide-react/icons/trash-2'
import { StaffPicker } from '../../staff-picker/staff-picker.tsx'
import { clockText, minutesPerDay } from '../clock-words.ts'
import { newLineId } from '../schedule-draft.ts'
import { weekDays } from '../week-days.ts'
import css from './day-rows.module.css'
import type { WeeklyTimesState } from './use-weekly-times.ts'
import { lineName, type ScheduleBase, type WeeklyLine } from './weekly-lines.ts'

interface LineEditorProps {
  readonly serviceAreaId: number
  readonly base: ScheduleBase
  readonly times: WeeklyTimesState
  readonly line: WeeklyLine
  readonly editing: RowEditing<WeeklyLine, number>
}

const dayOptions = weekDays.map(({ dayOfWeek, name }) => ({ id: dayOfWeek, label: name }))
const [first, last] = limits.providerDay

/** The line that is edited: its day, its start and who can take it. */
export function LineEditor({ serviceAreaId, base, times, line, editing }: LineEditorProps) {
  return (
    <fieldset className={css.editor} data-row={line.scheduleLineId} aria-label={lineName(line)}>
      <div className={css.editorFields}>
        <SelectField
          label="Day"
          options={dayOptions}
          value={line.dayOfWeek}
          onChange={(dayOfWeek) => times.type({ dayOfWeek })}
          errorMessage={times.errorOf('dayOfWeek')}
        />
        <TimeSelect
          label="Starts"
          from={first}
          to={last}
          value={line.startTime}
          onChange={(startTime) => times.type({ startTime })}
          errorMessage={times.errorOf('startTime')}
        />
        <p className={css.ends}>
          <b>Ends</b>
          <span>{clockText(((minuteOfTime(line.startTime) ?? 0) + base.durationMinutes) % minutesPerDay)}</span>
        </p>
      </div>
      {base.staff.length === 0 ? (
        <p className={css.quiet}>Nobody is assigned to this service yet.</p>
      ) : (
        <StaffPicker
          serviceAreaId={serviceAreaId}
          name="staffUserProfileIds"
          label="Staff who can take it"
          hint="If you choose nobody, everyone can take it."
          known={base.staff}
          isOnlyKnown
          value={line.staffUserProfileIds}
          onChange={(staffUserProfileIds) => times.type({ staffUserProfileIds })}
          errorMessage={times.errorOf('staff')}
        />
      )}
      <div className={css.editorActs} data-acts>
        <RowEditActions row={line} id={line.scheduleLineId} editing={editing} />
        {line.scheduleLineId !== newLineId && !editing.isSaving && (
          <Button variant="dangerQuiet" size="small" icon={Trash2} onPress={() => times.askDelete(line)}>
            Delete <VisuallyHidden>{lineName(line)}</VisuallyHidden>
          </Button>
        )}
      </div>
    </fieldset>
  )
}
