import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { activity } from '@waymark/contracts/activity'
import { activitySession } from '@waymark/contracts/activity-session'
import { business } from '@waymark/contracts/business'
import type { OutputOf } from '@waymark/contracts/define-call'
import { payment } from '@waymark/contracts/payment'
import { serviceArea } from '@waymark/contracts/service-area'
import { businessSubtype } from '@waymark/domain/enums'
import { UiProvider } from '@waymark/ui/ui-provider'
import { FakeGateway } from '@waymark/web-kit/testing/fake-gateway'
import { aroha } from '@waymark/web-kit/testing/people'
import { sampleProfile } from '@waymark/web-kit/testing/sample-organisation'
import { screenRenderer } from '@waymark/web-kit/testing/screen-renderer'
import { expect, test } from 'vitest'
import { DashboardPage } from './dashboard-page.tsx'

type Activity = OutputOf<typeof activity.getActivitiesByServiceAreaId>['items'][number]
type Owed = OutputOf<typeof payment.getOwedRefunds>['owed'][number]
type Profile = OutputOf<typeof business.businessProfile>

const admin = { ...aroha, businessAccountSubtype: businessSubtype.ActivityOperator }
const renderScreen = screenRenderer({
  routes: { dashboard: [{ path: 'dashboard', Component: DashboardPage }] },
  UiProvider,
  user: admin,
})

const yoga: Activity = {
  activityId: 4,
  serviceAreaId: 1,
  version: 1,
  status: 'Draft',
  title: 'Chair yoga',
  description: '',
  activityKindIds: [],
  minAge: 60,
  maxAge: null,
  priceCents: 1200,
  concessionPriceCents: null,
  currency: 'NZD',
  maxSpacesPerSession: 10,
  maxSpacesPerClient: 2,
  banner: null,
  comingSessions: 0,
  nextStartDateTime: null,
}
const profile: Profile = { ...sampleProfile, businessAccountSubtype: businessSubtype.ActivityOperator }

function gatewayWith(items: Activity[], changes: Partial<Profile> = {}, owed: Owed[] = []): FakeGateway {
  return new FakeGateway()
    .answer(activity.getActivitiesByServiceAreaId, () => ({
      items,
      totalCount: items.length,
      pageNumber: 1,
      pageSize: 10,
    }))
    .answer(activitySession.getActivitySessionList, () => ({ items: [], totalCount: 0, pageNumber: 1, pageSize: 5 }))
    .answer(payment.getOwedRefunds, () => ({ owed }))
    .answer(serviceArea.getServiceAreasByUser, () => [])
    .answer(business.businessProfile, () => ({ ...profile, ...changes }))
}

const title = (name: RegExp) => screen.findByRole('heading', { level: 1, name })

test('somebody who runs activities sees them, and that a paid one cannot be paid for yet', async () => {
  renderScreen('/dashboard', gatewayWith([yoga]))
  await title(/Two things need you/)
  expect(screen.getByText('Chair yoga is a draft. Add its sessions, then publish it.')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Add sessions' }).getAttribute('href')).toBe(
    '/service-area/activities-events/4?tab=sessions',
  )
  expect(screen.getByText('Draft, 60 and over, $12.00 NZD a space, 10 spaces a session')).toBeInTheDocument()
  expect(screen.getByText(/A space of Chair yoga costs \$12\.00 NZD/)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Connect card payments' }).getAttribute('href')).toBe('/business/profile')
})

test('free activities need no card payments; an unfinished Stripe application shows', async () => {
  renderScreen('/dashboard', gatewayWith([{ ...yoga, status: 'Active', priceCents: 0 }]))
  await screen.findByText(/60 and over, free/)
  await title(/Nothing needs you now/)
  cleanup()
  renderScreen('/dashboard', gatewayWith([], { cardStatus: 'in progress', isCardDetailMissing: true }))
  await screen.findByText('Stripe still needs details from you')
  expect(screen.getByRole('link', { name: 'Open activities & events' })).toBeInTheDocument()
})

test('what was skipped in the set-up is named with where it is done, until nothing is left', async () => {
  renderScreen('/dashboard', gatewayWith([], { skippedSteps: ['logoAndDescription', 'venueAccessibility'] }))
  const skipped = within(await screen.findByRole('region', { name: 'Skipped in the set-up' }))
  expect(skipped.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Logo and description', '/business/profile#logo'],
    ['Venue accessibility', '/service-area/1?tab=access'],
  ])
  cleanup()
  renderScreen('/dashboard', gatewayWith([]))
  await title(/Nothing needs you now/)
  expect(screen.queryByRole('region', { name: 'Skipped in the set-up' })).toBeNull()
})

