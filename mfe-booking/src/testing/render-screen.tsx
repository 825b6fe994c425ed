import { QueryClientProvider } from '@tanstack/react-query'
import { configure, render } from '@testing-library/react'
import { UiProvider } from '@waymark/ui/ui-provider'
import { createQueryClient } from '@waymark/web-kit/query-client'
import {
  createMemoryRouter,
  Outlet,
  type RouteObject,
  RouterProvider,
  useHref,
  useNavigate,
} from '@waymark/web-kit/router'
import type { SessionUser } from '@waymark/web-kit/session-user'
import { followSession } from '@waymark/web-kit/store'
import { vi } from 'vitest'
import { routes } from '../register.tsx'
import type { FakeGateway } from './fake-gateway.ts'

// A screen's code is loaded when it is first opened, which takes its time on a busy machine.
configure({ asyncUtilTimeout: 10_000 })

export const hemi: SessionUser = {
  email: 'hemi@example.org',
  firstName: 'Hēmi',
  lastName: 'Parata',
  logo: null,
  countryId: 1,
  accountId: 3,
  accountName: 'Hēmi Parata',
  accountType: 'Individual',
  businessAccountSubtype: null,
  isAccountAdmin: false,
  isGlobalAdmin: false,
  onboardingStep: 0,
  userProfileId: 5,
  restrictedToProviderId: null,
  restrictedToProviderName: null,
  shortlistOfRestrictedUser: [],
  isProviderStripeAccountId: false,
  helpDeskUrl: null,
  intercomUserHash: null,
  listServiceAreaUserProfile: [],
  notifications: { unreadCount: 0 },
  actingAdminName: null,
}

/** The admin of Kōwhai Care at its location in Newtown. */
export const aroha: SessionUser = {
  ...hemi,
  firstName: 'Aroha',
  lastName: 'Ngata',
  accountId: 7,
  accountName: 'Kōwhai Care',
  accountType: 'Business',
  businessAccountSubtype: 1,
  isAccountAdmin: true,
  onboardingStep: 7,
  userProfileId: 9,
  listServiceAreaUserProfile: [
    { serviceAreaUserProfileId: 1, serviceAreaId: 1, userRole: 1, serviceArea: { name: 'Kōwhai Care, Newtown' } },
  ],
}

/** Shows a screen of this remote at `path`, signed in as `user`, with its network answered by `gateway`. */
export function renderScreen(path: string, gateway: FakeGateway, user: SessionUser = hemi) {
  vi.stubGlobal('fetch', gateway.fetch)
  followSession({ kind: 'signedIn', user })
  const children = [...(routes.public ?? []), ...(routes.dashboard ?? [])].map(copyOf)
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

function Frame() {
  const navigate = useNavigate()
  return (
    <UiProvider navigate={(to) => void navigate(to)} useHref={useHref}>
      <Outlet />
    </UiProvider>
  )
}

/** A router empties the loaders of the routes it was given, so each test brings copies. */
function copyOf(route: RouteObject): RouteObject {
  return typeof route.lazy === 'object' ? { ...route, lazy: { ...route.lazy } } : route
}
