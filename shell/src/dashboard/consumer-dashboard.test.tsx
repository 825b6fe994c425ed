import { screen, within } from '@testing-library/react'
import { consumer } from '@waymark/contracts/consumer'
import { UiProvider } from '@waymark/ui/ui-provider'
import { enableSlots } from '@waymark/web-kit/slots'
import { FakeGateway } from '@waymark/web-kit/testing/fake-gateway'
import { hemi } from '@waymark/web-kit/testing/people'
import { sampleActivityRow } from '@waymark/web-kit/testing/sample-booking'
import { emptyDashboard } from '@waymark/web-kit/testing/sample-dashboard'
import { screenRenderer } from '@waymark/web-kit/testing/screen-renderer'
import { expect, test } from 'vitest'
import { DashboardPage } from './dashboard-page.tsx'

const renderScreen = screenRenderer({
  routes: { dashboard: [{ path: 'dashboard', Component: DashboardPage }] },
  UiProvider,
  user: hemi,
})

test('spaces that are held come first among what needs somebody', async () => {
  const held = { ...sampleActivityRow, itemName: 'Clay evening', itemDetail: '2 people' }
  const heldUntil = '2026-11-24T01:00:00Z'
  const gateway = new FakeGateway().answer(consumer.getDataForConsumerDashboard, () => ({
    comingUp: [],
    comingCount: 0,
    owed: [],
    upcomingCount: 0,
    incomplete: [],
    held: [
      { ...held, bookingId: 71, heldUntil, isOffered: false },
      { ...held, bookingId: 72, heldUntil, isOffered: true },
    ],
    unreadMessageCount: 1,
    openInvitations: [],
    bookAgain: null,
    toRate: [],
  }))
  renderScreen('/dashboard', gateway)
  await screen.findByRole('heading', { level: 1, name: /Three things need you\.$/ })
  const needs = within(screen.getByRole('region', { name: 'What needs you now' }))
  expect(needs.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Clay evening on .* is not booked yet$/),
    expect.stringMatching(/^Clay evening on .* is free for you$/),
    'Somebody wrote to you',
  ])
  expect(needs.getByRole('link', { name: 'Finish booking' }).getAttribute('href')).toBe('/activity-booking/71')
  expect(needs.getByRole('link', { name: 'Take the spaces' }).getAttribute('href')).toBe('/activity-booking/72')
})

test('times at a place in another zone say so', async () => {
  const gateway = new FakeGateway().answer(consumer.getDataForConsumerDashboard, () => ({
    comingUp: [],
    comingCount: 0,
    owed: [],
    upcomingCount: 0,
    incomplete: [{ ...sampleActivityRow, alternativeTimes: ['2026-12-03T10:30:00', '2026-12-03T13:00:00'] }],
    held: [],
    toRate: [],
    unreadMessageCount: 0,
    openInvitations: [],
    bookAgain: {
      bookingId: 41,
      serviceAreaServiceId: 1,
      serviceName: 'Morning care',
      sizeOptionName: 'Usual visit',
      accountName: 'Kōwhai Care',
      timeZone: 'Pacific/Auckland',
      nextFree: '2026-11-29T09:00:00',
    },
  }))
  renderScreen('/dashboard', gateway)
  expect(await screen.findByText(/Sun 29 Nov 2026, 9:00\sam \(Auckland time\)/)).toBeVisible()
  expect(
    screen.getByText(
      /Thu 3 Dec 2026, 10:30\sam \(Auckland time\) and Thu 3 Dec 2026, 1:00\spm \(Auckland time\) are free/,
    ),
  ).toBeVisible()
})

test('a visit that has nobody, on a day that was closed since, says so beside what is free', async () => {
  const visit = { ...sampleActivityRow, itemName: 'Morning care', addingError: 'Nobody is free at this time any more.' }
  const rows = [
    { ...visit, closedFor: 'Roof repair', alternativeTimes: ['2026-12-05T09:00:00'] },
    { ...visit, bookingId: 62, alternativeTimes: [visit.requestedStartDateTime] },
  ]
  renderScreen(
    '/dashboard',
    new FakeGateway().answer(consumer.getDataForConsumerDashboard, () => ({ ...emptyDashboard, incomplete: rows })),
  )
  expect(await screen.findByText(/^Closed that day: Roof repair\. Sat 5 Dec 2026, 9:00\sam .*is free\.$/)).toBeVisible()
  expect(screen.queryByText(/Nobody is free at this time any more/)).toBeNull()
})

test('what took place is asked about', async () => {
  const gateway = new FakeGateway().answer(consumer.getDataForConsumerDashboard, () => ({
    comingUp: [],
    comingCount: 0,
    owed: [],
    upcomingCount: 0,
    incomplete: [],
    held: [],
    toRate: [{ ...sampleActivityRow, itemName: 'Clay evening', bookingId: 73 }],
    unreadMessageCount: 0,
    openInvitations: [],
    bookAgain: null,
  }))
  renderScreen('/dashboard', gateway)
  expect(await screen.findByRole('heading', { level: 3, name: /^How was Clay evening on / })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: /^Give feedback on Clay evening, / }).getAttribute('href')).toBe(
    '/feedback-booking?bookingId=73',
  )
})

test('whoever is asked whether bookings are theirs reads that one thing needs them', async () => {
  const client = { keptClientId: 41, firstName: 'Tom', lastName: 'Reid', accountName: 'Tūī Studio', bookingCount: 2 }
  const asking = { ...emptyDashboard, keptClients: [client] }
  enableSlots(async () => ({ routes: {}, slots: { keptClients: async () => () => <p>Are they yours?</p> } }))
  renderScreen(
    '/dashboard',
    new FakeGateway().answer(consumer.getDataForConsumerDashboard, () => asking),
  )
  expect(await screen.findByRole('heading', { level: 1, name: /One thing needs you\.$/ })).toBeInTheDocument()
  expect(await screen.findByText('Are they yours?')).toBeInTheDocument()
})
