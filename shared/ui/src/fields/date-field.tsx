import { type CalendarDate, parseDate } from '@internationalized/date'
import CalendarDays from 'lucide-react/icons/calendar-days'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { type ComponentProps, useContext, useEffect, useState } from 'react'
import { DateFieldStateContext } from 'react-aria-components/DateField'
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  DateInput,
  DatePicker,
  type DatePickerProps,
  DateSegment,
  Group,
  Popover,
} from 'react-aria-components/DatePicker'
import { Dialog, Heading } from 'react-aria-components/Dialog'
import { Button } from '../actions/button.tsx'
import { fieldMark } from '../form/field-mark.ts'
import { FormContext } from '../form/form-context.ts'
import styles from './date-field.module.css'
import fieldStyles from './field.module.css'
import { FieldError } from './field-error.tsx'
import { FieldHint } from './field-hint.tsx'
import { FieldLabel } from './field-label.tsx'
import type { FieldProps } from './field-props.ts'
import { useRefusal } from './use-refusal.ts'

export interface DateFieldProps
  extends Omit<
      DatePickerProps<CalendarDate>,
      | 'className'
      | 'style'
      | 'children'
      | 'isInvalid'
      | 'validate'
      | 'value'
      | 'defaultValue'
      | 'onChange'
      | 'minValue'
      | 'maxValue'
      | 'granularity'
    >,
    FieldProps {
  /** YYYY-MM-DD; `null` is an empty field. */
  value?: string | null
  defaultValue?: string | null
  onChange?: (date: string | null) => void
  /** First and last day allowed, YYYY-MM-DD. */
  minDate?: string
  maxDate?: string
}

/** A day typed as DD/MM/YYYY or picked from a month. Values are YYYY-MM-DD. */
export function DateField({
  label,
  hint,
  errorMessage,
  isOptional,
  help,
  isLabelHidden,
  value,
  defaultValue,
  onChange,
  minDate,
  maxDate,
  onBlur,
  ...rest
}: DateFieldProps) {
  const [typed, setTyped] = useState(defaultValue ?? null)
  const [isPartial, setPartial] = useState(false)
  const refusal = dateRefusal(isPartial, value === undefined ? typed : value, minDate, maxDate)
  const shown = useRefusal(refusal)
  const kept = useKeptError(rest.name)
  const sentence = errorMessage ?? kept.sentence ?? shown.sentence
  return (
    <DatePicker
      {...rest}
      {...(value === undefined ? {} : { value: value === null ? null : parseDate(value) })}
      {...(defaultValue === undefined ? {} : { defaultValue: defaultValue === null ? null : parseDate(defaultValue) })}
      {...(minDate === undefined ? {} : { minValue: parseDate(minDate) })}
      {...(maxDate === undefined ? {} : { maxValue: parseDate(maxDate) })}
      granularity="day"
      shouldForceLeadingZeros
      onChange={(date) => {
        const day = date === null ? null : date.toString()
        setTyped(day)
        kept.drop()
        onChange?.(day)
      }}
      onBlur={(event) => {
        shown.onBlur()
        onBlur?.(event)
      }}
      {...fieldMark(rest.name, label, refusal)}
      className={fieldStyles.field ?? ''}
      {...(sentence === undefined ? {} : { isInvalid: true })}
    >
      <FieldLabel isOptional={isOptional} isLabelHidden={isLabelHidden} help={help}>
        {label}
      </FieldLabel>
      <FieldHint>{hint ?? 'DD/MM/YYYY'}</FieldHint>
      <Group className={styles.group ?? ''}>
        <DateInput className={styles.input ?? ''}>
          {(segment) => <Segment segment={segment} onPartial={setPartial} />}
        </DateInput>
        <Button variant="quiet" size="small" icon={CalendarDays}>
          Choose
        </Button>
      </Group>
      <FieldError>{sentence}</FieldError>
      <Popover className={styles.popover ?? ''} offset={6}>
        <Dialog className={styles.dialog ?? ''}>
          <Calendar firstDayOfWeek="mon">
            <header className={styles.head}>
              <Button slot="previous" variant="quiet" size="small" icon={ChevronLeft}>
                Earlier
              </Button>
              <Heading className={styles.month ?? ''} />
              <Button slot="next" variant="quiet" size="small" iconAfter={ChevronRight}>
                Later
              </Button>
            </header>
            <CalendarGrid className={styles.grid ?? ''} weekdayStyle="short">
              <CalendarGridHeader>
                {(day) => <CalendarHeaderCell className={styles.weekday ?? ''}>{day}</CalendarHeaderCell>}
              </CalendarGridHeader>
              <CalendarGridBody>{(date) => <CalendarCell date={date} className={styles.day ?? ''} />}</CalendarGridBody>
            </CalendarGrid>
          </Calendar>
        </Dialog>
      </Popover>
    </DatePicker>
  )
}

/**
 * The error that the `Form` holds for this field, until another day is chosen. React-aria drops it with the next blur,
 * which is the one that moves the focus to the summary when the form was sent from within the field.
 */
function useKeptError(name: string | undefined) {
  const { fieldErrors } = useContext(FormContext)
  const [dropped, setDropped] = useState<object | null>(null)
  return {
    sentence: name === undefined || dropped === fieldErrors ? undefined : fieldErrors[name],
    drop: () => setDropped(fieldErrors),
  }
}

interface SegmentProps extends Pick<ComponentProps<typeof DateSegment>, 'segment'> {
  /** Called with whether the date is partly typed: then it is neither a date nor an empty field. */
  readonly onPartial: (isPartial: boolean) => void
}

function Segment({ segment, onPartial }: SegmentProps) {
  const parts = useContext(DateFieldStateContext)?.segments.filter(({ isEditable }) => isEditable) ?? []
  const isPartial = new Set(parts.map(({ isPlaceholder }) => isPlaceholder)).size > 1
  useEffect(() => onPartial(isPartial), [isPartial, onPartial])
  return <DateSegment segment={segment} className={styles.segment ?? ''} />
}

function dateRefusal(isPartial: boolean, value: string | null, first?: string, last?: string): string | undefined {
  if (isPartial) return 'Write the whole date, as DD/MM/YYYY.'
  if (value === null) return undefined
  if (first !== undefined && value < first) return `This is too early. Choose ${dateWords(first)} or later.`
  if (last !== undefined && value > last) return `This is too late. Choose ${dateWords(last)} or earlier.`
  return undefined
}

/** 2026-11-24 as the field writes it: 24/11/2026. */
function dateWords(date: string): string {
  return date.split('-').reverse().join('/')
}
