import type { AnswerOf } from '@waymark/contracts/define-call'
import type { userManagement } from '@waymark/contracts/user-management'
import { staffRoleOf } from '@waymark/domain/enums'
import type { UserProfileId } from '@waymark/domain/ids'
import { fileAddress } from '@waymark/service-kit/file-address'
import type { TeamMemberRow } from '../db/team.ts'

/** A person of a team as the account admin `readerId` sees them. */
export function teamMemberOf(
  row: TeamMemberRow,
  readerId: UserProfileId,
): AnswerOf<typeof userManagement.getUserProfile> {
  return {
    userProfileId: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    phone: row.phone,
    avatar: fileAddress(row.avatar_key),
    isAccountAdmin: row.is_account_admin,
    isActive: row.is_active,
    isInvited: row.is_invited,
    isMe: row.id === readerId,
    version: row.version,
    roles: row.roles.map((role) => ({
      serviceAreaUserProfileId: role.id,
      serviceAreaId: role.serviceAreaId,
      serviceAreaName: role.name,
      userRole: staffRoleOf(role.role),
    })),
  }
}
