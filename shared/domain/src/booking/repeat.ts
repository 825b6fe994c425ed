import type { Repeat } from '../enums.ts'
import { limits } from '../limits.ts'
import { addDays, addMonths, type WallDateTime, type WallDay, wallParts } from '../schedule/wall-clock.ts'
import type { Refusal } from './refusal.ts'

const daysBetweenRepeats: Record<Repeat, number> = { Daily: 1, Weekly: 7, Fortnightly: 14 }

/** The last day a series that begins on `firstDay` may reach: 6 months later, that day included (calls.md section 9). */
export function lastRepeatDay(firstDay: WallDay): WallDay {
  return addMonths(firstDay, limits.repeatMonthsMax)
}

/** No 6 months have more days than this, the first and the last included: 1 March to 1 September. */
export const maxSeriesDates = 185

/**
 * The last day on which a visit may be: 6 months from `today` on. Of a series whose first date is yet to come it is the
 * last day of its repeats.
 */
export function lastBookableDay(today: WallDay, firstDay: WallDay): WallDay {
  const last = lastRepeatDay(today)
  return firstDay > today && firstDay <= last ? lastRepeatDay(firstDay) : last
}

/** Why a series from `first` may not run until `untilDay`, or null. Throws when `first` is no wall date-time. */
export function repeatRefusal(
  first: WallDateTime,
  untilDay: WallDay,
): Refusal<'RepeatTooLong' | 'RepeatEndsBefore'> | null {
  const firstDay = dayOf(first)
  if (untilDay < firstDay) return { word: 'RepeatEndsBefore', sentence: 'The last day must not be before the first.' }
  if (untilDay <= lastRepeatDay(firstDay)) return null
  return { word: 'RepeatTooLong', sentence: `Repeat for at most ${limits.repeatMonthsMax} months.` }
}

/**
 * The wall date-times of a series, the first included: every one keeps its wall time, whatever the clocks do
 * (domain.md, "Time"). Days after `untilDay`, or more than 6 months away, are left out.
 */
export function repeatDates(first: WallDateTime, repeat: Repeat, untilDay: WallDay): WallDateTime[] {
  const firstDay = dayOf(first)
  const time = first.slice(10)
  const lastDay = untilDay < lastRepeatDay(firstDay) ? untilDay : lastRepeatDay(firstDay)
  const dates: WallDateTime[] = []
  for (let day = firstDay; day <= lastDay; day = addDays(day, daysBetweenRepeats[repeat])) dates.push(`${day}${time}`)
  return dates
}

function dayOf(dateTime: WallDateTime): WallDay {
  const parts = wallParts(dateTime)
  if (!parts) throw new RangeError(`not a wall date-time: ${dateTime}`)
  return parts.day
}
