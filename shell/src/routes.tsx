import { page } from '@waymark/web-kit/page'
import type { LayoutName } from '@waymark/web-kit/remote-module'
import type { RouteObject } from '@waymark/web-kit/router'
import { AdminLayout } from './layouts/admin-layout.tsx'
import { DashboardLayout } from './layouts/dashboard-layout.tsx'
import { PublicLayout } from './layouts/public-layout.tsx'
import { Root } from './layouts/root.tsx'
import { StartFrame } from './layouts/start-frame.tsx'
import { RemoteUnavailable } from './pages/remote-unavailable.tsx'
import { RouteErrorPage } from './pages/route-error-page.tsx'
import { publicPages } from './public-pages.ts'
import { siteMap } from './site-map.ts'

/** The layouts of the pages that are the shell's own. */
type OwnLayout = Exclude<LayoutName, 'admin'>

/** The shell's own pages, to be patched into the layout of each. */
export const ownPages: Readonly<Record<OwnLayout, RouteObject>> = {
  public: inBoundary(publicPages()),
  dashboard: inBoundary(dashboardPages()),
}

/**
 * What a page starts with: its layouts, with a placeholder for every path of a remote, and the shell's own pages or not. A
 * placeholder gives way to the remote's route once that is there; until then, or when the remote cannot be loaded, it shows
 * inside the right layout.
 */
export function startRoutes(hasOwnPages: boolean): RouteObject[] {
  const childrenOf = (layout: OwnLayout) => [...(hasOwnPages ? [ownPages[layout]] : []), ...placeholders(layout)]
  return [
    {
      id: 'root',
      Component: Root,
      HydrateFallback: StartFrame,
      ErrorBoundary: RouteErrorPage,
      children: [
        { id: 'public', Component: PublicLayout, children: childrenOf('public') },
        { id: 'dashboard', Component: DashboardLayout, children: childrenOf('dashboard') },
        { id: 'admin', Component: AdminLayout, children: placeholders('admin') },
      ],
    },
  ]
}

/** A failing page shows its message inside the layout. The boundary is not lazy itself: the router cuts at a lazy match. */
function inBoundary(children: RouteObject[]): RouteObject {
  return { ErrorBoundary: RouteErrorPage, children }
}

function dashboardPages(): RouteObject[] {
  return [
    page('/dashboard', 'Dashboard', async () => (await import('./dashboard/dashboard-page.tsx')).DashboardPage),
    page('/user/profile', 'My profile', async () => (await import('./profile/profile-page.tsx')).ProfilePage),
    page('/user/needs', 'What you need', async () => (await import('./needs/needs-page.tsx')).NeedsPage),
  ]
}

function placeholders(layout: LayoutName): RouteObject[] {
  return siteMap.filter((entry) => entry.layout === layout).map(({ prefix, remote }) => placeholder(prefix, remote))
}

/** What every path below an address shows until its remote is there. */
export function placeholder(prefix: string, remote: string): RouteObject {
  return { path: `${prefix}/*`, element: <RemoteUnavailable remote={remote} /> }
}
