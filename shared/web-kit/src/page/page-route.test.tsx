import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { page, UnknownAddress } from './page-route.ts'
import { createMemoryRouter, RouterProvider, useRouteError } from './router.ts'

function Fault() {
  return <p>{useRouteError() instanceof UnknownAddress ? 'Not found' : 'Broken'}</p>
}

describe('the route of a screen', () => {
  it.each([
    ['/booking/12', 'Booking'],
    ['/booking/abc', 'Not found'],
    ['/booking/0', 'Not found'],
    ['/change', 'Change'],
    ['/change/1.5', 'Not found'],
  ])('%s shows %s', async (address, shown) => {
    const routes = [
      page('/booking/:id', 'Booking', async () => () => <p>Booking</p>),
      page('/change/:id?', 'Change', async () => () => <p>Change</p>),
    ]
    const router = createMemoryRouter([{ ErrorBoundary: Fault, children: routes }], { initialEntries: [address] })
    render(<RouterProvider router={router} />)
    expect(await screen.findByText(shown)).toBeTruthy()
  })
})
