import { timeZoneText } from '@waymark/domain/place/time-zones'
import { instantToWall } from '@waymark/domain/schedule/wall-time'

const longDay = new Intl.DateTimeFormat('en-NZ', {
  timeZone: 'UTC',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
})

interface Span {
  readonly starts_at: Date
  readonly ends_at: Date
}

/** "Tuesday 24 November 2026, 9:15 am to 10:15 am (Auckland time)". */
export function whenText(span: Span, timeZone: string): string {
  return `${spanText(span, timeZone)} (${timeZoneText(timeZone)})`
}

/** "Tuesday 24 November 2026, 9:15 am to 10:15 am"; a span over midnight names both days. */
export function spanText({ starts_at, ends_at }: Span, timeZone: string): string {
  const isOneDay = dayText(starts_at, timeZone) === dayText(ends_at, timeZone)
  const end = isOneDay ? timeText(ends_at, timeZone) : startText(ends_at, timeZone)
  return `${startText(starts_at, timeZone)} to ${end}`
}

/** "Tuesday 24 November 2026, 9:15 am". */
export function startText(instant: Date, timeZone: string): string {
  return `${dayText(instant, timeZone)}, ${timeText(instant, timeZone)}`
}

function dayText(instant: Date, timeZone: string): string {
  const wall = instantToWall(timeZone, instant.getTime())
  return longDay.format(new Date(`${wall}Z`)).replaceAll(',', '')
}

function timeText(instant: Date, timeZone: string): string {
  const wall = instantToWall(timeZone, instant.getTime())
  const hour = Number(wall.slice(11, 13))
  return `${hour % 12 === 0 ? 12 : hour % 12}:${wall.slice(14, 16)} ${hour < 12 ? 'am' : 'pm'}`
}
