import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { activitySession } from '@waymark/contracts/activity-session'
import { booking } from '@waymark/contracts/booking'
import { bookingTeam } from '@waymark/contracts/booking-team'
import { FakeGateway } from '@waymark/web-kit/testing/fake-gateway'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderScreen } from '../testing/render-screen.tsx'
import { arohaOnRoster, sampleRoster, sinaOnRoster, visitOfNobody } from '../testing/sample-roster.ts'

const path = '/service-area/roster?day=2026-11-25'

const reason = { busyStartDateTime: null, busyEndDateTime: null, lacks: [] }

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-23T20:00:00Z'), toFake: ['Date'] })
})

afterEach(() => {
  vi.useRealTimers()
})

function gatewayWith() {
  return new FakeGateway()
    .answer(bookingTeam.getRoster, () => sampleRoster)
    .answer(bookingTeam.getStaffForBooking, () => ({
      people: [
        { userProfileId: 22, firstName: 'Sina', lastName: 'Leota', notFree: null, ...reason },
        { userProfileId: 21, firstName: 'Aroha', lastName: 'Ngata', notFree: 'notOnService' as const, ...reason },
      ],
      canGoCount: 1,
    }))
    .answer(bookingTeam.getBookingsToReassign, ({ bookingIds }) =>
      bookingIds.map((bookingId) => ({
        bookingId,
        requestedStartDateTime: visitOfNobody.startDateTime,
        requestedEndDateTime: visitOfNobody.endDateTime,
        timeZone: 'Pacific/Auckland',
        serviceName: 'Morning care',
        clientName: 'Wiremu Tāmihana',
        staff: [],
        freeStaff: [{ userProfileId: 22, firstName: 'Sina', lastName: 'Leota' }],
        freeStaffCount: 1,
      })),
    )
}

test('a visit that nobody does is given to whoever can, and the others have a reason', async () => {
  const gateway = gatewayWith().answer(booking.updateBookingStaff, () => ({ staff: [] }))
  renderScreen(path, gateway)
  await screen.findByRole('heading', { name: '1 visit and 1 session have nobody yet' })
  await userEvent.click(screen.getByRole('button', { name: /Wiremu Tāmihana/ }))
  const panel = await screen.findByRole('region', { name: 'Who takes Wiremu Tāmihana?' })
  expect(await within(panel).findByRole('radio', { name: /Sina Leota/ })).toBeChecked()
  await userEvent.click(within(panel).getByRole('button', { name: '1 person cannot, and why' }))
  expect(within(panel).getByText(/Does not do this service/)).toBeInTheDocument()
  await userEvent.click(within(panel).getByRole('button', { name: 'Give it to Sina' }))
  await waitFor(() =>
    expect(gateway.inputsOf(booking.updateBookingStaff)).toEqual([{ bookingId: 903, staffUserProfileId: 22 }]),
  )
})

test('a day on which the location is closed says so in the week and on the day', async () => {
  const closedDays = [{ date: '2026-11-25', name: 'Roof repair' }]
  const gateway = gatewayWith().answer(bookingTeam.getRoster, () => ({ ...sampleRoster, closedDays }))
  renderScreen(path, gateway)
  const week = await screen.findByRole('table', { name: 'The week, by person' })
  expect(
    within(week).getByRole('columnheader', { name: /Wed 25 Nov.*Closed that day: Roof repair/ }),
  ).toBeInTheDocument()
  const day = screen.getByRole('region', { name: 'Wed 25 Nov 2026' })
  expect(within(day).getByText('Closed that day: Roof repair')).toBeInTheDocument()
})

test('a session is given by keys alone, and Escape leaves it', async () => {
  const gateway = gatewayWith().answer(activitySession.addActivitySessionStaffAssignment, () => ({ staff: [] }))
  renderScreen(path, gateway)
  const session = await screen.findByRole('button', { name: /Session, 7 of 12/ })
  session.focus()
  await userEvent.keyboard('{Enter}')
  await screen.findByRole('region', { name: 'Who takes Clay and kōrero?' })
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('region', { name: 'Who takes Clay and kōrero?' })).toBeNull()
  await waitFor(() => expect(session).toHaveFocus())
  await userEvent.keyboard('{Enter}')
  await screen.findByRole('region', { name: 'Who takes Clay and kōrero?' })
  await userEvent.tab()
  expect(screen.getByRole('radio', { name: /Aroha Ngata/ })).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: 'Give it to Aroha' }))
  await waitFor(() =>
    expect(gateway.inputsOf(activitySession.addActivitySessionStaffAssignment)).toEqual([
      { activitySessionId: 802, userProfileId: 21 },
    ]),
  )
})

