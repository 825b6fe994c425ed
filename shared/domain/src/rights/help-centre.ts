import { areaManagerRoles, holdsRole, type Who } from './roles.ts'

/** Whether the user menu has the "Help centre" link: business users in one of three roles, and a help desk to go to (product.md section 6). */
export function hasHelpCentre(
  who: Pick<Who, 'accountType' | 'isAccountAdmin' | 'role'>,
  helpDeskUrl: string | null,
): boolean {
  return helpDeskUrl !== null && helpDeskUrl !== '' && holdsRole(who, areaManagerRoles)
}
