import type { closedDay } from '@waymark/contracts/closed-day'
import { jobs } from '@waymark/contracts/jobs'
import { instantToWall, wallToInstant } from '@waymark/domain/schedule/wall-time'
import type { Handler } from '@waymark/service-kit/implement'
import { addToOutbox } from '@waymark/service-kit/outbox'
import { refuse, refuseAt } from '@waymark/service-kit/refusal'
import type { Context } from '../../context.ts'
import { listWaitedSessionsOfArea, writeClosing } from '../../db/location-closings.ts'
import { findAreaTimeZone } from '../../db/service-areas.ts'

export const setLocationClosing: Handler<Context, typeof closedDay.setLocationClosing> = async (
  { serviceAreaId, date, note, bookings, clientReason },
  { context, caller },
) => {
  const at = context.now()
  const timeZone = await findAreaTimeZone(context.reads, serviceAreaId)
  if (date <= instantToWall(timeZone, at.getTime()).slice(0, 10)) return refuseAt('date', 'NotAfterToday')
  const from = new Date(wallToInstant(timeZone, `${date}T00:00:00`) ?? Number.NaN)
  return context.db.transaction().execute(async (trx) => {
    if (!(await writeClosing(trx, { serviceAreaId, date, note, by: caller.userProfileId, at })))
      return refuse('IsClosed')
    if (bookings === 'cancel')
      await addToOutbox(trx, jobs.booking.cancelAreaBookings, {
        serviceAreaId,
        from: from.toISOString(),
        reason: clientReason,
        byUserProfileId: caller.userProfileId,
      })
    // A later day than before opens some sessions again.
    for (const activitySessionId of await listWaitedSessionsOfArea(trx, serviceAreaId, at))
      await addToOutbox(trx, jobs.booking.offerSpaces, { activitySessionId })
    await addToOutbox(trx, jobs.booking.listSessions, { serviceAreaId })
    return { date }
  })
}
