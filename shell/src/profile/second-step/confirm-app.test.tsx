import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { createQueryClient } from '@waymark/web-kit/query-client'
import { createMemoryRouter, RouterProvider } from '@waymark/web-kit/router'
import { expect, test } from 'vitest'
import { ConfirmApp } from './confirm-app.tsx'

test('the code of the app must be given, its name need not', async () => {
  const app = { secret: 'ABCDEFGH', address: 'otpauth://totp/Waymark?secret=ABCDEFGH' }
  const router = createMemoryRouter([
    { path: '/', element: <ConfirmApp app={app} onConfirmed={() => {}} onClose={() => {}} /> },
  ])
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  expect(await screen.findByRole('textbox', { name: /^Name.*optional/ })).toBeInTheDocument()
  expect(screen.getByRole('textbox', { name: 'Code from the app' })).toBeInTheDocument()
})
