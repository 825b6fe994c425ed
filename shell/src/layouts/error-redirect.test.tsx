import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { CallError } from '@waymark/web-kit/call-error'
import { createQueryClient } from '@waymark/web-kit/query-client'
import { createMemoryRouter, Outlet, RouterProvider } from '@waymark/web-kit/router'
import { expect, test } from 'vitest'
import { ErrorRedirect } from './connection-dialog.tsx'

function Sessions({ redirect }: { readonly redirect: boolean }) {
  const message = 'This page could not be found'
  const { error } = useQuery({
    queryKey: ['sessions', redirect],
    queryFn: () => Promise.reject(new CallError({ name: 'NotFound', message, status: 404, redirect })),
  })
  return <h1>{error ? 'Not for you' : 'Sessions'}</h1>
}

function show(redirect: boolean) {
  const layout = (
    <>
      <Outlet />
      <ErrorRedirect />
    </>
  )
  const children = [
    { path: '/sessions', element: <Sessions redirect={redirect} /> },
    { path: '/dashboard', element: <h1>Dashboard</h1> },
  ]
  const router = createMemoryRouter([{ element: layout, children }], { initialEntries: ['/sessions'] })
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return router
}

test('an answer with the redirect flag says its message, then opens the dashboard', async () => {
  const router = show(true)
  const dialog = await screen.findByRole('alertdialog')
  expect(dialog.textContent).toContain('This page could not be found')
  expect(router.state.location.pathname).toBe('/sessions')
  await userEvent.click(screen.getByRole('button', { name: 'Go to the dashboard' }))
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeInTheDocument()
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('an answer without it leaves the person where they are', async () => {
  show(false)
  await screen.findByRole('heading', { name: 'Not for you' })
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('on the dashboard nothing sends the person to the dashboard', async () => {
  history.replaceState(null, '', '/dashboard')
  show(true)
  await screen.findByRole('heading', { name: 'Not for you' })
  expect(screen.queryByRole('alertdialog')).toBeNull()
  history.replaceState(null, '', '/')
})
