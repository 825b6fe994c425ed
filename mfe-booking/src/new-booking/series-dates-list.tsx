import { type SessionAvailability, sessionAvailability } from '@waymark/domain/enums'
import { Button } from '@waymark/ui/button'
import { Disclosure } from '@waymark/ui/disclosure'
import { Mark, type MarkShape } from '@waymark/ui/mark'
import { SelectField } from '@waymark/ui/select-field'
import { formatCount, formatDate, formatTime } from '@waymark/web-kit/format'
import type { BookingDraft } from './booking-draft.ts'
import css from './new-booking.module.css'
import { type SeriesDate, seriesText, timesToBook } from './series-dates.ts'

interface SeriesDatesProps {
  readonly dates: readonly SeriesDate[]
  readonly draft: BookingDraft
  readonly change: (changes: Partial<BookingDraft>) => void
}

const states: Readonly<Record<SessionAvailability, { readonly words: string; readonly shape: MarkShape }>> = {
  [sessionAvailability.Available]: { words: 'Free', shape: 'disc' },
  [sessionAvailability.NotAvailable]: { words: 'Not free, left out', shape: 'octagon' },
  [sessionAvailability.Removed]: { words: 'Removed by you', shape: 'ring' },
  [sessionAvailability.Duplicated]: { words: 'You have this already, left out', shape: 'square' },
  [sessionAvailability.AlternativeTimeAvailable]: { words: 'Not free, another time is', shape: 'triangle' },
  [sessionAvailability.AlternativeTimeDuplicated]: {
    words: 'You have this already, another time is free',
    shape: 'triangle',
  },
}

/** This many dates are shown at first; nobody should have to pass half a year of days to continue. */
const shownDates = 12

/** Every date of the repeat; in a long one the later dates are folded under a total. */
export function SeriesDates({ dates, draft, change }: SeriesDatesProps) {
  const count = timesToBook(dates).length
  const shown = dates.length === shownDates + 1 ? dates : dates.slice(0, shownDates)
  const rest = dates.slice(shown.length)
  return (
    <section aria-labelledby="series-dates">
      <h3 id="series-dates" className={css.partTitle}>
        {formatCount(count, 'visit')} of {formatCount(dates.length, 'date')}
      </h3>
      <DateList dates={shown} draft={draft} change={change} />
      {rest.length > 0 && (
        <div className={css.laterDates}>
          <Disclosure title={`Later: ${seriesText(rest)}`} headingLevel={4}>
            <DateList dates={rest} draft={draft} change={change} />
          </Disclosure>
        </div>
      )}
    </section>
  )
}

/** Each date with its state, other times where it needs them, and a button to remove it. */
function DateList({ dates, draft, change }: SeriesDatesProps) {
  const toggle = ({ dateTime }: SeriesDate) => {
    const isRemoved = draft.removedDates.includes(dateTime)
    change({
      removedDates: isRemoved
        ? draft.removedDates.filter((one) => one !== dateTime)
        : [...draft.removedDates, dateTime],
    })
  }
  return (
    <ol className={css.dates}>
      {dates.map((date) => (
        <li key={date.dateTime} className={css.seriesDate}>
          <span className={css.dateMark}>
            <Mark shape={states[date.availability].shape} />
          </span>
          <span className={css.dateWords}>
            <b>{formatDate(date.dateTime)}</b>
            <span className={css.small}>
              {formatTime(date.dateTime)}. {states[date.availability].words}.
            </span>
          </span>
          <Button variant="quiet" size="small" onPress={() => toggle(date)} aria-label={toggleLabel(date)}>
            {date.availability === sessionAvailability.Removed ? 'Put back' : 'Remove'}
          </Button>
          {date.alternativeTimes.length > 0 && (
            <div className={css.otherTime}>
              <SelectField
                label={`Other time for ${formatDate(date.dateTime)}`}
                isLabelHidden
                options={date.alternativeTimes.map((time) => ({
                  id: time,
                  label: alternativeText(date.dateTime, time),
                }))}
                value={date.booked}
                onChange={(time) => change({ alternatives: { ...draft.alternatives, [date.dateTime]: time } })}
              />
            </div>
          )}
        </li>
      ))}
    </ol>
  )
}

function toggleLabel({ availability, dateTime }: SeriesDate): string {
  const verb = availability === sessionAvailability.Removed ? 'Put back' : 'Remove'
  return `${verb} ${formatDate(dateTime)}`
}

/** "10:30 am", or on another day "Fri 27 Nov, 10:30 am": the year is shown beside it. */
function alternativeText(dateTime: string, time: string): string {
  if (dateTime.slice(0, 10) === time.slice(0, 10)) return formatTime(time)
  return `${formatDate(time).replace(/ \d{4}$/, '')}, ${formatTime(time)}`
}
