import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { activitySession } from '@waymark/contracts/activity-session'
import { bookingTeam } from '@waymark/contracts/booking-team'
import { FakeGateway } from '@waymark/web-kit/testing/fake-gateway'
import { expect, test } from 'vitest'
import { renderScreen } from '../testing/render-screen.tsx'
import { busyWeek, clayInsight, quietWeek, swimInsight } from '../testing/sample-insights.ts'

const period = {
  fromDate: '2026-09-30',
  toDate: '2026-11-24',
  timeZone: 'Pacific/Auckland',
  currency: 'NZD' as const,
  locationCount: 1,
  before: { ...clayInsight, spaces: 20, spacesTaken: 8 },
  cancellations: [{ isBySession: true, reason: 'No heating', bookingCount: 4 }],
}
const path = '/service-area/insights?weeks'

test('says how full sessions were, what they earned and who did not come, in numbers and tables', async () => {
  const gateway = new FakeGateway()
    .answer(activitySession.getActivityInsights, () => ({ ...period, activities: [clayInsight, swimInsight] }))
    .answer(bookingTeam.getWeeklyInsights, () => ({ ...period, weeks: [quietWeek, busyWeek] }))
  const router = renderScreen(`${path}=8`, gateway)
  await screen.findAllByText('55 %')
  expect(screen.getByText('12 of 22')).toBeInTheDocument()
  expect(screen.getByText('As many days before: 40 %')).toBeInTheDocument()
  const reasons = within(screen.getByRole('table', { name: 'Why bookings were cancelled' }))
  expect(reasons.getByRole('row', { name: 'No heating The session 4' })).toBeInTheDocument()
  expect(screen.getByText('after $16.00 NZD paid back')).toBeInTheDocument()
  expect(screen.getByText('Clay and kōrero could run once more: 3 groups waited for a space.')).toBeInTheDocument()
  const full = within(screen.getByRole('table', { name: 'How full sessions are, as a table' }))
  expect(full.getByRole('row', { name: /^All 4 12 22 3/ })).toBeInTheDocument()
  const earned = within(screen.getByRole('table', { name: 'What they earned, as a table' }))
  expect(earned.getByRole('row', { name: /Clay and kōrero \$216\.00/ })).toBeInTheDocument()
  expect(earned.queryByRole('row', { name: /Quiet swim/ })).toBeNull()
  const visits = within(screen.getByRole('table', { name: 'Visits, week by week, as a table' }))
  expect(visits.getByRole('row', { name: /^5 Oct, so far 44 3 1 57.5/ })).toBeInTheDocument()
  expect(visits.getByRole('row', { name: /^All 44 3 1 57.5/ })).toBeInTheDocument()
  const income = within(screen.getByRole('table', { name: 'Income, week by week, as a table' }))
  expect(income.getByRole('row', { name: /^5 Oct, so far \$216\.00 \$16\.00 \$200\.00/ })).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: /Period/ }))
  await userEvent.click(await screen.findByRole('option', { name: 'Last 26 weeks' }))
  expect(router.state.location.search).toBe('?weeks=26')
  expect(gateway.inputsOf(activitySession.getActivityInsights)).toMatchObject([{ weeks: 8 }, { weeks: 26 }])
})

test('says what will be shown once a session has begun', async () => {
  const gateway = new FakeGateway()
    .answer(activitySession.getActivityInsights, () => ({ ...period, activities: [] }))
    .answer(bookingTeam.getWeeklyInsights, () => ({ ...period, weeks: [quietWeek] }))
  renderScreen(path, gateway)
  await screen.findByRole('heading', { name: 'No sessions in this period' })
  expect(screen.queryByRole('button', { name: 'Export the activities to Excel' })).toBeNull()
})