test('what was skipped is dismissed, and what stands among the needs is not named twice', async () => {
  const paid = [{ ...yoga, status: 'Draft' as const, priceCents: 1200 }]
  const gateway = gatewayWith(paid, { skippedSteps: ['logoAndDescription', 'cardPayments'] }).answer(
    business.dismissSkippedSteps,
    () => ({ ...profile, skippedSteps: [] }),
  )
  renderScreen('/dashboard', gateway)
  await screen.findByRole('link', { name: 'Connect card payments' })
  const card = await screen.findByRole('region', { name: 'Skipped in the set-up' })
  expect(
    within(card)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Logo and description'])
  gateway.answer(business.businessProfile, () => profile)
  await userEvent.click(within(card).getByRole('button', { name: 'Dismiss what was skipped in the set-up' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Skipped in the set-up' })).toBeNull())
})

test('who does not manage the organisation is not told what it skipped', async () => {
  renderScreen('/dashboard', gatewayWith([], { skippedSteps: ['firstActivity'] }), { ...admin, isAccountAdmin: false })
  await title(/Nothing needs you now/)
  expect(screen.queryByRole('region', { name: 'Skipped in the set-up' })).toBeNull()
})

test('what is owed after a refund that failed needs whoever manages the location, with a link to the booking', async () => {
  const owed: Owed = {
    activityBookingId: 71,
    activityTitle: 'Chair yoga',
    contactName: 'Hana Tamaki',
    owedCents: 1800,
    currency: 'NZD',
  }
  renderScreen('/dashboard', gatewayWith([], {}, [owed]))
  await title(/One thing needs you/)
  expect(screen.getByRole('heading', { name: /^You owe \$18\.00\sNZD to Hana Tamaki$/ })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Open the booking' }).getAttribute('href')).toBe('/activity-booking/71')
  cleanup()
  renderScreen(
    '/dashboard',
    gatewayWith([], {}, [owed, { ...owed, activityBookingId: 72, contactName: 'Ana Rata', owedCents: 600 }]),
  )
  await screen.findByRole('heading', { name: 'You owe money after refunds that failed' })
  expect(screen.getByRole('link', { name: /^\$6\.00\sNZD to Ana Rata$/ }).getAttribute('href')).toBe(
    '/activity-booking/72',
  )
})

test('visitors who said that a fact is wrong need whoever manages the location, and no other location of theirs', async () => {
  const area = {
    serviceAreaId: 1,
    name: 'Newtown',
    suburb: 'Newtown',
    userRole: 1,
    timeZone: 'Pacific/Auckland',
  } as const
  const gateway = gatewayWith([]).answer(serviceArea.getServiceAreasByUser, () => [
    { ...area, visitorsToAnswer: 2 },
    { ...area, serviceAreaId: 2, visitorsToAnswer: 5 },
  ])
  renderScreen('/dashboard', gateway)
  await screen.findByRole('heading', { name: '2 visitors wait for an answer' })
  await title(/One thing needs you/)
  expect(screen.getByRole('link', { name: 'Open the access facts' }).getAttribute('href')).toBe(
    '/service-area/1?tab=access',
  )
})

test('a session of a draft says on the dashboard that it opens with its activity', async () => {
  const session: OutputOf<typeof activitySession.getActivitySessionList>['items'][number] = {
    activitySessionId: 71,
    activityId: 4,
    activityTitle: 'Chair yoga',
    isOfAmenity: false,
    isActivityDraft: true,
    serviceAreaId: 1,
    version: 1,
    status: 'Active',
    startDateTime: '2099-12-06T10:00:00',
    endDateTime: '2099-12-06T11:00:00',
    timeZone: 'Pacific/Auckland',
    closedFor: null,
    maxSpaces: 10,
    maxSpacesPerClient: 2,
    spacesTaken: 0,
    spacesHeld: 0,
    spacesOffered: 0,
    bookingCount: 0,
    waitlistLength: 0,
    checkedInCount: 0,
    peopleCount: 0,
    priceCents: 0,
    concessionPriceCents: null,
    currency: 'NZD',
    accessStock: {
      wheelchairSpaces: { total: 0, left: 0 },
      hearingReceivers: { total: 0, left: 0 },
      interpreterPlaces: { total: 0, left: 0 },
      quietPlaces: { total: 0, left: 0 },
    },
    staff: [],
  }
  const gateway = gatewayWith([yoga]).answer(activitySession.getActivitySessionList, () => ({
    items: [session],
    totalCount: 1,
    pageNumber: 1,
    pageSize: 5,
  }))
  renderScreen('/dashboard', gateway)
  expect(await screen.findByText('0 of 10 spaces taken. Opens with its activity')).toBeInTheDocument()
})

test('while the organisation is suspended only that is said: no draft waits to be published, no card to be connected', async () => {
  const reason = 'They asked us to check their address'
  renderScreen(
    '/dashboard',
    gatewayWith([yoga], { suspension: { isForGood: true, reason, keepsBookings: true, at: '2026-11-20T00:00:00Z' } }),
  )
  await title(/One thing needs you/)
  expect(screen.getByText(reason)).toBeInTheDocument()
  expect(screen.queryByText('Nobody can book here yet')).toBeNull()
  expect(screen.queryByText('Nobody can pay you by card yet')).toBeNull()
})
