import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { vi } from 'vitest'
import { createQueryClient } from '../calls/query-client.ts'
import type { Standalone } from '../host/standalone.tsx'
import { createMemoryRouter, Outlet, type RouteObject, RouterProvider, useHref, useNavigate } from '../page/router.ts'
import type { RemoteModule } from '../remotes/remote-module.ts'
import { followSession } from '../session/app-store.ts'
import type { SessionUser } from '../session/session-user.ts'
import type { FakeGateway } from './fake-gateway.ts'

interface ScreensUnderTest {
  readonly routes: RemoteModule['routes']
  readonly UiProvider: Standalone['UiProvider']
  /** Who is signed in where a test names nobody. */
  readonly user: SessionUser
}

/** Gives a remote's tests a way to render a screen at a path, signed in or as a stranger (null), with a fake gateway for its network. */
export function screenRenderer({ routes, UiProvider, user: usual }: ScreensUnderTest) {
  function Frame() {
    const navigate = useNavigate()
    return (
      <UiProvider navigate={(to) => void navigate(to)} useHref={useHref}>
        <Outlet />
      </UiProvider>
    )
  }

  return function renderScreen(path: string, gateway: FakeGateway, user: SessionUser | null = usual) {
    vi.stubGlobal('fetch', gateway.fetch)
    followSession(user ? { kind: 'signedIn', user } : { kind: 'signedOut', reason: 'start' })
    const children = Object.values(routes).flat().map(copyOf)
    const router = createMemoryRouter([{ path: '/', Component: Frame, HydrateFallback: () => null, children }], {
      initialEntries: [path],
    })
    render(
      <QueryClientProvider client={createQueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>,
    )
    return router
  }
}

/** A router clears the loaders of its routes, so each test passes copies. */
function copyOf(route: RouteObject): RouteObject {
  return typeof route.lazy === 'object' ? { ...route, lazy: { ...route.lazy } } : route
}
