import {
  type AccountType,
  type BusinessSubtype,
  businessSubtype,
  type Mode,
  type StaffRole,
  staffRole,
} from '../enums.ts'
import { limits } from '../limits.ts'

/** A signed-in person as the rights of product.md section 6 need them. */
export interface Who {
  readonly accountType: AccountType
  /** Null for individuals. */
  readonly subtype: BusinessSubtype | null
  readonly isAccountAdmin: boolean
  readonly isGlobalAdmin: boolean
  /** The role in the current service area; null without a membership there. */
  readonly role: StaffRole | null
  readonly mode: Mode
}

/** Labels of the roles. */
export const staffRoleNames: Record<StaffRole, string> = {
  [staffRole.Admin]: 'Admin',
  [staffRole.StaffAndServiceManager]: 'Staff & Service Manager',
  [staffRole.Staff]: 'Staff',
  [staffRole.StaffManager]: 'Staff Manager',
  [staffRole.ActivityCoordinator]: 'Activity Coordinator',
}

/** What a role may do (product.md section 6, "Help text"). */
export const staffRoleHelp: Record<StaffRole, string> = {
  [staffRole.Admin]: 'Adds and removes users and locations, and can do everything everywhere.',
  [staffRole.StaffAndServiceManager]: 'Looks after services and times, assigns staff, and books other businesses.',
  [staffRole.Staff]: 'Sees the bookings they are assigned to.',
  [staffRole.StaffManager]: 'Assigns staff to bookings.',
  [staffRole.ActivityCoordinator]: 'Looks after activities, sessions and amenities.',
}

/** Admin cannot be assigned: the account admin has that role everywhere. */
export type AssignableRole = Exclude<StaffRole, typeof staffRole.Admin>

/** The roles that can be assigned, in the source's order. */
export const assignableRoles: readonly AssignableRole[] = [
  staffRole.StaffAndServiceManager,
  staffRole.StaffManager,
  staffRole.Staff,
  staffRole.ActivityCoordinator,
]

export function isAssignableRole(role: StaffRole): role is AssignableRole {
  return role !== staffRole.Admin
}

/** The service role of an organisation: Hybrid and ServiceProvider. */
export function holdsServiceRole(subtype: BusinessSubtype | null): boolean {
  return subtype === businessSubtype.Hybrid || subtype === businessSubtype.ServiceProvider
}

/** The activity role of an organisation: Hybrid, ActivityOperator and Council. */
export function holdsActivityRole(subtype: BusinessSubtype | null): boolean {
  return (
    subtype === businessSubtype.Hybrid ||
    subtype === businessSubtype.ActivityOperator ||
    subtype === businessSubtype.Council
  )
}

/**
 * The effective role in an area: the account admin has every right there, with or without a membership (domain.md,
 * "People").
 */
export function effectiveRole(who: Pick<Who, 'accountType' | 'isAccountAdmin' | 'role'>): StaffRole | null {
  if (who.accountType !== 'Business') return null
  return who.isAccountAdmin ? staffRole.Admin : who.role
}

/** Whether the role that counts is one of `roles`; the account admin holds every role. */
export function holdsRole(
  who: Pick<Who, 'accountType' | 'isAccountAdmin' | 'role'>,
  roles: readonly StaffRole[],
): boolean {
  if (who.accountType !== 'Business') return false
  return who.isAccountAdmin || (who.role !== null && roles.includes(who.role))
}

/** Those who look after an area: everything there but its activities (product.md section 6, "Location settings"). */
export const areaManagerRoles: readonly StaffRole[] = [
  staffRole.StaffAndServiceManager,
  staffRole.StaffManager,
  staffRole.Admin,
]

/** The area managers and the Activity Coordinator: management rights (product.md section 6). */
export const managementRoles: readonly StaffRole[] = [...areaManagerRoles, staffRole.ActivityCoordinator]

/** The roles that book other businesses for their area and see those bookings (product.md section 6, "Help text"). */
export const areaBookerRoles: readonly StaffRole[] = [staffRole.StaffAndServiceManager, staffRole.Admin]

/** All roles of an area. */
export const teamRoles: readonly StaffRole[] = [...managementRoles, staffRole.Staff]

/** Management rights: the account admin, or a Staff & Service Manager, Staff Manager or Activity Coordinator of the current area. */
export function holdsManagementRights(who: Pick<Who, 'accountType' | 'isAccountAdmin' | 'role'>): boolean {
  return holdsRole(who, managementRoles)
}

/** The mode implied by a role in a service area (product.md section 4, "Account modes"). */
export function modeFromRole(role: StaffRole | null): Mode {
  return role !== null && teamRoles.includes(role) ? 'provider' : 'consumer'
}

/** The mode in which a person starts: by the effective role; a business without any area starts in the default mode. */
export function startingMode(who: Pick<Who, 'accountType' | 'isAccountAdmin' | 'role'>, hasAreas: boolean): Mode {
  if (who.accountType !== 'Business') return 'consumer'
  return hasAreas ? modeFromRole(effectiveRole(who)) : limits.defaultMode
}
