import { act, fireEvent, render, waitFor } from '@testing-library/react'
import { lazy, Suspense } from 'react'
import { createBrowserRouter, createMemoryRouter, Link, RouterProvider, useLocation } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { useAnnouncement } from './announcement.ts'
import { usePage } from './use-page.ts'

function Screen() {
  const { pathname, search } = useLocation()
  const page = usePage(`Page ${pathname.slice(1)}${search && ', changed'}`)
  return (
    <h1 ref={page.ref} tabIndex={-1}>
      {page.title}
    </h1>
  )
}

test('a new page is read from its heading alone; a title that changes there is announced', async () => {
  const router = createMemoryRouter([{ path: '*', element: <Screen /> }], { initialEntries: ['/one'] })
  const { getByRole } = render(<RouterProvider router={router} />)
  useAnnouncement.setState({ text: '' })
  await act(() => router.navigate('/two'))
  expect(document.title).toBe('Page two · Waymark')
  expect(getByRole('heading')).toHaveFocus()
  expect(useAnnouncement.getState().text).toBe('')
  await act(() => router.navigate('/two?more=1'))
  expect(useAnnouncement.getState().text).toBe('Page two, changed')
})

const scrolledTo = vi.fn()
beforeEach(() => {
  scrolledTo.mockReset()
  // The test's document has no lines to scroll by.
  Element.prototype.scrollIntoView = function scroll() {
    scrolledTo(this.id)
  }
})

const parts = (
  <>
    <section aria-labelledby="fit">
      <h2 id="fit">How it fits you</h2>
    </section>
    <p id="note">A note</p>
  </>
)

/** Follows a link to a screen whose parts come `when` that is over. */
async function follow(address: string, when: Promise<void>) {
  const Parts = lazy(() => when.then(() => ({ default: () => parts })))
  const long = (
    <>
      <Screen />
      <Suspense>
        <Parts />
      </Suspense>
    </>
  )
  const router = createMemoryRouter([
    { path: '/', element: <Screen /> },
    { path: '/long', element: long },
  ])
  const view = render(<RouterProvider router={router} />)
  await act(() => router.navigate(address))
  return { ...view, router }
}

test('a link to a part of a page moves the focus to it, or to the section that it names, also on the same page', async () => {
  const { router, getByRole, getByText } = await follow('/long#fit', Promise.resolve())
  const section = getByRole('region', { name: 'How it fits you' })
  await waitFor(() => expect(section).toHaveFocus())
  expect(scrolledTo).toHaveBeenLastCalledWith('fit')
  await act(() => router.navigate('#note'))
  expect(getByText('A note')).toHaveFocus()
  expect(scrolledTo).toHaveBeenLastCalledWith('note')
  await act(() => router.navigate('#fit'))
  expect(section).toHaveFocus()
})

test('the focus is at the heading until that part is drawn, and stays there once the person acts', async () => {
  for (const acts of [false, true]) {
    const loading = Promise.withResolvers<void>()
    const { unmount, getByRole, findByRole } = await follow('/long#fit', loading.promise)
    expect(getByRole('heading', { level: 1 })).toHaveFocus()
    if (acts) fireEvent.keyDown(document.body, { key: 'Tab' })
    loading.resolve()
    const section = await findByRole('region')
    if (acts) await act(() => new Promise((next) => requestAnimationFrame(next)))
    else await waitFor(() => expect(section).toHaveFocus())
    expect(document.activeElement === section).toBe(!acts)
    unmount()
  }
})

test('an address that names nothing leads to the heading, and going back to one leaves the focus alone', async () => {
  const { router, getByRole } = await follow('/long#token=1', Promise.resolve())
  const heading = () => getByRole('heading', { level: 1 })
  expect(heading()).toHaveFocus()
  await act(() => router.navigate('#fit'))
  await act(() => router.navigate('#note'))
  scrolledTo.mockReset()
  await act(() => router.navigate(-1))
  expect(scrolledTo).not.toHaveBeenCalled()
})

test('going back from a part that the address opened moves the focus to the link that opened it', async () => {
  history.replaceState(null, '', '/map')
  const router = createBrowserRouter([
    {
      path: '/map',
      element: (
        <main>
          <Screen />
          <Link to="/map?venue=1">One</Link>
          <Link to="/map?venue=2">Two</Link>
        </main>
      ),
    },
  ])
  const { findByRole } = render(<RouterProvider router={router} />)
  await act(() => router.navigate('/map?venue=2'))
  const moved = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
  await act(async () => {
    history.back()
    await moved
  })
  expect(await findByRole('link', { name: 'Two' })).toHaveFocus()
})

test('going back moves the focus to the link that led away, and forward to the heading', async () => {
  const screen = (links: readonly string[]) => (
    <main>
      <Screen />
      {links.map((to) => (
        <Link key={to} to={to}>
          {to}
        </Link>
      ))}
    </main>
  )
  history.replaceState(null, '', '/list')
  const router = createBrowserRouter([
    { path: '/list', element: screen(['/one?id=1', '/one?id=2']) },
    { path: '/one', element: screen(['/list']) },
  ])
  const { findByRole, getByRole } = render(<RouterProvider router={router} />)
  await act(() => router.navigate('/one?id=2'))
  expect(getByRole('heading')).toHaveFocus()
  const moved = () => new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
  await act(async () => {
    history.back()
    await moved()
  })
  expect(await findByRole('link', { name: '/one?id=2' })).toHaveFocus()
  await act(async () => {
    history.forward()
    await moved()
  })
  await waitFor(() => expect(getByRole('heading', { name: 'Page one, changed' })).toHaveFocus())
  router.dispose()
})
