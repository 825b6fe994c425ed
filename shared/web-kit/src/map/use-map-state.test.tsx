import { act, renderHook } from '@testing-library/react'
import { mapStartOf } from '@waymark/domain/place/map-start'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { createMemoryRouter, RouterProvider } from '../page/router.ts'
import { useMapState } from './use-map-state.ts'

const start = mapStartOf(1)

function renderState() {
  let inside: ReactNode = null
  const router = createMemoryRouter([{ path: '*', Component: () => inside }])
  const wrapper = ({ children }: { children: ReactNode }) => {
    inside = children
    return <RouterProvider router={router} />
  }
  return renderHook(() => useMapState(start), { wrapper })
}

const wanted = (accessibilityOptionId: number) => ({ accessibilityOptionId, threshold: null })

it('has a filter as soon as it is chosen, so that the next one is added to it', async () => {
  const { result } = renderState()
  const choose = (id: number) => {
    const { state, change } = result.current
    change((now) => ({ filters: { ...now.filters, options: [...state.filters.options, wanted(id)] } }))
  }
  await act(async () => {
    choose(25)
    await new Promise((resolve) => setTimeout(resolve))
    choose(34)
  })
  expect(result.current.state.filters.options).toEqual([wanted(25), wanted(34)])
})
