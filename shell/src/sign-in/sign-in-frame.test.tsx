import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from '@waymark/web-kit/router'
import { expect, test } from 'vitest'
import { Registered } from './registered.tsx'

test('what takes the place of a form takes the focus with its heading', async () => {
  const router = createMemoryRouter([{ path: '*', element: <Registered email="mere@example.org" /> }], {
    initialEntries: ['/register-business'],
  })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  expect(await screen.findByRole('heading', { name: 'Almost done' })).toHaveFocus()
})