test('the week says each day in words, and a day its gaps; another person takes over a visit', async () => {
  const gateway = gatewayWith().answer(booking.updateBookingStaff, () => ({ staff: [] }))
  renderScreen(path, gateway)
  const table = await screen.findByRole('table')
  expect(within(table).getByRole('row', { name: /Aroha Ngata 4 h of 30 h.*2 visits.*1 session/ })).toBeInTheDocument()
  expect(within(table).getByRole('row', { name: /Sina Leota.*away/ })).toBeInTheDocument()
  expect(screen.getByText('15 min free, at the same address')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: /Priya Raman/ }))
  const panel = await screen.findByRole('region', { name: 'Who takes Priya Raman instead of Aroha?' })
  await userEvent.click(await within(panel).findByRole('button', { name: 'Give it to Sina' }))
  await waitFor(() =>
    expect(gateway.inputsOf(booking.updateBookingStaff)).toEqual([
      {
        bookingId: 902,
        staffUserProfileId: sinaOnRoster.userProfileId,
        replacedStaffUserProfileId: arohaOnRoster.userProfileId,
      },
    ]),
  )
})

test('the week of somebody is given away: who is free is said first, each has a result, and it can come back', async () => {
  const gateway = gatewayWith()
    .answer(bookingTeam.getBookingsToReassign, ({ bookingIds }) =>
      bookingIds.map((bookingId) => ({
        bookingId,
        requestedStartDateTime: `2026-11-25T${bookingId === 901 ? '08:30' : '09:45'}:00`,
        requestedEndDateTime: `2026-11-25T${bookingId === 901 ? '09:30' : '10:45'}:00`,
        timeZone: 'Pacific/Auckland',
        serviceName: 'Morning care',
        clientName: bookingId === 901 ? 'Moana Faleolo' : 'Priya Raman',
        staff: [{ userProfileId: 21, firstName: 'Aroha', lastName: 'Ngata' }],
        freeStaff: bookingId === 901 ? [{ userProfileId: 22, firstName: 'Sina', lastName: 'Leota' }] : [],
        freeStaffCount: bookingId === 901 ? 1 : 0,
      })),
    )
    .answer(booking.updateBookingStaff, () => ({ staff: [] }))
  renderScreen(path, gateway)
  await userEvent.click(await screen.findByRole('button', { name: /^Reassign the visits of Aroha .*this week$/ }))
  const question = await screen.findByRole('alertdialog', { name: 'Who does 2 bookings instead?' })
  await within(question).findByText(/2 bookings: 1 goes to somebody else, 1 has nobody who can go/)
  const staying = '1 session of this week stays with Aroha. You can give it to somebody else on its day:'
  expect(within(question).getByText(staying)).toBeInTheDocument()
  await userEvent.click(within(question).getByRole('button', { name: 'Reassign 1' }))
  await screen.findByText('Reassign 1 booking: 1 of 1 done.')
  expect(await screen.findByText(staying)).toBeInTheDocument()
  // What came of it stands far above the button, which is gone with the dialog.
  expect(document.activeElement).toContainElement(screen.getByText('Reassign 1 booking: 1 of 1 done.'))
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByText('Give 1 booking back: 1 of 1 done.')
  expect(screen.queryByText(staying)).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(gateway.inputsOf(booking.updateBookingStaff)).toEqual([
    { bookingId: 901, staffUserProfileId: 22, replacedStaffUserProfileId: 21 },
    { bookingId: 901, staffUserProfileId: 21, replacedStaffUserProfileId: 22 },
  ])
})

