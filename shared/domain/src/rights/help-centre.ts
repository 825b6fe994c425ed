import { areaManagerRoles, holdsRole, type Who } from './roles.ts'

/**
 * Whether the user menu shows the "Help centre" link: business users in one of three roles, where a help desk exists
 * (product.md section 6).
 */
export function hasHelpCentre(
  who: Pick<Who, 'accountType' | 'isAccountAdmin' | 'role'>,
  helpDeskUrl: string | null,
): boolean {
  return helpDeskUrl !== null && helpDeskUrl !== '' && holdsRole(who, areaManagerRoles)
}
