import { type AccessRule, accessRules } from './access-rules.ts'
import type { Who } from './roles.ts'

/** Sections of the side menu; `main` and `administration` have no heading. */
export type MenuSection = 'main' | 'locationSettings' | 'accountSettings' | 'administration'

/** The headings of the sections. */
export const menuSectionLabels: Record<MenuSection, string | null> = {
  main: null,
  locationSettings: 'Location settings',
  accountSettings: 'Account settings',
  administration: null,
}

/** The name of an item. */
export type MenuItemId = (typeof menu)[MenuSection][number]['id']

/** One item of the side menu. */
export interface MenuItem {
  readonly id: MenuItemId
  readonly label: string
  /** Its target; null for an item that only expands and collapses its children. `{id}` is the current service area. */
  readonly path: string | null
  readonly section: MenuSection
  /** The item under which this one is nested. */
  readonly parentId: string | null
}

interface MenuRow<Id extends string = string> {
  readonly id: Id
  readonly label: string
  readonly path: string | null
  /** All of them must hold. */
  readonly rules: readonly AccessRule[]
  readonly parentId: string | null
}

function row<const Id extends string>(
  id: Id,
  label: string,
  path: string | null,
  rules: readonly AccessRule[],
  parentId: string | null = null,
): MenuRow<Id> {
  return { id, label, path, rules, parentId }
}

/** Every item of the two side menus, in the order of product.md section 2, each with its rules of section 6. */
const menu = {
  main: [
    row('dashboard', 'Dashboard', '/dashboard', ['notGlobalAdmin']),
    row('bookService', 'Book a service', '/booking/book-service', ['asConsumer']),
    row('bookActivity', 'Activities & events', '/activity-booking/new-booking', ['asConsumer']),
    row('map', 'Map', '/location-map', ['notGlobalAdmin']),
    row('unreadMessages', 'Unread messages', '/booking/unread-messages', ['listsBookings']),
    row('bookings', 'Bookings', null, ['listsBookings']),
    row('upcoming', 'Upcoming', '/booking/upcoming', ['listsBookings'], 'bookings'),
    row('completed', 'Completed', '/booking/Completed', ['listsBookings'], 'bookings'),
    row('cancelled', 'Cancelled', '/booking/Cancelled', ['listsBookings', 'asConsumer'], 'bookings'),
    row('quotes', 'Quotes', '/booking/quotes', ['asksOrManagesQuotes']),
    row('clients', 'Clients', '/booking/clients', ['managesServices']),
    row('scheduledActivities', 'Scheduled activities', '/service-area/activities-events/scheduled-activities', [
      'seesScheduledActivities',
    ]),
    row('roster', 'Roster', '/service-area/roster', ['managesArea']),
    row('insights', 'Insights', '/service-area/insights', ['managesLocation']),
    row('shortlist', 'Shortlist', '/shortlist', ['asConsumer']),
    row('people', 'People and addresses', '/booking/people', ['asConsumer']),
    row('needs', 'What you need', '/user/needs', ['asConsumer']),
  ],
  locationSettings: [
    row('profile', 'Profile', '/service-area/{id}', ['managesArea']),
    row('staff', 'Staff', '/service-area/staffs', ['managesArea']),
    row('services', 'Services', '/service-area/services', ['managesServices']),
    row('scheduling', 'Scheduling', '/service-area/scheduling', ['managesServices']),
    row('closedDays', 'Closed days', '/service-area/closed-days', ['managesArea']),
    row('activities', 'Activities & events', '/service-area/activities-events', ['managesLocation', 'runsActivities']),
    row('amenities', 'Amenities', '/service-area/amenity/list', ['managesLocation']),
    row('byInvitation', 'By invitation', '/service-area/build-client-base', ['managesLocation']),
  ],
  accountSettings: [
    row('organisationProfile', 'Organisation profile', '/business/profile', ['managesAccount']),
    row('locations', 'Locations', '/service-area/list', ['managesAccount']),
    row('userManagement', 'User management', '/business/user-management', ['managesAccount']),
    row('amenityManagement', 'Amenity management', '/service-area/amenity/management-list', ['managesAccount']),
    row('ownAccessMaps', 'Access maps', '/business/access-maps', ['draftsMaps']),
    row('ownAuditTrail', 'Audit trail', '/business/audit-trail', ['managesAccount']),
  ],
  administration: [
    row('allBookings', 'Bookings', '/global-admin/bookings', ['globalAdmin']),
    row('organisationAccounts', 'Organisation accounts', '/global-admin/business-accounts', ['globalAdmin']),
    row('userProfiles', 'User profiles', null, ['globalAdmin']),
    row('businessProfiles', 'Business', '/global-admin/account/business', ['globalAdmin'], 'userProfiles'),
    row('individualProfiles', 'Individual', '/global-admin/account/individual', ['globalAdmin'], 'userProfiles'),
    row('accessMaps', 'Access Maps', '/global-admin/access-maps', ['globalAdmin']),
    row('reviews', 'Reviews', '/global-admin/reviews', ['globalAdmin']),
    row('contactMessages', 'Messages to us', '/global-admin/contact-messages', ['globalAdmin']),
    row('badgePartners', 'Badge Partners', '/global-admin/badge-partners', ['globalAdmin']),
    row('auditTrail', 'Audit trail', '/global-admin/audit-trail', ['globalAdmin']),
    row('retention', 'How long data is kept', '/global-admin/retention', ['globalAdmin']),
  ],
} as const satisfies Record<MenuSection, readonly MenuRow[]>

const sections: readonly MenuSection[] = ['main', 'locationSettings', 'accountSettings', 'administration']
const menuRows = sections.flatMap((section) => menu[section].map((item) => ({ ...item, section })))

/** The side-menu items visible to `who`, in order (product.md sections 2 and 6). Empty sections are hidden. */
export function menuItems(who: Who): MenuItem[] {
  return menuRows
    .filter(({ rules }) => rules.every((rule) => accessRules[rule](who)))
    .map(({ id, label, path, section, parentId }) => ({ id, label, path, section, parentId }))
}

/**
 * The target of an item with `serviceAreaId` as the current service area; null when it has none, or needs an area and
 * there is none.
 */
export function menuPath(item: MenuItem, serviceAreaId: number | null): string | null {
  if (item.path === null || !item.path.includes('{id}')) return item.path
  return serviceAreaId === null ? null : item.path.replace('{id}', String(serviceAreaId))
}
