import type { userManagement } from '@waymark/contracts/user-management'
import type { Handler } from '@waymark/service-kit/implement'
import { teamMemberOf } from '../../answers/team-member.ts'
import type { Context } from '../../context.ts'
import { listTeam } from '../../db/team.ts'

export const getUserProfiles: Handler<Context, typeof userManagement.getUserProfiles> = async (
  input,
  { context, caller },
) => {
  const { pageNumber, pageSize } = input
  const { rows, totalCount } = await listTeam(context.reads, { ...input, accountId: caller.accountId })
  return { items: rows.map((row) => teamMemberOf(row, caller.userProfileId)), totalCount, pageNumber, pageSize }
}
