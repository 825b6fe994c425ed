import { type RouteAnswer, routeAnswer, routeOf, type Visitor } from './rights/route-access.ts'
import { texts } from './texts.ts'

/** Where a visit goes instead, and the sentence that is shown there. */
export interface Redirect {
  readonly to: string
  readonly message: string | null
}

export const loginPath = '/login'
const dashboardPath = '/dashboard'
export const wizardPath = '/business/setup-wizard'
const globalAdminPath = '/global-admin/account/business'

/**
 * Where a visit to `pathname` with `search` ("?a=b" or "") goes instead, or null when it may stay
 * (product.md section 2, "Redirects"; section 5, "Route access"). `visitor` is null when nobody is signed in.
 */
export function redirectOf(pathname: string, search: string, visitor: Visitor | null): Redirect | null {
  const path = routeOf(pathname)?.path
  if (visitor && (path === '/' || path === loginPath)) return goTo(landingPath(search, visitor))
  const wanted = path === '/' ? forwardPath(search) : null
  if (wanted) return goTo(wanted)
  if (visitor?.isGlobalAdmin && path === dashboardPath) return goTo(landingPath(search, visitor))
  return redirectByAnswer[routeAnswer(pathname, visitor)](`${pathname}${search}`, visitor)
}

/** Where a person lands after signing in: the page of the `url` query when it may be theirs, else their own first page. */
export function landingPath(search: string, visitor: Visitor): string {
  const wanted = forwardPath(search)
  if (visitor.isGlobalAdmin) return wanted?.startsWith('/global-admin/') ? wanted : globalAdminPath
  if (visitor.isOnboarding) return wizardPath
  return wanted ?? dashboardPath
}

/** The page that a `url` query asks for: a path of this site. An address of any other site is null. */
export function forwardPath(search: string): string | null {
  const url = new URLSearchParams(search).get('url')
  // Browsers read a backslash as a slash and skip tabs and line breaks, which would turn "/\t/host" into another site.
  if (!url || !/^\/(?![/\\])/.test(url) || /[\\\p{Cc}]/u.test(url)) return null
  return url
}

/** The same page on `newOrigin` when `host` is one of the old hosts, path and query kept; null otherwise. Hosts may carry a port. */
export function migratedAddress(
  host: string,
  pathAndQuery: string,
  { oldHosts, newOrigin }: { readonly oldHosts: readonly string[]; readonly newOrigin: string },
): string | null {
  if (!oldHosts.includes(host.toLowerCase()) || !pathAndQuery.startsWith('/')) return null
  return `${newOrigin}${pathAndQuery}`
}

/** `/booking/new-booking-from-shortlist` serves exactly one shortlist entry; with any other number the person chooses first. */
export function newBookingPath(shortlistCount: number): string {
  return shortlistCount === 1 ? '/booking/new-booking-from-shortlist' : '/booking/book-service'
}

const redirectByAnswer: Record<RouteAnswer, (address: string, visitor: Visitor | null) => Redirect | null> = {
  open: () => null,
  signIn: (address) => goTo(`${loginPath}?${new URLSearchParams({ url: address })}`),
  onboarding: () => goTo(wizardPath),
  forbidden: (_address, visitor) => ({
    to: visitor ? landingPath('', visitor) : loginPath,
    message: texts.noPermission,
  }),
}

function goTo(to: string): Redirect {
  return { to, message: null }
}
