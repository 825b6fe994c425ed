import type { Mode } from './enums.ts'
import { loginAddress, loginPath } from './login-address.ts'
import { maySwitchMode, otherMode } from './rights/mode-switch.ts'
import {
  profilePath,
  type RouteAccess,
  type RouteAnswer,
  type RoutePath,
  routeAnswer,
  routeOf,
  type Visitor,
} from './rights/route-access.ts'
import { texts } from './texts.ts'

/** A redirect, and the sentence shown at its target. */
export interface Redirect {
  readonly to: string
  readonly message: string | null
}

const dashboardPath = '/dashboard'
export const wizardPath = '/business/setup-wizard'
const globalAdminPath = '/global-admin/account/business'
export const secondFactorPath = `${profilePath}#second-step`

/**
 * The redirect of a visit to `pathname` with `search` ("?a=b" or ""), or null to stay (product.md section 2,
 * "Redirects"; section 5, "Route access"). `visitor` is null when nobody is signed in.
 */
export function redirectOf(
  pathname: string,
  search: string,
  visitor: Visitor | null,
  otherwise: RouteAccess = 'anyone',
): Redirect | null {
  const path = routeOf(pathname)?.path
  if (visitor && (path === '/' || path === loginPath)) return goTo(landingPath(search, visitor))
  const requested = path === '/' ? forwardPath(search) : null
  if (requested) return goTo(requested)
  if (visitor?.isGlobalAdmin && path === dashboardPath) return goTo(landingPath(search, visitor))
  // Its last step was just saved, or the link is old: there is nothing to be refused.
  if (path === wizardPath && hasFinishedSetup(visitor)) return goTo(landingPath('', visitor))
  return redirectByAnswer[routeAnswer(pathname, visitor, otherwise)](`${pathname}${search}`, visitor)
}

/**
 * The mode in which the visitor may open a page that is closed to them in the one they are in; null when there is none,
 * or when they may not switch.
 */
export function modeForPage(pathname: string, visitor: Visitor, otherwise: RouteAccess = 'anyone'): Mode | null {
  if (!maySwitchMode(visitor, true) || routeAnswer(pathname, visitor, otherwise) !== 'forbidden') return null
  const mode = otherMode(visitor.mode)
  return routeAnswer(pathname, { ...visitor, mode }, otherwise) === 'open' ? mode : null
}

/**
 * Where a person lands after signing in: the page in the `url` query when they may open it, otherwise their own first
 * page.
 */
export function landingPath(search: string, visitor: Visitor): string {
  if (visitor.needsSecondFactor) return secondFactorPath
  const requested = forwardPath(search)
  if (visitor.isGlobalAdmin) return requested?.startsWith('/global-admin/') ? requested : globalAdminPath
  if (visitor.isOnboarding) return wizardPath
  return requested ?? dashboardPath
}

/** Pages on the way into an account, and those that show nothing without the token of an emailed link. */
const neverReturnedTo: ReadonlySet<string | undefined> = new Set<RoutePath>([
  '/',
  loginPath,
  '/activation-user',
  '/add-shortlist',
  '/confirm-email',
  '/feedback-booking',
  '/forgot-password',
  '/invitation-landing-page',
  '/register',
  '/register-business',
  '/register-profile',
  '/reset-password',
])

/** The login page for somebody at `pathname` with `search`, who comes back to it, or goes on to where it leads. */
export function loginAddressAt(pathname: string, search: string): string {
  const isReturnedTo = !neverReturnedTo.has(routeOf(pathname)?.path)
  const address = isReturnedTo ? `${pathname}${search}` : forwardPath(search)
  return address === null ? loginPath : loginAddress(address)
}

/** The page in a `url` query: a path of this site. Null for an address of another site. */
export function forwardPath(search: string): string | null {
  const url = new URLSearchParams(search).get('url')
  // Browsers treat a backslash as a slash and skip tabs and line breaks, which would turn "/\t/host" into another site.
  if (!url || !/^\/(?![/\\])/.test(url) || /[\\\p{Cc}]/u.test(url)) return null
  return url
}

/**
 * The same page on `newOrigin` when `host` is one of the old hosts, with path and query; otherwise null. Hosts may
 * include a port.
 */
export function migratedAddress(
  host: string,
  pathAndQuery: string,
  { oldHosts, newOrigin }: { readonly oldHosts: readonly string[]; readonly newOrigin: string },
): string | null {
  if (!oldHosts.includes(host.toLowerCase()) || !pathAndQuery.startsWith('/')) return null
  return `${newOrigin}${pathAndQuery}`
}

/**
 * `/booking/new-booking-from-shortlist` serves exactly one shortlist entry; with any other number the person chooses
 * first.
 */
export function newBookingPath(shortlistCount: number): string {
  return shortlistCount === 1 ? '/booking/new-booking-from-shortlist' : '/booking/book-service'
}

function hasFinishedSetup(visitor: Visitor | null): visitor is Visitor {
  return visitor?.accountType === 'Business' && !visitor.isOnboarding && !visitor.isGlobalAdmin
}

const redirectByAnswer: Record<RouteAnswer, (address: string, visitor: Visitor | null) => Redirect | null> = {
  open: () => null,
  signIn: (address) => goTo(loginAddress(address)),
  onboarding: () => goTo(wizardPath),
  secondFactor: () => goTo(secondFactorPath),
  forbidden: (_address, visitor) => ({
    to: visitor ? landingPath('', visitor) : loginPath,
    message: texts.noPermission,
  }),
}

function goTo(to: string): Redirect {
  return { to, message: null }
}
