import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { booking } from '@waymark/contracts/booking'
import { unchangeableText } from '@waymark/domain/booking/provider-standing'
import { sessionAvailability } from '@waymark/domain/enums'
import { addDays } from '@waymark/domain/schedule/wall-clock'
import { tooCloseText } from '@waymark/domain/texts'
import { formatDateTime, formatWall } from '@waymark/web-kit/format'
import { useNotices } from '@waymark/web-kit/notices'
import { FakeGateway } from '@waymark/web-kit/testing/fake-gateway'
import { sampleBooking } from '@waymark/web-kit/testing/sample-booking'
import { sampleAnswers, sampleChange } from '@waymark/web-kit/testing/sample-change'
import { expect, test, vi } from 'vitest'
import { needLabel } from '../access-fit/need-label.ts'
import { morningCare } from '../testing/morning-care.ts'
import { renderScreen } from '../testing/render-screen.tsx'
import { wallNow } from '../time/wall-now.ts'
import { type ChangeStart, changedDates } from './changed-dates.ts'

const today = wallNow('Pacific/Auckland', Date.now()).slice(0, 10)
const bookedDay = addDays(today, 3)
const at = (day: string, time: string) => `${day}T${time}:00`
const weekly = [bookedDay, addDays(bookedDay, 7), addDays(bookedDay, 14)].map((day) => at(day, '09:15'))

const start: ChangeStart = {
  ...sampleChange,
  requestedStartDateTime: at(bookedDay, '09:15'),
  requestedEndDateTime: at(bookedDay, '10:15'),
  freeToChangeUntil: at(addDays(bookedDay, -1), '09:15'),
  movedDates: { later: [at(bookedDay, '09:15')], all: [at(bookedDay, '09:15')] },
}

function gatewayOf(data: ChangeStart): FakeGateway {
  return new FakeGateway()
    .answer(booking.getDataForChangeBooking, () => data)
    .answer(booking.getAvailableTimesForServiceAreaForNewBooking, () => ({
      timeZone: data.timeZone,
      durationMinutes: 60,
      days: [{ date: bookedDay, free: ['10:30', '14:00'] }],
      heldTimes: [],
      nextFree: at(bookedDay, '10:30'),
      checkedDates: [],
    }))
}

const changed = (bookingIds: number[]) => ({
  changedBookingIds: bookingIds,
  bookingDatesSummary: bookingIds.map((bookingId) => ({
    bookingId,
    bookingStartDateTime: at(bookedDay, '14:00'),
    status: 1 as const,
    addingError: null,
    alternativeTimes: [],
    takenInsteadBookingId: null,
    staff: [],
  })),
})

test('dates of a series move as far as the chosen one', () => {
  const movedDates = { later: weekly.slice(1), all: weekly }
  expect(changedDates({ ...start, movedDates }, 'all', at(addDays(bookedDay, 1), '14:00')).map(({ to }) => to)).toEqual(
    [1, 8, 15].map((days) => at(addDays(bookedDay, days), '14:00')),
  )
})

