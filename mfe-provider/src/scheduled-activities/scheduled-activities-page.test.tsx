import { screen, waitFor } from '@testing-library/react'
import { activitySession } from '@waymark/contracts/activity-session'
import { staffRole } from '@waymark/domain/enums'
import { FakeGateway } from '@waymark/web-kit/testing/fake-gateway'
import { aroha } from '@waymark/web-kit/testing/people'
import { expect, test, vi } from 'vitest'
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

test('what has been is listed from the newest on', async () => {
  const gateway = new FakeGateway().answer(list, () => onePage([saturday]))
  renderScreen(`${path}?period=past`, gateway)
  await screen.findByText(/^The sessions of all activities/)
  expect(gateway.inputsOf(list)).toMatchObject([{ period: 'past', sort: '-start' }])
})

test('a session on a closed day says so', async () => {
  vi.useFakeTimers({ now: new Date('2026-12-01T00:00:00Z'), toFake: ['Date'] })
  renderScreen(
    path,
    new FakeGateway().answer(list, () => onePage([{ ...saturday, closedFor: 'Staff day' }])),
  )
  await screen.findByText('Closed that day: Staff day')
  expect(screen.queryByText('Booking open')).toBeNull()
  vi.useRealTimers()
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

test('check-ins that an earlier visit left on the device are sent', async () => {
  const checkIn = activitySession.checkInActivityBooking
  const mark = { key: 'a', activityBookingId: 501, positions: [0], isHere: true, at: '2026-12-04T20:50:00.000Z' }
  localStorage.setItem('9:check-in:71', JSON.stringify([mark]))
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const gateway = new FakeGateway().answer(list, () => onePage([saturday]))
  renderScreen(path, gateway)
  await screen.findByText(/1 check-in waits on this device and goes out by itself/)
  gateway.answer(checkIn, () => ({
    marked: [
      { activityBookingId: 501, outcome: 'marked' as const, contactName: 'Moana Faleolo', session: null, people: [] },
    ],
  }))
  onLine.mockRestore()
  dispatchEvent(new Event('online'))
  await waitFor(() => expect(localStorage.getItem('9:check-in:71')).toBeNull())
  expect(gateway.inputsOf(checkIn)).toMatchObject([{ activitySessionId: 71, marks: [{ activityBookingId: 501 }] }])
  await waitFor(() => expect(screen.queryByText(/waits on this device/)).toBeNull())
})
