import type { WallDay } from '@waymark/domain/schedule/wall-clock'
import { MonthCalendar } from '@waymark/ui/month-calendar'
import { memo } from 'react'
import type { ChosenTime } from './chosen-time.ts'
import { type FreeDays, freeCount } from './free-days.ts'

interface DayCalendarProps {
  readonly day: string
  readonly time: string
  /** Where the keyboard starts, YYYY-MM-DD. */
  readonly firstDay: string
  readonly freeDays: FreeDays
  readonly isLoading: boolean
  readonly today: WallDay
  readonly tooSoonBefore: WallDay
  readonly lastDay: WallDay
  readonly onChange: (chosen: ChosenTime) => void
  readonly onMonthChange: (month: string) => void
}

/** The days of a month with their free times. A time already chosen is kept where it is free on the new day too. */
export const DayCalendar = memo(function DayCalendar({
  day,
  time,
  firstDay,
  freeDays,
  isLoading,
  today,
  tooSoonBefore,
  lastDay,
  onChange,
  onMonthChange,
}: DayCalendarProps) {
  return (
    <MonthCalendar
      label="Day of the visit"
      value={day === '' ? null : day}
      onChange={(chosen) => onChange({ day: chosen, time: freeDays.free.get(chosen)?.includes(time) ? time : '' })}
      freeCountOf={(one) => freeCount(freeDays, one)}
      isLoading={isLoading}
      today={today}
      tooSoonBefore={tooSoonBefore}
      maxDate={lastDay}
      onMonthChange={onMonthChange}
      firstDay={firstDay}
    />
  )
})
