import { minuteOfTime } from '@waymark/domain/schedule/wall-clock'
import type { TableColumn } from '@waymark/ui/data-table'
import { SelectField } from '@waymark/ui/select-field'
import { TimeSelect } from '@waymark/ui/time-select'
import { formatTime } from '@waymark/web-kit/format'
import { StaffPicker } from '../../staff-picker/staff-picker.tsx'
import { clockText, minutesPerDay } from '../clock-words.ts'
import { staffText } from '../staff-words.ts'
import { dayName, weekDays } from '../week-days.ts'
import styles from './line-columns.module.css'
import type { WeeklyTimesState } from './use-weekly-times.ts'
import type { ScheduleBase, WeeklyLine } from './weekly-lines.ts'

const dayOptions = weekDays.map(({ dayOfWeek, name }) => ({ id: dayOfWeek, label: name }))

interface LineColumnsInput {
  readonly serviceAreaId: number
  readonly base: ScheduleBase
  readonly times: WeeklyTimesState
  /** First and last start, HH:mm. */
  readonly from: string
  readonly to: string
}

/** The columns of the weekly lines, each with its cell's editor. */
export function lineColumns({ serviceAreaId, base, times, from, to }: LineColumnsInput): TableColumn<WeeklyLine>[] {
  return [
    {
      id: 'day',
      header: 'Day',
      isRowHeader: true,
      cell: (line) => dayName(line.dayOfWeek),
      editCell: (line) => (
        <div className={styles.choice}>
          <SelectField
            label="Day"
            isLabelHidden
            options={dayOptions}
            value={line.dayOfWeek}
            onChange={(dayOfWeek) => times.type({ dayOfWeek })}
            errorMessage={times.errorOf('dayOfWeek')}
          />
        </div>
      ),
    },
    {
      id: 'starts',
      header: 'Starts',
      hasNoWrap: true,
      cell: (line) => formatTime(line.startTime),
      editCell: (line) => (
        <div className={styles.choice}>
          <TimeSelect
            label="Starts"
            isLabelHidden
            from={from}
            to={to}
            value={line.startTime}
            onChange={(startTime) => times.type({ startTime })}
            errorMessage={times.errorOf('startTime')}
          />
        </div>
      ),
    },
    {
      id: 'ends',
      header: 'Ends',
      hasNoWrap: true,
      cell: (line) => clockText(((minuteOfTime(line.startTime) ?? 0) + base.durationMinutes) % minutesPerDay),
    },
    {
      id: 'staff',
      header: 'Staff who can take it',
      cell: (line) => staffText(base.staff, line.staffUserProfileIds),
      editCell: (line) =>
        base.staff.length === 0 ? (
          'Nobody is assigned to this service yet.'
        ) : (
          <div className={styles.people}>
            <StaffPicker
              serviceAreaId={serviceAreaId}
              name="staffUserProfileIds"
              label="Staff who can take it"
              isLabelHidden
              hint="If you choose nobody, everyone can take it."
              known={base.staff}
              isOnlyKnown
              value={line.staffUserProfileIds}
              onChange={(staffUserProfileIds) => times.type({ staffUserProfileIds })}
              errorMessage={times.errorOf('staff')}
            />
          </div>
        ),
    },
  ]
}
