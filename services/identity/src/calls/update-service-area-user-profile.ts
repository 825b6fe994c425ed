import type { userManagement } from '@waymark/contracts/user-management'
import type { Handler } from '@waymark/service-kit/implement'
import { notFound, refuse } from '@waymark/service-kit/refusal'
import { teamMemberOf } from '../answers/team-member.ts'
import type { Context } from '../context.ts'
import { giveAreaRole } from '../db/memberships.ts'
import { findTeamMember, listOwnAreaIds } from '../db/team.ts'

export const updateServiceAreaUserProfile: Handler<
  Context,
  typeof userManagement.updateServiceAreaUserProfile
> = async ({ userProfileId, serviceAreaId, userRole }, { context, caller }) => {
  const { accountId } = caller
  const [member, ownAreaIds] = await Promise.all([
    findTeamMember(context.db, accountId, userProfileId),
    listOwnAreaIds(context.reads, accountId, [serviceAreaId]),
  ])
  if (!member || !ownAreaIds.has(serviceAreaId)) return notFound()
  if (!member.is_active) return refuse('NotActive')
  await giveAreaRole(context.db, { userProfileId, serviceAreaId, role: userRole })
  await context.bus.publish('person', userProfileId)
  const changed = await findTeamMember(context.db, accountId, userProfileId)
  return changed ? teamMemberOf(changed, caller.userProfileId) : notFound()
}
