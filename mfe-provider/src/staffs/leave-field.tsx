import { Button } from '@waymark/ui/button'
import { DateField } from '@waymark/ui/date-field'
import { GroupError } from '@waymark/ui/field-group'
import { fieldMark } from '@waymark/ui/field-mark'
import { TextField } from '@waymark/ui/text-field'
import { TimeSelect } from '@waymark/ui/time-select'
import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import type { LeaveEdit } from './member-draft.ts'
import styles from './staffs.module.css'

/** Also keeps the time aligned with its date, which has a hint. */
const quarters = 'In steps of 15 minutes'
const newLeave: LeaveEdit = { startDate: '', startTime: '06:00', endDate: '', endTime: '18:00', note: '' }

const legend = 'Leave'

interface LeaveFieldProps {
  readonly name: string
  readonly value: readonly LeaveEdit[]
  readonly onChange: (value: LeaveEdit[]) => void
}

/** A person's current and future leave. */
export function LeaveField({ name, value, onChange }: LeaveFieldProps) {
  const change = (at: number, changes: Partial<LeaveEdit>) =>
    onChange(value.map((one, index) => (index === at ? { ...one, ...changes } : one)))

  return (
    <fieldset className={styles.leaves} {...fieldMark(name, legend)}>
      <legend>{legend}</legend>
      {value.map((leave, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a leave has no other name than its place.
        <div key={at} className={styles.leave}>
          <DateField
            name={`${name}.${at}.startDateTime`}
            label="From"
            value={leave.startDate || null}
            onChange={(date) => change(at, { startDate: date ?? '' })}
          />
          <TimeSelect
            label="From, time"
            hint={quarters}
            value={leave.startTime}
            onChange={(startTime) => change(at, { startTime })}
          />
          <DateField
            name={`${name}.${at}.endDateTime`}
            label="To"
            value={leave.endDate || null}
            onChange={(date) => change(at, { endDate: date ?? '' })}
          />
          <TimeSelect
            label="To, time"
            hint={quarters}
            value={leave.endTime}
            onChange={(endTime) => change(at, { endTime })}
          />
          <TextField
            name={`${name}.${at}.note`}
            label="Note"
            isOptional
            value={leave.note}
            onChange={(note) => change(at, { note })}
          />
          <div>
            <Button
              variant="dangerQuiet"
              size="small"
              icon={X}
              onPress={() => onChange(value.filter((_, index) => index !== at))}
            >
              Remove this leave
            </Button>
          </div>
        </div>
      ))}
      <div>
        <Button variant="quiet" size="small" icon={Plus} onPress={() => onChange([...value, newLeave])}>
          {value.length === 0 ? 'None. Add leave' : 'Add leave'}
        </Button>
      </div>
      <GroupError name={name} />
    </fieldset>
  )
}
