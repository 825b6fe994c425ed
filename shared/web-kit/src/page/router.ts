import { useHref as useRouterHref } from 'react-router'

/**
 * The part of react-router that the suite uses. Apps import it from here only: a shared package cannot be
 * tree-shaken, this facade can, and it spares every visitor the server half of the router.
 */

export type {
  LinkProps,
  LoaderFunctionArgs,
  Location,
  NavigateFunction,
  NavigateOptions,
  NavLinkProps,
  RouteObject,
  To,
  UIMatch,
} from 'react-router'
export {
  createBrowserRouter,
  createMemoryRouter,
  createSearchParams,
  generatePath,
  isRouteErrorResponse,
  Link,
  Navigate,
  NavLink,
  Outlet,
  redirect,
  ScrollRestoration,
  useBlocker,
  useLocation,
  useMatch,
  useMatches,
  useNavigate,
  useNavigation,
  useOutletContext,
  useParams,
  useRevalidator,
  useRouteError,
  useSearchParams,
} from 'react-router'
export { RouterProvider } from 'react-router/dom'

/** The address that a link shows. One with a scheme (`mailto:`, `tel:`) leads out of the product and stays as it is. */
export function useHref(to: string): string {
  const href = useRouterHref(to)
  return /^[a-z][a-z\d+.-]*:/i.test(to) ? to : href
}
