import type { userManagement } from '@waymark/contracts/user-management'
import type { Handler } from '@waymark/service-kit/implement'
import { notFound } from '@waymark/service-kit/refusal'
import { teamMemberOf } from '../../answers/team-member.ts'
import type { Context } from '../../context.ts'
import { findTeamMember } from '../../db/team.ts'

export const getUserProfile: Handler<Context, typeof userManagement.getUserProfile> = async (
  { id },
  { context, caller },
) => {
  const member = await findTeamMember(context.reads, caller.accountId, id)
  return member ? teamMemberOf(member, caller.userProfileId) : notFound()
}
