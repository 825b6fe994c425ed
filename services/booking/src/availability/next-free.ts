import { freeStarts } from '@waymark/domain/schedule/free-starts'
import { addDays, type WallDateTime } from '@waymark/domain/schedule/wall-clock'
import { dayAt, wallToInstant } from '@waymark/domain/schedule/wall-time'
import type { Kysely } from 'kysely'
import type { BookingDatabase } from '../db/schema.ts'
import { findTimetable } from '../db/timetables.ts'
import { firstFree } from './free-days.ts'
import { freeQuestion } from './free-question.ts'

/** How far ahead the next free time is looked for. */
const lookAheadDays = 14

/** The next free start of a service for a job of this length, within 14 days. */
export async function nextFree(
  db: Kysely<BookingDatabase>,
  offer: { readonly serviceAreaServiceId: number; readonly timeZone: string; readonly durationMinutes: number },
  now: Date,
): Promise<WallDateTime | null> {
  const firstDay = dayAt(offer.timeZone, now.getTime())
  const untilMs = wallToInstant(offer.timeZone, `${addDays(firstDay, lookAheadDays + 1)}T12:00:00`) ?? now.getTime()
  const timetable = await findTimetable(db, {
    serviceAreaServiceId: offer.serviceAreaServiceId,
    from: now,
    until: new Date(untilMs),
  })
  if (!timetable) return null
  const { durationMinutes } = offer
  return firstFree(freeStarts(freeQuestion(timetable, { firstDay, dayCount: lookAheadDays, durationMinutes, now })))
}
