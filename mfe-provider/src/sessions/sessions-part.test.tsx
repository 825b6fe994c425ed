import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { activity } from '@waymark/contracts/activity'
import { activitySession } from '@waymark/contracts/activity-session'
import { closedDay } from '@waymark/contracts/closed-day'
import { common } from '@waymark/contracts/common'
import { serviceArea } from '@waymark/contracts/service-area'
import { FakeGateway } from '@waymark/web-kit/testing/fake-gateway'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderScreen } from '../testing/render-screen.tsx'
import { clay, onePage, saturday, saturdayDetail } from '../testing/sample-activity.ts'

const path = '/service-area/activities-events/31?tab=sessions'
const draft = { ...saturday, activitySessionId: 72, status: 'Draft' as const, startDateTime: '2026-12-12T10:00:00' }

function gatewayWith(rows: readonly (typeof saturday)[]) {
  return new FakeGateway()
    .answer(activity.getActivityByActivityId, () => clay)
    .answer(serviceArea.getServiceAreasByUser, () => [])
    .answer(serviceArea.getListUserRoleOnServiceArea, () => onePage([]))
    .answer(activitySession.getActivitySessionsByActivityId, ({ status: wanted }) =>
      onePage(rows.filter(({ status }) => wanted === undefined || status === wanted)),
    )
    .answer(activitySession.getActivitySessionDetail, () => ({
      ...saturdayDetail,
      laterSessionCount: 1,
      laterBookingCount: 4,
      laterPeopleCount: 5,
    }))
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-12-04T20:50:00Z'), toFake: ['Date'] })
})

test('sessions stand by month, with how full they are and their access places', async () => {
  renderScreen(path, gatewayWith([saturday, draft]))
  await screen.findByRole('link', { name: 'Sat 5 Dec 2026' })
  expect(screen.getByText('December 2026')).toBeInTheDocument()
  expect(screen.getAllByText('3 of 12')).toHaveLength(2)
  expect(screen.getAllByText('1 of 3')).toHaveLength(2)
  expect(screen.getByText('Booking open')).toBeInTheDocument()
  expect(screen.getByText('Auckland time')).toBeInTheDocument()
})

test('sessions of a draft are not open for booking yet', async () => {
  renderScreen(
    path,
    gatewayWith([{ ...saturday, isActivityDraft: true }]).answer(activity.getActivityByActivityId, () => ({
      ...clay,
      status: 'Draft' as const,
    })),
  )
  expect(await screen.findByText('Opens with its activity')).toBeInTheDocument()
  expect(screen.queryByText('Booking open')).not.toBeInTheDocument()
})

