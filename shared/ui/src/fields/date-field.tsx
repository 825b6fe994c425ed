import { type CalendarDate, parseDate } from '@internationalized/date'
import CalendarDays from 'lucide-react/icons/calendar-days'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { type ComponentProps, useContext, useEffect, useEffectEvent, useMemo, useState } from 'react'
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
import { SlotButton } from '../actions/slot-button.tsx'
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
  /** A day that is typed to its end, chosen, or left behind; for a screen that follows at once, such as a filter. */
  onAccept?: (date: string | null) => void
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
  onAccept,
  minDate,
  maxDate,
  onBlur,
  ...rest
}: DateFieldProps) {
  const [typed, setTyped] = useTypedDay(value ?? defaultValue ?? null, value !== undefined && onAccept !== undefined)
  const [parts, setParts] = useState(wholeDay)
  const [noSuchDay, setNoSuchDay] = useState<string | null>(null)
  const day = value === undefined || onAccept ? typed : value
  // The same object while it is the same day: React-aria takes another for another day, and drops what is half typed.
  const date = useMemo(() => (day === null ? null : parseDate(day)), [day])
  const isControlled = value !== undefined
  const refusal = dateRefusal(parts, noSuchDay, day, minDate, maxDate)
  const shown = useRefusal(refusal)
  const isToAccept = onAccept !== undefined && refusal === undefined && day !== (value ?? null)
  const accept = useEffectEvent((settledDay: string | null) => onAccept?.(settledDay))
  useEffect(() => {
    if (!isToAccept) return
    const settled = setTimeout(() => accept(day), acceptAfterMs)
    return () => clearTimeout(settled)
  }, [isToAccept, day])
  const kept = useKeptError(rest.name)
  const sentence = errorMessage ?? kept.sentence ?? shown.sentence
  return (
    <DatePicker
      {...rest}
      {...(isControlled ? { value: date } : {})}
      {...(defaultValue === undefined ? {} : { defaultValue: defaultValue === null ? null : parseDate(defaultValue) })}
      {...(minDate === undefined ? {} : { minValue: parseDate(minDate) })}
      {...(maxDate === undefined ? {} : { maxValue: parseDate(maxDate) })}
      granularity="day"
      shouldForceLeadingZeros
      onChange={(date) => {
        // React-aria puts the last day of the month for one that does not exist, without a word, when the field is left.
        const next = date === null || parts.noSuchDay !== null ? null : date.toString()
        setNoSuchDay(parts.noSuchDay)
        setTyped(next)
        kept.drop()
        onChange?.(next)
      }}
      onBlur={(event) => {
        shown.onBlur()
        if (isToAccept) onAccept(day)
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
          {(segment) => <Segment segment={segment} onTyped={setParts} />}
        </DateInput>
        <SlotButton variant="quiet" size="small" icon={CalendarDays} aria-label="Choose">
          Choose
        </SlotButton>
      </Group>
      {/* React-aria would keep an error until the field is left, and move a button away from the pointer that presses it. */}
      {sentence !== undefined && <FieldError>{sentence}</FieldError>}
      <Popover className={styles.popover ?? ''} offset={6}>
        <Dialog className={styles.dialog ?? ''}>
          <Calendar firstDayOfWeek="mon">
            <header className={styles.head}>
              <SlotButton slot="previous" variant="quiet" size="small" icon={ChevronLeft}>
                Earlier
              </SlotButton>
              <Heading className={styles.month ?? ''} />
              <SlotButton slot="next" variant="quiet" size="small" iconAfter={ChevronRight}>
                Later
              </SlotButton>
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

/** How long nothing is typed before a day counts as typed to its end; ms. */
const acceptAfterMs = 700

/**
 * The day of the field. A screen that follows what is accepted gives it back late: a day that was accepted before does not
 * overwrite what has been typed since.
 */
function useTypedDay(given: string | null, isFollowed: boolean) {
  const [typed, setTyped] = useState(given)
  const [seen, setSeen] = useState(given)
  const [own, setOwn] = useState<readonly (string | null)[]>([])
  if (isFollowed && given !== seen) {
    setSeen(given)
    if (given === typed) setOwn([])
    else if (!own.includes(given)) setTyped(given)
  }
  const type = (day: string | null) => {
    setTyped(day)
    setOwn([...own, day])
  }
  return [typed, type] as const
}

/** What of the day is typed. */
interface TypedParts {
  /** Neither a date nor an empty field. */
  readonly isPartial: boolean
  /** A day that is in no calendar, as it is typed. */
  readonly noSuchDay: string | null
}

const wholeDay: TypedParts = { isPartial: false, noSuchDay: null }

interface SegmentProps extends Pick<ComponentProps<typeof DateSegment>, 'segment'> {
  readonly onTyped: (parts: TypedParts) => void
}

function Segment({ segment, onTyped }: SegmentProps) {
  const parts = useContext(DateFieldStateContext)?.segments.filter(({ isEditable }) => isEditable) ?? []
  const isPartial = new Set(parts.map(({ isPlaceholder }) => isPlaceholder)).size > 1
  const noSuchDay = noSuchDayOf(parts)
  useEffect(() => onTyped({ isPartial, noSuchDay }), [isPartial, noSuchDay, onTyped])
  return <DateSegment segment={segment} className={styles.segment ?? ''} />
}

/** The day that these parts say, where there is none such. */
function noSuchDayOf(
  parts: readonly { readonly type: string; readonly text: string; readonly isPlaceholder: boolean }[],
) {
  const textOf = (type: string) => parts.find((part) => part.type === type && !part.isPlaceholder)?.text ?? ''
  const [day, month, year] = ['day', 'month', 'year'].map(textOf)
  if (!day || !month || !year || Number(year) < 1000) return null
  return new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate() < Number(day)
    ? `${day}/${month}/${year}`
    : null
}

function dateRefusal(
  parts: TypedParts,
  noSuchDay: string | null,
  value: string | null,
  first?: string,
  last?: string,
): string | undefined {
  if (parts.isPartial) return 'Write the whole date, as DD/MM/YYYY.'
  const missing = parts.noSuchDay ?? (value === null ? noSuchDay : null)
  if (missing !== null) return `There is no ${missing}. Write a day of the calendar.`
  if (value === null) return undefined
  if (first !== undefined && value < first) return `This is too early. Choose ${dateWords(first)} or later.`
  if (last !== undefined && value > last) return `This is too late. Choose ${dateWords(last)} or earlier.`
  return undefined
}

/** 2026-11-24 as the field writes it: 24/11/2026. */
function dateWords(date: string): string {
  return date.split('-').reverse().join('/')
}
