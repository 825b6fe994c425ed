import { once } from '@waymark/domain/once'
import type { WallDay } from '@waymark/domain/schedule/wall-clock'
import { Button } from '@waymark/ui/button'
import { Loaded } from '@waymark/ui/loaded'
import { TimeButtons } from '@waymark/ui/time-buttons'
import { VisuallyHidden } from '@waymark/ui/visually-hidden'
import { formatCount, formatDate, formatDateTime, formatMonth, zoneName } from '@waymark/web-kit/format'
import { namedZone } from '@waymark/web-kit/viewer-zone'
import { useRef } from 'react'
import { type ChosenTime, startOf } from './chosen-time.ts'
import { DayCalendar } from './day-calendar.tsx'
import css from './free-times.module.css'
import type { FreeTimes } from './use-free-times.ts'

interface TimeChoiceProps {
  readonly times: Omit<FreeTimes, 'isTaken'>
  readonly timeZone: string
  /** The last day that can be chosen. */
  readonly lastDay: WallDay
  readonly chosen: ChosenTime
  /** Stable, so that the calendar does not re-render for every letter typed elsewhere. */
  readonly onChange: (chosen: ChosenTime) => void
  readonly error?: string | undefined
}

/** The next free time first, then the month, then the times of a day. */
export function TimeChoice(props: TimeChoiceProps) {
  return (
    <Loaded of={props.times.soon} what="the free times" shape="form" kept="Your answers are kept." headingLevel={3}>
      {() => <FreeTimesToChoose {...props} />}
    </Loaded>
  )
}

function FreeTimesToChoose({ times, timeZone, lastDay, chosen, onChange, error }: TimeChoiceProps) {
  const { freeDays, nextFree, today, showMonth } = times
  const { day, time } = chosen
  const freeTimes = freeDays.free.get(day) ?? []
  const zone = namedZone(timeZone)
  const dayTitle = day === '' ? '' : `${dayWords(day)}: ${formatCount(freeTimes.length, 'free time')}`
  return (
    <div className={css.choice}>
      <div>
        {/* Rendered before its text, so that screen readers announce the text. */}
        <p role="status" className={css.error}>
          {error}
        </p>
        <NextFree
          nextFree={nextFree}
          zone={zone}
          isChosen={nextFree !== null && nextFree === startOf(chosen)}
          onTake={(start) => onChange({ day: start.slice(0, 10), time: start.slice(11, 16) })}
        />
      </div>
      <DayCalendar
        day={day}
        time={time}
        firstDay={(day || nextFree || today).slice(0, 10)}
        freeDays={freeDays}
        isLoading={times.isMonthLoading}
        today={today}
        tooSoonBefore={times.firstBookableDay}
        lastDay={lastDay}
        onChange={onChange}
        onMonthChange={showMonth}
      />
      <VisuallyHidden role="status">{monthText(times, lastDay)}</VisuallyHidden>
      <VisuallyHidden role="status">{dayTitle}</VisuallyHidden>
      {lastDay.startsWith(times.month) && <p className={css.zone}>You can choose a day up to {formatDate(lastDay)}.</p>}
      {day !== '' && (
        <TimeButtons
          title={dayTitle}
          times={freeTimes}
          value={time === '' ? null : time}
          onChange={(picked) => onChange({ day, time: picked })}
        />
      )}
      {zone && <p className={css.zone}>All times are {zoneName(zone)}.</p>}
    </div>
  )
}

/** "December 2026: 18 days with free times.", once they are known. */
function monthText({ month, freeDays, isMonthLoading }: TimeChoiceProps['times'], lastDay: WallDay): string {
  if (isMonthLoading) return ''
  const count = [...freeDays.free].filter(
    ([day, free]) => day.startsWith(month) && day <= lastDay && free.length > 0,
  ).length
  return `${formatMonth(month)}: ${formatCount(count, 'day')} with free times.`
}

function dayWords(day: string): string {
  return longDay()
    .format(new Date(`${day}T00:00:00Z`))
    .replace(',', '')
}

const longDay = once(
  () => new Intl.DateTimeFormat('en-NZ', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }),
)

interface NextFreeProps {
  readonly nextFree: string | null
  readonly zone: string | undefined
  readonly isChosen: boolean
  readonly onTake: (start: string) => void
}

function NextFree({ nextFree, zone, isChosen, onTake }: NextFreeProps) {
  const card = useRef<HTMLDivElement>(null)
  if (nextFree === null)
    return <p className={css.noneFree}>Nothing is free in the next six weeks. Later months may have free times.</p>
  return (
    <div ref={card} tabIndex={-1} className={css.nextFree}>
      <div>
        <p className={css.nextFreeLabel}>Next free</p>
        <b>{formatDateTime(nextFree, zone)}</b>
      </div>
      {isChosen ? (
        <p className={css.nextFreeLabel}>You chose this time.</p>
      ) : (
        <Button
          onPress={() => {
            // The button disappears once its time is chosen.
            card.current?.focus()
            onTake(nextFree)
          }}
        >
          Take this time
        </Button>
      )}
    </div>
  )
}
