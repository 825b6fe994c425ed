import { type AccessRule, accessRules } from './access-rules.ts'
import type { Who } from './roles.ts'

/** Who may open a route: everyone, a business still in its wizard, consumers and whoever is not signed in, or those admitted by a rule of section 6. */
export type RouteAccess = 'anyone' | 'inOnboarding' | 'strangerOrConsumer' | AccessRule

/** A signed-in person who opens a route. */
export interface Visitor extends Who {
  /** `isOnboarding` of `account/onboarding.ts`. */
  readonly isOnboarding: boolean
  /** Whether the rights of a global administrator wait for their second factor (decision 0038). */
  readonly needsSecondFactor?: boolean
}

/** The access decision. `signIn`, `onboarding` and `secondFactor` are resolved by going there, `forbidden` is final. */
export type RouteAnswer = 'open' | 'signIn' | 'onboarding' | 'secondFactor' | 'forbidden'

/** Where a second factor is added. */
export const profilePath = '/user/profile'

/** Where somebody says what they need. */
export const needsPath = '/user/needs'

/** The same as the step after a registration, which can be skipped. */
export const firstNeedsPath = `${needsPath}?first=yes`

const routeTable = [
  ['/', 'anyone'],
  ['/about-us', 'anyone'],
  ['/accessibility-statement', 'anyone'],
  ['/activation-user', 'anyone'],
  ['/confirm-email', 'anyone'],
  ['/contact-us', 'anyone'],
  ['/forgot-password', 'anyone'],
  ['/help', 'anyone'],
  ['/help/{topic}', 'anyone'],
  ['/invitation-landing-page', 'anyone'],
  ['/login', 'anyone'],
  ['/open-data', 'anyone'],
  ['/privacy-policy', 'anyone'],
  ['/refer-friend', 'anyone'],
  ['/register', 'anyone'],
  ['/register-business', 'anyone'],
  ['/register-profile', 'anyone'],
  ['/reset-password', 'anyone'],
  ['/terms-and-conditions', 'anyone'],
  ['/search', 'anyone'],
  ['/access-page', 'anyone'],
  ['/access-maps', 'anyone'],
  ['/location-map', 'anyone'],
  ['/location-map/{id}', 'anyone'],
  ['/add-shortlist', 'anyone'],
  ['/stripe-landing-page', 'anyone'],
  ['/feedback-booking', 'anyone'],
  ['/activity-booking/new-booking', 'anyone'],
  ['/activity-booking/{id}', 'anyone'],

  ['/shortlist', 'asConsumer'],
  ['/shortlist/{id}', 'asConsumer'],
  ['/dashboard', 'signedIn'],
  ['/user/profile', 'signedIn'],
  ['/user/needs', 'signedIn'],

  ['/booking/{id}', 'signedIn'],
  ['/booking/change-booking/{id?}', 'signedIn'],
  ['/booking/book-service', 'strangerOrConsumer'],
  ['/booking/new-booking', 'strangerOrConsumer'],
  ['/booking/new-booking-from-shortlist', 'asConsumer'],
  ['/booking/Cancelled', 'asConsumer'],
  ['/booking/people', 'asConsumer'],
  ['/booking/quotes', 'asksOrManagesQuotes'],
  ['/booking/for-client', 'managesServices'],
  ['/activity-booking/for-client', 'managesLocation'],
  ['/booking/clients', 'managesServices'],
  ['/booking/clients/{id}', 'managesServices'],
  ['/booking/upcoming', 'readsBookings'],
  ['/booking/confirmed', 'readsBookings'],
  ['/booking/Completed', 'readsBookings'],
  ['/booking/unread-messages', 'readsBookings'],

  ['/business/profile', 'managesAccount'],
  ['/business/user-management', 'managesAccount'],
  ['/business/user-management/new', 'managesAccount'],
  ['/business/user-management/{id}', 'managesAccount'],
  ['/business/setup-wizard', 'inOnboarding'],
  ['/business/access-maps', 'draftsMaps'],
  ['/business/access-maps/new', 'draftsMaps'],
  ['/business/access-maps/{id}', 'draftsMaps'],
  ['/business/audit-trail', 'managesAccount'],

  ['/service-area/list', 'managesAccount'],
  ['/service-area/new', 'managesAccount'],
  ['/service-area/import', 'managesAccount'],
  ['/service-area/{id}', 'managesArea'],
  ['/service-area/staffs', 'managesArea'],
  ['/service-area/roster', 'managesArea'],
  ['/service-area/insights', 'managesLocation'],
  ['/service-area/scheduling', 'managesServices'],
  ['/service-area/services', 'managesServices'],
  ['/service-area/closed-days', 'managesArea'],
  ['/service-area/build-client-base', 'managesLocation'],
  ['/service-area/amenity/list', 'managesLocation'],
  ['/service-area/amenity/management-list', 'managesAccount'],
  ['/service-area/amenity/new', 'managesLocation'],
  ['/service-area/amenity/{id}', 'managesLocation'],
  ['/service-area/activities-events', 'runsActivities'],
  ['/service-area/activities-events/new', 'runsActivities'],
  ['/service-area/activities-events/{id}', 'runsActivities'],
  ['/service-area/activities-events/activity-session/new', 'runsSessions'],
  ['/service-area/activities-events/activity-session/{id}', 'runsSessions'],
  ['/service-area/activities-events/scheduled-activities', 'seesScheduledActivities'],

  ['/global-admin/access-maps', 'globalAdmin'],
  ['/global-admin/access-maps/new', 'globalAdmin'],
  ['/global-admin/access-maps/{id}', 'globalAdmin'],
  ['/global-admin/badge-partners', 'globalAdmin'],
  ['/global-admin/badge-partners/new', 'globalAdmin'],
  ['/global-admin/badge-partners/{id}', 'globalAdmin'],
  ['/global-admin/bookings', 'globalAdmin'],
  ['/global-admin/bookings/{id?}', 'globalAdmin'],
  ['/global-admin/reviews', 'globalAdmin'],
  ['/global-admin/contact-messages', 'globalAdmin'],
  ['/global-admin/retention', 'globalAdmin'],
  ['/global-admin/audit-trail', 'globalAdmin'],
  ['/global-admin/business-accounts', 'globalAdmin'],
  ['/global-admin/account/business', 'globalAdmin'],
  ['/global-admin/account/individual', 'globalAdmin'],
] as const satisfies readonly (readonly [path: string, access: RouteAccess])[]