test('a booking moves to another free time, and is shown then', async () => {
  const gateway = gatewayOf(start)
    .answer(booking.changeBooking, () => changed([41]))
    .answer(booking.getBookingDetail, () => sampleBooking)
  const router = renderScreen('/booking/change-booking/41', gateway)
  await screen.findByRole('heading', { level: 1, name: 'Change morning care' })
  expect(screen.getByRole('button', { name: 'Change booking' }).getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(await screen.findByRole('button', { name: '2:00\u00a0pm' }))
  await userEvent.click(screen.getByRole('button', { name: `Change to ${formatWall(at(bookedDay, '14:00'))}` }))
  await screen.findByRole('region', { name: 'What was agreed' })
  expect(router.state.location.pathname).toBe('/booking/41')
  expect(gateway.inputsOf(booking.changeBooking)[0]).toEqual({
    bookingId: 41,
    RequestedStartDateTime: at(bookedDay, '14:00'),
    SeenStartDateTime: at(bookedDay, '09:15'),
    scope: 'one',
  })
  expect(gateway.inputsOf(booking.getAvailableTimesForServiceAreaForNewBooking)[0]).toMatchObject({
    changedBookingId: 41,
  })
})

/** The form over a booking that `change` changes, whose answer is lost. */
function openWithLostAnswer(before: ChangeStart, change: (data: ChangeStart) => ChangeStart) {
  let data = before
  const gateway = gatewayOf(before)
    .answer(booking.getDataForChangeBooking, () => data)
    .answer(booking.changeBooking, () => {
      data = change(data)
      return changed([41])
    })
    .answer(booking.getBookingDetail, () => sampleBooking)
  const router = renderScreen('/booking/change-booking/41', gateway)
  vi.stubGlobal('fetch', async (request: Request) => {
    const answer = await gateway.fetch(request)
    if (new URL(request.url).pathname === booking.changeBooking.path) throw new TypeError('Failed to fetch')
    return answer
  })
  return { gateway, router }
}

test('a change whose answer was lost is finished once the booking is read as changed, and its draft is gone', async () => {
  const { gateway, router } = openWithLostAnswer(start, (data) => ({
    ...data,
    requestedStartDateTime: at(bookedDay, '14:00'),
    requestedEndDateTime: at(bookedDay, '15:00'),
    movedDates: { later: [at(bookedDay, '14:00')], all: [at(bookedDay, '14:00')] },
  }))
  await userEvent.click(await screen.findByRole('button', { name: '2:00\u00a0pm' }))
  await userEvent.click(screen.getByRole('button', { name: `Change to ${formatWall(at(bookedDay, '14:00'))}` }))
  await screen.findByRole('region', { name: 'What was agreed' })
  expect(router.state.location.pathname).toBe('/booking/41')
  expect(useNotices.getState().list[0]).toMatchObject({
    kind: 'success',
    text: expect.stringMatching(/^Changed to .*2:00\spm/),
  })
  cleanup()
  renderScreen('/booking/change-booking/41', gateway)
  await screen.findByText('Choose a free time, or change something that was agreed.')
})

test('notes whose answer was lost are finished too', async () => {
  const { router } = openWithLostAnswer(agreed, (data) => ({
    ...data,
    answers: { ...sampleAnswers, Notes: 'Ring twice.' },
  }))
  await userEvent.click(await screen.findByRole('button', { name: /^Notes/ }))
  await userEvent.type(screen.getByRole('textbox', { name: /^Notes/ }), 'Ring twice.')
  await userEvent.click(screen.getByRole('button', { name: 'Change booking' }))
  await screen.findByRole('region', { name: 'What was agreed' })
  expect(router.state.location.pathname).toBe('/booking/41')
})

test('a change that was not made still says that nobody knows', async () => {
  const { router } = openWithLostAnswer(start, (data) => data)
  await userEvent.click(await screen.findByRole('button', { name: '2:00\u00a0pm' }))
  await userEvent.click(screen.getByRole('button', { name: `Change to ${formatWall(at(bookedDay, '14:00'))}` }))
  await screen.findByRole('heading', { name: 'We do not know whether this was done' })
  expect(router.state.location.pathname).toBe('/booking/change-booking/41')
})

test('an organisation that takes no bookings has no other time, and the page says so instead of asking', async () => {
  const changeRefusal = unchangeableText('suspended', 'Kōwhai Care')
  const gateway = gatewayOf({ ...start, standing: 'suspended', changeRefusal })
  renderScreen('/booking/change-booking/41', gateway)
  await screen.findByText('This booking cannot be changed.')
  expect(screen.getAllByText(changeRefusal).length).toBeGreaterThan(0)
  expect(screen.queryByText(/You could change it until|Choose another time/)).toBeNull()
})

test('a service that is not offered any more has no times, and trying again is not offered', async () => {
  const gateway = gatewayOf(start).answer(booking.getAvailableTimesForServiceAreaForNewBooking, () => ({
    status: 409,
    name: 'NotOffered',
    message: 'This service cannot be booked here at present.',
  }))
  renderScreen('/booking/change-booking/41', gateway)
  await screen.findByText('Kōwhai Care does not offer this service any more.')
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

test('all dates of a series can move, each is shown, and a refusal keeps the choice', async () => {
  const message = 'Nobody is free on Fri 11 Dec 2026 at 2:00 pm. Choose another time.'
  const gateway = gatewayOf({ ...start, movedDates: { later: weekly.slice(1), all: weekly } }).answer(
    booking.changeBooking,
    () => ({ status: 409, name: 'NotFree', message }),
  )
  renderScreen('/booking/change-booking/41', gateway)
  await userEvent.click(await screen.findByRole('radio', { name: /All dates of this series/ }))
  await userEvent.click(await screen.findByRole('button', { name: '2:00\u00a0pm' }))
  const summary = screen.getByRole('complementary', { name: 'Your change' })
  expect(within(summary).getAllByRole('listitem')).toHaveLength(3)
  await userEvent.click(within(summary).getByRole('button', { name: 'Change 3 dates' }))
  await within(summary).findByText(new RegExp(message.replaceAll('.', '\\.')))
  expect(gateway.inputsOf(booking.changeBooking)[0]).toMatchObject({ scope: 'all' })
  cleanup()
  renderScreen('/booking/change-booking/41', gateway)
  await screen.findByRole('button', { name: 'Change 3 dates' })
})

test('a date of the series that cannot move is named before anything is sent', async () => {
  const { Available, AlternativeTimeAvailable } = sessionAvailability
  const gateway = gatewayOf({ ...start, movedDates: { later: weekly, all: weekly } }).answer(
    booking.getAvailableTimesForServiceAreaForNewBooking,
    ({ RequestedStartDateTimes: requested = [] }) => ({
      timeZone: start.timeZone,
      durationMinutes: 60,
      days: [{ date: bookedDay, free: ['10:30', '14:00'] }],
      heldTimes: [],
      nextFree: at(bookedDay, '10:30'),
      checkedDates: requested.map((requestedStartDateTime, index) => ({
        requestedStartDateTime,
        noticeStatus: index === 1 ? AlternativeTimeAvailable : Available,
        alternativeTimes: [],
      })),
    }),
  )
  renderScreen('/booking/change-booking/41', gateway)
  await userEvent.click(await screen.findByRole('radio', { name: /All dates of this series/ }))
  await userEvent.click(await screen.findByRole('button', { name: '2:00\u00a0pm' }))
  const summary = screen.getByRole('complementary', { name: 'Your change' })
  await within(summary).findByText('Nobody is free then')
  const button = within(summary).getByRole('button', { name: 'Change booking' })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(within(summary).getByText(/1 of 3 dates cannot move there/)).toBeInTheDocument()
  const asked = gateway.inputsOf(booking.getAvailableTimesForServiceAreaForNewBooking).at(-1)
  expect(asked).toMatchObject({
    changedBookingId: 41,
    changedScope: 'all',
    RequestedStartDateTimes: weekly.map((day) => day.replace('09:15', '14:00')),
  })
})

const agreed: ChangeStart = {
  ...start,
  offer: morningCare,
  answers: sampleAnswers,
  mine: {
    needs: [],
    recipients: [
      {
        savedRecipientId: 3,
        name: 'Ngaire Parata',
        phone: '021 555 0199',
        relation: 'Mum',
        notes: '',
        accessibilityOptionIds: [],
        isDefault: false,
      },
    ],
    addresses: [
      {
        savedAddressId: 4,
        label: 'Mum’s place',
        AddressForService: '7 Bay Road, Kilbirnie, Wellington',
        LatitudeForService: -41.3205,
        LongitudeForService: 174.7945,
        UnitNumberForService: null,
        accessNotes: 'Key safe 1402',
        isExactPoint: false,
        isDefault: false,
      },
    ],
  },
}

test('what was agreed changes without another time; the price is shown anew, and only what changed is sent', async () => {
  const gateway = gatewayOf(agreed)
    .answer(booking.changeBooking, () => changed([41]))
    .answer(booking.getBookingDetail, () => sampleBooking)
  renderScreen('/booking/change-booking/41', gateway)
  const summary = await screen.findByRole('complementary', { name: 'Your change' })
  await userEvent.click(await screen.findByRole('button', { name: /^How long/ }))
  expect(screen.getByRole('radio', { name: /^Usual visit/ })).toBeChecked()
  await userEvent.click(screen.getByRole('radio', { name: /^Short visit/ }))
  await within(summary).findByText('New price')
  expect(screen.getByRole('button', { name: /^How long Changed Short visit/ })).toBeInTheDocument()
  expect(within(summary).getByText('$28.00')).toBeInTheDocument()
  expect(within(summary).getByText(/It was \$48\.00/)).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: /^Who it is for/ }))
  await userEvent.click(screen.getByRole('radio', { name: /^Ngaire Parata \(Mum\)/ }))
  await userEvent.click(screen.getByRole('button', { name: /^Where/ }))
  await userEvent.click(screen.getByRole('radio', { name: /^Mum’s place/ }))
  expect(within(summary).getByText('7 Bay Road, Kilbirnie, Wellington')).toBeInTheDocument()
  await userEvent.click(within(summary).getByRole('button', { name: 'Change booking' }))
  await screen.findByRole('region', { name: 'What was agreed' })
  expect(gateway.inputsOf(booking.changeBooking)[0]).toEqual({
    bookingId: 41,
    RequestedStartDateTime: start.requestedStartDateTime,
    SeenStartDateTime: start.requestedStartDateTime,
    scope: 'one',
    ServiceSizeOptionId: 11,
    place: {
      AddressForService: '7 Bay Road, Kilbirnie, Wellington',
      LatitudeForService: -41.3205,
      LongitudeForService: 174.7945,
      UnitNumberForService: null,
      accessNotes: 'Key safe 1402',
      isExactPoint: false,
    },
    person: {
      isMyself: false,
      otherRecipient: { name: 'Ngaire Parata', phone: '021 555 0199', notes: '' },
      sharedAccessibilityOptionIds: [],
      sharesRecipientNeeds: true,
    },
  })
})

