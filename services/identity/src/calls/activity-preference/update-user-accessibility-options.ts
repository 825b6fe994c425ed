import type { activityPreference } from '@waymark/contracts/activity-preference'
import { accessOption } from '@waymark/domain/access-fit/options'
import type { Handler } from '@waymark/service-kit/implement'
import { invalid } from '@waymark/service-kit/refusal'
import type { Context } from '../../context.ts'
import { listNeeds, setNeededOptions } from '../../db/needs.ts'

export const updateUserAccessibilityOptions: Handler<
  Context,
  typeof activityPreference.updateUserAccessibilityOptions
> = async ({ accessibilityOptionIds }, { context, caller }) => {
  const unknown = accessibilityOptionIds.findIndex((id) => !accessOption(id))
  if (unknown >= 0) return invalid({ [`accessibilityOptionIds.${unknown}`]: 'Choose from the list.' })
  await context.db.transaction().execute((trx) => setNeededOptions(trx, caller.userProfileId, accessibilityOptionIds))
  const needs = await listNeeds(context.db, caller.userProfileId)
  return { accessibilityOptionIds: needs.map((need) => need.accessibility_option_id) }
}
