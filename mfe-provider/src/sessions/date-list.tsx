import { type SessionAvailability, sessionAvailability } from '@waymark/domain/enums'
import { occursTwice } from '@waymark/domain/schedule/wall-time'
import { Button } from '@waymark/ui/button'
import { classNames } from '@waymark/ui/class-names'
import type { LoadState } from '@waymark/ui/load-state'
import { Loaded } from '@waymark/ui/loaded'
import { Mark, type MarkShape } from '@waymark/ui/mark'
import { SelectField } from '@waymark/ui/select-field'
import { VisuallyHidden } from '@waymark/ui/visually-hidden'
import { formatCount, formatDate, formatEnd, formatTime, zoneName } from '@waymark/web-kit/format'
import Plus from 'lucide-react/icons/plus'
import Undo2 from 'lucide-react/icons/undo-2'
import X from 'lucide-react/icons/x'
import { endAfter, leftOut, type PlannedDate, plannedSum } from './builder-dates.ts'
import styles from './session-builder.module.css'

const words: Record<SessionAvailability, { readonly word: string; readonly shape: MarkShape; readonly tone: string }> =
  {
    [sessionAvailability.Available]: { word: 'Available', shape: 'disc', tone: 'good' },
    [sessionAvailability.NotAvailable]: { word: 'Not available', shape: 'crossed-square', tone: 'bad' },
    [sessionAvailability.Removed]: { word: 'Removed', shape: 'barred-ring', tone: 'quiet' },
    [sessionAvailability.Duplicated]: { word: 'Duplicated', shape: 'sheets', tone: 'mind' },
    [sessionAvailability.AlternativeTimeAvailable]: {
      word: 'Alternative time available',
      shape: 'clock',
      tone: 'good',
    },
    [sessionAvailability.AlternativeTimeDuplicated]: {
      word: 'Alternative time duplicated',
      shape: 'clocks',
      tone: 'mind',
    },
  }

interface DateListProps {
  readonly checked: LoadState<unknown>
  readonly planned: readonly PlannedDate[]
  readonly timeZone: string
  /** The public holidays of the location. */
  readonly holidays: readonly { readonly date: string; readonly name: string }[]
  readonly onTakeOut: (start: string) => void
  readonly onPutBack: (start: string) => void
  readonly onMove: (from: string, to: string) => void
}

/** Each date of a series with its availability, and what becomes of it. */
export function DateList({ checked, planned, timeZone, holidays, onTakeOut, onPutBack, onMove }: DateListProps) {
  const sum = plannedSum(planned)
  return (
    <Loaded
      of={checked}
      what="the dates"
      failed="We could not look at these dates"
      shape="table"
      count={4}
      headingLevel={3}
      kept="What you typed is kept."
      sum={() => (
        <span className={styles.sum}>
          <b>
            {formatCount(planned.length, 'date')}, {zoneName(timeZone)}
          </b>
          <span>
            <b>{sum.added}</b> {sum.rest}
          </span>
        </span>
      )}
    >
      {() => (
        <ul className={styles.dates} aria-label="Dates">
          {planned.map((date) => (
            <DateLine
              key={date.startDateTime}
              date={date}
              timeZone={timeZone}
              holiday={holidays.find((one) => date.startDateTime.startsWith(one.date))?.name}
              onTakeOut={onTakeOut}
              onPutBack={onPutBack}
              onMove={onMove}
            />
          ))}
        </ul>
      )}
    </Loaded>
  )
}

type DateLineProps = Pick<DateListProps, 'onTakeOut' | 'onPutBack' | 'onMove'> & {
  readonly date: PlannedDate
  readonly timeZone: string
  readonly holiday: string | undefined
}

