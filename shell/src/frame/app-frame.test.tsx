import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ActingState } from '@waymark/web-kit/acting'
import { createQueryClient } from '@waymark/web-kit/query-client'
import { createMemoryRouter, Outlet, RouterProvider } from '@waymark/web-kit/router'
import type { SessionUser } from '@waymark/web-kit/session-user'
import { useAppStore } from '@waymark/web-kit/store'
import { followSession } from '@waymark/web-kit/testing/follow-session'
import { usePage } from '@waymark/web-kit/use-page'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { individual, manager } from '../testing/people.ts'
import { AppFrame } from './app-frame.tsx'

const answers: Readonly<Record<string, unknown>> = {
  '/api/consumer/get-data-for-consumer-dashboard': {
    comingUp: [],
    comingCount: 0,
    owed: [],
    upcomingCount: 7,
    incomplete: [],
    held: [],
    toRate: [],
    unreadMessageCount: 1,
    openInvitations: [],
    bookAgain: null,
  },
  '/api/consumer/get-data-for-provider-dashboard': {
    comingUp: [],
    todayCount: 0,
    upcomingCount: 3,
    toComplete: [],
    unreadMessageCount: 0,
  },
  '/api/Notification/get-notifications': { items: [], totalCount: 0, pageNumber: 1, pageSize: 10, unreadCount: 4 },
  '/api/ServiceArea/get-service-areas-by-user': [
    { serviceAreaId: 10, name: 'Newtown', suburb: 'Newtown', userRole: 2, timeZone: 'Pacific/Auckland' },
    { serviceAreaId: 11, name: 'Petone', suburb: 'Petone', userRole: 3, timeZone: 'Pacific/Auckland' },
  ],
}

beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal('scrollTo', () => {})
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url)
    return Response.json({ responseData: answers[pathname] ?? null, error: null })
  })
})

afterEach(() => {
  followSession({ kind: 'signedOut', reason: 'start' })
})

function show(user: SessionUser, path = '/dashboard', acting?: ActingState) {
  followSession({ kind: 'signedIn', user, ...(acting ? { acting } : {}) })
  const frame = (
    <AppFrame menuLabel="Dashboard">
      <Outlet />
    </AppFrame>
  )
  const page = (title: string) => ({ handle: { title }, element: <h1>{title}</h1> })
  const router = createMemoryRouter(
    [
      {
        element: frame,
        children: [
          { path: '/dashboard', ...page('Dashboard') },
          { path: '/booking/upcoming', ...page('Upcoming bookings') },
          { path: '/service-area/scheduling', ...page('Scheduling') },
          { path: '/shortlist', handle: { title: 'Shortlist' }, element: <NamedPage /> },
          {
            path: '/booking/:id',
            handle: { title: 'Booking', above: [{ title: 'Upcoming bookings', path: '/booking/upcoming' }] },
            element: <NamedPage />,
          },
        ],
      },
      { path: '/login', ...page('Log in') },
      { path: '/forgot-password', ...page('Forgot your password?') },
    ],
    { initialEntries: [path] },
  )
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return { router, user: userEvent.setup() }
}

function NamedPage() {
  const { title, ref } = usePage('Morning care for Wiremu')
  return (
    <h1 ref={ref} tabIndex={-1}>
      {title}
    </h1>
  )
}

const menu = () => screen.getByRole('navigation', { name: 'Dashboard' })

