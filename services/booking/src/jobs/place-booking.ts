import { jobs } from '@waymark/contracts/jobs'
import { alternativeDays, alternativeTimes } from '@waymark/domain/booking/date-check'
import { bookingStatus } from '@waymark/domain/enums'
import { freeStarts } from '@waymark/domain/schedule/free-starts'
import { instantToWall, wallToInstant } from '@waymark/domain/schedule/wall-time'
import type { JobHandlers } from '@waymark/service-kit/job-handlers'
import { addToOutbox } from '@waymark/service-kit/outbox'
import type { Transaction } from 'kysely'
import { recordAndNotify } from '../changing/record-and-notify.ts'
import { warnOfOutages } from '../changing/warn-of-outages.ts'
import type { Context } from '../context.ts'
import { listVisitsBeside } from '../db/bookings.ts'
import { lockForPlacing, markConfirmed, markIncomplete } from '../db/placing.ts'
import type { BookingDatabase } from '../db/schema.ts'
import type { Timetable } from '../db/timetables.ts'
import { takeFreeStaff } from '../placing/take-free-staff.ts'
import { questionAbout, timetableAround } from '../placing/timetable-around.ts'

type Placed = NonNullable<Awaited<ReturnType<typeof lockForPlacing>>>

const nobodyFree = 'Nobody is free at this time any more.'
const closed = 'This location takes no bookings any more.'

/** Assigns a requested date to a free staff member, or leaves it Incomplete with alternatives. Idempotent. */
export const placeBooking: JobHandlers<'booking', Context>['booking.place-booking'] = async (
  { bookingId },
  { context },
) => {
  const placed = await context.db.transaction().execute(async (trx) => {
    const booking = await lockForPlacing(trx, bookingId)
    if (booking?.status !== bookingStatus.New) return undefined
    // A location that was closed since has no free time any more.
    const timetable = booking.is_area_active ? await timetableAround(trx, booking) : undefined
    const preferredStaffIds = booking.preferred_staff_id === null ? [] : [booking.preferred_staff_id]
    const options = { preferredStaffIds, now: context.now(), isInTime: true }
    const staffId = timetable && (await takeFreeStaff(trx, booking, { timetable, ...options }))
    if (staffId !== undefined) await confirm(trx, booking, context.now())
    else await leaveIncomplete(trx, booking, timetable, context.now())
    return booking
  })
  // The client's page shows each date as it is placed; emails and notifications wait for the last date of the series.
  if (placed) await context.bus.publish(`bookings:${placed.client_user_profile_id}`, bookingId)
}

async function confirm(trx: Transaction<BookingDatabase>, booking: Placed, now: Date): Promise<void> {
  await markConfirmed(trx, booking.id, now)
  await recordAndNotify(trx, {
    bookingId: booking.id,
    change: 'confirmed',
    what: 'Confirmed',
    byUserProfileId: null,
    byName: 'Waymark',
    at: now,
  })
  await addToOutbox(trx, jobs.chat.openConversation, { bookingId: booking.id })
  await warnOfOutages(trx, booking.id)
}

async function leaveIncomplete(
  trx: Transaction<BookingDatabase>,
  booking: Placed,
  timetable: Timetable | undefined,
  now: Date,
): Promise<void> {
  const timeZone = booking.time_zone
  const freeDays = timetable ? freeStarts(questionAbout(booking, timetable, now, alternativeDays)) : []
  const wallTimeOf = (start: Date) => instantToWall(timeZone, start.getTime())
  const held = await listVisitsBeside(trx, booking, now)
  const alternatives = alternativeTimes(wallTimeOf(booking.starts_at), freeDays, {
    taken: held.map(wallTimeOf),
    durationMinutes: booking.duration_minutes,
  }).flatMap((wallTime) => {
    const instantMs = wallToInstant(timeZone, wallTime)
    return instantMs === null ? [] : [new Date(instantMs)]
  })
  const addingError = booking.is_area_active ? nobodyFree : closed
  await markIncomplete(trx, booking.id, { addingError, alternatives, now })
  await recordAndNotify(trx, {
    bookingId: booking.id,
    change: 'incomplete',
    what: addingError,
    byUserProfileId: null,
    byName: 'Waymark',
    at: now,
  })
}
