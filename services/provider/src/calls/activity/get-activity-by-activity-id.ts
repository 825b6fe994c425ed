import type { activity } from '@waymark/contracts/activity'
import type { Handler } from '@waymark/service-kit/implement'
import { notFound } from '@waymark/service-kit/refusal'
import { readActivity } from '../../answers/read-activity.ts'
import type { Context } from '../../context.ts'

export const getActivityByActivityId: Handler<Context, typeof activity.getActivityByActivityId> = async (
  { activityId },
  { context },
) => (await readActivity(context.reads, activityId, context.now())) ?? notFound()
