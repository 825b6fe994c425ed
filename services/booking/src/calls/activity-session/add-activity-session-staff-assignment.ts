import type { activitySession } from '@waymark/contracts/activity-session'
import type { Handler } from '@waymark/service-kit/implement'
import { notFound, refuse } from '@waymark/service-kit/refusal'
import type { Context } from '../../context.ts'
import { findSession, helpsWith } from '../../db/activity-sessions.ts'
import { allOrNothing } from '../../db/all-or-nothing.ts'
import { lockSession } from '../../db/lock-sessions.ts'
import { lockStaffTime } from '../../db/placing.ts'
import { listTeam } from '../../db/session-plan.ts'
import { takeStaffOrRefuse } from '../../sessions/take-staff.ts'
import { findStaffing, tellSessionStaff } from '../../sessions/tell-session-staff.ts'

export const addActivitySessionStaffAssignment: Handler<
  Context,
  typeof activitySession.addActivitySessionStaffAssignment
> = ({ activitySessionId, userProfileId }, { context, caller, area }) =>
  allOrNothing(context.db, async (trx) => {
    const session = await lockSession(trx, activitySessionId)
    if (!session) return notFound()
    if (session.status === 'Completed' || session.status === 'Cancelled')
      return refuse('SessionOver', { status: session.status })
    const [member] = await listTeam(trx, area, [userProfileId])
    if (member === undefined) return refuse('NotInTeam')
    if (!(await helpsWith(trx, activitySessionId, member))) {
      await lockStaffTime(trx, [member])
      const now = context.now()
      const before = await findStaffing(trx, [activitySessionId])
      const busy = await takeStaffOrRefuse(trx, [{ activitySessionId, userProfileId: member }], now)
      if (busy) return busy
      const after = await findStaffing(trx, [activitySessionId])
      await tellSessionStaff(trx, { before, after }, { byUserProfileId: caller.userProfileId, now })
    }
    const row = await findSession(trx, activitySessionId)
    return { staff: row?.staff ?? [] }
  })
