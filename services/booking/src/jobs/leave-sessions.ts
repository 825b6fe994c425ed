import type { JobHandlers } from '@waymark/service-kit/job-handlers'
import type { Context } from '../context.ts'
import { listToldSessions, releaseComingSessions } from '../db/session-staff.ts'
import { tellSessionStaff } from '../sessions/tell-session-staff.ts'

export const leaveSessions: JobHandlers<'booking', Context>['booking.leave-sessions'] = (
  { byUserProfileId = null, ...of },
  { context },
) =>
  context.db.transaction().execute(async (trx) => {
    const now = context.now()
    const pairs = await releaseComingSessions(trx, { ...of, now })
    const sessions = await listToldSessions(
      trx,
      pairs.map(({ activitySessionId }) => activitySessionId),
    )
    const [before, after] = [
      { pairs, sessions },
      { pairs: [], sessions },
    ]
    await tellSessionStaff(trx, { before, after }, { byUserProfileId, now })
  })
