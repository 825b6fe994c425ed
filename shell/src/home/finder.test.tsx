import { render, screen } from '@testing-library/react'
import { accessOptions } from '@waymark/domain/access-fit/options'
import { filterName } from '@waymark/web-kit/option-words'
import { createMemoryRouter, RouterProvider } from '@waymark/web-kit/router'
import { expect, test } from 'vitest'
import { Finder } from './finder.tsx'

test('a filter has the name here that it has on the map', () => {
  render(<RouterProvider router={createMemoryRouter([{ path: '/', Component: Finder }])} />)
  const boxes = screen.getAllByRole<HTMLInputElement>('checkbox')
  expect(boxes.length).toBeGreaterThan(3)
  for (const { value, labels } of boxes) {
    const option = accessOptions.find(({ key }) => key === value)
    expect(labels?.[0]?.textContent).toBe(option && filterName(option, null))
  }
})
