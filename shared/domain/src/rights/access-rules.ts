import { staffRole } from '../enums.ts'
import { draftsAccessMaps } from '../place/access-map.ts'
import {
  areaManagerRoles,
  holdsActivityRole,
  holdsRole,
  holdsServiceRole,
  managementRoles,
  teamRoles,
  type Who,
} from './roles.ts'

/**
 * The visibility rules of product.md section 6, which the side menu and the routes refer to by name. A global
 * administrator has the administrator's area and their own profile, and nothing of a business or an individual.
 */
export const accessRules = {
  signedIn: () => true,
  notGlobalAdmin: (who: Who) => !who.isGlobalAdmin,
  globalAdmin: (who: Who) => who.isGlobalAdmin,
  asConsumer,
  asksOrManagesQuotes,
  readsBookings,
  listsBookings,
  managesAccount,
  draftsMaps,
  managesArea,
  managesServices,
  managesLocation,
  runsActivities,
  runsSessions,
  seesScheduledActivities,
} satisfies Record<string, (who: Who) => boolean>

/** The name of one rule. */
export type AccessRule = keyof typeof accessRules

/** "Book a service", activity booking, "Cancelled" bookings and "Shortlist". */
function asConsumer(who: Who): boolean {
  return isIndividual(who) || (isBusiness(who) && who.mode === 'consumer')
}

/** Quotes: clients ask for them, and managers of services answer. */
function asksOrManagesQuotes(who: Who): boolean {
  return asConsumer(who) || managesServices(who)
}

/** The pages of upcoming and completed bookings and of unread messages. */
function readsBookings(who: Who): boolean {
  return asConsumer(who) || (isBusiness(who) && holdsServiceRole(who.subtype))
}

/** The menu items of the same pages, hidden from an Activity Coordinator. */
function listsBookings(who: Who): boolean {
  const isCoordinator = isBusiness(who) && !who.isAccountAdmin && who.role === staffRole.ActivityCoordinator
  return readsBookings(who) && !isCoordinator
}

/** "Account settings". */
function managesAccount(who: Who): boolean {
  return isProvider(who) && who.isAccountAdmin
}

/** Access maps of one's own organisation (decision 0027). */
function draftsMaps(who: Who): boolean {
  return managesAccount(who) && draftsAccessMaps(who.subtype)
}

/** Profile and Staff of "Location settings". */
function managesArea(who: Who): boolean {
  return isProvider(who) && holdsRole(who, areaManagerRoles)
}

/** Services and Scheduling of "Location settings". */
function managesServices(who: Who): boolean {
  return managesArea(who) && holdsServiceRole(who.subtype)
}

/** "Location settings" itself, Amenities and "By invitation". */
function managesLocation(who: Who): boolean {
  return isProvider(who) && holdsRole(who, managementRoles)
}

/** "Activities & events" of a provider. */
function runsActivities(who: Who): boolean {
  return isProvider(who) && holdsActivityRole(who.subtype)
}

/** A session of an activity, or of an amenity, which organisations of every subtype have (decision 0025). */
function runsSessions(who: Who): boolean {
  return isProvider(who)
}

/** "Scheduled activities". */
function seesScheduledActivities(who: Who): boolean {
  return runsActivities(who) && holdsRole(who, teamRoles)
}

function isBusiness(who: Who): boolean {
  return who.accountType === 'Business' && !who.isGlobalAdmin
}

function isIndividual(who: Who): boolean {
  return who.accountType === 'Individual' && !who.isGlobalAdmin
}

function isProvider(who: Who): boolean {
  return isBusiness(who) && who.mode === 'provider'
}