test('a visit is dragged to somebody who is free then; over the others it says why not', async () => {
  const gateway = gatewayWith().answer(booking.updateBookingStaff, () => ({ staff: [] }))
  renderScreen(path, gateway)
  const visit = await screen.findByRole('button', { name: /Priya Raman/ })
  const dataTransfer = { setData() {}, effectAllowed: 'none' }
  fireEvent.dragStart(visit, { dataTransfer })
  const row = (name: RegExp) => screen.getByRole('row', { name })
  await within(row(/^Sina Leota/)).findByText('Free then')
  expect(within(row(/^Aroha Ngata/)).getByText('Has it now')).toBeInTheDocument()
  fireEvent.drop(row(/^Aroha Ngata/), { dataTransfer })
  expect(gateway.inputsOf(booking.updateBookingStaff)).toEqual([])
  fireEvent.drop(row(/^Sina Leota/), { dataTransfer })
  await screen.findByText('Sina takes Priya Raman instead of Aroha.')
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() =>
    expect(gateway.inputsOf(booking.updateBookingStaff)).toEqual([
      { bookingId: 902, staffUserProfileId: 22, replacedStaffUserProfileId: 21 },
      { bookingId: 902, staffUserProfileId: 21, replacedStaffUserProfileId: 22 },
    ]),
  )
})

test('what can take each is counted before anything is chosen, and the week shows who is free once it is', async () => {
  renderScreen(path, gatewayWith())
  expect(await screen.findByRole('button', { name: /Wiremu Tāmihana.*1 can/ })).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: /Wiremu Tāmihana/ }))
  const row = (name: RegExp) => screen.getByRole('row', { name })
  expect(await within(row(/^Sina Leota/)).findByText('Free then')).toBeInTheDocument()
  expect(within(row(/^Aroha Ngata/)).getByText('Does not do this service')).toBeInTheDocument()
})

