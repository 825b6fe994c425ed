import type { Repeat } from '../enums.ts'
import { limits } from '../limits.ts'
import { addDays, addMonths, type WallDateTime, type WallDay, wallParts } from '../schedule/wall-clock.ts'
import type { Refusal } from './refusal.ts'

const daysBetweenRepeats: Record<Repeat, number> = { Daily: 1, Weekly: 7, Fortnightly: 14 }

/** The last day that a series beginning on `firstDay` may reach: 6 months later, inclusive (calls.md section 9). */
export function lastRepeatDay(firstDay: WallDay): WallDay {
  return addMonths(firstDay, limits.repeatMonthsMax)
}

/** The maximum number of days in 6 months, inclusive: 1 March to 1 September. */
export const maxSeriesDates = 185

/** The last bookable day: 6 months from `today`, or from the first date of a series that starts later. */
export function lastBookableDay(today: WallDay, firstDay: WallDay): WallDay {
  const last = lastRepeatDay(today)
  return firstDay > today && firstDay <= last ? lastRepeatDay(firstDay) : last
}

/** Why a series from `first` may not run until `untilDay`, or null. Throws when `first` is not a wall date-time. */
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
 * The wall date-times of a series, including the first; each keeps its wall time across clock changes (domain.md,
 * "Time"). Days after `untilDay`, or more than 6 months away, are left out.
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
