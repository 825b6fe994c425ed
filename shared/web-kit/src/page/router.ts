import { createBrowserRouter as createRouter, useHref as useRouterHref } from 'react-router'

/**
 * The part of react-router that the suite uses. Apps import it from here only: a shared package cannot be
 * tree-shaken but this facade can, which saves every visitor the server half of the router.
 */

export type {
  NavLinkProps,
  RouteObject,
} from 'react-router'
export {
  createMemoryRouter,
  Link,
  matchRoutes,
  Navigate,
  NavLink,
  Outlet,
  ScrollRestoration,
  useBlocker,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useNavigationType,
  useParams,
  useRouteError,
  useSearchParams,
} from 'react-router'
export { RouterProvider } from 'react-router/dom'

/**
 * The router calls each entry that the browser has made "default", and would scroll one of them to where another was:
 * every entry gets a key of its own before the router reads it.
 */
export const createBrowserRouter: typeof createRouter = (routes, options) => {
  giveEntryKey()
  addEventListener('popstate', giveEntryKey)
  return createRouter(routes, options)
}

function giveEntryKey(): void {
  if (history.state?.key === undefined) history.replaceState({ ...history.state, key: crypto.randomUUID() }, '')
}

/** The address that a link shows. One with a scheme (`mailto:`, `tel:`) leaves the product and stays as it is. */
export function useHref(to: string): string {
  const href = useRouterHref(to)
  return /^[a-z][a-z\d+.-]*:/i.test(to) ? to : href
}
