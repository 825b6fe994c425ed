import { jobs } from '@waymark/contracts/jobs'
import { serviceName } from '@waymark/domain/catalogue/own-services'
import { limits } from '@waymark/domain/limits'
import { startText } from '@waymark/domain/schedule/wall-text'
import { instantToWall } from '@waymark/domain/schedule/wall-time'
import type { JobHandlers } from '@waymark/service-kit/job-handlers'
import { addToOutbox } from '@waymark/service-kit/outbox'
import type { Transaction } from 'kysely'
import { earlierStart, type FreedTime } from '../availability/earlier-start.ts'
import type { Context } from '../context.ts'
import {
  isToldEnough,
  listWaitingBookings,
  lockWaitingBooking,
  noteEarlierTime,
  type WaitingBooking,
} from '../db/earlier-watches.ts'
import type { BookingDatabase } from '../db/schema.ts'

/** How many people are told of one freed time: more would find it gone. */
const maxTold = 20

/** Tells those who wait for an earlier time, each once for each time; idempotent by the noted times. */
export const tellOfFreedTime: JobHandlers<'booking', Context>['booking.tell-of-freed-time'] = async (
  { bookingId: leftBookingId, staffUserProfileId: staffId, from, until },
  { context },
) => {
  const now = context.now()
  const freed: FreedTime = { staffId, from: new Date(from), until: new Date(until) }
  const waiting = await listWaitingBookings(context.db, {
    staffId,
    exceptId: leftBookingId,
    after: freed.from,
    changeableFrom: new Date(now.getTime() + limits.changeCutoffHours * 3_600_000),
    max: maxTold,
  })
  for (const { id } of waiting)
    await context.db.transaction().execute(async (trx) => {
      const booking = await lockWaitingBooking(trx, id, now)
      if (!booking || isToldEnough(booking)) return
      const start = await earlierStart(trx, booking, freed, now)
      if (start) await tellOnce(trx, booking, { start, staffId, now })
    })
}

async function tellOnce(
  trx: Transaction<BookingDatabase>,
  booking: WaitingBooking,
  { start, staffId, now }: { readonly start: Date; readonly staffId: FreedTime['staffId']; readonly now: Date },
): Promise<void> {
  if (!(await noteEarlierTime(trx, { booking_id: booking.id, starts_at: start, told_at: now }))) return
  const wall = (instant: Date) => instantToWall(booking.time_zone, instant.getTime())
  const query = new URLSearchParams({
    time: wall(start),
    ...(booking.is_same_staff ? { staff: String(staffId) } : {}),
  })
  await addToOutbox(trx, jobs.notify.tellPeople, {
    onceKey: `earlier ${booking.id} ${start.toISOString()}`,
    to: { kind: 'person', userProfileId: booking.user_profile_id },
    newsKind: 'earlier time free',
    preference: 'earlier time free',
    title: 'An earlier time is free',
    text: `${serviceName(booking.service_id, booking.own_service_name)} at ${booking.area_name}: ${startText(wall(start))} has come free. Your booking is on ${startText(wall(booking.starts_at))} and stays there until you change it. Others may be told too: whoever takes it first has it.`,
    href: `/booking/change-booking/${booking.id}?${query}`,
  })
}
