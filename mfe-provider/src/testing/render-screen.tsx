import { QueryClientProvider } from '@tanstack/react-query'
import { configure, render } from '@testing-library/react'
import { UiProvider } from '@waymark/ui/ui-provider'
import { createQueryClient } from '@waymark/web-kit/query-client'
import { createMemoryRouter, Outlet, RouterProvider, useHref, useNavigate } from '@waymark/web-kit/router'
import type { SessionUser } from '@waymark/web-kit/session-user'
import { followSession } from '@waymark/web-kit/store'
import { vi } from 'vitest'
import { routes } from '../register.tsx'
import type { FakeGateway } from './fake-gateway.ts'

// A screen is loaded when it is first shown, which takes its time on a busy machine.
configure({ asyncUtilTimeout: 10_000 })
vi.setConfig({ testTimeout: 30_000 })

/** The admin of Kōwhai Care at its location in Newtown. */
export const aroha: SessionUser = {
  email: 'aroha@example.org',
  firstName: 'Aroha',
  lastName: 'Ngata',
  logo: null,
  countryId: 1,
  accountId: 7,
  accountName: 'Kōwhai Care',
  accountType: 'Business',
  businessAccountSubtype: 1,
  isAccountAdmin: true,
  isGlobalAdmin: false,
  onboardingStep: 7,
  userProfileId: 9,
  restrictedToProviderId: null,
  restrictedToProviderName: null,
  shortlistOfRestrictedUser: [],
  isProviderStripeAccountId: false,
  helpDeskUrl: null,
  intercomUserHash: null,
  listServiceAreaUserProfile: [
    { serviceAreaUserProfileId: 1, serviceAreaId: 1, userRole: 1, serviceArea: { name: 'Kōwhai Care, Newtown' } },
  ],
  notifications: { unreadCount: 0 },
  actingAdminName: null,
}

/** Shows a screen of this remote at `path`, signed in as `user`, with its network answered by `gateway`. */
export function renderScreen(path: string, gateway: FakeGateway, user: SessionUser = aroha) {
  vi.stubGlobal('fetch', gateway.fetch)
  followSession({ kind: 'signedIn', user })
  const router = createMemoryRouter(
    [{ path: '/', Component: Frame, HydrateFallback: () => null, children: [...(routes.dashboard ?? [])] }],
    { initialEntries: [path] },
  )
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
