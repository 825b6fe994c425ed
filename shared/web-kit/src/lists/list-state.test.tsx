import { act, renderHook, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createMemoryRouter, Link, RouterProvider, useLocation } from '../page/router.ts'
import { useListState } from './list-state.ts'

const defaults = { filters: ['status'], sort: 'name' } as const

function renderList(path = '/') {
  let inside: ReactNode = null
  const router = createMemoryRouter(
    [
      { path: '/', element: <Inside /> },
      { path: '/row', lazy: async () => ({ Component: () => 'The row' }) },
    ],
    { initialEntries: [path] },
  )
  function Inside() {
    return (
      <>
        {inside}
        <Link to="/row">A row</Link>
      </>
    )
  }
  const wrapper = ({ children }: { children: ReactNode }) => {
    inside = children
    return <RouterProvider router={router} />
  }
  const rendered = renderHook(() => ({ list: useListState(defaults), search: useLocation().search }), { wrapper })
  return { ...rendered, router }
}

beforeEach(() => {
  vi.useFakeTimers()
})
describe('useListState', () => {
  it('searches 500 ms after the last key, from page 1', async () => {
    const { result } = renderList('/?page=4')
    act(() => result.current.list.setSearchText('ra'))
    await act(() => vi.advanceTimersByTimeAsync(400))
    act(() => result.current.list.setSearchText('ramp '))
    await act(() => vi.advanceTimersByTimeAsync(499))
    expect(result.current.search).toBe('?page=4')
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(result.current.search).toBe('?search=ramp')
    expect(result.current.list.searchText).toBe('ramp ')
  })

  it('keeps what was chosen a moment before, whatever else is on its way to the screen', async () => {
    vi.useRealTimers()
    const { result } = renderList()
    await act(async () => {
      result.current.list.toggleFilter('status', 'open')
      await new Promise((resolve) => setTimeout(resolve))
      result.current.list.toggleFilter('status', 'closed')
    })
    expect(result.current.search).toBe('?status=open&status=closed')
  })

  it('does not search any more once a link was followed, even before that is rendered', async () => {
    const { result } = renderList()
    act(() => result.current.list.setSearchText('ra'))
    await act(() => vi.advanceTimersByTimeAsync(499))
    screen.getByRole('link', { name: 'A row' }).click()
    vi.advanceTimersByTime(1)
    await act(() => vi.runAllTimersAsync())
    expect(screen.getByText('The row')).toBeDefined()
  })

  it('shows the search of a link or of the back button in the field', async () => {
    const { result, router } = renderList('/?search=lift')
    expect(result.current.list.searchText).toBe('lift')
    await act(() => router.navigate('/?search=toilet'))
    expect(result.current.list.searchText).toBe('toilet')
  })

  it('toggles a filter and starts again at page 1', async () => {
    const { result } = renderList('/?page=2')
    await act(async () => result.current.list.toggleFilter('status', 'Confirmed'))
    expect(result.current.search).toBe('?status=Confirmed')
    await act(async () => result.current.list.toggleFilter('status', 'Confirmed'))
    expect(result.current.search).toBe('')
  })
})