/** A path of product.md section 2, as the source writes it, or one of our own (decision 0027). */
export type RoutePath = (typeof routeTable)[number][0]

/** One route; `segments` are the parts of its path in lower case. */
export interface Route {
  readonly path: RoutePath
  readonly access: RouteAccess
  readonly segments: readonly string[]
}

/** Every route with who may open it (product.md sections 2, 5 and 6). */
export const routes: readonly Route[] = routeTable.map(([path, access]) => ({
  path,
  access,
  segments: segmentsOf(path),
}))

/** The route of `pathname`, ignoring case and a trailing slash; null for an unknown page. */
export function routeOf(pathname: string): Route | null {
  const segments = segmentsOf(pathname)
  const matching = routes.filter((route) => matches(route.segments, segments))
  return matching.reduce<Route | null>(
    (best, route) => (best && namedCount(best) >= namedCount(route) ? best : route),
    null,
  )
}

/**
 * Whether the visitor (null: not signed in) may open `pathname`. `otherwise` is asked of a page without a row: an unknown
 * page is open and reports that it was not found, unless the shell knows whose it is.
 */
export function routeAnswer(pathname: string, visitor: Visitor | null, otherwise: RouteAccess = 'anyone'): RouteAnswer {
  const route = routeOf(pathname)
  const access = route?.access ?? otherwise
  if (access === 'anyone') return 'open'
  if (!visitor) return access === 'strangerOrConsumer' ? 'open' : 'signIn'
  if (visitor.needsSecondFactor) return route?.path === profilePath ? 'open' : 'secondFactor'
  if (access === 'inOnboarding') return visitor.isOnboarding && !visitor.isGlobalAdmin ? 'open' : 'forbidden'
  if (visitor.isOnboarding && !visitor.isGlobalAdmin) return 'onboarding'
  return accessRules[access === 'strangerOrConsumer' ? 'asConsumer' : access](visitor) ? 'open' : 'forbidden'
}

function segmentsOf(path: string): string[] {
  return path.toLowerCase().split('/').filter(Boolean)
}

function matches(pattern: readonly string[], segments: readonly string[]): boolean {
  const requiredLength = pattern.at(-1) === '{id?}' ? pattern.length - 1 : pattern.length
  if (segments.length < requiredLength || segments.length > pattern.length) return false
  return segments.every((segment, index) => pattern[index]?.startsWith('{') || pattern[index] === segment)
}

/** Whether `pathname` is at `path`, the address of a screen that a remote declares; ignoring case and a trailing slash. */
export function isAtPath(path: string, pathname: string): boolean {
  return matches(segmentsOf(path), segmentsOf(pathname))
}

/** Number of literal segments: `/booking/upcoming` comes before `/booking/{id}`. */
function namedCount(route: Route): number {
  return route.segments.filter((segment) => !segment.startsWith('{')).length
}
