import type { UserProfileId } from '@waymark/domain/ids'
import { freeStarts } from '@waymark/domain/schedule/free-starts'
import { addDays, daysBetween } from '@waymark/domain/schedule/wall-clock'
import { dayAt, wallToInstant } from '@waymark/domain/schedule/wall-time'
import type { Transaction } from 'kysely'
import { listHeldStarts } from '../db/bookings.ts'
import type { WaitingBooking } from '../db/earlier-watches.ts'
import type { BookingDatabase } from '../db/schema.ts'
import { findTimetable } from '../db/timetables.ts'
import { freeQuestion } from './free-question.ts'

/** Time of somebody that was held and is not any more. */
export interface FreedTime {
  readonly staffId: UserProfileId
  readonly from: Date
  readonly until: Date
}

/** The first start before that of a booking which the freed time makes possible for it; undefined where none is free. */
export async function earlierStart(
  trx: Transaction<BookingDatabase>,
  booking: WaitingBooking,
  { staffId, from, until }: FreedTime,
  now: Date,
): Promise<Date | undefined> {
  const { time_zone: timeZone, duration_minutes: durationMinutes } = booking
  const dayMs = 86_400_000
  const timetable = await findTimetable(trx, {
    serviceAreaServiceId: booking.service_area_service_id,
    from: new Date(from.getTime() - dayMs),
    until: new Date(until.getTime() + dayMs),
    exceptBookingIds: [booking.id],
  })
  if (!timetable) return undefined
  // The freed time may hold the end of a visit that starts the day before.
  const firstDay = addDays(dayAt(timeZone, from.getTime()), -1)
  const question = freeQuestion(
    { ...timetable, staff: timetable.staff.filter((person) => person.staffId === staffId) },
    { firstDay, dayCount: daysBetween(firstDay, dayAt(timeZone, until.getTime())) + 1, durationMinutes, now },
  )
  const held = await heldMs(trx, booking, now)
  const neededMs = (durationMinutes + question.bufferMinutes) * 60_000
  return freeStarts(question)
    .flatMap(({ day, minutes }) => minutes.flatMap((minute) => instantOf(timeZone, day, minute)))
    .filter((ms) => ms < until.getTime() && ms + neededMs > from.getTime())
    .filter((ms) => ms < booking.starts_at.getTime() && !held.has(ms))
    .map((ms) => new Date(ms))[0]
}

function instantOf(timeZone: string, day: string, minute: number): number[] {
  const two = (value: number) => String(value).padStart(2, '0')
  const instantMs = wallToInstant(timeZone, `${day}T${two(Math.floor(minute / 60))}:${two(minute % 60)}:00`)
  return instantMs === null ? [] : [instantMs]
}

/** Times at which the client holds the same service already. */
async function heldMs(trx: Transaction<BookingDatabase>, booking: WaitingBooking, now: Date) {
  if (booking.client_user_profile_id === null || booking.user_service_area_id !== null) return new Set<number>()
  const starts = await listHeldStarts(trx, booking.client_user_profile_id, booking.service_area_service_id, now, [
    booking.id,
  ])
  return new Set(starts.map((start) => start.getTime()))
}
