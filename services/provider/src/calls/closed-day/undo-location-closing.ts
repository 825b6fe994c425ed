import type { closedDay } from '@waymark/contracts/closed-day'
import { jobs } from '@waymark/contracts/jobs'
import type { Handler } from '@waymark/service-kit/implement'
import { addToOutbox } from '@waymark/service-kit/outbox'
import { refuse } from '@waymark/service-kit/refusal'
import type { Context } from '../../context.ts'
import { deleteClosing, listWaitedSessionsOfArea } from '../../db/location-closings.ts'

export const undoLocationClosing: Handler<Context, typeof closedDay.undoLocationClosing> = (
  { serviceAreaId },
  { context },
) =>
  context.db.transaction().execute(async (trx) => {
    if (!(await deleteClosing(trx, serviceAreaId))) return refuse('NothingToUndo')
    // Spaces that were given back meanwhile were offered to nobody.
    for (const activitySessionId of await listWaitedSessionsOfArea(trx, serviceAreaId, context.now()))
      await addToOutbox(trx, jobs.booking.offerSpaces, { activitySessionId })
    await addToOutbox(trx, jobs.booking.listSessions, { serviceAreaId })
    return { done: true }
  })
