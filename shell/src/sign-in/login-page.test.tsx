import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { account } from '@waymark/contracts/account'
import { createMemoryRouter, RouterProvider } from '@waymark/web-kit/router'
import { FakeGateway } from '@waymark/web-kit/testing/fake-gateway'
import { followSession } from '@waymark/web-kit/testing/follow-session'
import { afterEach, expect, test, vi } from 'vitest'
import { LoginPage } from './login-page.tsx'

afterEach(() => vi.unstubAllGlobals())

test('an account that is not active is told so once, with a way to ask', async () => {
  const said = account.login.refusals.AccountClosed
  const gateway = new FakeGateway().answer(account.login, () => ({ status: 409, name: 'AccountClosed', message: said }))
  vi.stubGlobal('fetch', gateway.fetch)
  act(() => followSession({ kind: 'signedOut', reason: 'expired', said }))
  const router = createMemoryRouter([{ path: '*', element: <LoginPage /> }], { initialEntries: ['/login'] })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  expect(await screen.findAllByText(said)).toHaveLength(1)
  await userEvent.type(screen.getByLabelText('Email'), 'mere@example.org')
  await userEvent.type(screen.getByLabelText('Password'), 'Waymark-2026')
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }))
  const link = await screen.findByRole('link', { name: 'contact us' })
  expect(link.getAttribute('href')).toBe('/contact-us')
  // An individual has no organisation: what to ask one is for whoever works for one.
  expect(link.closest('p')).toHaveTextContent(/^We can tell you why.*If you work for an organisation/)
  await waitFor(() => expect(screen.getAllByText(said)).toHaveLength(1))
})
