import type { activitySession } from '@waymark/contracts/activity-session'
import type { Handler } from '@waymark/service-kit/implement'
import { sessionRowAnswer } from '../../answers/session-row.ts'
import type { Context } from '../../context.ts'
import { listSessions } from '../../db/activity-sessions.ts'
import { onlyStaffId } from '../../sessions/session-access.ts'
import { periodOf } from '../../sessions/session-filter.ts'

export const getActivitySessionsByActivityId: Handler<
  Context,
  typeof activitySession.getActivitySessionsByActivityId
> = async ({ activityId, period, status, pageNumber, pageSize }, { context, caller, area }) => {
  const { rows, totalCount } = await listSessions(
    context.reads,
    {
      serviceAreaId: area.serviceAreaId,
      activityId,
      statuses: status === undefined ? [] : [status],
      ...periodOf(period, context.now()),
      staffId: onlyStaffId(caller, area),
      search: '',
    },
    { sort: period === 'past' ? '-start' : 'start', pageNumber, pageSize },
  )
  return { items: rows.map(sessionRowAnswer), totalCount, pageNumber, pageSize }
}
