import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { texts } from '@waymark/domain/texts'
import { createMemoryRouter, Link, Outlet, RouterProvider, useLocation } from '@waymark/web-kit/router'
import { followSession } from '@waymark/web-kit/testing/follow-session'
import { expect, test } from 'vitest'
import { RefusedPage } from '../frame/refused-page.tsx'
import { individual } from '../testing/people.ts'
import { Gate } from './gate.tsx'

function Address() {
  const { pathname, search } = useLocation()
  return <p>{`at ${pathname}${search}`}</p>
}

function openDashboard() {
  act(() => followSession({ kind: 'signedIn', user: individual }))
  const element = (
    <Gate>
      <Address />
    </Gate>
  )
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }], { initialEntries: ['/dashboard'] })} />)
}

test('somebody who logs out goes to the login page, and to no address after it', async () => {
  openDashboard()
  act(() => followSession({ kind: 'signedOut', reason: 'logout' }))
  await screen.findByText('at /login')
})

test('somebody whose session ended comes back to the page after logging in', async () => {
  openDashboard()
  act(() => followSession({ kind: 'signedOut', reason: 'expired' }))
  await screen.findByText('at /login?url=%2Fdashboard')
})

function openServices(handle: object) {
  act(() => followSession({ kind: 'signedIn', user: individual }))
  const landing = (
    <>
      <RefusedPage />
      <Address />
      <Link to="/dashboard">Go on</Link>
    </>
  )
  const element = (
    <Gate>
      <Outlet />
    </Gate>
  )
  const children = [
    { path: '/service-area/services', handle, element: <Address /> },
    { path: '/dashboard', element: landing },
  ]
  render(
    <RouterProvider
      router={createMemoryRouter([{ element, children }], { initialEntries: ['/service-area/services'] })}
    />,
  )
}

test('the dashboard says which page somebody could not open, until they go on', async () => {
  openServices({ title: 'Services' })
  await screen.findByText('at /dashboard')
  expect(screen.getByRole('status').textContent).toBe(
    `You cannot open “Services” with this account. ${texts.noPermission}`,
  )
  await userEvent.click(screen.getByRole('link', { name: 'Go on' }))
  expect(screen.getByRole('status').textContent).toBe('')
})

test('a refused page without a title is named by its address', async () => {
  openServices({})
  expect((await screen.findByRole('status')).textContent).toContain('“/service-area/services”')
})
