import type { activity } from '@waymark/contracts/activity'
import type { Handler } from '@waymark/service-kit/implement'
import { activityAnswer } from '../../answers/activity-answer.ts'
import type { Context } from '../../context.ts'
import { listActivities } from '../../db/activities.ts'

export const getActivitiesByServiceAreaId: Handler<Context, typeof activity.getActivitiesByServiceAreaId> = async (
  asked,
  { context },
) => {
  const { rows, totalCount } = await listActivities(context.reads, asked)
  return { items: rows.map(activityAnswer), totalCount, pageNumber: asked.pageNumber, pageSize: asked.pageSize }
}