function DateLine({ date, timeZone, holiday, onTakeOut, onPutBack, onMove }: DateLineProps) {
  const { startDateTime: start, endDateTime: end, availability, reason, alternativeStarts, becomes } = date
  const isPlain = availability === sessionAvailability.Available
  const isClosed = isPlain && date.closedFor !== null
  const { word, shape, tone } = isClosed
    ? { word: `Closed: ${date.closedFor}`, shape: 'barred-ring' as const, tone: 'mind' }
    : words[availability]
  const spoken = `${formatDate(start)}, ${formatTime(start)}`
  const twice = [date.chosenStart, date.chosenEnd].find((wall) => occursTwice(timeZone, wall))
  const isRemoved = availability === sessionAvailability.Removed
  return (
    <li className={classNames(styles.date, becomes !== 'added' && styles.out)}>
      <div>
        <b>{formatDate(start)}</b>
        {alternativeStarts.length > 0 ? (
          <SelectField
            label={`Time on ${formatDate(start)}`}
            isLabelHidden
            placeholder="Choose another time"
            options={[
              ...alternativeStarts.map((other) => ({ id: other, label: timeOf(date, other) })),
              { id: leftOut, label: 'Leave this date out' },
            ]}
            value={becomes === 'added' ? date.chosenStart : becomes === 'out' ? leftOut : null}
            onChange={(to) => onMove(start, to)}
          />
        ) : (
          <div className={styles.time}>
            {formatTime(start)} to {formatEnd(start, end)}
          </div>
        )}
      </div>
      <div className={styles.state}>
        <span className={styles[tone]}>
          <Mark shape={shape} /> <b>{word}</b>
        </span>
        {isClosed && <span className={styles.soft}>Nobody can book it until the day is open again.</span>}
        {holiday !== undefined && !isClosed && <b className={styles.soft}>Public holiday: {holiday}</b>}
        {date.note !== null && !isClosed && <span className={styles.soft}>{date.note}</span>}
        {isRemoved && <span className={styles.soft}>You took this date out.</span>}
        {reason !== null && (
          <span className={styles.soft}>
            {alternativeStarts.length > 0 ? `At ${formatTime(start)}: ` : ''}
            {reason}
          </span>
        )}
        {twice !== undefined && becomes === 'added' && (
          <span className={styles.soft}>
            The clocks go back: {formatTime(twice)} comes twice; the first one is meant.
          </span>
        )}
        {date.replacesCount > 0 && (
          <span className={styles.soft}>
            It takes the place of {date.replacesCount === 1 ? 'a session' : formatCount(date.replacesCount, 'session')}{' '}
            that nobody has booked.
          </span>
        )}
      </div>
      <div className={styles.act}>
        {isRemoved && (
          <Button variant="quiet" size="small" icon={Undo2} onPress={() => onPutBack(start)}>
            Put back <VisuallyHidden>{spoken}</VisuallyHidden>
          </Button>
        )}
        {isClosed && becomes === 'out' && (
          <Button variant="quiet" size="small" icon={Plus} onPress={() => onMove(start, start)}>
            Add anyway <VisuallyHidden>{spoken}</VisuallyHidden>
          </Button>
        )}
        {becomes === 'added' && (
          <Button
            variant="quiet"
            size="small"
            icon={X}
            onPress={() => (isClosed ? onMove(start, leftOut) : onTakeOut(start))}
          >
            Take out <VisuallyHidden>{spoken}</VisuallyHidden>
          </Button>
        )}
        {becomes !== 'added' && !isRemoved && (
          <span className={styles.soft}>{becomes === 'waits' ? 'Not added yet' : 'Not added'}</span>
        )}
      </div>
    </li>
  )
}

/** "1:00 pm to 3:00 pm", or the start with its day where that is another: its length stays. */
function timeOf(date: PlannedDate, start: string): string {
  const times = `${formatTime(start)} to ${formatEnd(start, endAfter(date, start))}`
  if (start.slice(0, 10) === date.startDateTime.slice(0, 10)) return times
  return `${formatDate(start)}, ${formatTime(start)}`
}
