import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { activityBooking } from '@waymark/contracts/activity-booking'
import type { OutputOf } from '@waymark/contracts/define-call'
import { guestBooking } from '@waymark/contracts/guest-booking'
import { payment } from '@waymark/contracts/payment'
import { keepGuest, useGuest } from '@waymark/web-kit/guest'
import { FakeGateway } from '@waymark/web-kit/testing/fake-gateway'
import { followSession } from '@waymark/web-kit/testing/follow-session'
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { claySpaces, pottery } from '../testing/pottery.ts'
import { renderScreen } from '../testing/render-screen.tsx'
import { wallNow } from '../time/wall-now.ts'
import type { ActivityBookingDetail } from './booking-of-activity.ts'
import { wayInStops } from './way-in-stops.ts'

afterEach(() => keepGuest(null))

const path = '/activity-booking/71'
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000 - 1000).toISOString()
const held = (minutes: number): ActivityBookingDetail => ({
  ...claySpaces,
  status: 0,
  paymentFlow: 'ClosedPayment',
  paidCents: 0,
  receiptUrl: null,
  ticketCode: null,
  heldUntil: inMinutes(minutes),
  extensionsLeft: 9,
})

function gatewayOf(detail: ActivityBookingDetail | (() => ActivityBookingDetail)): FakeGateway {
  return new FakeGateway()
    .answer(activityBooking.getActivityBookingDetail, () => (typeof detail === 'function' ? detail() : detail))
    .answer(activityBooking.getActivityForNewBooking, () => pottery)
    .answer(payment.getActivityBookingReceipt, () => sampleReceipt)
}

const underWay = { status: 409, name: 'UnderWay', message: 'Your bank has not answered yet.' } as const

const sampleReceipt: OutputOf<typeof payment.getActivityBookingReceipt> = {
  receiptNumber: 'TUI-2026-00418',
  issuedAt: '2026-11-20T01:00:00Z',
  supplierName: 'Tūī Studio',
  supplierLegalName: null,
  supplierAddress: 'Wellington',
  supplierNzbn: null,
  clientName: 'Hēmi Parata',
  activityTitle: 'Clay evening',
  startDateTime: claySpaces.startDateTime,
  timeZone: claySpaces.timeZone,
  lines: [{ text: '1 x Clay evening at $32.00', amountCents: 3200 }],
  totalCents: 5600,
  gst: { percent: 15, cents: 730 },
  title: 'GST receipt',
  currency: 'NZD' as const,
  entries: [{ kind: 'charge' as const, amountCents: 5600, at: '2026-11-20T01:00:00Z' }],
  balanceCents: 5600,
  refundOnItsWayCents: 0,
  cashToGiveBackCents: 0,
  supplierTaxNumber: { name: 'GST number', text: '049-091-850' },
  cards: [{ brand: 'visa', last4: '4242' }],
}

test('a booked one shows its ticket, the way in, the dates and the receipt', async () => {
  renderScreen(path, gatewayOf(claySpaces))
  await screen.findByRole('heading', { level: 1, name: /^You are going\. See you on/ })
  const ticket = screen.getByRole('region', { name: 'Your ticket' })
  expect(within(ticket).getByText('WM-7Q4K-28N', { selector: 'b' })).toBeInTheDocument()
  expect(within(ticket).getByRole('img', { name: /WM-7Q4K-28N/ })).toBeInTheDocument()
  expect(await screen.findByText('Width of the entrance door: 86 cm.')).toBeInTheDocument()
  expect(await screen.findByText('TUI-2026-00418')).toBeInTheDocument()
  expect(screen.getByText('Paid by card.')).toBeInTheDocument()
  expect(screen.queryByText(/CompletedPayment/)).toBeNull()
})

