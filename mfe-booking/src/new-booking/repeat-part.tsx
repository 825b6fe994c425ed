import { lastRepeatDay } from '@waymark/domain/booking/repeat'
import { repeats } from '@waymark/domain/enums'
import { helpEntry } from '@waymark/domain/help-texts'
import { addDays } from '@waymark/domain/schedule/wall-clock'
import { DateField } from '@waymark/ui/date-field'
import { HelpIcon } from '@waymark/ui/help-icon'
import { SelectField } from '@waymark/ui/select-field'
import { Skeleton } from '@waymark/ui/skeleton'
import type { BookingDraft } from './booking-draft.ts'
import css from './new-booking.module.css'
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
export function RepeatPart({ draft, change, errorOf, series }: RepeatPartProps) {
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
            minDate={draft.day}
            maxDate={lastRepeatDay(draft.day)}
            errorMessage={errorOf('untilDay')}
          />
        )}
      </div>
      {isRepeated && series.dates.length === 0 && series.isChecking && (
        <Skeleton label="Checking the dates" count={4} />
      )}
      {isRepeated && series.dates.length > 0 && <SeriesDates dates={series.dates} draft={draft} change={change} />}
    </>
  )
}
