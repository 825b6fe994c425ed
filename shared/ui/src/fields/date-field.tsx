import { type CalendarDate, parseDate } from '@internationalized/date'
import CalendarDays from 'lucide-react/icons/calendar-days'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
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
import styles from './date-field.module.css'
import fieldStyles from './field.module.css'
import { FieldError } from './field-error.tsx'
import { FieldHint } from './field-hint.tsx'
import { FieldLabel } from './field-label.tsx'
import type { FieldProps } from './field-props.ts'

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
  ...rest
}: DateFieldProps) {
  return (
    <DatePicker
      {...rest}
      {...(value === undefined ? {} : { value: value === null ? null : parseDate(value) })}
      {...(defaultValue === undefined ? {} : { defaultValue: defaultValue === null ? null : parseDate(defaultValue) })}
      {...(minDate === undefined ? {} : { minValue: parseDate(minDate) })}
      {...(maxDate === undefined ? {} : { maxValue: parseDate(maxDate) })}
      granularity="day"
      shouldForceLeadingZeros
      onChange={(date) => onChange?.(date === null ? null : date.toString())}
      data-field={rest.name}
      className={fieldStyles.field ?? ''}
      {...(errorMessage === undefined ? {} : { isInvalid: true })}
    >
      <FieldLabel isOptional={isOptional} isLabelHidden={isLabelHidden} help={help}>
        {label}
      </FieldLabel>
      <FieldHint>{hint ?? 'DD/MM/YYYY'}</FieldHint>
      <Group className={styles.group ?? ''}>
        <DateInput className={styles.input ?? ''}>
          {(segment) => <DateSegment segment={segment} className={styles.segment ?? ''} />}
        </DateInput>
        <Button variant="quiet" size="small" icon={CalendarDays}>
          Choose
        </Button>
      </Group>
      <FieldError>{errorMessage}</FieldError>
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
