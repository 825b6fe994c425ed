import { QueryClientProvider } from '@tanstack/react-query'
import { account } from '@waymark/contracts/account'
import { type ComponentType, type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createQueryClient } from '../calls/query-client.ts'
import { send } from '../calls/send.ts'
import {
  createBrowserRouter,
  NavLink,
  Outlet,
  type RouteObject,
  RouterProvider,
  useHref,
  useNavigate,
} from '../page/router.ts'
import type { RemoteModule } from '../remotes/remote-module.ts'
import { followSession } from '../session/app-store.ts'
import { session } from '../session/browser-session.ts'
import type { SessionUser } from '../session/session-user.ts'
import { startSession } from '../session/start-session.ts'
import css from './standalone.module.css'

/** What a remote provides to run standalone. */
export interface Standalone {
  readonly name: string
  readonly remote: RemoteModule
  /** Demo account that signs in when the gateway runs; without it a made-up person is shown and calls fail. */
  readonly email: string
  /** `UiProvider` of the ui package, which this package does not depend on. */
  readonly UiProvider: ComponentType<{
    readonly navigate: (path: string) => void
    readonly useHref: (path: string) => string
    readonly children: ReactNode
  }>
}

const demoPassword = 'Waymark-2026'

const madeUpPerson: SessionUser = {
  email: 'nobody@demo.test',
  firstName: 'Nobody',
  lastName: 'Demo',
  logo: null,
  countryId: 1,
  accountId: 0,
  accountName: 'No gateway',
  accountType: 'Individual',
  businessAccountSubtype: null,
  isAccountAdmin: false,
  isGlobalAdmin: false,
  onboardingStep: 0,
  userProfileId: 0,
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

/** Runs a remote on a page of its own, for development: its routes in a plain frame, signed in as a demo account. */
export async function startStandalone({ name, remote, email, UiProvider }: Standalone): Promise<void> {
  const queryClient = createQueryClient()
  startSession(queryClient)
  await signIn(email)
  const children = Object.values(remote.routes).flat()
  const links = children.flatMap(({ path }) => (path && !path.includes(':') ? [path] : []))

  function Frame() {
    const navigate = useNavigate()
    return (
      <UiProvider navigate={navigate} useHref={useHref}>
        <header className={css.bar}>
          <strong>Waymark · {name} alone</strong>
          <nav aria-label="Screens">
            {links.map((path) => (
              <NavLink key={path} to={path} className={css.link}>
                {path}
              </NavLink>
            ))}
          </nav>
        </header>
        <main id="main" className={css.main}>
          <Outlet />
        </main>
      </UiProvider>
    )
  }

  const routes: RouteObject[] = [{ path: '/', Component: Frame, HydrateFallback: Frame, children: [...children] }]
  const element = document.getElementById('root')
  if (!element) throw new Error('The page has no #root.')
  createRoot(element).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={createBrowserRouter(routes)} />
      </QueryClientProvider>
    </StrictMode>,
  )
}

async function signIn(email: string): Promise<void> {
  try {
    session.signIn(await send(account.login, { email, password: demoPassword }))
  } catch {
    followSession({ kind: 'signedIn', user: madeUpPerson })
  }
}
