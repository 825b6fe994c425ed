import type { activity } from '@waymark/contracts/activity'
import type { Handler } from '@waymark/service-kit/implement'
import { activityAnswer } from '../../answers/activity-answer.ts'
import type { Context } from '../../context.ts'
import { countActivities, listActivitiesById, listActivityIds } from '../../db/activities.ts'

export const getActivitiesByServiceAreaId: Handler<Context, typeof activity.getActivitiesByServiceAreaId> = async (
  input,
  { context },
) => {
  const { sort, pageNumber, pageSize } = input
  const now = context.now()
  const [ids, totalCount] = await Promise.all([
    listActivityIds(context.reads, input, { sort, now, max: pageSize, offset: (pageNumber - 1) * pageSize }),
    countActivities(context.reads, input),
  ])
  const rows = await listActivitiesById(context.reads, ids, now)
  return { items: rows.map(activityAnswer), totalCount, pageNumber, pageSize }
}
