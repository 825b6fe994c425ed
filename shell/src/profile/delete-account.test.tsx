import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
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

const nothing = {
  comingUp: [],
  comingCount: 0,
  owed: [],
  upcomingCount: 0,
  incomplete: [],
  held: [],
  toRate: [],
  unreadMessageCount: 0,
  openInvitations: [],
  bookAgain: null,
}

test('bookings to come are said before anybody types a password, and keep the account', async () => {
  const coming = { ...nothing, comingUp: [sampleBooking], comingCount: 7, upcomingCount: 8 }
  renderScreen(
    '/user/profile',
    new FakeGateway().answer(consumer.getDataForConsumerDashboard, () => coming),
  )
  expect(await screen.findByText('You still have 7 bookings to come.')).toBeInTheDocument()
  const link = screen.getByRole('link', { name: 'See your upcoming bookings' })
  expect(link.getAttribute('href')).toBe('/booking/upcoming')
  await userEvent.click(screen.getByRole('button', { name: 'Delete my account' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('money that is owed is said before the account is deleted', async () => {
  const owed = [
    {
      activityBookingId: 71,
      activityTitle: 'Clay evening',
      accountName: 'Tūī Studio',
      owedCents: 800,
      currency: 'NZD' as const,
    },
  ]
  renderScreen(
    '/user/profile',
    new FakeGateway().answer(consumer.getDataForConsumerDashboard, () => ({ ...nothing, owed })),
  )
  expect(await screen.findByText('Tūī Studio still owes you $8.00 NZD.')).toBeInTheDocument()
  const link = screen.getByRole('link', { name: 'Your booking of Clay evening' })
  expect(link.getAttribute('href')).toBe('/activity-booking/71')
  await userEvent.click(screen.getByRole('button', { name: 'Delete my account' }))
  expect(await screen.findByRole('dialog')).toBeInTheDocument()
})