test('cancelling tells nobody of zero people, where spaces are only held', async () => {
  renderScreen(path, gatewayWith([{ ...saturday, bookingCount: 1, peopleCount: 0 }]))
  await userEvent.click(await screen.findByRole('button', { name: /^More for Clay and kōrero, Sat 5 Dec/ }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Cancel session' }))
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('We tell 1 booking, and give them all')
})

test('a full session says so and how many wait', async () => {
  renderScreen(path, gatewayWith([{ ...saturday, spacesTaken: 12, waitlistLength: 3 }]))
  await screen.findByText('Full')
  expect(screen.getByText('3 waiting')).toBeInTheDocument()
})

test('this and all later sessions are cancelled with a reason, after what that does is said', async () => {
  const update = activitySession.updateActivitySession
  const gateway = gatewayWith([saturday, draft]).answer(update, () => ({
    session: { ...saturday, status: 'Cancelled' as const },
    sessionCount: 2,
    bookingCount: 2,
  }))
  renderScreen(path, gateway)
  await userEvent.click(await screen.findByRole('button', { name: /^More for Clay and kōrero, Sat 5 Dec/ }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Cancel session' }))
  const dialog = await screen.findByRole('alertdialog')
  expect(dialog).toHaveTextContent('We tell 2 bookings (3 people), and give them all of their money back.')
  await userEvent.click(await within(dialog).findByRole('radio', { name: /This session and all later ones/ }))
  expect(dialog).toHaveTextContent('We tell 6 bookings (8 people), and give them all of their money back. They cannot')
  await userEvent.type(within(dialog).getByRole('textbox', { name: /Why/ }), 'No clay.')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Yes, cancel all 2' }))
  await waitFor(() =>
    expect(gateway.inputsOf(update)).toMatchObject([
      { activitySessionId: 71, version: 2, scope: 'later', status: 'Cancelled', cancelReason: 'No clay.' },
    ]),
  )
})

test('drafts are published one after the other', async () => {
  const update = activitySession.updateActivitySession
  const gateway = gatewayWith([saturday, draft]).answer(update, () => ({
    session: { ...draft, status: 'Active' as const },
    sessionCount: 1,
    bookingCount: 0,
  }))
  renderScreen(path, gateway)
  await userEvent.click(await screen.findByRole('button', { name: 'Publish 1 draft' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Yes, publish 1 draft' }))
  await waitFor(() =>
    expect(gateway.inputsOf(update)).toMatchObject([{ activitySessionId: 72, version: 2, status: 'Active' }]),
  )
})

test('a copied session keeps its times; its date answers, is taken out, put back and added', async () => {
  const check = activitySession.checkActivitySessionDates
  const add = activitySession.addActivitySessions
  const gateway = gatewayWith([saturday])
    .answer(check, ({ startDateTimes, endDateTimes, removed }) => ({
      dates: startDateTimes.map((startDateTime, position) => ({
        startDateTime,
        endDateTime: endDateTimes[position] ?? '',
        availability: removed?.includes(position) ? (3 as const) : (1 as const),
        alternativeStarts: [],
        reason: null,
        note: 'Outside the opening hours (9:00 am to 5:00 pm)',
        closedFor: null,
        replacesActivitySessionId: null,
        replacesCount: 0,
      })),
    }))
    .answer(add, () => ({ sessions: [draft], skipped: [] }))
    .answer(closedDay.getPublicHolidays, () => ({
      regionName: null,
      holidays: [
        {
          date: '2026-12-12',
          name: 'Founding Day',
          isRegional: false,
          isClosed: false,
          bookingCount: 0,
          sessionCount: 0,
          sessionBookingCount: 0,
          unbookedSessionCount: 0,
          sessions: [],
        },
      ],
    }))
  renderScreen('/service-area/activities-events/activity-session/new?activity=31&copy=71', gateway)
  const date = await screen.findByRole('group', { name: /First date/ })
  const [day] = within(date).getAllByRole('spinbutton')
  if (day) await userEvent.click(day)
  await userEvent.keyboard('12122026')
  await screen.findByText('Available')
  expect(screen.getByText('Outside the opening hours (9:00 am to 5:00 pm)')).toBeInTheDocument()
  expect(await screen.findByText('Public holiday: Founding Day')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: /Take out Sat 12 Dec 2026/ }))
  await screen.findByText('You took this date out.')
  await userEvent.click(screen.getByRole('button', { name: /Put back Sat 12 Dec 2026/ }))
  await userEvent.click(await screen.findByRole('button', { name: 'Add 1 session as a draft' }))
  await waitFor(() =>
    expect(gateway.inputsOf(add)).toMatchObject([
      {
        activityId: 31,
        startDateTimes: ['2026-12-12T10:00:00'],
        endDateTimes: ['2026-12-12T12:00:00'],
        status: 'Draft',
        maxSpaces: 12,
        staffUserProfileIds: [21],
      },
    ]),
  )
})

test('dates that cannot be worked out yet are said to be missing by what is missing alone', async () => {
  renderScreen('/service-area/activities-events/activity-session/new?activity=31&copy=71', gatewayWith([saturday]))
  const date = await screen.findByRole('group', { name: /First date/ })
  const [day] = within(date).getAllByRole('spinbutton')
  if (day) await userEvent.click(day)
  await userEvent.keyboard('12122026')
  await userEvent.click(screen.getByRole('button', { name: /Repeat/ }))
  await userEvent.click(await screen.findByRole('option', { name: 'Every day' }))
  await userEvent.click(screen.getByRole('button', { name: /^Add the sessions/ }))
  expect((await screen.findAllByText(/Choose the last date\./)).length).toBeGreaterThan(0)
  expect(screen.queryByText(/Add at least one date/)).toBeNull()
})

test('new sessions take what the dropdown of statuses offers', async () => {
  const gateway = gatewayWith([]).answer(common.getActivitySessionStatusDropdown, () => [
    { id: 'Draft', name: 'Draft' },
  ])
  renderScreen(path, gateway)
  await userEvent.click(await screen.findByRole('button', { name: 'Add sessions' }))
  expect(await screen.findByRole('radio', { name: /^As drafts/ })).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByRole('radio', { name: /^Open for booking/ })).toBeNull())
  expect(gateway.inputsOf(common.getActivitySessionStatusDropdown)).toMatchObject([{ isAddNewSession: 'true' }])
})