describe('frame', () => {
  it('shows counts beside the items of the menu', async () => {
    show(individual)
    expect(await within(menu()).findByRole('link', { name: 'Unread messages 1 unread' })).toBeDefined()
    expect(within(menu()).getByRole('link', { name: 'Upcoming 7 bookings' })).toBeDefined()
  })

  it('marks the current page, and shows its breadcrumb', () => {
    show(individual, '/booking/upcoming')
    expect(
      within(menu())
        .getByRole('link', { name: /^Upcoming/ })
        .getAttribute('aria-current'),
    ).toBe('page')
    const trail = screen.getByRole('navigation', { name: 'Breadcrumb' })
    expect(within(trail).getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/')
    expect(within(trail).getByText('Upcoming bookings').getAttribute('aria-current')).toBe('page')
  })

  it('keeps the list of a page marked, and names list and page in its breadcrumb', async () => {
    show(individual, '/booking/7')
    const upcoming = within(menu()).getByRole('link', { name: /^Upcoming/ })
    expect(upcoming.getAttribute('aria-current')).toBe('true')
    const trail = screen.getByRole('navigation', { name: 'Breadcrumb' })
    expect(within(trail).getByRole('link', { name: 'Upcoming bookings' }).getAttribute('href')).toBe(
      '/booking/upcoming',
    )
    expect((await within(trail).findByText('Morning care for Wiremu')).getAttribute('aria-current')).toBe('page')
  })

  it('says above the screen which page could not be opened', async () => {
    const { router } = show(individual, '/booking/upcoming')
    await act(() => router.navigate('/dashboard', { state: { refusedPage: 'Services' } }))
    const main = screen.getByRole('main')
    expect(within(main).getByRole('status').textContent).toContain('You cannot open “Services” with this account.')
  })

  it('leaves a title that is news out of the breadcrumb', async () => {
    show(individual, '/shortlist')
    await screen.findByRole('heading', { name: 'Morning care for Wiremu' })
    const trail = screen.getByRole('navigation', { name: 'Breadcrumb' })
    expect(within(trail).getByText('Shortlist').getAttribute('aria-current')).toBe('page')
    expect(within(trail).queryByText('Morning care for Wiremu')).toBeNull()
  })

  it('folds and opens the bookings', async () => {
    const { user } = show(individual)
    const folder = within(menu()).getByRole('button', { name: 'Bookings' })
    expect(folder.getAttribute('aria-expanded')).toBe('true')
    await user.click(folder)
    expect(folder.getAttribute('aria-expanded')).toBe('false')
    expect(within(menu()).queryByRole('link', { name: /^Upcoming/ })).toBeNull()
  })

  it('closes the menu after a click on a link, and by Escape with the focus back on its button', async () => {
    const { user, router } = show(individual)
    const button = screen.getByRole('button', { name: /^Menu/ })
    await user.click(button)
    expect(button.getAttribute('aria-expanded')).toBe('true')
    await user.click(within(menu()).getByRole('link', { name: /^Upcoming/ }))
    expect(router.state.location.pathname).toBe('/booking/upcoming')
    expect(button.getAttribute('aria-expanded')).toBe('false')
    await user.click(button)
    await user.keyboard('{Escape}')
    expect(button.getAttribute('aria-expanded')).toBe('false')
    expect(document.activeElement).toBe(button)
  })

  it('offers the help centre by its rule, and neither location nor mode to an individual', async () => {
    const { user } = show(individual)
    expect(screen.queryByRole('group', { name: 'Mode' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Hēmi Parata, user menu' }))
    expect(screen.getByRole('menuitem', { name: 'My profile' })).toBeDefined()
    expect(screen.getByRole('menuitem', { name: 'Logout' })).toBeDefined()
    expect(screen.queryByRole('menuitem', { name: 'Help centre' })).toBeNull()
  })

  it('logs out at once; the late answer of the server calls nobody back to the login page', async () => {
    const answered = Promise.withResolvers<Response>()
    vi.stubGlobal('fetch', async ({ url }: Request) =>
      url.endsWith('/api/Account/logout') ? answered.promise : Response.json({ responseData: null, error: null }),
    )
    const { user, router } = show(individual)
    await user.click(screen.getByRole('button', { name: 'Hēmi Parata, user menu' }))
    await user.click(screen.getByRole('menuitem', { name: 'Logout' }))
    await screen.findByRole('heading', { name: 'Log in' })
    await router.navigate('/forgot-password')
    answered.resolve(Response.json({ responseData: null, error: null }))
    await answered.promise.then(() => new Promise((resolve) => setTimeout(resolve)))
    expect(router.state.location.pathname).toBe('/forgot-password')
  })

  it('gives a manager the help centre', async () => {
    const { user } = show(manager)
    await user.click(screen.getByRole('button', { name: 'Mere Ngata, user menu' }))
    expect(screen.getByRole('menuitem', { name: 'Help centre' }).getAttribute('href')).toBe('https://help.demo.test')
  })

  it('changes the location, and with it the role', async () => {
    const { user } = show(manager)
    await vi.waitFor(() => expect(useAppStore.getState().serviceAreas).toHaveLength(2))
    const [switcher] = await screen.findAllByRole('button', { name: 'Location: Newtown' })
    if (!switcher) throw new Error('no switcher')
    await user.click(switcher)
    await user.click(await screen.findByRole('menuitemradio', { name: /Petone/ }))
    expect(useAppStore.getState()).toMatchObject({ currentServiceArea: { serviceAreaId: 11 }, role: 3 })
  })

  it('switches to consumer mode and goes to the dashboard; on the schedule it asks first', async () => {
    const { user, router } = show(manager, '/service-area/scheduling')
    const [consumer] = await screen.findAllByRole('button', {
      name: 'Consumer, opens your own dashboard, where you book',
    })
    if (!consumer) throw new Error('no mode switcher')
    // The first of the two is passed by, not pressed.
    screen.getAllByRole('button', { name: 'Provider' })[0]?.focus()
    await user.keyboard('{ArrowRight}')
    expect(screen.queryByRole('alertdialog')).toBeNull()
    await user.click(consumer)
    const dialog = await screen.findByRole('alertdialog', { name: 'Switch to Consumer?' })
    await user.click(within(dialog).getByRole('button', { name: 'Stay on this page' }))
    expect(useAppStore.getState().mode).toBe('provider')
    const [again] = screen.getAllByRole('button', { name: /^Consumer,/ })
    if (!again) throw new Error('no mode switcher')
    await user.click(again)
    await user.click(await screen.findByRole('button', { name: 'Switch to Consumer' }))
    await vi.waitFor(() => expect(useAppStore.getState().mode).toBe('consumer'))
    expect(router.state.location.pathname).toBe('/dashboard')
  })

  it('says who acts as somebody else', () => {
    const acting = { untilMs: Date.now() + 12.5 * 60_000, returnTo: '/global-admin/account/individual' }
    show({ ...individual, actingAdminName: 'Robyn Keating' }, '/dashboard', acting)
    const banner = screen.getByRole('region', { name: 'Acting as somebody else' })
    expect(banner.textContent).toContain('13 minutes left.')
    expect(banner.textContent).toContain('Robyn Keating is acting as Hēmi Parata, in this tab only.')
  })
})
