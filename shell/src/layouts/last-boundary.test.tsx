import { render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from '@waymark/web-kit/router'
import { expect, test, vi } from 'vitest'
import { LastBoundary } from './last-boundary.tsx'

function Broken(): never {
  throw new Error('broken')
}

test('an error page that fails itself says so, instead of leaving the page empty', async () => {
  // React reports what a boundary caught.
  vi.spyOn(console, 'error').mockReturnValue()
  const router = createMemoryRouter([{ path: '/', Component: Broken, ErrorBoundary: Broken }])
  render(
    <LastBoundary>
      <RouterProvider router={router} />
    </LastBoundary>,
  )
  const heading = await screen.findByRole('heading', { level: 1 })
  expect(heading.textContent).toBe('An error occurred while showing the error page')
  expect(screen.getByRole('button', { name: 'Reload this page' })).toBeInTheDocument()
})
