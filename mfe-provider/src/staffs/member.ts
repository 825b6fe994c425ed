import type { InputOf, OutputOf } from '@waymark/contracts/define-call'
import type { serviceArea } from '@waymark/contracts/service-area'
import { staffRole } from '@waymark/domain/enums'
import { assignableRoles, staffRoleHelp, staffRoleNames } from '@waymark/domain/rights/roles'

export type Member = OutputOf<typeof serviceArea.getListUserRoleOnServiceArea>['items'][number]
export type MemberChange = InputOf<typeof serviceArea.updateUserRoleAssignedServicesOnServiceArea>
export type AssignableRole = NonNullable<MemberChange['userRole']>

/** The roles that an admin can give at a location. */
export const roleOptions = assignableRoles.flatMap((role) =>
  isAssignable(role) ? [{ id: role, label: staffRoleNames[role], detail: staffRoleHelp[role] }] : [],
)

export function isAssignable(role: Member['userRole']): role is AssignableRole {
  return role !== staffRole.Admin
}
