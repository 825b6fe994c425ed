import type { activityPreference } from '@waymark/contracts/activity-preference'
import { activityKind } from '@waymark/domain/catalogue/activity-kinds'
import type { Handler } from '@waymark/service-kit/implement'
import { invalid } from '@waymark/service-kit/refusal'
import type { Context } from '../../context.ts'
import { replaceActivityFilter } from '../../db/activity-filter.ts'

export const updateUserFilterReference: Handler<Context, typeof activityPreference.updateUserFilterReference> = async (
  { activityKindIds },
  { context, caller },
) => {
  const unknown = activityKindIds.findIndex((id) => activityKind(id) === null)
  if (unknown >= 0) return invalid({ [`activityKindIds.${unknown}`]: 'Choose from the list.' })
  await context.db.transaction().execute((trx) => replaceActivityFilter(trx, caller.userProfileId, activityKindIds))
  return { done: true }
}
