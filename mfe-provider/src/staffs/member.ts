import type { InputOf, OutputOf } from '@waymark/contracts/define-call'
import type { serviceArea } from '@waymark/contracts/service-area'
import { bookingsSeenBy } from '@waymark/domain/rights/booking-rights'
import { type AssignableRole, assignableRoles, staffRoleHelp, staffRoleNames } from '@waymark/domain/rights/roles'

export type Member = OutputOf<typeof serviceArea.getListUserRoleOnServiceArea>['items'][number]
export type MemberChange = InputOf<typeof serviceArea.updateUserRoleAssignedServicesOnServiceArea>

/** The roles that an admin can give at a location. */
export const roleOptions = assignableRoles.map((role) => ({
  id: role,
  label: staffRoleNames[role],
  detail: staffRoleHelp[role],
}))

export { type AssignableRole, isAssignableRole as isAssignable } from '@waymark/domain/rights/roles'

/** Whether somebody with this role can be sent to visits; null is the role of an admin, which nobody can take away. */
export function doesServices(role: AssignableRole | null): boolean {
  return role === null || bookingsSeenBy(role) !== 'none'
}

/** The navigation state of somebody who was added a moment ago: their role is written by a job, which may still run. */
export const justAdded = { isJustAdded: true } as const

export function isJustAdded(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isJustAdded' in state
}