test('a visit that nobody did is given to somebody else in place of an undo', async () => {
  const gateway = gatewayWith().answer(booking.updateBookingStaff, () => ({ staff: [] }))
  renderScreen(path, gateway)
  await userEvent.click(await screen.findByRole('button', { name: /Wiremu Tāmihana/ }))
  const panel = await screen.findByRole('region', { name: 'Who takes Wiremu Tāmihana?' })
  await userEvent.click(await within(panel).findByRole('button', { name: 'Give it to Sina' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Give it to somebody else' }))
  await screen.findByRole('region', { name: 'Who takes Wiremu Tāmihana instead of Sina?' })
})

test('a session goes from one person to another, by keys and by drag onto the day, and comes back', async () => {
  const gateway = gatewayWith().answer(activitySession.replaceActivitySessionStaff, () => ({ staff: [] }))
  renderScreen('/service-area/roster?day=2026-11-26', gateway)
  const session = await screen.findByRole('button', { name: /^1:00\u00a0pm.*Clay and kōrero/ })
  session.focus()
  await userEvent.keyboard('{Enter}')
  const panel = await screen.findByRole('region', { name: 'Who takes Clay and kōrero instead of Aroha?' })
  expect(within(panel).getByRole('radio', { name: /Sina Leota/ })).toBeChecked()
  expect(within(panel).getByRole('link', { name: 'Open the session' })).toHaveAttribute(
    'href',
    '/service-area/activities-events/activity-session/801',
  )
  await userEvent.click(within(panel).getByRole('button', { name: 'Give it to Sina' }))
  await screen.findByText('Sina takes Clay and kōrero instead of Aroha.')
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(gateway.inputsOf(activitySession.replaceActivitySessionStaff)).toHaveLength(2))
  const dataTransfer = { setData() {}, effectAllowed: 'none' }
  fireEvent.dragStart(screen.getByRole('button', { name: /^1:00\u00a0pm.*Clay and kōrero/ }), { dataTransfer })
  fireEvent.drop(await screen.findByRole('listitem', { name: 'Sina Leota' }), { dataTransfer })
  await waitFor(() =>
    expect(gateway.inputsOf(activitySession.replaceActivitySessionStaff)).toEqual([
      { activitySessionId: 801, staffUserProfileId: 22, replacedStaffUserProfileId: 21 },
      { activitySessionId: 801, staffUserProfileId: 21, replacedStaffUserProfileId: 22 },
      { activitySessionId: 801, staffUserProfileId: 22, replacedStaffUserProfileId: 21 },
    ]),
  )
})

test('an undo that is refused says why', async () => {
  let count = 0
  const gateway = gatewayWith().answer(booking.updateBookingStaff, () => {
    count += 1
    return count === 1 ? { staff: [] } : { status: 409, name: 'StaffBusy', message: 'Aroha has another booking.' }
  })
  renderScreen(path, gateway)
  await userEvent.click(await screen.findByRole('button', { name: /Priya Raman/ }))
  await userEvent.click(await screen.findByRole('button', { name: 'Give it to Sina' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  await screen.findByText('Aroha has another booking.')
})

test('goes from week to week in its address', async () => {
  const gateway = gatewayWith()
  const router = renderScreen(path, gateway)
  await screen.findByRole('table')
  await userEvent.click(screen.getByRole('button', { name: 'Later' }))
  await waitFor(() => expect(router.state.location.search).toBe('?day=2026-12-02'))
  await userEvent.click(screen.getByRole('button', { name: 'This week' }))
  await waitFor(() => expect(router.state.location.search).toBe(''))
  expect(gateway.inputsOf(bookingTeam.getRoster)).toMatchObject([{ date: '2026-11-25' }, { date: '2026-12-02' }, {}])
})

test('somebody who left the location keeps their row and is given nothing new', async () => {
  const people = sampleRoster.people.map((person) => ({ ...person, isInTeam: person.firstName !== 'Aroha' }))
  renderScreen(
    path,
    gatewayWith().answer(bookingTeam.getRoster, () => ({ ...sampleRoster, people })),
  )
  await userEvent.click(await screen.findByRole('button', { name: /Session, 7 of 12/ }))
  const panel = await screen.findByRole('region', { name: 'Who takes Clay and kōrero?' })
  expect(within(panel).queryByText(/Aroha/)).not.toBeInTheDocument()
  const notice = screen.getByText('2 visits and 1 session are given to somebody who works here no more:')
  expect(notice.parentElement).toHaveTextContent(/Aroha [^:]+ works here no more/)
})

test('visits of somebody whose role has none any more are to be given to others, their sessions are not', async () => {
  const people = sampleRoster.people.map((person) => ({ ...person, doesVisits: person.firstName !== 'Aroha' }))
  renderScreen(
    path,
    gatewayWith().answer(bookingTeam.getRoster, () => ({ ...sampleRoster, people })),
  )
  await screen.findByText('2 visits are given to somebody who does no visits here any more:')
})

test('work of somebody who is away then is counted, and not said to be well', async () => {
  const people = sampleRoster.people.map((person) =>
    person === arohaOnRoster
      ? { ...person, away: [{ startDateTime: '2026-11-25T00:00:00', endDateTime: '2026-11-27T00:00:00' }] }
      : person,
  )
  const nobody = { visits: [], sessions: [] }
  renderScreen(
    path,
    gatewayWith().answer(bookingTeam.getRoster, () => ({ ...sampleRoster, people, nobody })),
  )
  const notice = await screen.findByText('2 visits and 1 session are given to somebody who is away:')
  expect(notice).toBeInTheDocument()
  expect(screen.getByText(/Auckland.*2 visits and 1 session are given to somebody who is away\.$/)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: /^Moana Faleolo, Wed 25 Nov/ })).toHaveAttribute('href', '/booking/901')
  expect(screen.getByText('2 visits while away')).toBeInTheDocument()
  expect(screen.queryByText(/Every visit and session still to come this week has somebody/)).not.toBeInTheDocument()
})

test('work of somebody who left that is over is given to nobody any more', async () => {
  vi.setSystemTime('2026-11-24T20:45:00Z')
  const left = { ...sampleRoster, people: sampleRoster.people.map((person) => ({ ...person, isInTeam: false })) }
  renderScreen(
    path,
    gatewayWith().answer(bookingTeam.getRoster, () => left),
  )
  expect(await screen.findByText('1 visit and 1 session are given to somebody who works here no more:')).toBeVisible()
  expect(screen.queryByRole('link', { name: /Moana Faleolo/ })).not.toBeInTheDocument()
})
