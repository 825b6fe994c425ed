import type { TableColumn } from '@waymark/ui/data-table'
import { DateField } from '@waymark/ui/date-field'
import { SelectField } from '@waymark/ui/select-field'
import { Stack } from '@waymark/ui/stack'
import { TextField } from '@waymark/ui/text-field'
import { TimeSelect } from '@waymark/ui/time-select'
import { formatDate, formatTime, formatWall } from '@waymark/web-kit/format'
import { fullName } from '../staff-words.ts'
import type { ScheduleBase } from '../weekly-times/weekly-lines.ts'
import styles from './span-columns.module.css'
import { kindNames, type Span, wholeServiceId } from './spans.ts'
import type { TimeAwayState } from './use-time-away.ts'

const kindOptions = [
  { id: 'away', label: kindNames.away },
  { id: 'extra', label: kindNames.extra },
] as const
const wholeService = { id: wholeServiceId, label: 'Whole service' }

interface SpanColumnsInput {
  readonly staff: ScheduleBase['staff']
  readonly away: TimeAwayState
}

/** The columns of time away and extra times, each with its cell's editor. */
export function spanColumns({ staff, away }: SpanColumnsInput): TableColumn<Span>[] {
  const people = staff.map((person) => ({ id: person.userProfileId, label: fullName(person) }))
  const whoOf = (id: number | null) => people.find((person) => person.id === id)?.label ?? wholeService.label
  return [
    {
      id: 'what',
      header: 'What and for whom',
      isRowHeader: true,
      cell: (span) => (
        <>
          {kindNames[span.kind]}
          <span className={styles.who}>{whoOf(span.staffUserProfileId)}</span>
        </>
      ),
      editCell: () => (
        <div className={styles.fields}>
          <SelectField
            label="What"
            isLabelHidden
            options={kindOptions}
            value={away.typed.kind}
            onChange={(kind) => away.type({ kind })}
          />
          <SelectField
            label="For whom"
            isLabelHidden
            options={[wholeService, ...people]}
            value={away.typed.staffUserProfileId}
            onChange={(staffUserProfileId) => away.type({ staffUserProfileId })}
            errorMessage={away.errorOf('staff')}
          />
        </div>
      ),
    },
    {
      id: 'when',
      header: 'When',
      cell: (span) => <When span={span} />,
      editCell: () => (
        <Stack gap={3}>
          <div className={styles.moment}>
            <DateField
              label="From"
              value={away.typed.startDate || null}
              onChange={(startDate) => away.type({ startDate: startDate ?? '' })}
              errorMessage={away.errorOf('startDateTime')}
            />
            <TimeSelect
              label="From, time"
              isLabelHidden
              value={away.typed.startTime}
              onChange={(startTime) => away.type({ startTime })}
            />
          </div>
          <div className={styles.moment}>
            <DateField
              label="To"
              value={away.typed.endDate || null}
              onChange={(endDate) => away.type({ endDate: endDate ?? '' })}
              errorMessage={away.errorOf('endDateTime')}
            />
            <TimeSelect
              label="To, time"
              isLabelHidden
              value={away.typed.endTime}
              onChange={(endTime) => away.type({ endTime })}
            />
          </div>
          <TextField
            label="Note"
            isOptional
            value={away.typed.note}
            onChange={(note) => away.type({ note })}
            errorMessage={away.errorOf('note')}
          />
        </Stack>
      ),
    },
    // While the row is edited the note is under the times, which take up the width.
    { id: 'note', header: 'Note', cell: (span) => span.note ?? '', editCell: () => null },
  ]
}

/** Day above hours; from and to when they are on different days, nothing until the dates are typed. */
function When({ span: { startDateTime, endDateTime } }: { readonly span: Span }) {
  if (startDateTime.startsWith('T') || endDateTime.startsWith('T')) return null
  if (startDateTime.slice(0, 10) !== endDateTime.slice(0, 10))
    return (
      <>
        {formatWall(startDateTime)} <span className={styles.who}>to {formatWall(endDateTime)}</span>
      </>
    )
  return (
    <>
      {formatDate(startDateTime)}{' '}
      <span className={styles.who}>
        {formatTime(startDateTime)} to {formatTime(endDateTime)}
      </span>
    </>
  )
}
