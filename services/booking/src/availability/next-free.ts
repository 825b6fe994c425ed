import type { ServiceAreaServiceId } from '@waymark/domain/ids'
import { freeStarts } from '@waymark/domain/schedule/free-starts'
import type { WallDateTime } from '@waymark/domain/schedule/wall-clock'
import { dayAt, instantToWall } from '@waymark/domain/schedule/wall-time'
import type { Kysely } from 'kysely'
import type { BookingDatabase } from '../db/schema.ts'
import { findTimetables } from '../db/timetables.ts'
import { firstFree, withoutTimes } from './free-days.ts'
import { freeQuestion } from './free-question.ts'

/** How far ahead to look for the next free time. */
const lookAheadDays = 14
const dayMs = 86_400_000

interface Offer {
  readonly serviceAreaServiceId: ServiceAreaServiceId
  readonly timeZone: string
  readonly durationMinutes: number
}

/** The next free start of a service for this duration, within 14 days, apart from those that the client has `held` already. */
export async function nextFree(
  db: Kysely<BookingDatabase>,
  offer: Offer,
  now: Date,
  held: readonly Date[],
): Promise<WallDateTime | null> {
  return (await nextFreeOfAll(db, [offer], now, held)).get(offer.serviceAreaServiceId) ?? null
}

/** The next free start of each service, in one read; services without one are absent from the map. */
export async function nextFreeOfAll(
  db: Kysely<BookingDatabase>,
  offers: readonly Offer[],
  now: Date,
  held: readonly Date[] = [],
): Promise<ReadonlyMap<ServiceAreaServiceId, WallDateTime>> {
  if (offers.length === 0) return new Map()
  // No two time zones are more than a day apart.
  const until = new Date(now.getTime() + (lookAheadDays + 2) * dayMs)
  const ids = offers.map(({ serviceAreaServiceId }) => serviceAreaServiceId)
  const timetables = await findTimetables(db, ids, { from: now, until })
  return new Map(
    offers.flatMap(({ serviceAreaServiceId, timeZone, durationMinutes }) => {
      const timetable = timetables.get(serviceAreaServiceId)
      const firstDay = dayAt(timeZone, now.getTime())
      const range = { firstDay, dayCount: lookAheadDays, durationMinutes, now }
      const heldTimes = held.map((start) => instantToWall(timeZone, start.getTime()))
      const free = timetable && firstFree(withoutTimes(freeStarts(freeQuestion(timetable, range)), heldTimes))
      return free ? [[serviceAreaServiceId, free] as const] : []
    }),
  )
}
