import type { OutputOf } from '@waymark/contracts/define-call'
import type { userManagement } from '@waymark/contracts/user-management'

export type TeamMember = OutputOf<typeof userManagement.getUserProfile>
export type LocationRole = TeamMember['roles'][number]

/** The state of a team member. Somebody who was invited and then deactivated is deactivated. */
export type TeamState = 'active' | 'invited' | 'deactivated'

export const teamStateNames: Record<TeamState, string> = {
  active: 'Active',
  invited: 'Invited',
  deactivated: 'Deactivated',
}

export function teamStateOf({ isActive, isInvited }: TeamMember): TeamState {
  if (!isActive) return 'deactivated'
  return isInvited ? 'invited' : 'active'
}

export function userHref({ userProfileId }: TeamMember): string {
  return `/business/user-management/${userProfileId}`
}
