import type { activitySession } from '@waymark/contracts/activity-session'
import { jobs } from '@waymark/contracts/jobs'
import type { Handler } from '@waymark/service-kit/implement'
import { addToOutbox } from '@waymark/service-kit/outbox'
import { refuse } from '@waymark/service-kit/refusal'
import type { Context } from '../../context.ts'
import { isOverWhileSuspended, listAddressesOf } from '../../db/session-bookings.ts'

/** One job for each address, so that one which fails is tried again by itself. */
export const messageActivitySession: Handler<Context, typeof activitySession.messageActivitySession> = async (
  { activitySessionId, subject, body },
  { context, caller, idempotencyKey, requestId },
) =>
  context.db.transaction().execute(async (trx) => {
    if (await isOverWhileSuspended(trx, activitySessionId, context.now())) return refuse('OrganisationSuspended')
    const bookingIds = await listAddressesOf(trx, activitySessionId)
    if (bookingIds.length === 0) return refuse('NobodyComes')
    const messageKey = `${activitySessionId} ${caller.userProfileId} ${idempotencyKey ?? requestId}`
    for (const bookingId of bookingIds)
      await addToOutbox(trx, jobs.notify.sessionMessage, { bookingId, messageKey, subject, body })
    return { done: true as const, recipients: bookingIds.length }
  })
