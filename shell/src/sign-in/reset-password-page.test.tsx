import { screen } from '@testing-library/react'
import { account } from '@waymark/contracts/account'
import { UiProvider } from '@waymark/ui/ui-provider'
import { FakeGateway } from '@waymark/web-kit/testing/fake-gateway'
import { screenRenderer } from '@waymark/web-kit/testing/screen-renderer'
import { expect, test } from 'vitest'
import { individual } from '../testing/people.ts'
import { ResetPasswordPage } from './reset-password-page.tsx'

const routes = { public: [{ path: '/reset-password', element: <ResetPasswordPage /> }] }
const renderScreen = screenRenderer({ routes, UiProvider, user: individual })

const answerOf = (joinsAccountName: string | null) =>
  new FakeGateway().answer(account.validateResetPassword, () => ({
    isValid: true,
    email: 'mere@example.org',
    joinsAccountName,
  }))

test('an invitation to a team names the organisation and the address', async () => {
  renderScreen('/reset-password#token=a-token-of-24-characters&for=team', answerOf('Kōwhai Care'), null)
  const words = await screen.findByText(/You join the team of/)
  expect(words).toHaveTextContent('You join the team of Kōwhai Care as mere@example.org.')
})

test('a new password names the address alone', async () => {
  renderScreen('/reset-password#token=a-token-of-24-characters', answerOf(null), null)
  expect(await screen.findByText('mere@example.org')).toBeInTheDocument()
  expect(screen.queryByText(/the team of/)).toBeNull()
})
