/** A local calendar day, `YYYY-MM-DD`. */
export type WallDay = string
/** A local date-time as sent, `YYYY-MM-DDTHH:mm:ss` (product.md section 5, "Schedule exception dates"). */
export type WallDateTime = string

const msPerDay = 86_400_000
const minutesPerDay = 1440

/** Days from 1970-01-01 to `day`, or null when `day` is not a calendar day. */
export function dayNumber(day: WallDay): number | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day)
  if (!match) return null
  const [month, dayOfMonth] = [Number(match[2]) - 1, Number(match[3])]
  const date = new Date(0)
  date.setUTCFullYear(Number(match[1]), month, dayOfMonth)
  // A day that its month does not have is one of the next month.
  return date.getUTCMonth() === month && date.getUTCDate() === dayOfMonth ? date.getTime() / msPerDay : null
}

/** The day `days` after 1970-01-01. */
export function dayOfNumber(days: number): WallDay {
  return new Date(days * msPerDay).toISOString().slice(0, 10)
}

/** The day `days` after `day` (before it, when negative). Throws when `day` is not a day. */
export function addDays(day: WallDay, days: number): WallDay {
  return dayOfNumber(knownDayNumber(day) + days)
}

/** The same day of the month `months` later, or that month's last day when it has no such day. */
export function addMonths(day: WallDay, months: number): WallDay {
  const from = new Date(knownDayNumber(day) * msPerDay)
  const target = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months, 1))
  const daysInMonth = new Date(Date.UTC(target.getUTCFullYear(), target.getUTCMonth() + 1, 0)).getUTCDate()
  target.setUTCDate(Math.min(from.getUTCDate(), daysInMonth))
  return target.toISOString().slice(0, 10)
}

/** Whole days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: WallDay, to: WallDay): number {
  return knownDayNumber(to) - knownDayNumber(from)
}

/** 0 is Sunday, 6 is Saturday (calls.md section 9, "Days"). */
export function dayOfWeek(day: WallDay): number {
  return dayOfWeekOfNumber(knownDayNumber(day))
}

/** The Monday of the week that `day` lies in. */
export function mondayOf(day: WallDay): WallDay {
  return addDays(day, -((dayOfWeek(day) + 6) % 7))
}

/** `dayOfWeek` for a day number; 1970-01-01 was a Thursday. */
export function dayOfWeekOfNumber(days: number): number {
  return (((days + 4) % 7) + 7) % 7
}

/** Minutes after midnight of `HH:mm` or `HH:mm:ss` (whole minutes only), or null. */
export function minuteOfTime(time: string): number | null {
  const match = /^([01]\d|2[0-3]):([0-5]\d)(?::00)?$/.exec(time)
  return match ? Number(match[1]) * 60 + Number(match[2]) : null
}

/** `HH:mm` of minutes after midnight, 0 to 1439. */
export function timeOfMinute(minute: number): string {
  return `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`
}

/** The parts of a wall date-time. `minute` counts from midnight. */
export interface WallParts {
  readonly day: WallDay
  readonly minute: number
  readonly second: number
}

/** Parses `YYYY-MM-DDTHH:mm:ss`; null when it is anything else or not a calendar day. */
export function wallParts(dateTime: WallDateTime): WallParts | null {
  const match = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):([0-5]\d):([0-5]\d)$/.exec(dateTime)
  const day = match?.[1]
  if (!match || day === undefined || dayNumber(day) === null) return null
  return { day, minute: Number(match[2]) * 60 + Number(match[3]), second: Number(match[4]) }
}

/** `YYYY-MM-DDTHH:mm:ss` of a day and minutes after its midnight; minutes outside the day roll over. */
export function wallDateTime(day: WallDay, minute: number, second = 0): WallDateTime {
  const rolledDays = Math.floor(minute / minutesPerDay)
  const rolledDay = rolledDays === 0 ? day : addDays(day, rolledDays)
  return `${rolledDay}T${timeOfMinute(minute - rolledDays * minutesPerDay)}:${twoDigits(second)}`
}

function knownDayNumber(day: WallDay): number {
  const days = dayNumber(day)
  if (days === null) throw new RangeError(`not a day: ${day}`)
  return days
}

function twoDigits(value: number): string {
  return value < 10 ? `0${value}` : String(value)
}
