import { cleanup, screen } from '@testing-library/react'
import { activity } from '@waymark/contracts/activity'
import { activitySession } from '@waymark/contracts/activity-session'
import { business } from '@waymark/contracts/business'
import type { OutputOf } from '@waymark/contracts/define-call'
import { businessSubtype } from '@waymark/domain/enums'
import { UiProvider } from '@waymark/ui/ui-provider'
import { FakeGateway } from '@waymark/web-kit/testing/fake-gateway'
import { aroha } from '@waymark/web-kit/testing/people'
import { sampleProfile } from '@waymark/web-kit/testing/sample-organisation'
import { screenRenderer } from '@waymark/web-kit/testing/screen-renderer'
import { expect, test } from 'vitest'
import { DashboardPage } from './dashboard-page.tsx'

type Activity = OutputOf<typeof activity.getActivitiesByServiceAreaId>['items'][number]
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

function gatewayWith(items: Activity[], changes: Partial<Profile> = {}): FakeGateway {
  return new FakeGateway()
    .answer(activity.getActivitiesByServiceAreaId, () => ({
      items,
      totalCount: items.length,
      pageNumber: 1,
      pageSize: 10,
    }))
    .answer(activitySession.getActivitySessionList, () => ({ items: [], totalCount: 0, pageNumber: 1, pageSize: 5 }))
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
