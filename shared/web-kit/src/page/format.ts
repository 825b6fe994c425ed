import { numberText } from '@waymark/domain/language/number-text'
import { once } from '@waymark/domain/once'
import { dayText, timeText } from '@waymark/domain/schedule/wall-text'
import { browserTemporal } from './browser-temporal.ts'
import { viewerZone } from './viewer-zone.ts'
import { zoneName } from './zone-name.ts'

export { zoneName }

/** Currencies of the two countries. */
export type Currency = 'NZD' | 'AUD'

/** "Tue 24 Nov 2026" from `YYYY-MM-DD` or a wall date-time. */
export function formatDate(wall: string): string {
  return dayText(wall)
}

const monthAndYear = once(() => new Intl.DateTimeFormat('en-NZ', { month: 'long', year: 'numeric', timeZone: 'UTC' }))

/** "November 2026" from `2026-11`. */
export function formatMonth(month: string): string {
  return monthAndYear().format(new Date(`${month}-01T00:00:00Z`))
}

/** What a screen shows on one line: a number and its unit never part, however narrow the column is. */
const noBreak = '\u00a0'

/** "9:15 am" from a wall date-time (`YYYY-MM-DDTHH:mm:ss`) or a time of day (`HH:mm`), on one line. */
export function formatTime(wall: string): string {
  return timeText(wall).replace(' ', noBreak)
}

/** "Tue 24 Nov 2026, 9:15 am" from a wall date-time, only where its zone is said beside it: `formatDateTime` says it itself. */
export function formatWall(wall: string): string {
  return `${formatDate(wall)}, ${formatTime(wall)}`
}

/** "Tue 24 Nov 2026, 9:15 am to 10:15 am", only where its zone is said beside it; a range over midnight names both days. */
export function formatWallRange(startWall: string, endWall: string): string {
  return `${formatWall(startWall)} to ${formatEnd(startWall, endWall)}`
}

/** "10:15 am": the end of what starts on a day that is said beside it, with its own day where that is another. */
export function formatEnd(startWall: string, endWall: string): string {
  return startWall.slice(0, 10) === endWall.slice(0, 10) ? formatTime(endWall) : formatWall(endWall)
}

/**
 * "Tue 24 Nov 2026, 9:15 am (Auckland time)" from a wall date-time and the IANA zone to be named, which is mostly
 * `namedZone` of the place: undefined leaves the brackets out.
 */
export function formatDateTime(wall: string, timeZone: string | undefined): string {
  return inZone(formatWall(wall), timeZone)
}

/** "Tue 24 Nov 2026, 9:15 am to 10:15 am (Auckland time)", with the zone as in `formatDateTime`. */
export function formatRange(startWall: string, endWall: string, timeZone: string | undefined): string {
  return inZone(formatWallRange(startWall, endWall), timeZone)
}

function inZone(text: string, timeZone: string | undefined): string {
  return timeZone ? `${text} (${zoneName(timeZone)})` : text
}

/** The same for an instant (ISO with Z): its wall time in `timeZone`, by default the person's own. */
export function formatInstant(instant: string, timeZone: string = viewerZone()): string {
  return formatDateTime(wallOf(instant, timeZone), timeZone)
}

/** Wall date-time `YYYY-MM-DDTHH:mm:ss` of an instant in a zone. */
export function wallOf(instant: string, timeZone: string): string {
  const zoned = browserTemporal()?.Instant.fromEpochMilliseconds(Date.parse(instant)).toZonedDateTimeISO(timeZone)
  if (zoned) return zoned.toPlainDateTime().toString({ smallestUnit: 'second' })
  // Swedish is the locale whose format is ISO's.
  return new Date(instant).toLocaleString('sv-SE', { timeZone }).replace(' ', 'T')
}

/** In whose local time rows are: "Auckland time", or each in its own; null without rows. */
export function zonesText(rows: readonly { readonly timeZone: string }[]): string | null {
  const zones = [...new Set(rows.map(({ timeZone }) => timeZone))]
  const [zone] = zones
  if (zone === undefined) return null
  return zones.length === 1 ? zoneName(zone) : 'Each in the local time of its place'
}

/** "$45.00", or "$45.00 NZD" where both currencies can appear. `cents` is in the smallest unit. */
export function formatMoney(cents: number, currency?: Currency): string {
  const amount = `${cents < 0 ? '-' : ''}$${numberText(Math.abs(cents) / 100, { min: 2, max: 2 })}`
  return currency ? `${amount}${noBreak}${currency}` : amount
}

/** What a space of an activity costs at least: "From $16.00 NZD", "Free". */
export function formatLeastPrice({
  priceCents,
  concessionPriceCents,
  currency,
}: {
  readonly priceCents: number
  readonly concessionPriceCents: number | null
  readonly currency: Currency
}): string {
  if (priceCents === 0) return 'Free'
  const least = Math.min(priceCents, concessionPriceCents ?? priceCents)
  return `${least < priceCents ? 'From ' : ''}${formatMoney(least, currency)}`
}

/** "0.4 km", "12 km": one decimal below 10 km. */
export function formatDistance(km: number): string {
  return `${numberText(km, { min: 0, max: km < 10 ? 1 : 0 })}${noBreak}km`
}

/** "1 place", "3 places". */
export function formatCount(count: number, one: string, many = `${one}s`): string {
  return `${numberText(count)} ${count === 1 ? one : many}`
}
