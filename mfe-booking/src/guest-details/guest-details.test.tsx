import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { account } from '@waymark/contracts/account'
import { UiProvider } from '@waymark/ui/ui-provider'
import { keepGuest, useGuest } from '@waymark/web-kit/guest'
import { createQueryClient } from '@waymark/web-kit/query-client'
import { createMemoryRouter, RouterProvider, useHref, useNavigate } from '@waymark/web-kit/router'
import { FakeGateway } from '@waymark/web-kit/testing/fake-gateway'
import { followSession } from '@waymark/web-kit/testing/follow-session'
import { expect, onTestFinished, test, vi } from 'vitest'
import { GuestDetails } from './guest-details.tsx'

const tama = { firstName: 'Tama', lastName: 'Reid', email: 'tama@example.org', phone: '021 555 0142' }
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString()

function show(gateway: FakeGateway) {
  vi.stubGlobal('fetch', gateway.fetch)
  followSession({ kind: 'signedOut', reason: 'start' })
  const onReady = vi.fn()
  function Page() {
    const navigate = useNavigate()
    return (
      <UiProvider navigate={(to) => void navigate(to)} useHref={useHref}>
        <GuestDetails onReady={onReady} />
      </UiProvider>
    )
  }
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={createMemoryRouter([{ path: '/', Component: Page }])} />
    </QueryClientProvider>,
  )
  return onReady
}

test('a guest gives their details once; they are kept under one key of the tab with the token', async () => {
  const gateway = new FakeGateway().answer(account.registerGuestUser, () => ({
    ...tama,
    token: 'guest-token',
    expires: inAnHour(),
  }))
  const onReady = show(gateway)
  await userEvent.type(await screen.findByLabelText('First name'), 'Tama')
  await userEvent.type(screen.getByLabelText('Last name'), 'Reid')
  await userEvent.type(screen.getByLabelText('Email'), 'tama @example.org')
  await userEvent.type(screen.getByLabelText(/^Phone/), '021 555 0142')
  await userEvent.click(screen.getByRole('button', { name: 'Continue as a guest' }))
  await screen.findByRole('button', { name: 'Continue as Tama' })
  expect(gateway.inputsOf(account.registerGuestUser)).toEqual([tama])
  expect(onReady).toHaveBeenCalledOnce()
  expect(JSON.parse(sessionStorage.getItem('waymark:guest') ?? '')).toMatchObject({ ...tama, token: 'guest-token' })
})

test('a known guest continues at once, or is forgotten', async () => {
  keepGuest({ ...tama, token: 'guest-token', expires: inAnHour() })
  const onReady = show(new FakeGateway())
  await userEvent.click(await screen.findByRole('button', { name: 'Continue as Tama' }))
  expect(onReady).toHaveBeenCalledOnce()
  await userEvent.click(screen.getByRole('button', { name: 'Forget my details' }))
  expect(await screen.findByLabelText('First name')).toHaveProperty('value', '')
  expect([useGuest.getState().guest, sessionStorage.getItem('waymark:guest')]).toEqual([null, null])
})

test('after the token has expired the details are still there, to be confirmed', async () => {
  keepGuest({ ...tama, token: 'guest-token', expires: new Date(Date.now() - 1).toISOString() })
  show(new FakeGateway())
  expect(await screen.findByLabelText('Email')).toHaveProperty('value', 'tama@example.org')
  expect(screen.getByRole('button', { name: 'Continue as a guest' })).toBeInTheDocument()
})

test('whoever comes by a link, or has booked, is asked anew', async () => {
  const none = { firstName: '', lastName: '', email: '', phone: '' }
  keepGuest({ ...none, token: 'guest-token', expires: inAnHour(), isByLink: true })
  show(new FakeGateway())
  expect(await screen.findByRole('button', { name: 'Continue as a guest' })).toBeInTheDocument()
})

test('where the browser keeps nothing, the form does not say that the tab does', async () => {
  const storage = vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError')
  })
  onTestFinished(() => storage.mockRestore())
  keepGuest(null)
  show(new FakeGateway())
  expect(await screen.findByText(/until you have booked or close this page/)).toBeInTheDocument()
  expect(screen.queryByText(/in this tab/)).toBeNull()
})
