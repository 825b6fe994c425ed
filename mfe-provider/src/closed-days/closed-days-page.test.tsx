import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { closedDay } from '@waymark/contracts/closed-day'
import { FakeGateway } from '@waymark/web-kit/testing/fake-gateway'
import { aroha } from '@waymark/web-kit/testing/people'
import { typeDay } from '@waymark/web-kit/testing/refused-form'
import { expect, test } from 'vitest'
import { renderScreen } from '../testing/render-screen.tsx'
import { consequenceText } from './booked-words.ts'

const booked = {
  bookingCount: 0,
  sessionCount: 1,
  sessionBookingCount: 2,
  unbookedSessionCount: 1,
  sessions: [
    {
      activitySessionId: 71,
      title: 'Clay and kōrero',
      startDateTime: '2026-12-25T10:00:00',
      timeZone: 'Pacific/Auckland',
      bookingCount: 2,
    },
  ],
}

test('the question before a day is closed names the sessions that people have booked', async () => {
  const add = closedDay.addClosedDays
  const message = 'Booked then: 1 session, with 2 bookings in it.'
  const gateway = new FakeGateway()
    .answer(closedDay.getClosedDays, () => ({ today: '2026-11-24', booked: null, closedDays: [] }))
    .answer(closedDay.getPublicHolidays, () => ({
      regionName: null,
      holidays: [{ date: '2026-12-25', name: 'Christmas Day', isRegional: false, isClosed: false, ...booked }],
    }))
    .answer(closedDay.getLocationClosing, () => ({
      today: '2026-11-24',
      closing: null,
      booked: { from: '2026-11-24', bookingCount: 0, sessionCount: 0, sessionBookingCount: 0, lastDate: null },
    }))
    .answer(add, ({ keepsAffectedBookings }) =>
      keepsAffectedBookings ? { addedCount: 1 } : { status: 409, name: 'StrandsBookings', message, sessionIds: [71] },
    )
  renderScreen('/service-area/closed-days', gateway)
  await screen.findByText(
    /Booked already: 1 session, with 2 bookings in it\. .* 1 session of activities that nobody has booked stays scheduled too\.$/,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Close on 1 holiday' }))
  const question = within(await screen.findByRole('alertdialog', { name: /even though something is booked/ }))
  expect(question.getByText(message)).toBeInTheDocument()
  const link = question.getByRole('link', { name: /^Clay and kōrero, Fri 25 Dec 2026, 10:00\sam/ })
  expect(link.getAttribute('href')).toBe('/service-area/activities-events/activity-session/71')
  expect(link.closest('li')?.textContent).toMatch(/: 2 bookings$/)
  await userEvent.click(question.getByRole('button', { name: 'Yes, close and keep these bookings' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(gateway.inputsOf(add)).toMatchObject([{}, { keepsAffectedBookings: true }])
})

test('a day on which something is running says that it goes on to its end', async () => {
  expect(consequenceText([{ ...booked, runningSessionCount: 1, unbookedSessionCount: 0 }])).toBe(
    'If you close on this day, nobody can book it any more. Booked already: 1 session (1 running now), with 2 bookings in it. What is running now goes on to its end.',
  )
})

test('a closed day says which sessions are still booked, and that nothing is where nobody booked any', async () => {
  const day = { closedDayId: 1, date: '2026-12-25', name: 'Christmas Day', ...booked }
  const running = {
    ...booked,
    runningSessionCount: 1,
    sessions: booked.sessions.map((one) => ({ ...one, isRunning: true })),
  }
  const none = { bookingCount: 0, sessionCount: 0, sessionBookingCount: 0, unbookedSessionCount: 0, sessions: [] }
  const gateway = new FakeGateway().answer(closedDay.getClosedDays, () => ({
    today: '2026-11-24',
    booked: null,
    closedDays: [
      day,
      { ...day, closedDayId: 3, date: '2026-11-24', name: 'Roof repair', ...running, bookingCount: 2, waitingCount: 1 },
      { ...day, closedDayId: 2, date: '2026-12-26', name: 'Boxing Day', ...none },
    ],
  }))
  renderScreen('/service-area/closed-days', gateway)
  const table = within(await screen.findByRole('table', { name: 'Closed days' }))
  const christmas = within(table.getByRole('row', { name: /Christmas Day/ }))
  expect(christmas.getByRole('link', { name: /^Clay and kōrero/ }).closest('li')?.textContent).toMatch(/: 2 bookings$/)
  const today = within(table.getByRole('row', { name: /Roof repair/ }))
  expect(today.getByRole('link', { name: '2 bookings (1 has nobody yet)' })).toBeInTheDocument()
  expect(today.getByRole('link', { name: /^Clay/ }).closest('li')?.textContent).toMatch(/, running now: 2 bookings$/)
  expect(table.getByRole('row', { name: /Boxing Day/ }).textContent).toContain('Nothing')
})

test('what those who have booked are told is asked for without being optional', async () => {
  const nothing = { bookingCount: 0, sessionCount: 0, sessionBookingCount: 0, lastDate: null }
  const gateway = new FakeGateway().answer(closedDay.getLocationClosing, () => ({
    today: '2026-11-24',
    closing: null,
    booked: { from: '2026-11-24', ...nothing },
  }))
  renderScreen('/service-area/closed-days', gateway, { ...aroha, isAccountAdmin: true })
  await userEvent.click(await screen.findByRole('button', { name: 'Set a closing date' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByRole('textbox', { name: /read on its page\?.*optional/ })).toBeInTheDocument()
  await userEvent.click(dialog.getByRole('radio', { name: /^Cancel all of it/ }))
  expect(dialog.getByRole('textbox', { name: 'What should we tell people who have booked?' })).toBeInTheDocument()
})

test('while what is booked from the closing date on is being cancelled, it says so', async () => {
  const from = '2026-12-25'
  const booked = { from, bookingCount: 2, sessionCount: 0, sessionBookingCount: 0, lastDate: from }
  let isSet = false
  let isDone = false
  const gateway = new FakeGateway()
    .answer(closedDay.getClosedDays, () => ({ today: '2026-11-24', booked: null, closedDays: [] }))
    .answer(closedDay.getLocationClosing, () => ({
      today: '2026-11-24',
      closing: isSet ? { date: from, note: '', isClosed: false } : null,
      booked: isDone ? { ...booked, bookingCount: 0, lastDate: null } : booked,
    }))
    .answer(closedDay.setLocationClosing, () => {
      isSet = true
      return { date: from }
    })
  renderScreen('/service-area/closed-days', gateway, { ...aroha, isAccountAdmin: true })
  await userEvent.click(await screen.findByRole('button', { name: 'Set a closing date' }))
  const dialog = within(await screen.findByRole('dialog'))
  await typeDay(dialog.getByRole('form'), 'date', from)
  await userEvent.click(dialog.getByRole('radio', { name: /^Cancel all of it/ }))
  await userEvent.type(dialog.getByRole('textbox', { name: /tell people who have booked/ }), 'We move.')
  await userEvent.click(dialog.getByRole('button', { name: 'Close it from this day' }))
  await screen.findByText(/^Being cancelled now: 2 bookings, the last on Fri 25 Dec 2026\. This can take a moment\.$/)
  expect(document.body).not.toHaveTextContent('It stays until you move or cancel it')
  isDone = true
  await screen.findByText('Nothing is booked from then on.', undefined, { timeout: 10_000 })
})