test('a part that is wrong opens by itself and says why; nothing is sent', async () => {
  const gateway = gatewayOf(agreed)
  renderScreen('/booking/change-booking/41', gateway)
  await userEvent.click(await screen.findByRole('button', { name: /^Who it is for/ }))
  await userEvent.click(screen.getByRole('radio', { name: /^Another person/ }))
  await userEvent.click(screen.getByRole('button', { name: /^Who it is for/ }))
  const summary = screen.getByRole('complementary', { name: 'Your change' })
  await userEvent.click(within(summary).getByRole('button', { name: 'Change booking' }))
  expect((await screen.findAllByText('Write their name.')).length).toBeGreaterThan(0)
  expect(screen.getByRole('textbox', { name: /^Their name/ })).toBeVisible()
  expect(gateway.inputsOf(booking.changeBooking)).toEqual([])
})

test('nothing is changed by opening the form, whoever has come to be kept since the booking', async () => {
  const otherRecipient = { name: 'Ngaire Parata', phone: '021 555 0199', notes: '' }
  const answers = { ...sampleAnswers, otherRecipient, sharedAccessibilityOptionIds: [11], sharesRecipientNeeds: false }
  renderScreen('/booking/change-booking/41', gatewayOf({ ...agreed, answers }))
  expect(await screen.findByRole('button', { name: /^Who it is for/ })).toHaveTextContent('Ngaire Parata')
  expect(screen.queryByText('Changed')).toBeNull()
})

