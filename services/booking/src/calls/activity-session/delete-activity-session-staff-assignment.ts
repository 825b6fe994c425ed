import type { activitySession } from '@waymark/contracts/activity-session'
import type { Handler } from '@waymark/service-kit/implement'
import type { Context } from '../../context.ts'
import { findSession } from '../../db/activity-sessions.ts'
import { releaseOneOfSession } from '../../db/session-staff.ts'

export const deleteActivitySessionStaffAssignment: Handler<
  Context,
  typeof activitySession.deleteActivitySessionStaffAssignment
> = (input, { context }) =>
  context.db.transaction().execute(async (trx) => {
    await releaseOneOfSession(trx, input)
    const row = await findSession(trx, input.activitySessionId)
    return { staff: row?.staff ?? [] }
  })
