import type { closedDay } from '@waymark/contracts/closed-day'
import { instantToWall, wallToInstant } from '@waymark/domain/schedule/wall-time'
import type { Handler } from '@waymark/service-kit/implement'
import type { Context } from '../../context.ts'
import { countBookedFrom, findClosing } from '../../db/location-closings.ts'
import { findAreaTimeZone } from '../../db/service-areas.ts'

export const getLocationClosing: Handler<Context, typeof closedDay.getLocationClosing> = async (
  { serviceAreaId, fromDate },
  { context },
) => {
  const [timeZone, closing] = await Promise.all([
    findAreaTimeZone(context.reads, serviceAreaId),
    findClosing(context.reads, serviceAreaId),
  ])
  const now = context.now()
  const today = instantToWall(timeZone, now.getTime()).slice(0, 10)
  const from = fromDate ?? closing?.closes_on ?? today
  const midnightMs = wallToInstant(timeZone, `${from}T00:00:00`) ?? now.getTime()
  const booked = await countBookedFrom(context.reads, serviceAreaId, { from: new Date(midnightMs), now })
  return {
    today,
    closing: closing ? { date: closing.closes_on, note: closing.note, isClosed: !closing.is_active } : null,
    booked: {
      from,
      bookingCount: booked.bookingCount,
      waitingCount: booked.waitingCount,
      sessionCount: booked.sessionCount,
      sessionBookingCount: booked.sessionBookingCount,
      lastDate: booked.lastStartsAt && instantToWall(timeZone, booked.lastStartsAt.getTime()).slice(0, 10),
    },
  }
}
