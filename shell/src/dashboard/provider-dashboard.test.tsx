import { screen } from '@testing-library/react'
import { activitySession } from '@waymark/contracts/activity-session'
import { business } from '@waymark/contracts/business'
import { consumer } from '@waymark/contracts/consumer'
import type { OutputOf } from '@waymark/contracts/define-call'
import { payment } from '@waymark/contracts/payment'
import { serviceArea } from '@waymark/contracts/service-area'
import { UiProvider } from '@waymark/ui/ui-provider'
import { FakeGateway } from '@waymark/web-kit/testing/fake-gateway'
import { aroha } from '@waymark/web-kit/testing/people'
import { sampleBooking } from '@waymark/web-kit/testing/sample-booking'
import { sampleProfile } from '@waymark/web-kit/testing/sample-organisation'
import { screenRenderer } from '@waymark/web-kit/testing/screen-renderer'
import { expect, test } from 'vitest'
import type { ProviderData } from './booking-data.ts'
import { DashboardPage } from './dashboard-page.tsx'

type Profile = OutputOf<typeof business.businessProfile>

const renderScreen = screenRenderer({
  routes: { dashboard: [{ path: 'dashboard', Component: DashboardPage }] },
  UiProvider,
  user: aroha,
})

/** A location that offers services, and nobody does them yet. */
function gatewayWith(changes: Partial<Profile>, data: Partial<ProviderData> = {}): FakeGateway {
  return new FakeGateway()
    .answer(consumer.getDataForProviderDashboard, () => ({
      comingUp: [],
      todayCount: 0,
      upcomingCount: 0,
      toComplete: [],
      unplaced: [],
      unplacedCount: 0,
      unreadMessageCount: 0,
      quotesToAnswer: 0,
      missing: ['staff' as const, 'weekly times' as const],
      ...data,
    }))
    .answer(activitySession.getActivitySessionList, () => ({ items: [], totalCount: 0, pageNumber: 1, pageSize: 5 }))
    .answer(payment.getOwedRefunds, () => ({ owed: [] }))
    .answer(serviceArea.getServiceAreasByUser, () => [])
    .answer(business.businessProfile, () => ({ ...sampleProfile, ...changes }))
}

test('what the set-up of a location lacks is said, with its next step', async () => {
  renderScreen('/dashboard', gatewayWith({}))
  await screen.findByText('Nobody can book this location yet')
  expect(screen.getByText('It still needs people who do its services and weekly times.')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Say who does them' })).toBeInTheDocument()
})

test('visits of people who cannot go lead to the week of the roster in which the first of them is', async () => {
  renderScreen('/dashboard', gatewayWith({}, { missing: [], unable: { count: 2, firstDay: '2026-12-07' } }))
  await screen.findByText('2 visits of the next two weeks are given to somebody who cannot go')
  expect(screen.getByRole('link', { name: 'Open the roster' })).toHaveAttribute(
    'href',
    '/service-area/roster?day=2026-12-07',
  )
})

test('visits whose time has passed are counted, and those that are not shown are in the list of confirmed bookings', async () => {
  const toComplete = [41, 42].map((bookingId) => ({ ...sampleBooking, bookingId }))
  renderScreen('/dashboard', gatewayWith({}, { missing: [], toComplete, toCompleteCount: 9 }))
  await screen.findByText('Were these 9 bookings done?')
  expect(screen.getByRole('link', { name: '7 more visits in your bookings' })).toHaveAttribute(
    'href',
    '/booking/confirmed?item=Service&when=over',
  )
})

test('while the organisation is suspended only that is said: nobody can book it, whatever is set up', async () => {
  const reason = 'They asked us to check their address'
  renderScreen(
    '/dashboard',
    gatewayWith({ suspension: { isForGood: false, reason, keepsBookings: true, at: '2026-11-20T00:00:00Z' } }),
  )
  await screen.findByRole('heading', { level: 1, name: /One thing needs you/ })
  expect(screen.getByText('Waymark has suspended Kōwhai Care')).toBeInTheDocument()
  expect(screen.queryByText('Nobody can book this location yet')).toBeNull()
})
