import type { activityPreference } from '@waymark/contracts/activity-preference'
import type { Handler } from '@waymark/service-kit/implement'
import type { Context } from '../../context.ts'
import { listActivityFilter } from '../../db/activity-filter.ts'

export const getUserFilterReference: Handler<Context, typeof activityPreference.getUserFilterReference> = async (
  _input,
  { context, caller },
) => ({ activityKindIds: await listActivityFilter(context.reads, caller.userProfileId) })