test('the needs that are shared are named while their part is closed', async () => {
  const needs = [
    { accessibilityOptionId: 8, weight: 'must' as const, threshold: null },
    { accessibilityOptionId: 11, weight: 'would help' as const, threshold: 85 },
  ]
  const answers = { ...sampleAnswers, sharedAccessibilityOptionIds: [11] }
  renderScreen('/booking/change-booking/41', gatewayOf({ ...agreed, answers, mine: { ...agreed.mine, needs } }))
  const part = await screen.findByRole('button', { name: /^Notes and access needs/ })
  expect(part).toHaveTextContent(`Shared need: ${needLabel(11, 85)}`)
  await userEvent.click(part)
  await userEvent.click(screen.getByRole('checkbox', { name: needLabel(11, 85) }))
  expect(part).toHaveTextContent('No notes')
  await userEvent.type(screen.getByRole('textbox', { name: /^Notes for the visit/ }), 'Please knock.')
  await userEvent.click(screen.getByRole('checkbox', { name: needLabel(8, null) }))
  expect(part).toHaveTextContent(`Please knock. · Shared need: ${needLabel(8, null)}`)
})

test('a quoted price stays with its size', async () => {
  renderScreen('/booking/change-booking/41', gatewayOf({ ...agreed, isPriceQuoted: true, priceCents: 9550 }))
  await userEvent.click(await screen.findByRole('button', { name: /^How long/ }))
  expect(screen.getByText('The price was agreed for this size.')).toBeInTheDocument()
  expect(screen.getAllByRole('radio')).toHaveLength(1)
})

