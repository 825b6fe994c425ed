import { lastRepeatDay } from '@waymark/domain/booking/repeat'
import { repeats } from '@waymark/domain/enums'
import { helpEntry } from '@waymark/domain/help-texts'
import { addDays } from '@waymark/domain/schedule/wall-clock'
import { DateField } from '@waymark/ui/date-field'
import { ErrorState } from '@waymark/ui/error-state'
import { HelpIcon } from '@waymark/ui/help-icon'
import { SelectField } from '@waymark/ui/select-field'
import { Skeleton } from '@waymark/ui/skeleton'
import type { BookingDraft } from './booking-draft.ts'
import css from './new-booking.module.css'
import { seriesText } from './series-dates.ts'
import { SeriesDates } from './series-dates-list.tsx'
import type { StopProps } from './stop-props.ts'
import type { BookingTimes } from './use-booking-times.ts'

interface RepeatPartProps extends StopProps {
  readonly series: BookingTimes['series']
}

const firstSpanDays = 28
const choices: readonly { readonly id: BookingDraft['repeat']; readonly label: string }[] = [
  { id: 'None', label: 'Do not repeat' },
  ...repeats.map((id) => ({ id, label: id })),
]

/** The same time again, day by day or week by week, with the state of every date. */
export function RepeatPart({ draft, change, errorOf, leave, series }: RepeatPartProps) {
  const isRepeated = draft.repeat !== 'None'
  return (
    <>
      <div className={css.repeat}>
        <SelectField
          label="Repeat"
          help={<HelpIcon about="repeat bookings">{helpEntry('repeatBookings').displayText}</HelpIcon>}
          options={choices}
          value={draft.repeat}
          onChange={(repeat) =>
            change({
              repeat,
              untilDay: draft.untilDay || addDays(draft.day, firstSpanDays),
              removedDates: [],
              alternatives: {},
            })
          }
        />
        {isRepeated && (
          <DateField
            name="untilDay"
            label="Until"
            value={draft.untilDay === '' ? null : draft.untilDay}
            onChange={(untilDay) => change({ untilDay: untilDay ?? '' })}
            onBlur={() => leave('untilDay')}
            minDate={draft.day}
            maxDate={lastRepeatDay(draft.day)}
            errorMessage={errorOf('untilDay')}
          />
        )}
      </div>
      {isRepeated && <CheckedSeries series={series} draft={draft} change={change} />}
    </>
  )
}

/** What the server says about the dates. The total is rendered before its text, so that screen readers announce each change. */
function CheckedSeries({ series, draft, change }: Pick<RepeatPartProps, 'series' | 'draft' | 'change'>) {
  const { dates, isChecking, error } = series
  return (
    <>
      <p role="status" className={css.small}>
        {dates.length > 0 && seriesText(dates)}
      </p>
      {dates.length === 0 && isChecking && <Skeleton label="Checking the dates" count={4} />}
      {dates.length === 0 && error && (
        <ErrorState
          title="The dates could not be checked"
          kept="Your answers are kept."
          next={error.message}
          requestId={error.requestId}
          onRetry={series.retry}
          isRetrying={series.isRetrying}
          headingLevel={3}
        />
      )}
      {dates.length > 0 && <SeriesDates dates={dates} draft={draft} change={change} />}
    </>
  )
}
