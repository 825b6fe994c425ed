import { type AccountType, type ItemType, type StaffRole, staffRole } from '../enums.ts'
import { areaBookerRoles, areaManagerRoles, holdsRole } from './roles.ts'

/**
 * A signed-in person as the rights of a booking need them. `roles` holds their role in each service area they belong
 * to.
 */
export interface BookingViewer {
  readonly userProfileId: number
  readonly accountId: number
  readonly accountType: AccountType
  readonly isAccountAdmin: boolean
  readonly isGlobalAdmin: boolean
  readonly roles: ReadonlyMap<number, StaffRole>
}

/** The parties of a booking of a service or an activity. */
export interface BookingParties {
  readonly itemType: ItemType
  /** Who made it; null for a guest. */
  readonly bookerUserProfileId: number | null
  /** The account it was made for; null for a guest. */
  readonly clientAccountId: number | null
  /** The area a business booked for (`UserServiceAreaId`); null for individuals and guests. */
  readonly clientServiceAreaId: number | null
  /** The provider's area. */
  readonly serviceAreaId: number
  readonly providerAccountId: number
  readonly assignedUserProfileIds: readonly number[]
}

/** What one person may do with one booking. Whether its state allows it is decided in `booking/change-window.ts`. */
export interface BookingRights {
  readonly maySee: boolean
  /**
   * Address, notes and access needs: the client, and those who do the booking or manage its area (domain.md,
   * "Privacy").
   */
  readonly maySeePrivate: boolean
  /** Email address and phone number of whoever booked an activity: those who help at its session see neither. */
  readonly maySeeContact: boolean
  readonly mayChange: boolean
  readonly mayCancel: boolean
  readonly mayComplete: boolean
  readonly mayAssignStaff: boolean
  readonly mayAnswerFeedback: boolean
  /** That money was given back in another way than to the card. */
  readonly mayNoteMoney: boolean
  readonly mayChat: boolean
  readonly mayGiveFeedback: boolean
}

/** Whether a role in an area lets its holder book other businesses for it. */
export function booksForArea(role: StaffRole | null): boolean {
  return role !== null && areaBookerRoles.includes(role)
}

/** Which bookings of a service area a role sees: managers all, Staff those they are assigned to, an Activity Coordinator none (product.md section 6). */
export function bookingsSeenBy(role: StaffRole | null): 'all' | 'own' | 'none' {
  if (role === staffRole.Staff) return 'own'
  return role !== null && managerRoles('Service').includes(role) ? 'all' : 'none'
}

/**
 * The roles that manage an area's bookings: for services its managers, for activities also the Activity Coordinator.
 */
export function managerRoles(itemType: ItemType): readonly StaffRole[] {
  return itemType === 'Service' ? areaManagerRoles : [...areaManagerRoles, staffRole.ActivityCoordinator]
}

/**
 * The rights of `viewer` in `booking`: as client, assigned staff, manager of the area, account admin or global
 * administrator; otherwise none.
 */
export function bookingRights(viewer: BookingViewer, booking: BookingParties): BookingRights {
  const isClient = !viewer.isGlobalAdmin && isClientSide(viewer, booking)
  const isManager =
    !viewer.isGlobalAdmin &&
    holdsInArea(viewer, booking.providerAccountId, booking.serviceAreaId, managerRoles(booking.itemType))
  const isAssigned = !viewer.isGlobalAdmin && isAssignedStaff(viewer, booking)
  return {
    maySee: isClient || isManager || isAssigned || viewer.isGlobalAdmin,
    maySeePrivate: isClient || isManager || isAssigned,
    maySeeContact: isClient || isManager || viewer.isGlobalAdmin,
    mayChange: isClient || isManager,
    mayCancel: isClient || isManager || viewer.isGlobalAdmin,
    mayComplete: isManager || isAssigned,
    mayAssignStaff: isManager || viewer.isGlobalAdmin,
    mayAnswerFeedback: isManager,
    mayNoteMoney: isManager,
    mayChat: isClient || isManager || isAssigned,
    mayGiveFeedback: isClient,
  }
}

/** The side on which a person writes in the booking's chat; the provider's for somebody on both, null for no side. */
export function chatSide(viewer: BookingViewer, booking: BookingParties): 'client' | 'provider' | null {
  const { mayChat, mayComplete } = bookingRights(viewer, booking)
  if (!mayChat) return null
  return mayComplete ? 'provider' : 'client'
}

function isClientSide(viewer: BookingViewer, booking: BookingParties): boolean {
  if (booking.clientAccountId === null || viewer.accountId !== booking.clientAccountId) return false
  if (booking.bookerUserProfileId === viewer.userProfileId) return true
  if (booking.clientServiceAreaId === null) return false
  return holdsInArea(viewer, booking.clientAccountId, booking.clientServiceAreaId, areaBookerRoles)
}

/** Somebody who left the organisation or the area is no longer on the booking, whatever the assignment says. */
function isAssignedStaff(viewer: BookingViewer, booking: BookingParties): boolean {
  if (viewer.accountId !== booking.providerAccountId) return false
  const isInArea = viewer.isAccountAdmin || viewer.roles.has(booking.serviceAreaId)
  return isInArea && booking.assignedUserProfileIds.includes(viewer.userProfileId)
}

function holdsInArea(
  viewer: BookingViewer,
  accountId: number,
  serviceAreaId: number,
  roles: readonly StaffRole[],
): boolean {
  return (
    viewer.accountId === accountId && holdsRole({ ...viewer, role: viewer.roles.get(serviceAreaId) ?? null }, roles)
  )
}
