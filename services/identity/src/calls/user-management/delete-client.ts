import { jobs } from '@waymark/contracts/jobs'
import type { userManagement } from '@waymark/contracts/user-management'
import type { Handler } from '@waymark/service-kit/implement'
import { addToOutbox } from '@waymark/service-kit/outbox'
import { notFound, refuse } from '@waymark/service-kit/refusal'
import type { Context } from '../../context.ts'
import { eraseKeptClient, isKeptBy } from '../../db/kept-clients.ts'
import { hasComingBookings } from '../../db/own-bookings.ts'

export const deleteClient: Handler<Context, typeof userManagement.deleteClient> = async (
  { userProfileId },
  { context, caller },
) => {
  if (!(await isKeptBy(context.db, caller.accountId, userProfileId))) return notFound()
  if (await hasComingBookings(context.reads, userProfileId, context.now())) return refuse('HasComingVisits')
  await context.db.transaction().execute(async (trx) => {
    if (!(await eraseKeptClient(trx, userProfileId, context.now()))) return
    for (const job of [jobs.booking.forgetPerson, jobs.chat.forgetPerson, jobs.notify.forgetPerson])
      await addToOutbox(trx, job, { userProfileId })
  })
  await context.bus.publish('person', userProfileId)
  return { done: true }
}