test.each([
  ['a quote', { priceCents: null, feeDisplay: 'Quote' }, 'The price is still a quote.'],
  ['nothing', { priceCents: 0, feeDisplay: 'Free' }, 'It is still free.'],
  ['a sum', {}, 'The price stays $48.00 a visit.'],
])('dates that move keep a price that is %s', async (_what, price, text) => {
  const movedDates = { later: weekly, all: weekly }
  renderScreen('/booking/change-booking/41', gatewayOf({ ...start, ...price, movedDates }))
  await userEvent.click(await screen.findByRole('radio', { name: /All dates of this series/ }))
  await userEvent.click(await screen.findByRole('button', { name: '2:00\u00a0pm' }))
  expect(await screen.findByText(text)).toBeInTheDocument()
})

test('less than 24 hours before, the form says why it is closed', async () => {
  const refusal = tooCloseText(24)
  renderScreen('/booking/change-booking/41', gatewayOf({ ...start, changeRefusal: refusal }))
  await screen.findByText('This booking cannot be changed.')
  expect(screen.getByRole('button', { name: 'Change booking' }).getAttribute('aria-disabled')).toBe('true')
  expect(screen.queryByRole('button', { name: 'Take this time' })).toBeNull()
})

test('a booking that another tab has cancelled says so once, and offers nothing to change', async () => {
  renderScreen('/booking/change-booking/41', gatewayOf({ ...start, status: 3, changeRefusal: 'It is not confirmed.' }))
  expect(await screen.findByText('This booking is cancelled.')).toBeInTheDocument()
  expect(screen.queryByText(/not confirmed/)).toBeNull()
  expect(screen.queryByRole('button', { name: /Change/ })).toBeNull()
  expect(screen.getByRole('link', { name: 'See the booking' })).toHaveAttribute('href', '/booking/41')
})

test('without an id one of the confirmed bookings is chosen, and one too close says why not', async () => {
  const soon = { ...sampleBooking, bookingId: 43, requestedStartDateTime: `${today}T23:59:00` }
  const far = { ...sampleBooking, requestedStartDateTime: at(bookedDay, '09:15') }
  const gateway = new FakeGateway().answer(booking.getBookingList, ({ pageNumber = 1, pageSize = 10 }) => ({
    items: [soon, far],
    totalCount: 2,
    pageNumber,
    pageSize,
  }))
  renderScreen('/booking/change-booking', gateway)
  const link = await screen.findByRole('link', {
    name: `Change Morning care, ${formatDateTime(at(bookedDay, '09:15'), start.timeZone)}`,
  })
  expect(link.getAttribute('href')).toBe('/booking/change-booking/41')
  expect(screen.getByText(tooCloseText(24))).toBeInTheDocument()
  expect(gateway.inputsOf(booking.getBookingList)[0]).toMatchObject({ statuses: [1], period: 'upcoming' })
})

test('the time of a notice is chosen where it is free, and said to be gone where it is not', async () => {
  const gateway = gatewayOf(start)
  renderScreen(`/booking/change-booking/41?time=${encodeURIComponent(at(bookedDay, '14:00'))}`, gateway)
  await screen.findByText('The earlier time is chosen below.')
  await screen.findByRole('button', { name: `Change to ${formatWall(at(bookedDay, '14:00'))}` })
  cleanup()
  renderScreen(`/booking/change-booking/41?time=${encodeURIComponent(at(bookedDay, '07:15'))}`, gateway)
  await screen.findByText('This time is gone.')
  expect(screen.getByRole('button', { name: 'Change booking' })).toHaveAttribute('aria-disabled', 'true')
})
