import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { account } from '@waymark/contracts/account'
import { toastQueue } from '@waymark/ui/toast-queue'
import { UiProvider } from '@waymark/ui/ui-provider'
import { restoreLostFocus } from '@waymark/web-kit/host/lost-focus'
import { clearNotices, useNotices } from '@waymark/web-kit/notices'
import { FakeGateway } from '@waymark/web-kit/testing/fake-gateway'
import { screenRenderer } from '@waymark/web-kit/testing/screen-renderer'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { individual } from '../../testing/people.ts'
import { AddDialog } from './add-dialog.tsx'
import { factorName } from './factor-name.ts'

const routes = { public: [{ path: '/', element: <AddDialog kind="app" onClose={() => {}} /> }] }
function LeavablePasskey() {
  const [isOpen, setIsOpen] = useState(true)
  return isOpen && <AddDialog kind="passkey" onClose={() => setIsOpen(false)} />
}
const renderPasskey = screenRenderer({
  routes: { public: [{ path: '/', element: <LeavablePasskey /> }] },
  UiProvider,
  user: individual,
})
const renderScreen = screenRenderer({ routes, UiProvider, user: individual })

beforeEach(() => {
  restoreLostFocus()
  // Other tests of the worker may have left some.
  clearNotices()
  for (const { key } of toastQueue.visibleToasts) toastQueue.close(key)
})
afterEach(() => Reflect.deleteProperty(navigator, 'credentials'))

/** What a browser answers about a new passkey. */
const made = {
  id: 'AAAA',
  rawId: new ArrayBuffer(3),
  type: 'public-key',
  response: { attestationObject: new ArrayBuffer(3), clientDataJSON: new ArrayBuffer(3) },
  getClientExtensionResults: () => ({}),
}

/** A browser whose question about a passkey stays open until it is taken back. */
function openQuestion() {
  let state: 'not asked' | 'open' | 'taken back' = 'not asked'
  const create = ({ signal }: { readonly signal: AbortSignal }) =>
    new Promise((_resolve, reject) => {
      state = 'open'
      signal.addEventListener('abort', () => {
        state = 'taken back'
        reject(signal.reason)
      })
    })
  vi.stubGlobal('PublicKeyCredential', class {})
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { create } })
  return () => state
}

const passkeyOptions = JSON.stringify({
  rp: { name: 'Waymark', id: 'localhost' },
  user: { id: 'AAAA', name: 'mere@example.org', displayName: '' },
  challenge: 'AAAA',
  pubKeyCredParams: [{ alg: -7, type: 'public-key' }],
})

test.each([
  ['Not now', () => userEvent.click(screen.getByRole('button', { name: 'Not now' }))],
  ['Close', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ['Escape', () => userEvent.keyboard('{Escape}')],
])('adding a passkey can be left while the browser asks for it: %s', async (_way, leave) => {
  const question = openQuestion()
  const gateway = new FakeGateway().answer(account.beginSecondFactor, () => ({
    secret: null,
    address: null,
    passkeyOptions,
  }))
  renderPasskey('/', gateway)
  await userEvent.type(await screen.findByLabelText(/^Your password/), 'Waymark-2026{Enter}')
  await waitFor(() => expect(question()).toBe('open'))
  await leave()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(question()).toBe('taken back'))
})

test('each step of adding an app is read as it comes: its heading takes the focus', async () => {
  const gateway = new FakeGateway()
    .answer(account.beginSecondFactor, () => ({
      secret: 'ABCDEFGH',
      address: 'otpauth://totp/Waymark?secret=ABCDEFGH',
      passkeyOptions: null,
    }))
    .answer(account.confirmSecondFactor, () => ({ recoveryCodes: ['aaaa-bbbb-cccc'] }))
  renderScreen('/', gateway)
  await userEvent.type(await screen.findByLabelText(/^Your password/), 'Waymark-2026{Enter}')
  expect(await screen.findByRole('heading', { name: 'Scan the key with your app' })).toHaveFocus()
  await userEvent.type(screen.getByRole('textbox', { name: 'Code from the app' }), '123456{Enter}')
  expect(await screen.findByRole('heading', { name: 'Keep your recovery codes' })).toHaveFocus()
})

test('no toast covers the recovery codes: what was added and copied is said beside them', async () => {
  const gateway = new FakeGateway()
    .answer(account.beginSecondFactor, () => ({ secret: null, address: null, passkeyOptions }))
    .answer(account.confirmSecondFactor, () => ({ recoveryCodes: ['aaaa-bbbb-cccc'] }))
  vi.stubGlobal('PublicKeyCredential', class {})
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { create: async () => made } })
  const user = userEvent.setup()
  renderPasskey('/', gateway)
  await user.type(await screen.findByLabelText(/^Your password/), 'Waymark-2026{Enter}')
  const codes = within(await screen.findByRole('dialog', { name: 'Keep your recovery codes' }))
  expect(codes.getByText('Your passkey is added.')).toBeInTheDocument()
  await user.click(codes.getByRole('button', { name: 'Copy all codes' }))
  expect(await codes.findByRole('status')).toHaveTextContent('Copied to clipboard')
  expect(await navigator.clipboard.readText()).toBe('aaaa-bbbb-cccc')
  expect(toastQueue.visibleToasts).toEqual([])
  expect(useNotices.getState().list).toEqual([])
})

test('a passkey is kept with the name that somebody gives it', async () => {
  vi.stubGlobal('PublicKeyCredential', class {})
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { create: async () => made } })
  const gateway = new FakeGateway()
    .answer(account.beginSecondFactor, () => ({ secret: null, address: null, passkeyOptions }))
    .answer(account.confirmSecondFactor, () => ({ recoveryCodes: null }))
  renderPasskey('/', gateway)
  await userEvent.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Office key')
  await userEvent.type(screen.getByLabelText(/^Your password/), 'Waymark-2026{Enter}')
  await waitFor(() => expect(gateway.inputsOf(account.confirmSecondFactor)).toMatchObject([{ name: 'Office key' }]))
  expect(gateway.inputsOf(account.beginSecondFactor)).toEqual([{ kind: 'passkey', currentPassword: 'Waymark-2026' }])
})

test('an unnamed passkey is told from another by the day and the time it was added', () => {
  const of = (createdAt: string) => factorName({ name: 'Passkey', createdAt })
  expect(of('2026-11-20T00:00:00Z')).not.toBe(of('2026-11-20T00:05:00Z'))
  expect(factorName({ name: 'Office key', createdAt: '2026-11-20T00:00:00Z' })).toBe('Office key')
})
