import { screen } from '@testing-library/react'
import { consumer } from '@waymark/contracts/consumer'
import { UiProvider } from '@waymark/ui/ui-provider'
import { FakeGateway } from '@waymark/web-kit/testing/fake-gateway'
import { hemi } from '@waymark/web-kit/testing/people'
import { sampleBooking } from '@waymark/web-kit/testing/sample-booking'
import { screenRenderer } from '@waymark/web-kit/testing/screen-renderer'
import { expect, test } from 'vitest'
import { DeleteAccount } from './delete-account.tsx'

const renderScreen = screenRenderer({
  routes: { dashboard: [{ path: 'user/profile', Component: () => <DeleteAccount user={hemi} /> }] },
  UiProvider,
  user: hemi,
})

test('bookings to come are said before anybody types a password', async () => {
  const gateway = new FakeGateway().answer(consumer.getDataForConsumerDashboard, () => ({
    comingUp: [sampleBooking],
    upcomingCount: 1,
    incomplete: [],
    held: [],
    toRate: [],
    unreadMessageCount: 0,
    openInvitations: [],
    bookAgain: null,
  }))
  renderScreen('/user/profile', gateway)
  expect(await screen.findByText('You still have bookings coming up.')).toBeInTheDocument()
  const link = screen.getByRole('link', { name: 'See your upcoming bookings' })
  expect(link.getAttribute('href')).toBe('/booking/upcoming')
})
