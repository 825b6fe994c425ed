import { alternativeDays, checkDates } from '@waymark/domain/booking/date-check'
import { sessionAvailability } from '@waymark/domain/enums'
import type { BookingId } from '@waymark/domain/ids'
import { freeStarts } from '@waymark/domain/schedule/free-starts'
import { addDays, type WallDateTime } from '@waymark/domain/schedule/wall-clock'
import { dayAt, instantToWall } from '@waymark/domain/schedule/wall-time'
import type { Kysely } from 'kysely'
import type { BookingRow } from '../db/booking-rows.ts'
import { listHeldStarts } from '../db/bookings.ts'
import { isOffered } from '../db/offers.ts'
import type { BookingDatabase } from '../db/schema.ts'
import { findTimetable } from '../db/timetables.ts'
import { freeQuestion } from './free-question.ts'

const dayMs = 86_400_000

/**
 * Times near visits that have nobody, which are free now, nearest first; their own time comes first where it is free
 * again. Those that were kept when nobody was free may be taken since, or the location closed.
 */
export async function freeNear(
  db: Kysely<BookingDatabase>,
  rows: readonly BookingRow[],
  now: Date,
): Promise<ReadonlyMap<BookingId, WallDateTime[]>> {
  return new Map(await Promise.all(rows.map(async (row) => [row.id, await freeNearOne(db, row, now)] as const)))
}

async function freeNearOne(db: Kysely<BookingDatabase>, row: BookingRow, now: Date): Promise<WallDateTime[]> {
  if (row.item_type !== 'Service') return []
  const { time_zone: timeZone, starts_at: start, service_area_service_id: serviceAreaServiceId } = row
  const aroundMs = (alternativeDays + 2) * dayMs
  const span = { from: new Date(start.getTime() - aroundMs), until: new Date(start.getTime() + aroundMs) }
  const [isBookable, timetable, held] = await Promise.all([
    isOffered(db, serviceAreaServiceId),
    findTimetable(db, { serviceAreaServiceId, ...span }),
    row.user_service_area_id === null ? listHeldStarts(db, row.client_user_profile_id, serviceAreaServiceId, now) : [],
  ])
  if (!isBookable || !timetable) return []
  const durationMinutes = (row.ends_at.getTime() - start.getTime()) / 60_000
  const firstDay = addDays(dayAt(timeZone, start.getTime()), -alternativeDays)
  const range = { firstDay, dayCount: 2 * alternativeDays + 1, durationMinutes, now }
  const wallTimeOf = (instant: Date) => instantToWall(timeZone, instant.getTime())
  const dateTime = wallTimeOf(start)
  const [checked] = checkDates(
    [{ dateTime, isRemoved: false }],
    freeStarts(freeQuestion(timetable, range)),
    held.map(wallTimeOf),
    durationMinutes,
  )
  if (checked?.availability === sessionAvailability.Available) return [dateTime]
  return checked?.alternativeTimes ?? []
}
