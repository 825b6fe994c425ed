import { screen } from '@testing-library/react'
import { account } from '@waymark/contracts/account'
import { bookingEmailNames } from '@waymark/domain/account/email-kinds'
import { UiProvider } from '@waymark/ui/ui-provider'
import { FakeGateway } from '@waymark/web-kit/testing/fake-gateway'
import { screenRenderer } from '@waymark/web-kit/testing/screen-renderer'
import { expect, test } from 'vitest'
import { individual } from '../testing/people.ts'
import { EmailPreferences } from './email-preferences.tsx'

const gateway = () =>
  new FakeGateway().answer(account.getUserEmailPreferences, () => ({
    userProfileId: 5,
    preferences: [{ emailKind: 'booking changed' as const, name: 'A booking has a new time', isWanted: true }],
    laterPreferences: [
      { emailKind: 'session staff' as const, name: bookingEmailNames['session staff'], isWanted: true },
    ],
  }))

test.each([
  ['of an organisation', true],
  ['without one', false],
])(
  'somebody %s chooses whether they are emailed about their sessions only where they can have some',
  async (_who, isBusiness) => {
    const element = <EmailPreferences userProfileId={5} isBusiness={isBusiness} />
    const render = screenRenderer({ routes: { public: [{ path: '/', element }] }, UiProvider, user: individual })
    render('/', gateway())
    await screen.findByRole('checkbox', { name: 'A booking has a new time' })
    expect(screen.queryAllByRole('checkbox', { name: /^I am given a session/ })).toHaveLength(isBusiness ? 1 : 0)
  },
)
