const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const

/** Currencies of the two countries. */
export type Currency = 'NZD' | 'AUD'

/** "Tue 24 Nov 2026" from `YYYY-MM-DD` or a wall date-time. */
export function formatDate(wall: string): string {
  const [year, month, day] = datePartsOf(wall)
  const weekday = weekdays[new Date(Date.UTC(year, month - 1, day)).getUTCDay()]
  return `${weekday} ${day} ${months[month - 1]} ${year}`
}

const monthAndYear = new Intl.DateTimeFormat('en-NZ', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** "November 2026" from `2026-11`. */
export function formatMonth(month: string): string {
  return monthAndYear.format(new Date(`${month}-01T00:00:00Z`))
}

/** "9:15 am" from a wall date-time (`YYYY-MM-DDTHH:mm:ss`) or a time of day (`HH:mm`). */
export function formatTime(wall: string): string {
  const match = /(?:^|T)(\d{2}):(\d{2})/.exec(wall)
  if (!match) throw new RangeError(`${wall} holds no time of day.`)
  const hour = Number(match[1])
  return `${hour % 12 === 0 ? 12 : hour % 12}:${match[2]} ${hour < 12 ? 'am' : 'pm'}`
}

/** "Tue 24 Nov 2026, 9:15 am (Auckland time)" from a wall date-time and its IANA zone; without a zone the brackets are left out. */
export function formatDateTime(wall: string, timeZone?: string): string {
  const text = `${formatDate(wall)}, ${formatTime(wall)}`
  return timeZone ? `${text} (${zoneName(timeZone)})` : text
}

/** "Tue 24 Nov 2026, 9:15 am to 10:15 am (Auckland time)"; a range over midnight names both days. */
export function formatRange(startWall: string, endWall: string, timeZone?: string): string {
  const isOneDay = startWall.slice(0, 10) === endWall.slice(0, 10)
  const text = `${formatDateTime(startWall)} to ${isOneDay ? formatTime(endWall) : formatDateTime(endWall)}`
  return timeZone ? `${text} (${zoneName(timeZone)})` : text
}

/** The same for an instant (ISO with Z): its wall time in `timeZone`, by default the person's own. */
export function formatInstant(
  instant: string,
  timeZone: string = Intl.DateTimeFormat().resolvedOptions().timeZone,
): string {
  return formatDateTime(wallOf(instant, timeZone), timeZone)
}

/** Wall date-time `YYYY-MM-DDTHH:mm:ss` of an instant in a zone. */
export function wallOf(instant: string, timeZone: string): string {
  // Swedish is the locale whose format is ISO's.
  return new Date(instant).toLocaleString('sv-SE', { timeZone }).replace(' ', 'T')
}

/** "Auckland time" for `Pacific/Auckland`. */
export function zoneName(timeZone: string): string {
  const place = timeZone.split('/').at(-1) ?? timeZone
  return `${place.replaceAll('_', ' ')} time`
}

/** "$45.00", or "$45.00 NZD" where both currencies can appear. `cents` is in the smallest unit. */
export function formatMoney(cents: number, currency?: Currency): string {
  const amount = `${cents < 0 ? '-' : ''}$${new Intl.NumberFormat('en-NZ', { minimumFractionDigits: 2 }).format(Math.abs(cents) / 100)}`
  return currency ? `${amount} ${currency}` : amount
}

/** "0.4 km", "12 km": one decimal below 10 km. */
export function formatDistance(km: number): string {
  return `${new Intl.NumberFormat('en-NZ', { maximumFractionDigits: km < 10 ? 1 : 0 }).format(km)} km`
}

/** "1 place", "3 places". */
export function formatCount(count: number, one: string, many = `${one}s`): string {
  return `${new Intl.NumberFormat('en-NZ').format(count)} ${count === 1 ? one : many}`
}

function datePartsOf(wall: string): [year: number, month: number, day: number] {
  const match = /^(\d{4})-(\d{2})-(\d{2})/.exec(wall)
  if (!match) throw new RangeError(`${wall} holds no date.`)
  return [Number(match[1]), Number(match[2]), Number(match[3])]
}
