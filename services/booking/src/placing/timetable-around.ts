import { alternativeDays } from '@waymark/domain/booking/date-check'
import type { AccountId, BookingId, ServiceAreaServiceId } from '@waymark/domain/ids'
import type { FreeStartsQuestion } from '@waymark/domain/schedule/free-starts'
import { addDays } from '@waymark/domain/schedule/wall-clock'
import { dayAt, wallToInstant } from '@waymark/domain/schedule/wall-time'
import type { Transaction } from 'kysely'
import { freeQuestion } from '../availability/free-question.ts'
import type { BookingDatabase } from '../db/schema.ts'
import { findTimetable, type Timetable } from '../db/timetables.ts'

/** A date that needs a staff member. */
export interface DateToPlace {
  readonly id: BookingId
  readonly account_id: AccountId
  readonly starts_at: Date
  readonly ends_at: Date
  readonly service_area_service_id: ServiceAreaServiceId
  readonly duration_minutes: number
  readonly buffer_minutes: number
  readonly time_zone: string
}

/** The service's timetable for that day and the days in which alternatives are searched. */
export async function timetableAround(
  trx: Transaction<BookingDatabase>,
  date: DateToPlace,
): Promise<Timetable | undefined> {
  const { time_zone: timeZone, starts_at: start } = date
  const day = dayAt(timeZone, start.getTime())
  const instant = (localDay: string) => new Date(wallToInstant(timeZone, `${localDay}T12:00:00`) ?? start.getTime())
  const halfDayMs = 43_200_000
  return findTimetable(trx, {
    serviceAreaServiceId: date.service_area_service_id,
    from: instant(addDays(day, -alternativeDays - 1)),
    until: instant(addDays(day, alternativeDays + 1)),
    countedDay: {
      from: new Date(instant(day).getTime() - halfDayMs),
      until: new Date(instant(day).getTime() + halfDayMs),
    },
  })
}

/** Builds the domain's question for the day of a date and `daysAround` days before and after it. */
export function questionAbout(
  date: DateToPlace,
  timetable: Timetable,
  now: Date,
  daysAround: number,
): FreeStartsQuestion {
  const day = dayAt(date.time_zone, date.starts_at.getTime())
  const question = freeQuestion(timetable, {
    firstDay: addDays(day, -daysAround),
    dayCount: 2 * daysAround + 1,
    durationMinutes: date.duration_minutes,
    now,
  })
  return { ...question, bufferMinutes: date.buffer_minutes }
}
