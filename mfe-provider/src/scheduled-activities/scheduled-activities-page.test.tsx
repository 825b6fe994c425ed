import { screen } from '@testing-library/react'
import { activitySession } from '@waymark/contracts/activity-session'
import { staffRole } from '@waymark/domain/enums'
import { FakeGateway } from '@waymark/web-kit/testing/fake-gateway'
import { aroha } from '@waymark/web-kit/testing/people'
import { expect, test } from 'vitest'
import { renderScreen } from '../testing/render-screen.tsx'
import { onePage, saturday } from '../testing/sample-activity.ts'

const path = '/service-area/activities-events/scheduled-activities'
const list = activitySession.getActivitySessionList

test('status, time and order are sent to the server', async () => {
  const gateway = new FakeGateway().answer(list, () => onePage([]))
  renderScreen(`${path}?status=Active&period=past&sort=fill`, gateway)
  await screen.findByRole('heading', { name: 'No sessions match your search' })
  expect(gateway.inputsOf(list)).toMatchObject([
    { serviceAreaId: 1, statuses: ['Active'], period: 'past', sort: 'fill' },
  ])
})

test('a manager has a menu at each session, Staff only open theirs', async () => {
  const gateway = new FakeGateway().answer(list, () => onePage([saturday]))
  const staff = {
    ...aroha,
    isAccountAdmin: false,
    listServiceAreaUserProfile: aroha.listServiceAreaUserProfile.map((one) => ({ ...one, userRole: staffRole.Staff })),
  }
  renderScreen(path, gateway, staff)
  await screen.findByText('The sessions that you help with. Open one to see who comes and to check them in.')
  await screen.findByRole('link', { name: /^Open Clay and kōrero/ })
  expect(screen.queryByRole('button', { name: /^More for/ })).toBeNull()
})
