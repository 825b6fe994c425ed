import type { activityPreference } from '@waymark/contracts/activity-preference'
import type { Handler } from '@waymark/service-kit/implement'
import type { Context } from '../../context.ts'
import { listNeeds } from '../../db/needs.ts'

export const getUserAccessibilityOptions: Handler<
  Context,
  typeof activityPreference.getUserAccessibilityOptions
> = async (_input, { context, caller }) => {
  const needs = await listNeeds(context.reads, caller.userProfileId)
  return { accessibilityOptionIds: needs.map((need) => need.accessibility_option_id) }
}
