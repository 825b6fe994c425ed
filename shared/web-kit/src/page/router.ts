import { useHref as useRouterHref } from 'react-router'

/**
 * The part of react-router that the suite uses. Apps import it from here only: a shared package cannot be
 * tree-shaken but this facade can, which saves every visitor the server half of the router.
 */

export type {
  NavLinkProps,
  RouteObject,
} from 'react-router'
export {
  createBrowserRouter,
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

/** The address that a link shows. One with a scheme (`mailto:`, `tel:`) leaves the product and stays as it is. */
export function useHref(to: string): string {
  const href = useRouterHref(to)
  return /^[a-z][a-z\d+.-]*:/i.test(to) ? to : href
}
