import { act, render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router'
import { expect, test } from 'vitest'
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
