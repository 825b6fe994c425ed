import { type SessionAvailability, sessionAvailability } from '../enums.ts'
import type { FreeDay } from '../schedule/free-starts.ts'
import { addDays, type WallDateTime, type WallDay, wallDateTime, wallParts } from '../schedule/wall-clock.ts'
import { overlapsAny } from './overlap.ts'

/** One requested date; `isRemoved` when the client took it out of the series. */
export interface RequestedDate {
  readonly dateTime: WallDateTime
  readonly isRemoved: boolean
}

/** The state of one date, with free times near it, nearest first (empty unless it needs them). */
export interface CheckedDate {
  readonly dateTime: WallDateTime
  readonly availability: SessionAvailability
  readonly alternativeTimes: WallDateTime[]
}

/** The starts of the visits that a client has or is to have, and how long the visits are. */
interface Visits {
  readonly taken: readonly WallDateTime[]
  readonly durationMinutes: number
}

/** The days around a requested day in which alternatives are searched, and the maximum number offered. */
export const alternativeDays = 7
const alternativeTimesMax = 6

/**
 * Assigns each requested date one of the six states (product.md section 4, "Activity session availability"): Removed;
 * Duplicated when the client already holds that time (`heldTimes`) or the request contains it twice; Available;
 * otherwise NotAvailable. When other times near an unavailable or duplicated date are free, it is
 * AlternativeTimeAvailable or AlternativeTimeDuplicated, and its first alternative overlaps the visit of no other date.
 */
export function checkDates(
  requested: readonly RequestedDate[],
  freeDays: readonly FreeDay[],
  heldTimes: readonly WallDateTime[],
  durationMinutes: number,
): CheckedDate[] {
  const freeMinutes = new Map(freeDays.map(({ day, minutes }) => [day, minutes]))
  const held = new Set(heldTimes)
  const seen = new Set<WallDateTime>()
  const states = requested.map((date) => {
    if (date.isRemoved) return sessionAvailability.Removed
    if (held.has(date.dateTime) || seen.has(date.dateTime)) return sessionAvailability.Duplicated
    seen.add(date.dateTime)
    return isFree(date.dateTime, freeMinutes) ? sessionAvailability.Available : sessionAvailability.NotAvailable
  })
  const visits = requested.filter((_, index) => states[index] === sessionAvailability.Available)
  const taken = [...heldTimes, ...visits.map(({ dateTime }) => dateTime)]
  return requested.map(({ dateTime }, index) => {
    const state = states[index] ?? sessionAvailability.NotAvailable
    if (state === sessionAvailability.Removed || state === sessionAvailability.Available)
      return { dateTime, availability: state, alternativeTimes: [] }
    const alternativeTimes = alternativesTo(dateTime, freeMinutes, { taken, durationMinutes })
    const [nearest] = alternativeTimes
    if (nearest === undefined) return { dateTime, availability: state, alternativeTimes }
    taken.push(nearest)
    const isDuplicate = state === sessionAvailability.Duplicated
    const availability = isDuplicate
      ? sessionAvailability.AlternativeTimeDuplicated
      : sessionAvailability.AlternativeTimeAvailable
    return { dateTime, availability, alternativeTimes }
  })
}

/**
 * Free times near `dateTime`, nearest first: those of that day, then day by day up to 7 days away, the later day before
 * the earlier; within a day by distance, the earlier time first. None overlaps a visit of the client.
 */
export function alternativeTimes(dateTime: WallDateTime, freeDays: readonly FreeDay[], visits: Visits): WallDateTime[] {
  return alternativesTo(dateTime, new Map(freeDays.map(({ day, minutes }) => [day, minutes])), visits)
}

function alternativesTo(
  dateTime: WallDateTime,
  freeMinutes: ReadonlyMap<WallDay, readonly number[]>,
  { taken, durationMinutes }: Visits,
): WallDateTime[] {
  const parts = wallParts(dateTime)
  if (!parts) return []
  const found: WallDateTime[] = []
  for (let distance = 0; distance <= alternativeDays && found.length < alternativeTimesMax; distance++) {
    for (const day of distance === 0 ? [parts.day] : [addDays(parts.day, distance), addDays(parts.day, -distance)]) {
      const minutes = freeMinutes.get(day) ?? []
      const byDistance = minutes.toSorted((a, b) => Math.abs(a - parts.minute) - Math.abs(b - parts.minute) || a - b)
      const times = byDistance.map((minute) => wallDateTime(day, minute))
      found.push(...times.filter((time) => time !== dateTime && !overlapsAny(time, taken, durationMinutes)))
    }
  }
  return found.slice(0, alternativeTimesMax)
}

function isFree(dateTime: WallDateTime, freeMinutes: ReadonlyMap<WallDay, readonly number[]>): boolean {
  const parts = wallParts(dateTime)
  return parts !== null && parts.second === 0 && (freeMinutes.get(parts.day)?.includes(parts.minute) ?? false)
}
