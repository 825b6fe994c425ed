import { type CalendarDate, parseDate } from '@internationalized/date'
import { once } from '@waymark/domain/once'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useContext } from 'react'
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarStateContext,
  Heading,
} from 'react-aria-components/Calendar'
import { SlotButton } from '../actions/slot-button.tsx'
import styles from './month-calendar.module.css'

export interface CountedThing {
  /** `['space left', 'spaces left']`. */
  readonly nouns: readonly [one: string, many: string]
  /** In the cell of a day, after the number: "left". */
  readonly short: string
  /** In the cell of a day that has none: a day without free times may be full, or closed. */
  readonly none: string
}

const freeTimes: CountedThing = { nouns: ['free time', 'free times'], short: 'free', none: 'None' }

export interface MonthCalendarProps {
  /** Names the calendar: "Day of the visit". */
  label: string
  /** The chosen day, YYYY-MM-DD. */
  value: string | null
  onChange: (date: string) => void
  /** How many times are free on a day: 0 is full, `undefined` cannot be booked, or is not known while `isLoading`. */
  freeCountOf: (date: string) => number | undefined
  /** What is counted, when it is not free times. */
  counted?: CountedThing
  /** Full days can be chosen too, such as for their waitlist. */
  isFullChoosable?: boolean
  /** The free times of the month in view are still loading. */
  isLoading?: boolean
  /** Today where the service is, YYYY-MM-DD; no earlier day can be chosen. */
  today: string
  /** Days before this one are too soon to be booked, YYYY-MM-DD. */
  tooSoonBefore?: string | undefined
  /** Last day that can be booked. */
  maxDate?: string
  /** Called with the month that comes into view, YYYY-MM, to request its free times. */
  onMonthChange?: (month: string) => void
  /** The day on which the keyboard starts, YYYY-MM-DD, such as the next free one; `value` or `today` without it. */
  firstDay?: string
}

const longDay = once(
  () =>
    new Intl.DateTimeFormat('en-NZ', {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    }),
)
const longMonth = once(() => new Intl.DateTimeFormat('en-NZ', { month: 'long', timeZone: 'UTC' }))

function dayWords(
  date: CalendarDate,
  freeCount: number | undefined,
  {
    isSelected,
    isLoading,
    isTooSoon,
    isTooFar,
    nouns: [one, many],
  }: {
    readonly isSelected: boolean
    readonly isLoading: boolean
    readonly isTooSoon: boolean
    readonly isTooFar: boolean
    readonly nouns: CountedThing['nouns']
  },
): string {
  const day = longDay().format(date.toDate('UTC')).replace(',', '')
  if (isTooSoon) return `${day}, too soon to book`
  if (isTooFar) return `${day}, too far ahead to book`
  if (freeCount === undefined) return isLoading ? `${day}, looking for ${many}` : `${day}, cannot be booked`
  const chosen = isSelected ? ', chosen' : ''
  if (freeCount === 0) return `${day}, no ${many}${chosen}`
  return `${day}, ${freeCount} ${freeCount === 1 ? one : many}${chosen}`
}

function MonthHead() {
  const state = useContext(CalendarStateContext)
  if (!state) return null
  const shown = state.visibleRange.start
  const before = longMonth().format(shown.subtract({ months: 1 }).toDate('UTC'))
  const after = longMonth().format(shown.add({ months: 1 }).toDate('UTC'))
  return (
    <header className={styles.head}>
      <SlotButton
        slot="previous"
        variant="quiet"
        size="small"
        icon={ChevronLeft}
        aria-label={`${before}, the month before`}
      >
        {before}
      </SlotButton>
      <Heading className={styles.month ?? ''} />
      <SlotButton
        slot="next"
        variant="quiet"
        size="small"
        iconAfter={ChevronRight}
        aria-label={`${after}, the month after`}
      >
        {after}
      </SlotButton>
    </header>
  )
}

function withoutTimes(day: {
  isToday: boolean
  isTooSoon: boolean
  freeCount: number | undefined
  noneText: string
}): string | null {
  if (day.isToday) return 'Today'
  if (day.isTooSoon) return 'Too soon'
  return day.freeCount === 0 ? day.noneText : null
}

/** A month by keyboard: each day says its date and how many times are free. Full days are focusable but cannot be chosen. */
export function MonthCalendar({
  label,
  value,
  onChange,
  freeCountOf,
  counted = freeTimes,
  isFullChoosable = false,
  isLoading = false,
  today,
  tooSoonBefore = today,
  maxDate,
  onMonthChange,
  firstDay,
}: MonthCalendarProps) {
  const first = value ?? firstDay ?? today
  return (
    <Calendar
      aria-label={label}
      className={styles.calendar ?? ''}
      value={value === null ? null : parseDate(value)}
      onChange={(date) => onChange(date.toString())}
      minValue={parseDate(today)}
      {...(maxDate === undefined ? {} : { maxValue: parseDate(maxDate) })}
      defaultFocusedValue={parseDate(first < today ? today : first)}
      onFocusChange={(date) => onMonthChange?.(date.toString().slice(0, 7))}
      isDateUnavailable={(date) => {
        const freeCount = freeCountOf(date.toString())
        return isFullChoosable ? freeCount === undefined : !freeCount
      }}
      firstDayOfWeek="mon"
    >
      <MonthHead />
      <CalendarGrid className={styles.grid ?? ''} weekdayStyle="short">
        <CalendarGridHeader>
          {(day) => <CalendarHeaderCell className={styles.weekday ?? ''}>{day}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => {
            const iso = date.toString()
            const isTooFar = maxDate !== undefined && iso > maxDate
            const freeCount = iso < today || isTooFar ? undefined : freeCountOf(iso)
            const isTooSoon = iso >= today && iso < tooSoonBefore && !freeCount
            const isUnknown = isLoading && iso >= today && !isTooFar
            return (
              <CalendarCell
                date={date}
                className={styles.day ?? ''}
                render={(cellProps, { isSelected }) => (
                  <div
                    {...{
                      ...cellProps,
                      'aria-label': dayWords(date, freeCount, {
                        isSelected,
                        isLoading: isUnknown,
                        isTooSoon,
                        isTooFar,
                        nouns: counted.nouns,
                      }),
                    }}
                  />
                )}
              >
                <b>{date.day}</b>
                <small>
                  {freeCount
                    ? `${freeCount} ${counted.short}`
                    : withoutTimes({ isToday: iso === today, isTooSoon, freeCount, noneText: counted.none })}
                </small>
              </CalendarCell>
            )
          }}
        </CalendarGridBody>
      </CalendarGrid>
    </Calendar>
  )
}
