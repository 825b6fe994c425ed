import type { closedDay } from '@waymark/contracts/closed-day'
import { jobs } from '@waymark/contracts/jobs'
import { instantToWall } from '@waymark/domain/schedule/wall-time'
import type { Handler } from '@waymark/service-kit/implement'
import { addToOutbox } from '@waymark/service-kit/outbox'
import { refuse, refuseAt } from '@waymark/service-kit/refusal'
import { refuseAffectedWork } from '../../answers/refuse-affected-bookings.ts'
import type { Context } from '../../context.ts'
import {
  insertClosedDays,
  listBookedSessionsOn,
  listBookingsOn,
  listClosedDays,
  maxClosedDays,
} from '../../db/closed-days.ts'
import { findAreaTimeZone } from '../../db/service-areas.ts'

export const addClosedDays: Handler<Context, typeof closedDay.addClosedDays> = async (input, { context, caller }) => {
  const { serviceAreaId, days } = input
  const now = context.now()
  const timeZone = await findAreaTimeZone(context.reads, serviceAreaId)
  const today = instantToWall(timeZone, now.getTime()).slice(0, 10)
  const pastIndex = days.findIndex(({ date }) => date < today)
  if (pastIndex !== -1) return refuseAt(`days.${pastIndex}.date`, 'PastDay')

  return context.db.transaction().execute(async (trx) => {
    const closed = new Set((await listClosedDays(trx, serviceAreaId, today)).map(({ day }) => day))
    const added = [...new Map(days.map((one) => [one.date, one])).values()].filter(({ date }) => !closed.has(date))
    if (added.length === 0) return { addedCount: 0 }
    if (closed.size + added.length > maxClosedDays) return refuse('TooManyDays', { max: maxClosedDays })
    if (!input.keepsAffectedBookings) {
      const of = { serviceAreaId, timeZone, days: added.map(({ date }) => date), now }
      const bookings = await listBookingsOn(trx, of)
      const sessions = await listBookedSessionsOn(trx, of)
      if (bookings.length + sessions.length > 0)
        return refuseAffectedWork('StrandsBookings', { bookings, sessions }, of)
    }
    const addedCount = await insertClosedDays(
      trx,
      added.map(({ date, name }) => ({
        service_area_id: serviceAreaId,
        day: date,
        name,
        created_by: caller.userProfileId,
        created_at: now,
      })),
    )
    await addToOutbox(trx, jobs.booking.listSessions, { serviceAreaId, days: added.map(({ date }) => date) })
    return { addedCount }
  })
}
