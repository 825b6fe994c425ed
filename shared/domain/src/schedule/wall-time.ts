import { Temporal } from 'temporal-polyfill'
import { type DayClock, instantAt } from './day-clock.ts'
import {
  addDays,
  dayNumber,
  dayOfNumber,
  dayOfWeekOfNumber,
  type WallDateTime,
  type WallDay,
  wallParts,
} from './wall-clock.ts'

/** A half-open period in which a zone has one offset, in epoch ms. */
interface OffsetPeriod {
  readonly fromMs: number
  readonly untilMs: number
  readonly offsetMs: number
}

interface Zone {
  readonly periods: OffsetPeriod[]
  readonly clocks: Map<WallDay, DayClock>
}

const msPerDay = 86_400_000
const msPerMinute = 60_000
/** No zone is more than 14 hours ahead of UTC: this long before a midnight read as UTC, the day has not begun. */
const beforeDayMs = 15 * 60 * msPerMinute
const maxClocksPerZone = 2000
const zones = new Map<string, Zone>()

/** Whether `timeZone` is an IANA zone that the runtime knows. */
export function isTimeZone(timeZone: string): boolean {
  try {
    zoneOf(timeZone)
    return true
  } catch {
    return false
  }
}

/** The mapping of `day` in `timeZone` to instants. Cached per zone and day. Throws for an unknown zone or day. */
export function dayClock(timeZone: string, day: WallDay): DayClock {
  const zone = zoneOf(timeZone)
  const cached = zone.clocks.get(day)
  if (cached) return cached
  const days = dayNumber(day)
  if (days === null) throw new RangeError(`not a day: ${day}`)
  const clock = makeClock(timeZone, zone, days)
  if (zone.clocks.size >= maxClocksPerZone) zone.clocks.clear()
  zone.clocks.set(day, clock)
  return clock
}

/** The clocks of `count` days from `firstDay` on. */
export function dayClocks(timeZone: string, firstDay: WallDay, count: number): DayClock[] {
  return Array.from({ length: count }, (_, index) =>
    dayClock(timeZone, index === 0 ? firstDay : addDays(firstDay, index)),
  )
}

/**
 * The instant (epoch ms) of the wall time `dateTime` (`YYYY-MM-DDTHH:mm:ss`) in `timeZone`. Null when it is malformed
 * or skipped by a clock change; the first of the two when it occurs twice.
 */
export function wallToInstant(timeZone: string, dateTime: WallDateTime): number | null {
  const parts = wallParts(dateTime)
  if (!parts) return null
  return instantAt(dayClock(timeZone, parts.day), parts.minute + parts.second / 60)
}

/** Whether the wall time `dateTime` (`YYYY-MM-DDTHH:mm:ss`) occurs twice in `timeZone`, since the clocks go back that day. */
export function occursTwice(timeZone: string, dateTime: WallDateTime): boolean {
  const firstMs = wallToInstant(timeZone, dateTime)
  if (firstMs === null) return false
  const { offsetMs, offsetAfterMs } = dayClock(timeZone, dateTime.slice(0, 10))
  return offsetAfterMs < offsetMs && instantToWall(timeZone, firstMs + offsetMs - offsetAfterMs) === dateTime
}

/** The wall time (`YYYY-MM-DDTHH:mm:ss`) of `timeZone` at `instantMs` (epoch ms), truncated to seconds. */
export function instantToWall(timeZone: string, instantMs: number): WallDateTime {
  const { offsetMs } = periodAt(timeZone, zoneOf(timeZone), instantMs)
  return new Date(instantMs + offsetMs).toISOString().slice(0, 19)
}

/** The local day at the instant `instantMs` (epoch ms). */
export function dayAt(timeZone: string, instantMs: number): WallDay {
  return instantToWall(timeZone, instantMs).slice(0, 10)
}

/** Wall time minus UTC at the instant, in minutes: 780 in an Auckland summer. */
export function offsetMinutesAt(timeZone: string, instantMs: number): number {
  return periodAt(timeZone, zoneOf(timeZone), instantMs).offsetMs / msPerMinute
}

function zoneOf(timeZone: string): Zone {
  let zone = zones.get(timeZone)
  if (!zone) {
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(timeZone)
    zone = { periods: [], clocks: new Map() }
    zones.set(timeZone, zone)
  }
  return zone
}

/** A zone has at most two periods a year, so a linear scan of those seen so far is the fastest search. */
function periodAt(timeZone: string, zone: Zone, instantMs: number): OffsetPeriod {
  const cached = zone.periods.find((period) => period.fromMs <= instantMs && instantMs < period.untilMs)
  if (cached) return cached
  const moment = Temporal.Instant.fromEpochMilliseconds(Math.floor(instantMs)).toZonedDateTimeISO(timeZone)
  // "previous" looks strictly before the moment, which may itself be the first of its period.
  const previous = moment.add({ milliseconds: 1 }).getTimeZoneTransition('previous')
  const next = moment.getTimeZoneTransition('next')
  const period = {
    fromMs: previous?.epochMilliseconds ?? Number.NEGATIVE_INFINITY,
    untilMs: next?.epochMilliseconds ?? Number.POSITIVE_INFINITY,
    offsetMs: moment.offsetNanoseconds / 1e6,
  }
  zone.periods.push(period)
  return period
}

function makeClock(timeZone: string, zone: Zone, days: number): DayClock {
  const wallMs = days * msPerDay
  const early = periodAt(timeZone, zone, wallMs - beforeDayMs)
  const endsAtMs = wallMs + msPerDay - early.offsetMs
  const base = { day: dayOfNumber(days), dayOfWeek: dayOfWeekOfNumber(days), wallMs, offsetMs: early.offsetMs }
  if (early.untilMs >= endsAtMs) return { ...base, changeMs: Number.POSITIVE_INFINITY, offsetAfterMs: early.offsetMs }
  const late = periodAt(timeZone, zone, early.untilMs)
  return { ...base, changeMs: early.untilMs, offsetAfterMs: late.offsetMs }
}
