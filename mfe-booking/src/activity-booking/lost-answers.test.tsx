import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { activityBooking } from '@waymark/contracts/activity-booking'
import type { Call } from '@waymark/contracts/define-call'
import { payment } from '@waymark/contracts/payment'
import { bookingStatus } from '@waymark/domain/enums'
import { useConnection } from '@waymark/web-kit/connection'
import { FakeGateway, type FakeRefusal } from '@waymark/web-kit/testing/fake-gateway'
import { expect, test, vi } from 'vitest'
import { clayEvening, claySpaces, pottery } from '../testing/pottery.ts'
import { renderScreen } from '../testing/render-screen.tsx'
import type { ActivityBookingDetail } from './booking-of-activity.ts'

const own: ActivityBookingDetail = { ...claySpaces, paidCents: 0, totalCents: 0, receiptUrl: null, mayMove: true }
const refund = { message: 'You have not paid anything.', refundCents: 0, currency: 'NZD' as const, spaces: 2 }
const later = {
  ...clayEvening,
  activitySessionId: 10,
  startDateTime: '2099-12-01T18:30:00',
  endDateTime: '2099-12-01T20:00:00',
}

/** The page of a booking, where `call` is done and its answer is lost. */
async function openPage(call: Call, after: (input: unknown) => ActivityBookingDetail, before = own) {
  let detail = before
  const done = (input: unknown) => {
    detail = after(input)
    return detail
  }
  const gateway = new FakeGateway()
    .answer(activityBooking.getActivityBookingDetail, () => detail)
    .answer(activityBooking.getActivityForNewBooking, () => ({ ...pottery, sessions: [clayEvening, later] }))
    .answer(payment.getActivityBookingReceipt, () => ({ status: 404, name: 'NotFound', message: 'None.' }))
    .answer(activityBooking.getActivityBookingRefundMessage, () => refund)
    .answer(activityBooking.cancelActivityBooking, done)
    .answer(activityBooking.moveActivityBooking, done)
    .answer(activityBooking.changeActivityBookingPeople, done)
    .answer(activityBooking.releaseActivityBooking, (input) => {
      done(input)
      return { done: true as const }
    })
  renderScreen('/activity-booking/71', gateway)
  vi.stubGlobal('fetch', async (request: Request) => {
    const answer = await gateway.fetch(request)
    if (new URL(request.url).pathname === call.path) throw new TypeError('Failed to fetch')
    return answer
  })
  await screen.findByRole('heading', { name: before === own ? 'Something changed?' : 'What you booked' })
  return gateway
}

