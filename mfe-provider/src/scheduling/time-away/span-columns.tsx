import type { TableColumn } from '@waymark/ui/data-table'
import { DateField } from '@waymark/ui/date-field'
import { SelectField } from '@waymark/ui/select-field'
import { TextField } from '@waymark/ui/text-field'
import { TimeSelect } from '@waymark/ui/time-select'
import { formatDate, formatTime } from '@waymark/web-kit/format'
import { fullName } from '../staff-words.ts'
import type { ScheduleBase } from '../weekly-times/weekly-lines.ts'
import styles from './span-columns.module.css'
import { kindNames, type Span, wholeServiceId } from './spans.ts'
import type { TimeAwayState } from './use-time-away.ts'

const kindOptions = [
  { id: 'away', label: kindNames.away },
  { id: 'extra', label: kindNames.extra },
] as const
const wholeService = { id: wholeServiceId, label: 'The whole service' }

interface SpanColumnsInput {
  readonly staff: ScheduleBase['staff']
  readonly away: TimeAwayState
}

/** The columns of time away and extra times, each with what its cell holds while its row is edited. */
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
      id: 'from',
      header: 'From',
      cell: (span) => <Moment dateTime={span.startDateTime} />,
      editCell: () => (
        <div className={styles.fields}>
          <DateField
            label="From, date"
            isLabelHidden
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
      ),
    },
    {
      id: 'to',
      header: 'To',
      cell: (span) => <Moment dateTime={span.endDateTime} />,
      editCell: () => (
        <div className={styles.fields}>
          <DateField
            label="To, date"
            isLabelHidden
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
      ),
    },
    {
      id: 'note',
      header: 'Note',
      cell: (span) => span.note ?? '',
      editCell: () => (
        <div className={styles.note}>
          <TextField
            label="Note"
            isLabelHidden
            hint="Optional. Your team reads it."
            value={away.typed.note}
            onChange={(note) => away.type({ note })}
            errorMessage={away.errorOf('note')}
          />
        </div>
      ),
    },
  ]
}

/** Day over time; nothing while the date of a line that is being saved is not typed. */
function Moment({ dateTime }: { readonly dateTime: string }) {
  if (dateTime.startsWith('T')) return null
  return (
    <>
      <span className={styles.day}>{formatDate(dateTime)}</span>{' '}
      <span className={styles.who}>{formatTime(dateTime)}</span>
    </>
  )
}
