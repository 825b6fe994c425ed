import type { activitySession } from '@waymark/contracts/activity-session'
import type { Handler } from '@waymark/service-kit/implement'
import { sessionRowAnswer } from '../../answers/session-row.ts'
import type { Context } from '../../context.ts'
import { listSessions } from '../../db/activity-sessions.ts'
import { findAreaPlace } from '../../db/areas.ts'
import { onlyStaffId } from '../../sessions/session-access.ts'
import { sessionFilterOf, withoutAmenities } from '../../sessions/session-filter.ts'

export const getActivitySessionList: Handler<Context, typeof activitySession.getActivitySessionList> = async (
  input,
  { context, caller, area },
) => {
  const { sort, pageNumber, pageSize, activitySessionIds: ids } = input
  const { time_zone: timeZone } = await findAreaPlace(context.reads, input.serviceAreaId)
  const filter = sessionFilterOf(withoutAmenities(input), {
    timeZone,
    onlyStaffId: onlyStaffId(caller, area),
    now: context.now(),
  })
  const { rows, totalCount } = await listSessions(context.reads, { ...filter, ids }, { sort, pageNumber, pageSize })
  return { items: rows.map(sessionRowAnswer), totalCount, pageNumber, pageSize }
}
