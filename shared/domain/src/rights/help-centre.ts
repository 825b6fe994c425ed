import { staffRole } from '../enums.ts'
import { holdsRole, type Who } from './roles.ts'

const helpCentreRoles = [staffRole.Admin, staffRole.StaffAndServiceManager, staffRole.StaffManager]

/** Whether the user menu has the "Help centre" link: business users in one of three roles, and a help desk to go to (product.md section 6). */
export function hasHelpCentre(
  who: Pick<Who, 'accountType' | 'isAccountAdmin' | 'role'>,
  helpDeskUrl: string | null,
): boolean {
  return helpDeskUrl !== null && helpDeskUrl !== '' && holdsRole(who, helpCentreRoles)
}
