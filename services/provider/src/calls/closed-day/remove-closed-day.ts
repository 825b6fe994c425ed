import type { closedDay } from '@waymark/contracts/closed-day'
import { jobs } from '@waymark/contracts/jobs'
import type { Handler } from '@waymark/service-kit/implement'
import { addToOutbox } from '@waymark/service-kit/outbox'
import { notFound } from '@waymark/service-kit/refusal'
import type { Context } from '../../context.ts'
import { deleteClosedDay } from '../../db/closed-days.ts'
import { listWaitedSessionsOfArea } from '../../db/location-closings.ts'

export const removeClosedDay: Handler<Context, typeof closedDay.removeClosedDay> = (input, { context }) =>
  context.db.transaction().execute(async (trx) => {
    const { serviceAreaId } = input
    const day = await deleteClosedDay(trx, input)
    if (day === undefined) return notFound()
    // Spaces that were given back meanwhile were offered to nobody.
    for (const activitySessionId of await listWaitedSessionsOfArea(trx, serviceAreaId, context.now()))
      await addToOutbox(trx, jobs.booking.offerSpaces, { activitySessionId })
    await addToOutbox(trx, jobs.booking.listSessions, { serviceAreaId, days: [day] })
    return { done: true }
  })
