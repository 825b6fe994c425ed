import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { account } from '@waymark/contracts/account'
import { UiProvider } from '@waymark/ui/ui-provider'
import { restoreLostFocus } from '@waymark/web-kit/host/lost-focus'
import { FakeGateway } from '@waymark/web-kit/testing/fake-gateway'
import { screenRenderer } from '@waymark/web-kit/testing/screen-renderer'
import { beforeEach, expect, test } from 'vitest'
import { individual } from '../../testing/people.ts'
import { AddDialog } from './add-dialog.tsx'

const routes = { public: [{ path: '/', element: <AddDialog kind="app" onClose={() => {}} /> }] }
const renderScreen = screenRenderer({ routes, UiProvider, user: individual })

beforeEach(() => restoreLostFocus())

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
