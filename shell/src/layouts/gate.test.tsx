import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider, useLocation } from '@waymark/web-kit/router'
import { followSession } from '@waymark/web-kit/testing/follow-session'
import { test } from 'vitest'
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
