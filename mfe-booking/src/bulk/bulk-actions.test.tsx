import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { booking } from '@waymark/contracts/booking'
import { chat } from '@waymark/contracts/chat'
import { bookingStatus } from '@waymark/domain/enums'
import { FakeGateway } from '@waymark/web-kit/testing/fake-gateway'
import { aroha } from '@waymark/web-kit/testing/people'
import { sampleActivityRow, sampleBooking } from '@waymark/web-kit/testing/sample-booking'
import { beforeEach, expect, test } from 'vitest'
import { renderScreen } from '../testing/render-screen.tsx'
import { bulkCancel } from './bulk-cancel.ts'
import { bulkMessage } from './bulk-message.ts'

const later = { requestedStartDateTime: '2099-11-24T09:15:00', requestedEndDateTime: '2099-11-24T10:15:00' }
const rows = [
  { ...sampleBooking, ...later },
  { ...sampleBooking, ...later, bookingId: 42, clientName: 'Priya Raman' },
  { ...sampleBooking, ...later, bookingId: 43, clientName: 'Moana Faleolo', status: bookingStatus.New },
  { ...sampleActivityRow, ...later, bookingId: 44, clientName: 'Guest Gus', isGuest: true },
]

beforeEach(() => {
  sessionStorage.clear()
  bulkCancel.useStore.setState({ storageKey: null, bulk: null })
  bulkMessage.useStore.setState({ storageKey: null, bulk: null })
})

function listing() {
  return new FakeGateway().answer(booking.getBookingList, ({ pageNumber = 1, pageSize = 10 }) => ({
    items: rows,
    totalCount: rows.length,
    pageNumber,
    pageSize,
  }))
}

async function chooseAll() {
  await userEvent.click(await screen.findByRole('checkbox', { name: /Choose all/ }))
}

test('says first which can be cancelled and why the others cannot, then what came of each', async () => {
  const gateway = listing().answer(booking.cancelBooking, ({ bookingId }) =>
    bookingId === 42
      ? { status: 409, name: 'TooClose', message: 'Cannot cancel/change booking within 3 hours of start time.' }
      : { cancelledBookingIds: [bookingId] },
  )
  renderScreen('/booking/upcoming', gateway, aroha)
  await chooseAll()
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  const question = await screen.findByRole('alertdialog', { name: 'Cancel 2 bookings?' })
  expect(within(question).getByText(/We tell 2 clients at once/)).toBeInTheDocument()
  expect(within(question).getByText(/Moana Faleolo: Not confirmed/)).toBeInTheDocument()
  expect(within(question).getByText(/Guest Gus: A booking of an activity/)).toBeInTheDocument()
  await userEvent.type(within(question).getByRole('textbox'), 'We are closed')
  await userEvent.click(within(question).getByRole('button', { name: 'Yes, cancel 2' }))
  await screen.findByText('Cancel 2 bookings: 1 of 2 done.')
  expect(gateway.inputsOf(booking.cancelBooking)).toEqual([
    { bookingId: 41, reason: 'We are closed' },
    { bookingId: 42, reason: 'We are closed' },
  ])
  expect(screen.getAllByText(/Priya Raman.*/, { selector: 'b' }).length).toBeGreaterThan(0)
  expect(screen.getAllByText(/Cannot cancel\/change booking within 3 hours/).length).toBeGreaterThan(0)
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByText(/1 of 2 done/)).toBeNull()
})

test('writes to each client in the messages of their booking, once, and leaves guests out', async () => {
  const gateway = listing().answer(chat.sendMessage, () => ({ index: 0 }))
  renderScreen('/booking/upcoming', gateway, aroha)
  await chooseAll()
  await userEvent.click(screen.getByRole('button', { name: 'Message' }))
  const question = await screen.findByRole('alertdialog', { name: 'Write to 3 clients' })
  expect(within(question).getByText(/Guest Gus: A guest/)).toBeInTheDocument()
  const sending = () => within(question).getByRole('button', { name: 'Send 3 messages' })
  expect(sending()).toHaveAttribute('aria-disabled', 'true')
  await userEvent.type(within(question).getByRole('textbox', { name: 'Message' }), 'Closed on Monday.')
  await userEvent.click(sending())
  await screen.findByText('Message about 3 bookings: 3 of 3 done.')
  expect(gateway.inputsOf(chat.sendMessage)).toEqual(
    [41, 42, 43].map((bookingId) => ({ bookingId, body: 'Closed on Monday.', clientId: expect.any(String) })),
  )
})

test('what waits after a reload is offered again, and only that is sent', async () => {
  const gateway = listing().answer(booking.cancelBooking, ({ bookingId }) => ({ cancelledBookingIds: [bookingId] }))
  const step = (id: number, state: string) => ({
    id,
    name: `Booking ${id}`,
    input: { bookingId: id, reason: '' },
    state,
    text: '',
  })
  const kept = { title: 'Cancel 2 bookings', begunMs: Date.now(), steps: [step(41, 'done'), step(42, 'waiting')] }
  sessionStorage.setItem(`draft:${aroha.userProfileId}:bulk:cancel-bookings`, JSON.stringify(kept))
  renderScreen('/booking/upcoming', gateway, aroha)
  await userEvent.click(await screen.findByRole('button', { name: 'Go on with 1' }))
  await screen.findByText('Cancel 2 bookings: 2 of 2 done.')
  expect(gateway.inputsOf(booking.cancelBooking)).toEqual([{ bookingId: 42, reason: '' }])
})

test('who only does their own bookings, and clients, choose nothing', async () => {
  renderScreen('/booking/upcoming', listing())
  await screen.findByRole('table')
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: /Choose/ })).toBeNull())
})
