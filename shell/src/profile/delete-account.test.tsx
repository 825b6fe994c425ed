import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { account } from '@waymark/contracts/account'
import { consumer } from '@waymark/contracts/consumer'
import { UiProvider } from '@waymark/ui/ui-provider'
import type { SessionUser } from '@waymark/web-kit/session-user'
import { FakeGateway } from '@waymark/web-kit/testing/fake-gateway'
import { aroha, hemi } from '@waymark/web-kit/testing/people'
import { sampleBooking } from '@waymark/web-kit/testing/sample-booking'
import { screenRenderer } from '@waymark/web-kit/testing/screen-renderer'
import { expect, test } from 'vitest'
import { DeleteAccount } from './delete-account.tsx'

const screenOf = (user: SessionUser) =>
  screenRenderer({
    routes: { dashboard: [{ path: 'user/profile', Component: () => <DeleteAccount user={user} /> }] },
    UiProvider,
    user,
  })
const renderScreen = screenOf(hemi)

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

test('bookings to come are said before anybody types a password, as many as the list has, and keep the account', async () => {
  const coming = { ...nothing, comingUp: [sampleBooking], comingCount: 7, upcomingCount: 8 }
  renderScreen(
    '/user/profile',
    new FakeGateway().answer(consumer.getDataForConsumerDashboard, () => coming),
  )
  expect(await screen.findByText('You still have 8 bookings to come.')).toBeInTheDocument()
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

test('the last admin of an organisation is told before anybody types a password', async () => {
  let isLastAdmin = true
  const gateway = new FakeGateway().answer(account.getProfile, () => ({
    firstName: 'Aroha',
    lastName: 'Ngata',
    phone: null,
    email: 'aroha@example.org',
    newEmail: null,
    isLastAdmin,
  }))
  screenOf(aroha)('/user/profile', gateway)
  expect(await screen.findByText(`You are the last admin of ${aroha.accountName}.`)).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Delete my account' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  cleanup()
  isLastAdmin = false
  screenOf(aroha)('/user/profile', gateway)
  await userEvent.click(await screen.findByRole('button', { name: 'Delete my account' }))
  expect(await screen.findByRole('dialog')).toBeInTheDocument()
})
