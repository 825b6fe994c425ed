import { addDays, mondayOf, type WallDay } from '@waymark/domain/schedule/wall-clock'

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

/** The Monday of the week to open: on a Sunday the next one, of which something is still to come. */
export function mondayToOpen(today: WallDay): WallDay {
  return mondayOf(addDays(today, 1))
}

/** "Week of 23 to 29 November 2026"; month and year are said once where both ends share them. */
export function weekTitle(monday: WallDay): string {
  const [startYear, startMonth, startDay] = partsOf(monday)
  const [endYear, endMonth, endDay] = partsOf(addDays(monday, 6))
  const end = `${endDay} ${endMonth} ${endYear}`
  if (startYear !== endYear) return `Week of ${startDay} ${startMonth} ${startYear} to ${end}`
  return startMonth === endMonth ? `Week of ${startDay} to ${end}` : `Week of ${startDay} ${startMonth} to ${end}`
}

/** "23 Nov". */
export function shortDate(day: WallDay): string {
  const [, month, date] = partsOf(day)
  return `${date} ${month?.slice(0, 3)}`
}

function partsOf(day: WallDay): [year: string, month: string | undefined, day: number] {
  return [day.slice(0, 4), months[Number(day.slice(5, 7)) - 1], Number(day.slice(8))]
}
