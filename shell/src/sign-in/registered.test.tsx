import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { account } from '@waymark/contracts/account'
import { UiProvider } from '@waymark/ui/ui-provider'
import { FakeGateway } from '@waymark/web-kit/testing/fake-gateway'
import { screenRenderer } from '@waymark/web-kit/testing/screen-renderer'
import { expect, test } from 'vitest'
import { individual } from '../testing/people.ts'
import { RegisterProfilePage } from './register-profile-page.tsx'

const routes = { public: [{ path: '/register-profile', element: <RegisterProfilePage /> }] }
const renderScreen = screenRenderer({ routes, UiProvider, user: individual })

test('whoever has registered is sent the email again without typing their address', async () => {
  const done = () => ({ done: true as const })
  const gateway = new FakeGateway().answer(account.registerUser, done).answer(account.resentActiveEmail, done)
  renderScreen('/register-profile', gateway, null)
  await userEvent.type(await screen.findByLabelText('First name'), 'Mere')
  await userEvent.type(screen.getByLabelText('Last name'), 'Parata')
  await userEvent.type(screen.getByLabelText(/^Email/), 'mere@example.org')
  await userEvent.type(screen.getByLabelText(/^Password/), 'A-good-password-9')
  await userEvent.click(screen.getByRole('radio', { name: 'New Zealand' }))
  await userEvent.click(screen.getByRole('checkbox', { name: /^Terms|agree/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Create account' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Send the link again' }))
  expect(await screen.findByText('On its way.')).toBeVisible()
  expect(gateway.inputsOf(account.resentActiveEmail)).toEqual([{ email: 'mere@example.org' }])
})
