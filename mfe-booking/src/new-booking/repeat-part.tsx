import { lastRepeatDay } from '@waymark/domain/booking/repeat'
import { repeats } from '@waymark/domain/enums'
import { helpEntry } from '@waymark/domain/help-texts'
import { addDays } from '@waymark/domain/schedule/wall-clock'
import { DateField } from '@waymark/ui/date-field'
import { HelpIcon } from '@waymark/ui/help-icon'
import { Loaded } from '@waymark/ui/loaded'
import { SelectField } from '@waymark/ui/select-field'
import type { BookingDraft } from './booking-draft.ts'
import { GoneDates } from './gone-dates.tsx'
import css from './new-booking.module.css'
import { seriesText } from './series-dates.ts'
import { SeriesDates } from './series-dates-list.tsx'
import type { BookingForm } from './use-booking-form.ts'
import type { BookingTimes } from './use-booking-times.ts'

interface RepeatPartProps {
  readonly form: BookingForm
  readonly series: BookingTimes['series']
}

const firstSpanDays = 28
const choices: readonly { readonly id: BookingDraft['repeat']; readonly label: string }[] = [
  { id: 'None', label: 'Do not repeat' },
  ...repeats.map((id) => ({ id, label: id })),
]

/** The same time again, day by day or week by week, with the state of every date. */
export function RepeatPart({ form, series }: RepeatPartProps) {
  const { draft, change } = form
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
            {...form.mark('untilDay')}
            label="Until"
            value={draft.untilDay === '' ? null : draft.untilDay}
            onChange={(untilDay) => change({ untilDay: untilDay ?? '' })}
            minDate={draft.day}
            maxDate={lastRepeatDay(draft.day)}
          />
        )}
      </div>
      {isRepeated && <GoneDates dates={form.goneDates} />}
      {isRepeated && series && (
        <Loaded
          of={series}
          what="the dates"
          failed="The dates could not be checked"
          count={4}
          kept="Your answers are kept."
          sum={seriesText}
          headingLevel={3}
        >
          {(dates) => <SeriesDates dates={dates} draft={draft} change={change} />}
        </Loaded>
      )}
    </>
  )
}
