import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { account } from '@waymark/contracts/account'
import { UiProvider } from '@waymark/ui/ui-provider'
import { FakeGateway } from '@waymark/web-kit/testing/fake-gateway'
import { screenRenderer } from '@waymark/web-kit/testing/screen-renderer'
import { expect, test } from 'vitest'
import { individual } from '../testing/people.ts'
import { LoginPage } from './login-page.tsx'

const renderScreen = screenRenderer({
  routes: { public: [{ path: '/login', element: <LoginPage /> }] },
  UiProvider,
  user: individual,
})

/** Logs in to an account that has these for its second step, as far as that step. */
async function reachStep(detail: { readonly apps: number; readonly passkeys: number; readonly recoveryCodes: number }) {
  const needed = { status: 409 as const, name: 'SecondFactorNeeded', message: 'One more step follows.', detail }
  const wrong = { status: 409 as const, name: 'WrongCode', message: 'This code is not right.' }
  renderScreen(
    '/login',
    new FakeGateway().answer(account.login, ({ code }) => (code === undefined ? needed : wrong)),
    null,
  )
  await userEvent.type(screen.getByLabelText('Email'), 'mere@example.org')
  await userEvent.type(screen.getByLabelText('Password'), 'a good password')
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }))
  return within(await screen.findByRole('form', { name: 'Second step' }))
}

const follows = (first: HTMLElement, second: HTMLElement) =>
  first.compareDocumentPosition(second) === Node.DOCUMENT_POSITION_FOLLOWING

test('a passkey comes first, and a recovery code after it', async () => {
  const form = await reachStep({ apps: 0, passkeys: 1, recoveryCodes: 10 })
  expect(form.getByText('Your password is right. Use your passkey.')).toBeVisible()
  const code = form.getByRole('textbox', { name: 'Recovery code' })
  expect(follows(form.getByRole('button', { name: 'Use a passkey' }), code)).toBe(true)
  expect(form.queryByText(/authenticator app/)).toBeNull()
  expect(form.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact-us')
})

test('no code is asked for where the account has none', async () => {
  const form = await reachStep({ apps: 0, passkeys: 1, recoveryCodes: 0 })
  expect(form.getByRole('button', { name: 'Use a passkey' })).toBeVisible()
  expect(form.queryByRole('textbox')).toBeNull()
  expect(form.queryByRole('button', { name: 'Log in' })).toBeNull()
})

test('an account with an app alone is asked for a code, and for no passkey', async () => {
  const form = await reachStep({ apps: 1, passkeys: 0, recoveryCodes: 10 })
  expect(form.getByText(/^Your password is right. Enter the code that your authenticator app shows, or/)).toBeVisible()
  expect(form.getByRole('textbox', { name: 'Code' })).toBeVisible()
  expect(form.queryByRole('button', { name: 'Use a passkey' })).toBeNull()
})

test('after a wrong code another one can be typed: only an attempt takes the focus', async () => {
  const form = await reachStep({ apps: 1, passkeys: 0, recoveryCodes: 10 })
  const code = form.getByRole('textbox', { name: 'Code' })
  await userEvent.type(code, '111111{Enter}')
  const summary = await form.findByRole('group', { name: 'We could not log you in' })
  expect(summary).toHaveFocus()
  await userEvent.clear(code)
  await userEvent.type(code, '222222')
  expect(code).toHaveFocus()
  expect(code).toHaveValue('222222')
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(summary).toHaveFocus())
})

test.each([
  [{ apps: 1, passkeys: 0, recoveryCodes: 10 }, 'Code', 'Wait for the next one, or use a recovery code.'],
  [{ apps: 1, passkeys: 0, recoveryCodes: 0 }, 'Code', 'Wait for the next one.'],
  [{ apps: 0, passkeys: 1, recoveryCodes: 10 }, 'Recovery code', 'Check it, use another one, or use your passkey.'],
])('after a wrong code, what is advised is what the account has: %o', async (has, label, advice) => {
  const form = await reachStep(has)
  await userEvent.type(form.getByRole('textbox', { name: label }), 'AAAA-BBBB-CCCC{Enter}')
  expect(
    await form.findByText(`This ${label.toLowerCase()} is not right, or it was used before. ${advice}`),
  ).toBeVisible()
})
