import type { LayoutName } from '@waymark/web-kit/remote-module'
import type { RouteObject } from '@waymark/web-kit/router'
import { AdminLayout } from './layouts/admin-layout.tsx'
import { DashboardLayout } from './layouts/dashboard-layout.tsx'
import { PublicLayout } from './layouts/public-layout.tsx'
import { Root } from './layouts/root.tsx'
import { StartFrame } from './layouts/start-frame.tsx'
import { NotFoundPage } from './pages/not-found-page.tsx'
import { RemoteUnavailable } from './pages/remote-unavailable.tsx'
import { RouteErrorPage } from './pages/route-error-page.tsx'
import { siteMap } from './site-map.ts'

/**
 * The shell's own routes, and a placeholder for every path of a remote. A placeholder loses against the remote's
 * route once that is there; until then, or when the remote cannot be loaded, it stands inside the right layout.
 */
export const routes: RouteObject[] = [
  {
    id: 'root',
    Component: Root,
    HydrateFallback: StartFrame,
    ErrorBoundary: RouteErrorPage,
    children: [
      { id: 'public', Component: PublicLayout, children: [inBoundary(publicPages()), ...placeholders('public')] },
      {
        id: 'dashboard',
        Component: DashboardLayout,
        children: [inBoundary(dashboardPages()), ...placeholders('dashboard')],
      },
      { id: 'admin', Component: AdminLayout, children: placeholders('admin') },
    ],
  },
]

/** A failing page shows its message inside the layout. The boundary is not lazy itself: the router cuts at a lazy match. */
function inBoundary(children: RouteObject[]): RouteObject {
  return { ErrorBoundary: RouteErrorPage, children }
}

function publicPages(): RouteObject[] {
  return [
    { path: '/', lazy: { Component: async () => (await import('./pages/home-page.tsx')).HomePage } },
    {
      path: '/login',
      handle: { title: 'Log in' },
      lazy: { Component: async () => (await import('./pages/login-page.tsx')).LoginPage },
    },
    { path: '*', handle: { title: 'Page not found' }, Component: NotFoundPage },
  ]
}

function dashboardPages(): RouteObject[] {
  return [
    {
      path: '/dashboard',
      handle: { title: 'Dashboard' },
      lazy: { Component: async () => (await import('./pages/dashboard-page.tsx')).DashboardPage },
    },
  ]
}

function placeholders(layout: LayoutName): RouteObject[] {
  return siteMap
    .filter((entry) => entry.layout === layout)
    .map(({ prefix, remote }) => ({ path: `${prefix}/*`, element: <RemoteUnavailable remote={remote} /> }))
}