test('what is to come before the day is in order, without what is over', async () => {
  const inHours = (hours: number) => wallNow(claySpaces.timeZone, Date.now() + hours * 3_600_000)
  const whens = async (hours: number) => {
    renderScreen(
      path,
      gatewayOf({ ...claySpaces, startDateTime: inHours(hours), refundableUntil: inHours(hours - 48) }),
    )
    const list = within(await screen.findByRole('region', { name: 'Before the day' })).getAllByRole('listitem')
    cleanup()
    return list.map(({ textContent }) => textContent?.replace(/^.*(?=Last moment|It starts)/, '').slice(0, 14))
  }
  expect((await whens(100)).slice(0, 3)).toEqual(['Last moment to', '24 hours befor', 'It starts. Sho'])
  expect((await whens(5)).slice(0, 2)).toEqual(['2 hours before', 'It starts. Sho'])
})

test('a ticket that is over is gone, and its receipt stays', async () => {
  renderScreen(
    path,
    gatewayOf({ ...claySpaces, startDateTime: '2026-01-05T18:30:00', endDateTime: '2026-01-05T20:00:00' }),
  )
  expect(await screen.findByText('TUI-2026-00418')).toBeInTheDocument()
  expect(screen.queryByRole('region', { name: 'Your ticket' })).not.toBeInTheDocument()
})

test('a step of the way in has its heading beside its number, and its picture under it', async () => {
  const venueFacts = pottery.venueFacts.map((fact) => ({ ...fact, photo: '/files/door.webp' }))
  renderScreen(
    path,
    gatewayOf(claySpaces).answer(activityBooking.getActivityForNewBooking, () => ({ ...pottery, venueFacts })),
  )
  const picture = await screen.findByRole('img', { name: /^Shows: / })
  expect(picture.previousElementSibling?.tagName).toBe('H3')
})

test('spaces with an organisation that takes no bookings say what becomes of them', async () => {
  renderScreen(path, gatewayOf({ ...claySpaces, standing: 'suspended', mayCancel: true, mayMove: false }))
  await screen.findByText(/takes no bookings on Waymark at present\.$/)
  expect(screen.getByText(/cannot be moved to another session\. You can still cancel them\.$/)).toBeInTheDocument()
})

test('what is out of order when they come is said, and that they may cancel', async () => {
  const outages = [
    {
      outageId: 5,
      accessibilityOptionId: null,
      amenityId: 9,
      title: 'Kiln',
      startDateTime: '2026-11-20T09:00:00',
      endDateTime: null,
      note: 'Use the one next door.',
    },
  ]
  renderScreen(path, gatewayOf({ ...claySpaces, outages, isCutoffWaived: true }))
  await screen.findByText('Out of order: Kiln.')
  expect(
    screen.getByText(
      /Nobody knows yet for how long\. Use the one next door\. You may cancel until it starts, and everything you paid comes back/,
    ),
  ).toBeInTheDocument()
})

test('two people of one name are told apart', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const [first] = claySpaces.people
  if (!first) throw new Error('nobody is booked')
  const people = [first, { ...first, position: 7 }]
  renderScreen(path, gatewayOf({ ...claySpaces, people }))
  await screen.findByRole('heading', { name: 'What you booked' })
  expect(error.mock.calls.filter(([said]) => String(said).includes('same key'))).toEqual([])
  error.mockRestore()
})

test('a session that its organiser moved says when it was booked, and that they may cancel', async () => {
  const agreedStartDateTime = '2026-11-20T09:00:00'
  renderScreen(path, gatewayOf({ ...claySpaces, agreedStartDateTime, isCutoffWaived: true }))
  await screen.findByText(/^The organiser moved this session\. You booked Fri 20 Nov 2026, 9:00\sam/)
  expect(screen.getByText(/you may cancel until it starts, and everything you paid comes back/)).toBeInTheDocument()
})

