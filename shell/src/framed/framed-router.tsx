import { framedBase } from '@waymark/web-kit/framed'
import { loadRemoteModule } from '@waymark/web-kit/host/remotes'
import { page } from '@waymark/web-kit/page'
import { createBrowserRouter, type RouteObject } from '@waymark/web-kit/router'
import { lazy, Suspense } from 'react'
import { RouteErrorPage } from '../pages/route-error-page.tsx'
import { recordRemote } from '../remote-failures.ts'
import { FramedMap } from './framed-map.tsx'
import { leavesFrame } from './framed-paths.ts'
import { FramedRoot } from './framed-root.tsx'

const bookings = 'mfe_booking'

const RemoteUnavailable = lazy(async () => ({
  default: (await import('../pages/remote-unavailable.tsx')).RemoteUnavailable,
}))

const routes: RouteObject[] = [
  {
    id: 'root',
    Component: FramedRoot,
    HydrateFallback: () => null,
    ErrorBoundary: RouteErrorPage,
    children: [
      {
        id: 'framed',
        Component: FramedMap,
        children: [
          { path: '/', handle: { title: 'Access map' }, element: null },
          { path: '/activity-booking/*', element: <NoBookings /> },
          page('*', 'Page not found', async () => (await import('../pages/not-found-page.tsx')).NotFoundPage),
        ],
      },
    ],
  },
]

function NoBookings() {
  return (
    <Suspense>
      <RemoteUnavailable remote={bookings} />
    </Suspense>
  )
}

/**
 * The router of the suite in another site's page. Everything stays below /access-page, the only address that may be
 * framed; booking has the addresses that it has on a page of its own, so that a link out of the frame finds the same.
 */
export function createFramedRouter() {
  let isPatched = false
  return createBrowserRouter(routes, {
    basename: framedBase,
    async patchRoutesOnNavigation({ path, patch, signal }) {
      if (isPatched || !path.includes('/activity-booking/')) return
      try {
        const { routes: own } = await loadRemoteModule(bookings)
        if (signal.aborted) return
        const children = Object.values(own)
          .flat()
          .filter(
            (route) => route.path?.startsWith('/activity-booking/') && !leavesFrame(route.path.replace(':id', '1')),
          )
        patch('framed', [{ id: bookings, ErrorBoundary: RouteErrorPage, children }])
        isPatched = true
        recordRemote(bookings, null)
      } catch (error) {
        // The placeholder shows it, and the next navigation tries again.
        recordRemote(bookings, error instanceof Error ? error : new Error(String(error)))
      }
    },
  })
}
