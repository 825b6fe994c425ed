import { jobs } from '@waymark/contracts/jobs'
import type { JobHandlers } from '@waymark/service-kit/job-handlers'
import { addToOutbox } from '@waymark/service-kit/outbox'
import type { Context } from '../context.ts'
import { lockOpenSessions, lockSchedule } from '../db/lock-sessions.ts'
import { writeSession } from '../db/write-sessions.ts'
import { cancelSessions } from '../sessions/cancel-sessions.ts'

/**
 * Closes the sessions of a closed activity: those that have not begun are cancelled, with refunds and notices, and those
 * that are over are completed. One that has begun goes on.
 */
export const closeActivity: JobHandlers<'booking', Context>['booking.close-activity'] = async (
  { activityId, reason, byUserProfileId },
  { context },
) => {
  const now = context.now()
  await context.db.transaction().execute(async (trx) => {
    await lockSchedule(trx, activityId)
    const open = await lockOpenSessions(trx, activityId)
    const toCome = open.filter((session) => session.starts_at > now)
    await cancelSessions(trx, toCome, { reason, byUserProfileId, now })
    for (const { id, status, ends_at: endsAt } of open) {
      if (status !== 'Active' || endsAt > now) continue
      await writeSession(trx, id, { status: 'Completed', completed_at: now }, now)
      await addToOutbox(trx, jobs.booking.completeSessionBookings, { activitySessionId: id })
    }
  })
}
