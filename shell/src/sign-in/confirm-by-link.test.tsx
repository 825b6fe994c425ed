import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { account } from '@waymark/contracts/account'
import { UiProvider } from '@waymark/ui/ui-provider'
import { FakeGateway } from '@waymark/web-kit/testing/fake-gateway'
import { screenRenderer } from '@waymark/web-kit/testing/screen-renderer'
import { expect, test } from 'vitest'
import { individual } from '../testing/people.ts'
import { ConfirmEmailPage } from './confirm-email-page.tsx'

const routes = { public: [{ path: '/confirm-email', element: <ConfirmEmailPage /> }] }
const renderScreen = screenRenderer({ routes, UiProvider, user: individual })

test('one press confirms the address, and the answer takes the focus', async () => {
  const gateway = new FakeGateway().answer(account.confirmNewEmail, () => ({ done: true as const }))
  renderScreen('/confirm-email#token=a-token-of-24-characters', gateway, null)
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm my new address' }))
  expect(await screen.findByRole('heading', { name: 'Your new address is confirmed' })).toHaveFocus()
})

test('a link without its token says what to do instead, without a button', async () => {
  renderScreen('/confirm-email', new FakeGateway(), null)
  expect(await screen.findByText('This link does not work any more.')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Confirm my new address' })).toBeNull()
})

test('an address that has an account by now is refused in these words, not as a link that has ended', async () => {
  const gateway = new FakeGateway().answer(account.confirmNewEmail, () => ({
    status: 409 as const,
    name: 'AddressHasAccount',
    message: 'This address has an account of its own by now.',
  }))
  renderScreen('/confirm-email#token=a-token-of-24-characters', gateway, null)
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm my new address' }))
  expect(await screen.findByText('This address has an account of its own by now.')).toBeVisible()
  expect(screen.queryByText('This link does not work any more.')).toBeNull()
})

test('a second link opened in the same tab is tried, whatever the first one answered', async () => {
  const gateway = new FakeGateway().answer(account.confirmNewEmail, () => ({ done: true as const }))
  const router = renderScreen('/confirm-email#token=a-token-of-24-characters', gateway, null)
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm my new address' }))
  await screen.findByRole('heading', { name: 'Your new address is confirmed' })
  await act(() => router.navigate('/confirm-email#token=another-of-24-characters'))
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm my new address' }))
  await screen.findByRole('heading', { name: 'Your new address is confirmed' })
  expect(gateway.inputsOf(account.confirmNewEmail)).toEqual([
    { token: 'a-token-of-24-characters' },
    { token: 'another-of-24-characters' },
  ])
})
