import { render, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createBrowserRouter, RouterProvider, ScrollRestoration } from './router.ts'

let routers: ReturnType<typeof createBrowserRouter>[] = []
const scrolled = vi.spyOn(window, 'scrollTo')

beforeEach(() => {
  scrolled.mockImplementation((_left, top) => {
    Object.assign(window, { scrollY: top })
  })
})
afterEach(() => {
  for (const router of routers) router.dispose()
  routers = []
  sessionStorage.clear()
  scrolled.mockReset()
  Object.assign(window, { scrollY: 0 })
  history.replaceState(null, '', '/')
})

/** A document at `address`, which the browser itself has opened. */
function open(address: string | null) {
  if (address !== null) history.pushState(null, '', address)
  const router = createBrowserRouter([{ path: '*', element: <ScrollRestoration /> }])
  routers.push(router)
  const { unmount } = render(<RouterProvider router={router} />)
  return {
    leave: () => {
      dispatchEvent(new Event('pagehide'))
      unmount()
      router.dispose()
    },
  }
}

it('opens another address at its top, and comes back to where an entry was left', async () => {
  const first = open('/profile')
  window.scrollTo(0, 1500)
  first.leave()
  scrolled.mockClear()

  const second = open('/about-us')
  expect(scrolled).not.toHaveBeenCalledWith(0, 1500)
  second.leave()

  history.back()
  await waitFor(() => expect(location.pathname).toBe('/profile'))
  open(null)
  expect(scrolled).toHaveBeenLastCalledWith(0, 1500)
})

it('tells apart what is opened by a typed anchor', async () => {
  open('/help')
  const seen: string[] = []
  routers[0]?.subscribe(({ location: { key } }) => seen.push(key))
  location.hash = 'one'
  await waitFor(() => expect(seen).toHaveLength(1))
  location.hash = 'two'
  await waitFor(() => expect(seen).toHaveLength(2))
  expect(new Set([...seen, 'default']).size).toBe(3)
})
