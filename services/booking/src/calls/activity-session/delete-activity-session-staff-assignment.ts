import type { activitySession } from '@waymark/contracts/activity-session'
import type { Handler } from '@waymark/service-kit/implement'
import type { Context } from '../../context.ts'
import { findSession } from '../../db/activity-sessions.ts'
import { lockSession } from '../../db/lock-sessions.ts'
import { releaseOneOfSession } from '../../db/session-staff.ts'
import { findStaffing, tellSessionStaff } from '../../sessions/tell-session-staff.ts'

export const deleteActivitySessionStaffAssignment: Handler<
  Context,
  typeof activitySession.deleteActivitySessionStaffAssignment
> = (input, { context, caller }) =>
  context.db.transaction().execute(async (trx) => {
    const { activitySessionId } = input
    await lockSession(trx, activitySessionId)
    const before = await findStaffing(trx, [activitySessionId])
    await releaseOneOfSession(trx, input)
    const after = await findStaffing(trx, [activitySessionId])
    await tellSessionStaff(trx, { before, after }, { byUserProfileId: caller.userProfileId, now: context.now() })
    const row = await findSession(trx, activitySessionId)
    return { staff: row?.staff ?? [] }
  })
