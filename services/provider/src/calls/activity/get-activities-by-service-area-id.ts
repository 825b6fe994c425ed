import type { activity } from '@waymark/contracts/activity'
import type { Handler } from '@waymark/service-kit/implement'
import { activityAnswer } from '../../answers/activity-answer.ts'
import type { Context } from '../../context.ts'
import { listActivities } from '../../db/activities.ts'

export const getActivitiesByServiceAreaId: Handler<Context, typeof activity.getActivitiesByServiceAreaId> = async (
  input,
  { context },
) => {
  const { rows, totalCount } = await listActivities(context.reads, input)
  return { items: rows.map(activityAnswer), totalCount, pageNumber: input.pageNumber, pageSize: input.pageSize }
}