test('held spaces count down, are extended, paid for and given back', async () => {
  const gateway = gatewayOf(held(27))
    .answer(activityBooking.extendActivityBookingHold, () => ({ heldUntil: inMinutes(31), extensionsLeft: 8 }))
    .answer(activityBooking.releaseActivityBooking, () => ({ done: true as const }))
    .answer(payment.checkoutActivityBooking, () => ({
      checkoutUrl: '#again',
      paymentFlow: 'IsPayment' as const,
      expiresAt: inMinutes(31),
    }))
  renderScreen(path, gateway)
  expect(await screen.findByText('Held for you: 27 minutes')).toBeInTheDocument()
  expect(screen.getByText('Nothing was charged.')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Extend to 31 minutes' }))
  await waitFor(() => expect(gateway.requestsOf(activityBooking.extendActivityBookingHold)).toHaveLength(1))
  await userEvent.click(screen.getByRole('button', { name: 'Try again, $56.00' }))
  await waitFor(() => expect(location.hash).toBe('#again'))
  await userEvent.click(screen.getByRole('button', { name: 'Give the spaces back' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Yes, give them back' }))
  await waitFor(() => expect(gateway.requestsOf(activityBooking.releaseActivityBooking)).toHaveLength(1))
})

test('while the bank decides nobody pays again; once it has refused, only that is said', async () => {
  let flow: 'IsPayment' | 'Failed' = 'IsPayment'
  const gateway = gatewayOf(() => ({ ...held(20), paymentFlow: flow }))
    .answer(activityBooking.getPaidActivityBooking, () => ({
      activityBookingId: 71,
      status: 0 as const,
      paymentFlow: flow,
      paidCents: 0,
      refundedCents: 0,
      failure: null,
      activityTitle: claySpaces.activityTitle,
      startDateTime: claySpaces.startDateTime,
      timeZone: claySpaces.timeZone,
      currency: 'NZD' as const,
    }))
    .answer(payment.checkoutActivityBooking, () => underWay)
  renderScreen(path, gateway)
  expect(await screen.findByText(/^A payment was begun\. Nothing is paid yet\./)).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Pay on a secure page' }))
  await screen.findByText(underWay.message)
  expect(screen.getByRole('button', { name: 'Pay on a secure page' })).toHaveAttribute('aria-disabled', 'true')
  flow = 'Failed'
  const news = await screen.findByText('Nothing was charged.', {}, { timeout: 8000 })
  expect(news.closest('[role=status]')).not.toBeNull()
  expect(screen.queryByText(underWay.message)).toBeNull()
  expect(screen.getByRole('button', { name: 'Try again, $56.00' })).not.toHaveAttribute('aria-disabled', 'true')
})

test('spaces that were given back are no missed deadline and no failed payment', async () => {
  const detail = {
    ...held(0),
    status: 4 as const,
    failure: 'Spaces given back',
    paymentFlow: 'Failed' as const,
    heldUntil: null,
  }
  renderScreen(path, gatewayOf(detail))
  await screen.findByRole('heading', { level: 1, name: 'You gave your spaces back' })
  expect(screen.getByText('Somebody else can have them now.')).toBeInTheDocument()
  expect(screen.queryByText(/did not succeed|in time/)).not.toBeInTheDocument()
})

test('with two minutes left it asks, and Escape keeps the spaces', async () => {
  const gateway = gatewayOf(held(2)).answer(activityBooking.extendActivityBookingHold, () => ({
    heldUntil: inMinutes(31),
    extensionsLeft: 8,
  }))
  renderScreen(path, gateway)
  await screen.findByRole('alertdialog', { name: 'Do you need more time?' })
  expect(screen.getByRole('button', { name: 'Keep them 31 minutes more' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(gateway.requestsOf(activityBooking.extendActivityBookingHold)).toHaveLength(1))
})

test('a hold that is over cannot be extended, and says when the spaces go back', async () => {
  renderScreen(path, gatewayOf({ ...held(0), paymentFlow: 'NONE' }))
  expect(await screen.findByText('The time is over')).toBeInTheDocument()
  expect(screen.getByText(/^It was until .* Your 3 spaces go back within a minute\./)).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Extend to 31 minutes' })).toHaveAccessibleDescription('The time is over.')
})

const freeOffer: ActivityBookingDetail = {
  ...held(90),
  people: claySpaces.people.map((one) => ({ ...one, priceCents: 0 })),
  totalCents: 0,
  paymentFlow: 'NONE',
}

test('an offer of the waitlist that costs nothing says nothing of a payment', async () => {
  renderScreen(path, gatewayOf(freeOffer))
  expect(await screen.findByRole('button', { name: 'Take the spaces' })).toBeInTheDocument()
  expect(screen.queryByText(/Stripe|Status for support|charged/)).not.toBeInTheDocument()
})

test('an offer of a session that was cancelled had no payment that failed', async () => {
  const over = { ...freeOffer, status: 4 as const, sessionStatus: 'Cancelled' as const, paymentFlow: 'Failed' as const }
  renderScreen(path, gatewayOf({ ...over, heldUntil: null, failure: 'The organiser cancelled this session.' }))
  await screen.findByRole('heading', { level: 1, name: 'This session is cancelled' })
  expect(screen.queryByText(/charged|did not succeed|Status for support/)).not.toBeInTheDocument()
})

test('an offer that nobody took in time says so, and can be booked again', async () => {
  renderScreen(path, gatewayOf({ ...freeOffer, status: 4, heldUntil: null }))
  expect(await screen.findByText(/They were not taken in time/)).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Book 3 spaces again' })).toBeInTheDocument()
  expect(screen.queryByText(/charged|paid for/)).not.toBeInTheDocument()
})

test('a session that was cancelled while somebody paid says so, with the reason and the money, and offers other sessions', async () => {
  renderScreen(
    path,
    gatewayOf({
      ...claySpaces,
      status: 4,
      sessionStatus: 'Cancelled',
      failure: 'The organiser cancelled this session: The kiln is broken.',
      paymentFlow: 'Failed',
      ticketCode: null,
      mayCancel: false,
      cancelRefusal: 'Cannot cancel/change booking which is not confirmed status',
    }),
  )
  await screen.findByRole('heading', { level: 1, name: 'This session is cancelled' })
  expect(screen.getByText(/The kiln is broken\. What you paid, \$56\.00 NZD, came too late/)).toBeInTheDocument()
  expect(screen.getByText(/^The payment came too late, and all of it goes back\./)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Other sessions' })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /again/ })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Cancel spaces' })).not.toBeInTheDocument()
  expect(screen.queryByText(/Nothing was charged/)).not.toBeInTheDocument()
})

const cancelled = {
  ...claySpaces,
  status: 3 as const,
  ticketCode: null,
  mayCancel: false,
  organiserName: 'Tūī Studio',
  organiserEmail: 'hello@tui.test',
  organiserPhone: null,
}

test('a refund that failed is said to be owed, by whom and what happens next', async () => {
  renderScreen(path, gatewayOf({ ...cancelled, refundedCents: 0, owedCents: 3200 }))
  expect(await screen.findByText('$32.00 NZD could not be sent back to the card.')).toBeInTheDocument()
  expect(screen.getByText(/still owes it to you\..*ask them: Tūī Studio, hello@tui\.test\.$/)).toBeInTheDocument()
  expect(screen.queryByText(/nothing is paid back|was sent back/)).not.toBeInTheDocument()
})

test('whoever runs the activity reads what to do about a refund that failed', async () => {
  renderScreen(path, gatewayOf({ ...cancelled, mySide: 'provider', refundedCents: 0, owedCents: 3200 }))
  expect(await screen.findByText(/^You still owe it to .* Refund it again at Stripe/)).toBeInTheDocument()
})

test('whoever manages the activity notes that what is owed was given back another way', async () => {
  const owing = { ...cancelled, mySide: 'provider' as const, refundedCents: 0, owedCents: 3200, mayNoteGivenBack: true }
  const gateway = gatewayOf(owing).answer(payment.noteGivenBack, () => ({ done: true }) as const)
  renderScreen(path, gateway)
  await userEvent.click(await screen.findByRole('button', { name: 'It was given back another way' }))
  const dialog = await screen.findByRole('alertdialog', { name: /^Was \$32\.00\sNZD given back to / })
  gateway.answer(activityBooking.getActivityBookingDetail, () => ({ ...owing, refundedCents: 3200, owedCents: 0 }))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Yes, note it' }))
  await waitFor(() => expect(screen.queryByText(/could not be sent back to the card/)).not.toBeInTheDocument())
  expect(gateway.inputsOf(payment.noteGivenBack)).toEqual([
    { activityBookingId: owing.activityBookingId, amountCents: 3200 },
  ])
})

test('a cancelled booking that was to be paid at the door says that nothing is owed', async () => {
  renderScreen(
    path,
    gatewayOf({ ...cancelled, paidCents: 0, refundedCents: 0, receiptUrl: null, paymentFlow: 'Completed' }),
  )
  expect(await screen.findByText('Nothing was paid and nothing is to pay.')).toBeInTheDocument()
  expect(screen.queryByText(/^Nothing to pay/)).toBeNull()
})

test.each([1, 3] as const)('a free booking (status %s) says once that there is nothing to pay', async (status) => {
  const people = claySpaces.people.map((person) => ({ ...person, priceCents: 0 }))
  const free = { ...claySpaces, status, people, totalCents: 0, paidCents: 0, gstCents: null, receiptUrl: null }
  renderScreen(path, gatewayOf({ ...free, paymentFlow: 'Completed' }))
  await screen.findByText('There is nothing to pay.')
  expect(screen.getAllByText(/nothing to pay/i)).toHaveLength(1)
})

test('an offer of two hours has more time than it could be extended to', async () => {
  renderScreen(path, gatewayOf(held(120)))
  expect(await screen.findByText('Held for you: 2 hours')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /^Extend/ })).toBeNull()
})

test('when the time ran out, one button holds the same spaces again', async () => {
  const over = {
    ...claySpaces,
    status: 4 as const,
    paymentFlow: 'Failed' as const,
    paidCents: 0,
    receiptUrl: null,
    ticketCode: null,
  }
  const gateway = gatewayOf(over).answer(activityBooking.addNewActivityBooking, () => ({
    ...held(31),
    activityBookingId: 72,
  }))
  const router = renderScreen(path, gateway)
  await userEvent.click(await screen.findByRole('button', { name: 'Hold 3 spaces again' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/activity-booking/72'))
  expect(gateway.inputsOf(activityBooking.addNewActivityBooking)).toMatchObject([
    { totalCents: 5600, people: [{}, {}, { kind: 'companion', companionOf: 1 }] },
  ])
})

test('some people are cancelled after the refund was worked out in words', async () => {
  const gateway = gatewayOf(claySpaces)
    .answer(activityBooking.getActivityBookingRefundMessage, ({ positions }) => ({
      message: 'You get $24.00 NZD back.',
      refundCents: positions ? 2400 : 5600,
      currency: 'NZD' as const,
      spaces: positions ? 2 : 3,
    }))
    .answer(activityBooking.cancelActivityBooking, () => claySpaces)
  renderScreen(path, gateway)
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel spaces' }))
  await userEvent.click(await screen.findByRole('checkbox', { name: /Hēmi Parata/ }))
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel 2 spaces, get $24.00 back' }))
  await waitFor(() =>
    expect(gateway.inputsOf(activityBooking.cancelActivityBooking)).toEqual([
      { activityBookingId: 71, positions: [1], reason: '', refundCents: 2400 },
    ]),
  )
})

test('the receipt is asked again once the booking is cancelled, and what was paid back is said beside it', async () => {
  let detail = claySpaces
  let receipt = sampleReceipt
  const gateway = gatewayOf(() => detail)
    .answer(payment.getActivityBookingReceipt, () => receipt)
    .answer(activityBooking.getActivityBookingRefundMessage, () => ({
      message: 'You get $56.00 NZD back.',
      refundCents: 5600,
      currency: 'NZD' as const,
      spaces: 3,
    }))
    .answer(activityBooking.cancelActivityBooking, () => {
      detail = { ...claySpaces, status: 3, refundedCents: 5600, mayCancel: false }
      receipt = { ...sampleReceipt, refundOnItsWayCents: 5600 }
      return detail
    })
  renderScreen(path, gateway)
  await screen.findByText('$56.00 NZD', { selector: 'b' })
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel spaces' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel 3 spaces, get $56.00 back' }))
  expect(await screen.findByText('On its way to the card')).toBeInTheDocument()
  expect(screen.getByText('$0.00 NZD', { selector: 'b' })).toBeInTheDocument()
  expect(screen.getByText('Paid by card. Sent back in full.')).toBeInTheDocument()
})

test('of a part that was paid back, the sum is said beside the receipt', async () => {
  renderScreen(path, gatewayOf({ ...claySpaces, refundedCents: 2400 }))
  expect(await screen.findByText('Paid by card. $24.00 NZD of it was sent back.')).toBeInTheDocument()
})

test('a manager who cancels gives the money back', async () => {
  const gateway = gatewayOf({ ...claySpaces, mySide: 'provider' }).answer(
    activityBooking.getActivityBookingRefundMessage,
    () => ({ message: 'They get $56.00 NZD back.', refundCents: 5600, currency: 'NZD' as const, spaces: 3 }),
  )
  renderScreen(path, gateway)
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel spaces' }))
  expect(await screen.findByRole('button', { name: 'Cancel 3 spaces, give $56.00 back' })).toBeInTheDocument()
})

test('the receipt of a seller who is not registered for GST shows none', async () => {
  const receipt = { ...sampleReceipt, title: 'Receipt', gst: null, supplierTaxNumber: null }
  renderScreen(
    path,
    gatewayOf(claySpaces).answer(payment.getActivityBookingReceipt, () => receipt),
  )
  expect(await screen.findByText('TUI-2026-00418')).toBeInTheDocument()
  expect(screen.queryByText(/GST/)).not.toBeInTheDocument()
})

test('a refund is on its way in the receipt until it is sent', async () => {
  const receipt = { ...sampleReceipt, refundOnItsWayCents: 2400 }
  let answer = receipt
  renderScreen(
    path,
    gatewayOf(claySpaces).answer(payment.getActivityBookingReceipt, () => answer),
  )
  expect(await screen.findByText('On its way to the card')).toBeInTheDocument()
  expect(screen.getByText('$32.00 NZD', { selector: 'b' })).toBeInTheDocument()
  const refund = { kind: 'refund' as const, amountCents: -2400, at: '2026-11-20T02:00:00' }
  answer = { ...receipt, refundOnItsWayCents: 0, balanceCents: 3200, entries: [...receipt.entries, refund] }
  expect(await screen.findByText('Refunded', {}, { timeout: 4000 })).toBeInTheDocument()
  expect(screen.queryByText('On its way to the card')).toBeNull()
})

test('spaces of a client who rang up are to be paid at the door, and somebody rings them about a change', async () => {
  const detail: ActivityBookingDetail = {
    ...claySpaces,
    paymentFlow: 'Completed',
    paidCents: 0,
    receiptUrl: null,
    mySide: 'provider',
    mayCancel: true,
    contactName: 'Tom Reid',
    contactEmail: '',
    contactPhone: '021 555 0155',
    clientReach: 'phone',
  }
  const gateway = gatewayOf(detail).answer(activityBooking.getActivityBookingRefundMessage, () => ({
    refundCents: 0,
    currency: 'NZD' as const,
    spaces: 2,
    message: 'Nothing was paid.',
  }))
  renderScreen(path, gateway)
  expect(await screen.findByText('To be paid at the door.')).toBeInTheDocument()
  expect(screen.queryByText(/Nothing to pay/)).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Cancel spaces' }))
  expect(await screen.findByText('Ring Tom Reid on 021 555 0155 about it: no email address is known.')).toBeVisible()
})

test("a guest's link opens their booking once; without one they ask for another", async () => {
  const gateway = gatewayOf({ ...claySpaces, isGuest: true, clientReach: 'email' as const })
    .answer(guestBooking.openGuestBooking, () => ({ token: 'guest', expires: inMinutes(60), activityBookingId: 71 }))
    .answer(activityBooking.sendGuestBookingLink, () => ({ done: true as const }))
  const router = renderScreen(`${path}#guest=signed`, gateway)
  act(() => followSession({ kind: 'signedOut', reason: 'start' }))
  await screen.findByRole('heading', { level: 1, name: /^You are going/ })
  expect(router.state.location.hash).toBe('')
  expect(useGuest.getState().guest?.token).toBe('guest')
  act(() => keepGuest(null))
  await userEvent.type(await screen.findByRole('textbox', { name: /^Email/ }), 'ana@example.org')
  await userEvent.click(screen.getByRole('button', { name: 'Email me the link' }))
  expect(await screen.findByText('Check your email.')).toBeInTheDocument()
})

test("whoever is logged in keeps a guest's link unused, and reads why they do not see the booking", async () => {
  const open = vi.fn(() => ({ token: 'guest', expires: inMinutes(60), activityBookingId: 71 }))
  const gateway = new FakeGateway()
    .answer(guestBooking.openGuestBooking, open)
    .answer(activityBooking.getActivityBookingDetail, () => ({ status: 404, name: 'NotFound', message: 'Not here.' }))
  renderScreen(`${path}#guest=signed`, gateway)
  expect(await screen.findByText(/Log out, then open the link in the email again: it still works/)).toBeInTheDocument()
  expect(open).not.toHaveBeenCalled()
})

test('the way in leaves out what nobody has described, and names what is out of order', () => {
  const fact = { value: 'yes' as const, measure: null, note: null, photo: null, photoAlt: null }
  expect(
    wayInStops(
      [
        { ...fact, accessibilityOptionId: 11, measure: 86 },
        { ...fact, accessibilityOptionId: 47, note: 'Green door.' },
        { ...fact, accessibilityOptionId: 34 },
      ],
      [34],
    ),
  ).toEqual([
    { id: 'through', title: 'Through the door', facts: ['Width of the entrance door: 86 cm.'], photo: null },
    {
      id: 'place',
      title: 'Your place',
      facts: ['Out of order then: Hearing loop.', 'Quiet room. Green door.'],
      photo: null,
    },
  ])
})

test.each([
  ['past its cut-off: what is paid is lost', '2026-01-01T18:00:00', 'Your money cannot come back after this.'],
  ['before its cut-off: until when the money comes back', '2099-12-06T18:00:00', 'until Sun 6 Dec 2099, 6:00 pm'],
])('a move to a session %s', async (_name, refundableUntil, sentence) => {
  const [evening] = pottery.sessions
  if (!evening) throw new Error('pottery has a session')
  const other = { ...evening, activitySessionId: 10, refundableUntil }
  const gateway = gatewayOf({ ...claySpaces, mayMove: true })
  const outages = [
    {
      outageId: 5,
      accessibilityOptionId: 34,
      amenityId: null,
      title: null,
      startDateTime: evening.startDateTime,
      endDateTime: null,
      note: '',
    },
  ]
  renderScreen(
    path,
    gateway.answer(activityBooking.getActivityForNewBooking, () => ({
      ...pottery,
      outages,
      sessions: [evening, other],
    })),
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Move to another session' }))
  const question = await screen.findByRole('alertdialog')
  expect(question).not.toHaveTextContent(sentence)
  expect(question).toHaveTextContent(/left.*Out of order then: Hearing loop/)
  await userEvent.click(await within(question).findByRole('radio'))
  expect(question).toHaveTextContent(sentence)
})

test('a session that has not what is kept for somebody says so, and nobody is moved there', async () => {
  const [evening] = pottery.sessions
  if (!evening) throw new Error('The activity has a session.')
  const { accessStock } = evening
  const full = {
    ...evening,
    activitySessionId: 10,
    accessStock: { ...accessStock, wheelchairSpaces: { total: 2, left: 0 } },
  }
  const [first, ...others] = claySpaces.people
  if (!first) throw new Error('The booking has people.')
  const people = [{ ...first, wantsWheelchairSpace: true }, ...others]
  const gateway = gatewayOf({ ...claySpaces, people, mayMove: true })
  renderScreen(
    path,
    gateway.answer(activityBooking.getActivityForNewBooking, () => ({ ...pottery, sessions: [evening, full] })),
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Move to another session' }))
  const question = await screen.findByRole('alertdialog')
  const session = await within(question).findByRole('radio')
  expect(question).toHaveTextContent(/12 spaces left\. No wheelchair space left/)
  await userEvent.click(session)
  await userEvent.click(within(question).getByRole('button', { name: /^Move / }))
  expect(question).toHaveTextContent('No wheelchair space left. Choose another session')
  expect(gateway.inputsOf(activityBooking.moveActivityBooking)).toEqual([])
})