test('a cancellation whose answer was lost closes its question, and the page says that it is cancelled', async () => {
  await openPage(activityBooking.cancelActivityBooking, () => ({
    ...own,
    status: bookingStatus.Cancelled,
    mayCancel: false,
    mayMove: false,
    mayChangePeople: false,
    ticketCode: null,
  }))
  await userEvent.click(screen.getByRole('button', { name: 'Cancel spaces' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel 2 spaces' }))
  await screen.findByRole('heading', { level: 1, name: 'This booking is cancelled' })
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(screen.queryByRole('heading', { name: 'Something changed?' })).toBeNull()
})

test('some spaces whose cancellation was done although its answer was lost leave nothing to ask', async () => {
  await openPage(activityBooking.cancelActivityBooking, () => ({
    ...own,
    people: own.people.filter(({ position }) => position === 0),
  }))
  await userEvent.click(screen.getByRole('button', { name: 'Cancel spaces' }))
  await userEvent.click(await screen.findByRole('checkbox', { name: /Hēmi Parata/ }))
  await userEvent.click(await screen.findByRole('button', { name: /^Cancel \d space/ }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
})

test('a move whose answer was lost closes its question', async () => {
  await openPage(activityBooking.moveActivityBooking, () => ({
    ...own,
    activitySessionId: 10,
    startDateTime: later.startDateTime,
    endDateTime: later.endDateTime,
  }))
  await userEvent.click(screen.getByRole('button', { name: 'Move to another session' }))
  await userEvent.click(await screen.findByRole('radio', { name: /1 Dec 2099/ }))
  await userEvent.click(screen.getByRole('button', { name: /^Move \d spaces/ }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
})

test('changes whose answer was lost close their form once they are read as saved', async () => {
  await openPage(activityBooking.changeActivityBookingPeople, () => ({ ...own, notes: 'By taxi.' }))
  await userEvent.click(screen.getByRole('button', { name: 'Change people or needs' }))
  await userEvent.type(await screen.findByLabelText(/Anything else/), 'By taxi.')
  await userEvent.click(screen.getByRole('button', { name: 'Save the changes' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save the changes' })).toBeNull())
})

test('changes saved without a space at the end of a text close their form as well', async () => {
  const gateway = await openPage(activityBooking.changeActivityBookingPeople, () => ({ ...own, notes: 'By taxi.' }))
  await userEvent.click(screen.getByRole('button', { name: 'Change people or needs' }))
  await userEvent.type(await screen.findByLabelText(/Anything else/), 'By taxi. ')
  await userEvent.click(screen.getByRole('button', { name: 'Save the changes' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save the changes' })).toBeNull())
  expect(screen.queryByText(/You both changed this/)).toBeNull()
  expect(gateway.inputsOf(activityBooking.changeActivityBookingPeople)).toHaveLength(1)
})

const held: ActivityBookingDetail = {
  ...own,
  status: bookingStatus.New,
  paymentFlow: 'NONE',
  ticketCode: null,
  heldUntil: new Date(Date.now() + 60 * 60_000).toISOString(),
  extensionsLeft: 0,
}

test('spaces whose giving back was done although its answer was lost leave no dialog over the page that says so', async () => {
  await openPage(
    activityBooking.releaseActivityBooking,
    () => ({ ...held, status: bookingStatus.Incomplete, failure: 'Spaces given back', heldUntil: null }),
    held,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Give the spaces back' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Yes, give them back' }))
  await screen.findByRole('heading', { level: 1, name: 'You gave your spaces back' })
  expect(useConnection.getState().fault).toBeNull()
})

test('spaces that were not given back say beside the button that nobody knows', async () => {
  await openPage(activityBooking.releaseActivityBooking, () => held, held)
  await userEvent.click(screen.getByRole('button', { name: 'Give the spaces back' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Yes, give them back' }))
  await screen.findByText('No answer came, so we do not know whether this was done.')
  expect(useConnection.getState().fault).toBeNull()
})

test('the typed reason stays while the question is put away', async () => {
  await openPage(activityBooking.completeActivityBooking, () => own)
  await userEvent.click(screen.getByRole('button', { name: 'Cancel spaces' }))
  await userEvent.type(await screen.findByLabelText(/Why\?/), 'I am ill.')
  await userEvent.click(screen.getByRole('button', { name: 'Keep all spaces' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel spaces' }))
  expect(await screen.findByLabelText(/Why\?/)).toHaveValue('I am ill.')
})

test('a refund that could not be worked out is worked out again', async () => {
  const gateway = await openPage(activityBooking.completeActivityBooking, () => own)
  let answer: typeof refund | FakeRefusal = {
    status: 503,
    name: 'Busy',
    message: 'Too many at once. Please try again.',
  }
  gateway.answer(activityBooking.getActivityBookingRefundMessage, () => answer)
  await userEvent.click(screen.getByRole('button', { name: 'Cancel spaces' }))
  const again = await screen.findByRole('button', { name: 'Work it out again' }, { timeout: 8000 })
  answer = refund
  await userEvent.click(again)
  await screen.findByRole('button', { name: 'Cancel 2 spaces' })
  expect(screen.queryByRole('button', { name: 'Work it out again' })).toBeNull()
}, 15_000)

test('a payment whose answer was lost says that its page did not open, and can be begun again', async () => {
  let paymentFlow: ActivityBookingDetail['paymentFlow'] = 'ClosedPayment'
  const heldUntil = new Date(Date.now() + 1_200_000).toISOString()
  const held = () => ({ ...own, status: bookingStatus.New, paymentFlow, totalCents: 5600, ticketCode: null, heldUntil })
  const gateway = new FakeGateway()
    .answer(activityBooking.getActivityBookingDetail, held)
    .answer(activityBooking.getActivityForNewBooking, () => pottery)
    .answer(activityBooking.getPaidActivityBooking, () => ({
      activityBookingId: 71,
      status: bookingStatus.New,
      paymentFlow,
      paidCents: 0,
      refundedCents: 0,
      failure: null,
      activityTitle: own.activityTitle,
      startDateTime: own.startDateTime,
      timeZone: own.timeZone,
      currency: 'NZD' as const,
    }))
    .answer(payment.checkoutActivityBooking, () => {
      paymentFlow = 'IsPayment'
      return { checkoutUrl: '#paying', paymentFlow, expiresAt: heldUntil }
    })
  renderScreen('/activity-booking/71', gateway)
  vi.stubGlobal('fetch', async (request: Request) => {
    const answer = await gateway.fetch(request)
    if (new URL(request.url).pathname === payment.checkoutActivityBooking.path) throw new TypeError('Failed to fetch')
    return answer
  })
  await userEvent.click(await screen.findByRole('button', { name: /^Try again, / }))
  await screen.findByText(/^A payment was begun\./)
  const said = await screen.findByText(/^No answer came, so the payment page did not open\./)
  expect(said.closest('[role="alert"], [role="status"], [aria-live]')).not.toBeNull()
  expect(screen.getByRole('button', { name: 'Pay on a secure page' })).not.toHaveAttribute('aria-disabled', 'true')
})
