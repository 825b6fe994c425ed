import { jobs } from '@waymark/contracts/jobs'
import { alternativeDays, alternativeTimes } from '@waymark/domain/booking/date-check'
import { staffInOrder } from '@waymark/domain/booking/staff-choice'
import { bookingStatus } from '@waymark/domain/enums'
import { freeStaffAt, freeStarts } from '@waymark/domain/schedule/free-starts'
import { addDays } from '@waymark/domain/schedule/wall-clock'
import { dayAt, instantToWall, wallToInstant } from '@waymark/domain/schedule/wall-time'
import type { JobHandlers } from '@waymark/service-kit/jobs'
import { addToOutbox } from '@waymark/service-kit/outbox'
import type { Transaction } from 'kysely'
import { freeQuestion } from '../availability/free-question.ts'
import type { Context } from '../context.ts'
import { addHistory } from '../db/history.ts'
import { lockForPlacing, markConfirmed, markIncomplete, takeStaffTime } from '../db/placing.ts'
import type { BookingDatabase } from '../db/schema.ts'
import { findTimetable, type Timetable } from '../db/timetables.ts'

type Placed = NonNullable<Awaited<ReturnType<typeof lockForPlacing>>>

const nobodyFree = 'Nobody is free at this time any more.'

/** Gives a requested date to a free staff member, or leaves it Incomplete with other times. Placed before: nothing to do. */
export const placeBooking: JobHandlers<'booking', Context>['booking.place-booking'] = async (
  { bookingId },
  { context },
) => {
  await context.db.transaction().execute(async (trx) => {
    const booking = await lockForPlacing(trx, bookingId)
    if (booking?.status !== bookingStatus.New) return
    const timetable = await timetableAround(trx, booking)
    const isTaken = timetable !== undefined && (await takeFreeStaff(trx, booking, timetable, context.now()))
    if (isTaken) await confirm(trx, booking, context.now())
    else await leaveIncomplete(trx, booking, timetable, context.now())
  })
}

/** The service's timetable of that day and of those in which other times are looked for. */
async function timetableAround(trx: Transaction<BookingDatabase>, booking: Placed): Promise<Timetable | undefined> {
  const { time_zone: timeZone, starts_at: start } = booking
  const day = dayAt(timeZone, start.getTime())
  const instant = (localDay: string) => new Date(wallToInstant(timeZone, `${localDay}T12:00:00`) ?? start.getTime())
  const halfDayMs = 43_200_000
  return findTimetable(trx, {
    serviceAreaServiceId: booking.service_area_service_id,
    from: instant(addDays(day, -alternativeDays - 1)),
    until: instant(addDays(day, alternativeDays + 1)),
    countedDay: {
      from: new Date(instant(day).getTime() - halfDayMs),
      until: new Date(instant(day).getTime() + halfDayMs),
    },
  })
}

async function takeFreeStaff(
  trx: Transaction<BookingDatabase>,
  booking: Placed,
  timetable: Timetable,
  now: Date,
): Promise<boolean> {
  const question = questionAbout(booking, timetable, now, 1)
  const freeIds = new Set(freeStaffAt(question, booking.starts_at.getTime()))
  const preferred = booking.preferred_staff_id === null ? [] : [booking.preferred_staff_id]
  for (const { staffId } of staffInOrder(
    timetable.staff.filter((person) => freeIds.has(person.staffId)),
    preferred,
  ))
    if (await takeStaffTime(trx, booking, staffId, now)) return true
  return false
}

function questionAbout(booking: Placed, timetable: Timetable, now: Date, daysAround: number) {
  const day = dayAt(booking.time_zone, booking.starts_at.getTime())
  const question = freeQuestion(timetable, {
    firstDay: addDays(day, -daysAround),
    dayCount: 2 * daysAround + 1,
    durationMinutes: booking.duration_minutes,
    now,
  })
  return { ...question, bufferMinutes: booking.buffer_minutes }
}

async function confirm(trx: Transaction<BookingDatabase>, booking: Placed, now: Date): Promise<void> {
  await markConfirmed(trx, booking.id, now)
  const historyId = await addHistory(trx, {
    bookingId: booking.id,
    what: 'Confirmed',
    byUserProfileId: null,
    byName: 'Waymark',
    at: now,
  })
  await addToOutbox(trx, jobs.notify.bookingChanged, {
    bookingId: booking.id,
    change: 'confirmed',
    historyId,
    byUserProfileId: null,
  })
  await addToOutbox(trx, jobs.chat.openConversation, { bookingId: booking.id })
}

async function leaveIncomplete(
  trx: Transaction<BookingDatabase>,
  booking: Placed,
  timetable: Timetable | undefined,
  now: Date,
): Promise<void> {
  const timeZone = booking.time_zone
  const freeDays = timetable ? freeStarts(questionAbout(booking, timetable, now, alternativeDays)) : []
  const alternatives = alternativeTimes(instantToWall(timeZone, booking.starts_at.getTime()), freeDays).flatMap(
    (wallTime) => {
      const instantMs = wallToInstant(timeZone, wallTime)
      return instantMs === null ? [] : [new Date(instantMs)]
    },
  )
  await markIncomplete(trx, booking.id, { addingError: nobodyFree, alternatives, now })
  const historyId = await addHistory(trx, {
    bookingId: booking.id,
    what: nobodyFree,
    byUserProfileId: null,
    byName: 'Waymark',
    at: now,
  })
  await addToOutbox(trx, jobs.notify.bookingChanged, {
    bookingId: booking.id,
    change: 'incomplete',
    historyId,
    byUserProfileId: null,
  })
}
