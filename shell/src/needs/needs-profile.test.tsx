import { cleanup, fireEvent, screen } from '@testing-library/react'
import { account } from '@waymark/contracts/account'
import { UiProvider } from '@waymark/ui/ui-provider'
import { FakeGateway } from '@waymark/web-kit/testing/fake-gateway'
import { screenRenderer } from '@waymark/web-kit/testing/screen-renderer'
import { expect, test } from 'vitest'
import { individual } from '../testing/people.ts'
import { NeedsProfile } from './needs-profile.tsx'

const renderScreen = screenRenderer({
  routes: { dashboard: [{ path: 'user/needs', element: <NeedsProfile /> }] },
  UiProvider,
  user: individual,
})

test('needs that were chosen and not saved are kept, and one notice says so', async () => {
  const turningSpace = { accessibilityOptionId: 8, weight: 'must', threshold: null } as const
  const gateway = new FakeGateway().answer(account.getNeeds, () => ({ needs: [turningSpace] }))
  renderScreen('/user/needs', gateway)
  fireEvent.click(await screen.findByRole('button', { name: /^Take out/ }))
  cleanup()
  renderScreen('/user/needs', gateway)
  expect(await screen.findAllByText(/^Kept for you/)).toHaveLength(1)
  expect(screen.getByRole('button', { name: 'Throw it away' })).toBeInTheDocument()
})
