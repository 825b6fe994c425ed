import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { addressBook } from '@waymark/contracts/address-book'
import { booking } from '@waymark/contracts/booking'
import { serviceArea } from '@waymark/contracts/service-area'
import { bookingStatus, country, sessionAvailability } from '@waymark/domain/enums'
import { addDays } from '@waymark/domain/schedule/wall-clock'
import { formatDate, formatWall } from '@waymark/web-kit/format'
import { FakeGateway } from '@waymark/web-kit/testing/fake-gateway'
import { aroha } from '@waymark/web-kit/testing/people'
import { sampleBooking } from '@waymark/web-kit/testing/sample-booking'
import { expect, test, vi } from 'vitest'
import { morningCare } from '../testing/morning-care.ts'
import { newBookingData } from '../testing/new-booking-data.ts'
import { renderScreen } from '../testing/render-screen.tsx'
import { wallNow } from '../time/wall-now.ts'

const freeDay = addDays(wallNow(morningCare.timeZone, Date.now()).slice(0, 10), 3)
const path = '/booking/new-booking?serviceAreaServiceId=1&near=Newtown%2C+Wellington&lat=-41.311&lng=174.779'

function startOf(gateway: FakeGateway): FakeGateway {
  return gateway
    .answer(booking.getDataForNewBooking, () => ({
      offer: morningCare,
      offers: [],
      services: [],
      client: { firstName: 'Hēmi', lastName: 'Parata', phone: null, countryId: country.nz, needs: [] },
      lastStaff: { userProfileId: 22, firstName: 'Tāne', lastName: 'Wiremu' },
      lastAddress: null,
      ownAddress: null,
      recipients: [],
      addresses: [],
      again: null,
      quote: null,
    }))
    .answer(booking.getAvailableTimesForServiceAreaForNewBooking, ({ RequestedStartDateTimes: requested = [] }) => ({
      timeZone: morningCare.timeZone,
      durationMinutes: 60,
      days: [{ date: freeDay, free: ['09:15', '10:30'] }],
      heldTimes: [],
      nextFree: `${freeDay}T09:15:00`,
      checkedDates: requested.map((requestedStartDateTime) => ({
        requestedStartDateTime,
        noticeStatus: sessionAvailability.Available,
        alternativeTimes: [],
      })),
    }))
}

const placed = (status: 0 | 1 | 4, alternativeTimes: string[] = []) => ({
  bookingId: 41,
  bookingStartDateTime: `${freeDay}T09:15:00`,
  status,
  addingError: status === bookingStatus.Incomplete ? 'Nobody is free at this time any more.' : null,
  alternativeTimes,
  takenInsteadBookingId: null,
  staff: [],
})

async function fillIn() {
  await userEvent.click(await screen.findByRole('radio', { name: /Usual visit/ }))
  await userEvent.click(screen.getByRole('textbox', { name: 'Street and number' }))
  await userEvent.paste('42 Daniell Street')
  await userEvent.click(await screen.findByRole('button', { name: 'Take this time' }))
  expect(document.activeElement?.textContent).toMatch(/^Next free.*You chose this time\.$/)
}

test('a service without a size says that it cannot be booked now, instead of a form that cannot be sent', async () => {
  const offer = { ...morningCare, sizeOptions: [] }
  renderScreen(
    path,
    startOf(new FakeGateway()).answer(booking.getDataForNewBooking, () => ({ ...newBookingData, offer })),
  )
  await screen.findByRole('heading', { name: 'Morning care cannot be booked now' })
  expect(screen.getByRole('link', { name: 'Choose another service' })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /Confirm booking/ })).toBeNull()
})

test('the time that one has just taken oneself is not said to be taken', async () => {
  let isPlaced = false
  const gateway = startOf(new FakeGateway())
    .answer(booking.getAvailableTimesForServiceAreaForNewBooking, () => ({
      timeZone: morningCare.timeZone,
      durationMinutes: 60,
      days: [{ date: freeDay, free: isPlaced ? ['10:30'] : ['09:15', '10:30'] }],
      heldTimes: [],
      nextFree: `${freeDay}T${isPlaced ? '10:30' : '09:15'}:00`,
      checkedDates: [],
    }))
    .answer(booking.addNewBooking, () => {
      isPlaced = true
      return { bookingSeriesId: 40, bookingDatesSummary: [placed(0)] }
    })
    .answer(booking.getBookingDetail, () => ({ ...sampleBooking, status: 0, bookingDatesSummary: [placed(0)] }))
  renderScreen(path, gateway)
  await fillIn()
  const said = new Set<string>()
  const listener = new MutationObserver(() => {
    for (const status of document.querySelectorAll('[role="status"]')) said.add(status.textContent ?? '')
  })
  listener.observe(document.body, { subtree: true, childList: true, characterData: true })
  await userEvent.click(screen.getByRole('button', { name: 'Confirm booking' }))
  await screen.findByText(/Your booking is sent/)
  listener.disconnect()
  const asked = gateway.inputsOf(booking.getAvailableTimesForServiceAreaForNewBooking)
  expect(asked.length).toBeGreaterThan(1)
  expect([...said].filter((text) => /not free/.test(text))).toEqual([])
})

test('a booking is made in one page and followed until it is confirmed', async () => {
  let asked = 0
  const gateway = startOf(new FakeGateway())
    .answer(booking.addNewBooking, () => ({ bookingSeriesId: 40, bookingDatesSummary: [placed(0)] }))
    .answer(booking.getBookingDetail, () => {
      asked += 1
      const status = asked > 1 ? 1 : 0
      return { ...sampleBooking, status, bookingDatesSummary: [placed(status)] }
    })
  const router = renderScreen(path, gateway)
  await screen.findByRole('heading', { level: 1, name: 'Book morning care' })
  await fillIn()
  expect(screen.getByText('In the area.')).toBeInTheDocument()
  expect(within(screen.getByRole('complementary')).getByText('$48.00', { exact: false })).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Confirm booking' }))

  await screen.findByRole('heading', { level: 1, name: 'We are finding a person for you' })
  expect(router.state.location.search).toBe('?bookingId=41')
  await screen.findByRole('heading', { level: 1, name: 'Your booking is confirmed' })
  expect(screen.getByText('Sina Leota')).toBeInTheDocument()
  expect(screen.getByText('Booking number').nextElementSibling).toHaveTextContent('41')
  expect(screen.getByRole('button', { name: 'Add to calendar' })).toBeInTheDocument()
  const [sent] = gateway.requestsOf(booking.addNewBooking)
  expect(sent?.input).toMatchObject({
    RequestedStartDateTimes: [`${freeDay}T09:15:00`],
    AddressForService: '42 Daniell Street, Newtown, Wellington',
    ServiceSizeOptionId: 12,
    isMyself: true,
  })
  expect(sent?.idempotencyKey).toMatch(/^[\w-]{32}$/)
})

test('a quote is booked at the address that was asked for, and at another price only once the client agrees', async () => {
  let priceCents = 10_000
  const quoteOf = () => ({
    quoteId: 5,
    ServiceSizeOptionId: 12,
    priceCents,
    words: 'Two ramps.',
    AddressForService: '42 Daniell Street, Newtown',
    standsUntil: freeDay,
  })
  const gateway = startOf(new FakeGateway())
    .answer(booking.getDataForNewBooking, () => ({
      offer: morningCare,
      offers: [],
      services: [],
      client: { firstName: 'Hēmi', lastName: 'Parata', phone: null, countryId: country.nz, needs: [] },
      lastStaff: null,
      favouriteStaff: null,
      lastAddress: null,
      ownAddress: null,
      recipients: [],
      addresses: [],
      again: null,
      quote: quoteOf(),
    }))
    .answer(booking.addNewBooking, ({ quotedPriceCents }) =>
      quotedPriceCents === priceCents
        ? { bookingSeriesId: 40, bookingDatesSummary: [placed(0)] }
        : { status: 409, name: 'QuotePriceChanged', message: 'The price of this quote is $300.00 now.' },
    )
    .answer(booking.getBookingDetail, () => ({ ...sampleBooking, status: 0, bookingDatesSummary: [placed(0)] }))
  renderScreen(`${path}&quoteId=5`, gateway)
  expect(await screen.findByRole('textbox', { name: 'Street and number' })).toHaveValue('42 Daniell Street')
  await userEvent.click(await screen.findByRole('button', { name: 'Take this time' }))
  priceCents = 30_000
  await userEvent.click(screen.getByRole('button', { name: 'Confirm booking' }))
  const question = await screen.findByRole('alertdialog', { name: 'Book at $300.00?' })
  expect(question).toHaveTextContent('It was $100.00 when you opened this form, and is $300.00 now.')
  await userEvent.click(within(question).getByRole('button', { name: 'Yes, book at $300.00' }))
  await screen.findByText(/Your booking is sent/)
  expect(gateway.inputsOf(booking.addNewBooking)).toMatchObject([
    { quotedPriceCents: 10_000 },
    { quotedPriceCents: 30_000 },
  ])
})

test('missing answers are named beside the button, with links to them', async () => {
  renderScreen(path, startOf(new FakeGateway()))
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm booking' }))
  const summary = await screen.findByRole('group', { name: '3 things to fix before we can send your booking' })
  expect(document.activeElement).toBe(summary)
  await userEvent.click(screen.getByRole('link', { name: 'Street and number: Write the street and number.' }))
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Street and number' }))
})

test('a refusal shows at its part, and nothing typed is lost, even after a reload', async () => {
  const gateway = startOf(new FakeGateway()).answer(booking.addNewBooking, () => ({
    status: 409,
    name: 'AlreadyBooked',
    message: 'You already have this service booked at 09:15.',
  }))
  renderScreen(path, gateway)
  await fillIn()
  await userEvent.click(screen.getByRole('button', { name: 'Confirm booking' }))
  expect(await screen.findAllByText(/You already have this service booked at 09:15/)).toHaveLength(2)
  cleanup()
  renderScreen(path, gateway)
  const street = await screen.findByRole('textbox', { name: 'Street and number' })
  expect(street).toHaveProperty('value', '42 Daniell Street')
})

test('a newly searched place becomes the place of the visit, and a half-typed place survives a reload', async () => {
  const gateway = startOf(new FakeGateway())
  renderScreen(path, gateway)
  await fillIn()
  cleanup()
  renderScreen(path.replace('Newtown', 'Kilbirnie').replace('-41.311', '-41.317'), gateway)
  const place = () => screen.findByRole('combobox', { name: 'Suburb, town or city' })
  expect(await place()).toHaveProperty('value', 'Kilbirnie, Wellington')
  expect(screen.getByRole('textbox', { name: 'Street and number' })).toHaveProperty('value', '')
  expect(screen.getByRole('radio', { name: /Usual visit/ })).toHaveProperty('checked', true)
  await userEvent.click(screen.getByRole('textbox', { name: 'Street and number' }))
  await userEvent.paste('7 Bay Road')
  await userEvent.type(await place(), '{Backspace}')
  cleanup()
  renderScreen(path.replace('Newtown', 'Kilbirnie').replace('-41.311', '-41.317'), gateway)
  expect(await place()).toHaveProperty('value', 'Kilbirnie, Wellingto')
  expect(screen.getByRole('textbox', { name: 'Street and number' })).toHaveProperty('value', '7 Bay Road')
})

test('somebody without a location is told why there is nothing to book for', async () => {
  const gateway = startOf(new FakeGateway()).answer(serviceArea.getServiceAreasByUser, () => [])
  renderScreen(path, gateway, { ...aroha, isAccountAdmin: false, listServiceAreaUserProfile: [] })
  await screen.findByText('You do not work at a location yet')
  expect(gateway.requestsOf(booking.getDataForNewBooking)).toHaveLength(0)
})

test('the same answers sent again carry the same idempotency key', async () => {
  const gateway = startOf(new FakeGateway()).answer(booking.addNewBooking, () => ({
    status: 409,
    name: 'NotOffered',
    message: 'This service cannot be booked here at present.',
  }))
  renderScreen(path, gateway)
  await fillIn()
  const confirm = screen.getByRole('button', { name: 'Confirm booking' })
  await userEvent.click(confirm)
  await screen.findByText(/This service cannot be booked here at present/)
  await userEvent.click(screen.getByRole('button', { name: 'Confirm booking' }))
  await waitFor(() => expect(gateway.inputsOf(booking.addNewBooking)).toHaveLength(2))
  await screen.findByText(/This service cannot be booked here at present/)
  await userEvent.click(screen.getByRole('textbox', { name: 'Street and number' }))
  await userEvent.paste(' North')
  await userEvent.click(screen.getByRole('button', { name: 'Confirm booking' }))
  await waitFor(() => expect(gateway.inputsOf(booking.addNewBooking)).toHaveLength(3))
  const [first, second, third] = gateway.requestsOf(booking.addNewBooking).map(({ idempotencyKey }) => idempotencyKey)
  expect(second).toBe(first)
  expect(third).not.toBe(first)
})

test('every date of a repeat is checked before it is sent, and a failed check can be retried', async () => {
  let fails = true
  const gateway = startOf(new FakeGateway())
  const { Available } = sessionAvailability
  gateway.answer(booking.getAvailableTimesForServiceAreaForNewBooking, ({ RequestedStartDateTimes: asked = [] }) => {
    if (asked.length > 0 && fails) return { status: 409, name: 'NotOffered', message: 'Not now.' }
    return {
      timeZone: morningCare.timeZone,
      durationMinutes: 60,
      days: [{ date: freeDay, free: ['09:15', '10:30'] }],
      heldTimes: [],
      nextFree: `${freeDay}T09:15:00`,
      checkedDates: asked.map((requestedStartDateTime) => ({
        requestedStartDateTime,
        noticeStatus: Available,
        alternativeTimes: [],
      })),
    }
  })
  renderScreen(path, gateway)
  await fillIn()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Tāne Wiremu, who came last time' }))
  await userEvent.click(screen.getByRole('button', { name: /Repeat/ }))
  await userEvent.click(await screen.findByRole('option', { name: 'Weekly' }))
  await screen.findByText('The dates could not be checked')
  await userEvent.click(screen.getByRole('button', { name: 'Confirm booking' }))
  expect(gateway.inputsOf(booking.addNewBooking)).toHaveLength(0)
  expect(screen.getByText('The dates could not be checked. Check them again first.')).toBeInTheDocument()
  fails = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('region', { name: '5 visits of 5 dates' })
  const asked = gateway.inputsOf(booking.getAvailableTimesForServiceAreaForNewBooking)
  // The preferred person is asked first; if they cannot come, somebody else does.
  const wished = { preferredStaffUserProfileId: 22 }
  expect(asked).toContainEqual(expect.objectContaining(wished))
  const ofDates = { ...wished, RequestedStartDateTimes: expect.any(Array) }
  expect(asked).not.toContainEqual(expect.objectContaining(ofDates))
  const sum = screen.getByText('5 visits of 5 dates: 5 as you asked.')
  expect(sum.getAttribute('role')).toBe('status')
  await userEvent.click(screen.getByRole('button', { name: `Remove ${formatDate(`${freeDay}T09:15:00`)}` }))
  expect(sum.textContent).toBe('4 visits of 5 dates: 4 as you asked, 1 removed by you.')
})

test('a date of a repeat that goes before it is confirmed is named, with what took its place', async () => {
  const { Available, AlternativeTimeAvailable } = sessionAvailability
  const [gone, instead] = [`${addDays(freeDay, 14)}T09:15:00`, `${addDays(freeDay, 15)}T09:15:00`]
  const message = `These dates cannot be booked any more: ${formatWall(gone)}. Look at the dates again, then confirm.`
  let isGone = false
  const gateway = startOf(new FakeGateway())
    .answer(booking.getAvailableTimesForServiceAreaForNewBooking, ({ RequestedStartDateTimes: asked = [] }) => ({
      timeZone: morningCare.timeZone,
      durationMinutes: 60,
      days: [{ date: freeDay, free: ['09:15', '10:30'] }],
      heldTimes: [],
      nextFree: `${freeDay}T09:15:00`,
      checkedDates: asked.map((requestedStartDateTime) => ({
        requestedStartDateTime,
        noticeStatus: isGone && requestedStartDateTime === gone ? AlternativeTimeAvailable : Available,
        alternativeTimes: isGone && requestedStartDateTime === gone ? [instead] : [],
      })),
    }))
    .answer(booking.addNewBooking, () => {
      isGone = true
      return { status: 409, name: 'DatesGone', message }
    })
  renderScreen(path, gateway)
  await fillIn()
  await userEvent.click(screen.getByRole('button', { name: /Repeat/ }))
  await userEvent.click(await screen.findByRole('option', { name: 'Weekly' }))
  await screen.findByRole('region', { name: '5 visits of 5 dates' })
  await userEvent.click(screen.getByRole('button', { name: 'Confirm booking' }))
  await screen.findByText('A date has gone since you chose it.')
  const named = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(named).toContain(`${formatWall(gone)}: now ${formatWall(instead)}.`)
  expect(screen.getAllByText(/These dates cannot be booked any more/)).toHaveLength(1)
  await userEvent.click(screen.getByRole('button', { name: 'Confirm booking' }))
  await waitFor(() => expect(gateway.inputsOf(booking.addNewBooking)).toHaveLength(2))
  expect(gateway.inputsOf(booking.addNewBooking)[1]).toMatchObject({
    RequestedStartDateTimes: expect.arrayContaining([instead]),
  })
})

test.each([
  ['one date', 1],
  ['a repeat', 5],
])(
  '%s whose answer was lost is sent again as it was, although its times are one’s own by now',
  async (_name, count) => {
    const { Available, AlternativeTimeDuplicated } = sessionAvailability
    let isBooked = false
    const gateway = startOf(new FakeGateway())
      .answer(booking.getAvailableTimesForServiceAreaForNewBooking, ({ RequestedStartDateTimes: asked = [] }) => ({
        timeZone: morningCare.timeZone,
        durationMinutes: 60,
        days: [{ date: freeDay, free: isBooked ? ['10:30'] : ['09:15', '10:30'] }],
        heldTimes: isBooked ? [`${freeDay}T09:15:00`] : [],
        nextFree: `${freeDay}T${isBooked ? '10:30' : '09:15'}:00`,
        checkedDates: asked.map((requestedStartDateTime) => ({
          requestedStartDateTime,
          noticeStatus: isBooked ? AlternativeTimeDuplicated : Available,
          alternativeTimes: isBooked ? [requestedStartDateTime.replace('09:15', '10:30')] : [],
        })),
      }))
      .answer(booking.addNewBooking, () => {
        if (isBooked) return { bookingSeriesId: 40, bookingDatesSummary: [placed(0)] }
        isBooked = true
        throw new TypeError('Failed to fetch')
      })
      .answer(booking.getBookingDetail, () => ({ ...sampleBooking, status: 0, bookingDatesSummary: [placed(0)] }))
    renderScreen(path, gateway)
    await fillIn()
    if (count > 1) {
      await userEvent.click(screen.getByRole('button', { name: /Repeat/ }))
      await userEvent.click(await screen.findByRole('option', { name: 'Weekly' }))
      await screen.findByRole('region', { name: `${count} visits of ${count} dates` })
    }
    await userEvent.click(screen.getByRole('button', { name: 'Confirm booking' }))
    await screen.findByText(/it is safe to send it again/)
    expect(screen.queryByText(/not free|already/)).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Confirm booking' }))
    await screen.findByText(/Your booking is sent/)
    const [first, again] = gateway.requestsOf(booking.addNewBooking)
    expect(again).toEqual(first)
  },
)

test('a repeat that one has booked already, such as without an answer before a reload, says so', async () => {
  let isBooked = false
  const { Available, AlternativeTimeDuplicated } = sessionAvailability
  const gateway = startOf(new FakeGateway()).answer(
    booking.getAvailableTimesForServiceAreaForNewBooking,
    ({ RequestedStartDateTimes: asked = [] }) => ({
      timeZone: morningCare.timeZone,
      durationMinutes: 60,
      days: [{ date: freeDay, free: isBooked ? ['10:30'] : ['09:15', '10:30'] }],
      heldTimes: [],
      nextFree: `${freeDay}T10:30:00`,
      checkedDates: asked.map((requestedStartDateTime) => ({
        requestedStartDateTime,
        noticeStatus: isBooked ? AlternativeTimeDuplicated : Available,
        alternativeTimes: isBooked ? [requestedStartDateTime.replace('09:15', '10:30')] : [],
      })),
    }),
  )
  renderScreen(path, gateway)
  await userEvent.click(await screen.findByRole('radio', { name: /Usual visit/ }))
  await userEvent.click(await screen.findByRole('button', { name: 'Take this time' }))
  await userEvent.click(screen.getByRole('button', { name: /Repeat/ }))
  await userEvent.click(await screen.findByRole('option', { name: 'Weekly' }))
  await screen.findByRole('region', { name: /5 visits of 5 dates/ })
  cleanup()
  isBooked = true
  renderScreen(path, gateway)
  const words = /^You have booked all of these dates already: they are among your upcoming bookings/
  expect((await screen.findByText(words)).getAttribute('role')).toBe('status')
})

test('a long repeat shows its first dates, with the rest folded under a total', async () => {
  renderScreen(path, startOf(new FakeGateway()))
  await fillIn()
  await userEvent.click(screen.getByRole('button', { name: /Repeat/ }))
  await userEvent.click(await screen.findByRole('option', { name: 'Daily' }))
  const dates = within(await screen.findByRole('region', { name: '29 visits of 29 dates' }))
  expect(dates.getAllByRole('listitem')).toHaveLength(12)
  const last = `Remove ${formatDate(`${addDays(freeDay, 28)}T09:15:00`)}`
  expect(dates.queryByRole('button', { name: last })).toBeNull()
  await userEvent.click(dates.getByRole('button', { name: 'Later: 17 visits of 17 dates: 17 as you asked.' }))
  await userEvent.click(dates.getByRole('button', { name: last }))
  expect(screen.getByText('28 visits of 29 dates: 28 as you asked, 1 removed by you.')).toBeInTheDocument()
})

test('a time when the preferred person cannot come is reported at once, and is fine once anybody may come', async () => {
  const gateway = startOf(new FakeGateway()).answer(
    booking.getAvailableTimesForServiceAreaForNewBooking,
    ({ preferredStaffUserProfileId: wished }) => ({
      timeZone: morningCare.timeZone,
      durationMinutes: 60,
      days: [{ date: freeDay, free: wished === 22 ? ['10:30'] : ['09:15', '10:30'] }],
      heldTimes: [],
      nextFree: `${freeDay}T${wished === 22 ? '10:30' : '09:15'}:00`,
      checkedDates: [],
    }),
  )
  renderScreen(path, gateway)
  await fillIn()
  const again = await screen.findByRole('checkbox', { name: 'Tāne Wiremu, who came last time' })
  await userEvent.click(again)
  const words = 'Tāne is not free at this time. Choose another time, or let Kōwhai Care choose who comes.'
  expect((await screen.findByText(words)).getAttribute('role')).toBe('status')
  expect(screen.getByRole('link', { name: `Day and time: ${words}` })).toBeInTheDocument()
  await userEvent.click(again)
  await waitFor(() => expect(screen.queryByText(words)).toBeNull())
  expect(screen.queryByRole('link', { name: /^Day and time/ })).toBeNull()
})

test('a draft whose time one has booked already, such as without an answer before a reload, says so', async () => {
  let isBooked = false
  const gateway = startOf(new FakeGateway()).answer(booking.getAvailableTimesForServiceAreaForNewBooking, () => ({
    timeZone: morningCare.timeZone,
    durationMinutes: 60,
    days: [{ date: freeDay, free: isBooked ? ['10:30'] : ['09:15', '10:30'] }],
    heldTimes: isBooked ? [`${freeDay}T09:15:00`] : [],
    nextFree: `${freeDay}T${isBooked ? '10:30' : '09:15'}:00`,
    checkedDates: [],
  }))
  renderScreen(path, gateway)
  await fillIn()
  cleanup()
  isBooked = true
  renderScreen(path, gateway)
  const words = /^You have booked this time already: it is among your upcoming bookings/
  expect((await screen.findByText(words)).getAttribute('role')).toBe('status')
})

test('a draft from yesterday whose time is now too close says so, not that somebody took it', async () => {
  const gateway = startOf(new FakeGateway())
  renderScreen(path, gateway)
  await fillIn()
  cleanup()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2.5 * 86_400_000 })
  renderScreen(path, gateway)
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm booking' }))
  await screen.findByText('Choose a time more than 24 hours ahead.')
  expect(screen.queryByText(/Somebody took this time/)).toBeNull()
  expect(gateway.inputsOf(booking.addNewBooking)).toHaveLength(0)
})

test('when somebody was faster, another time is one press away', async () => {
  const other = `${freeDay}T10:30:00`
  const gateway = new FakeGateway()
    .answer(booking.getBookingDetail, ({ bookingId }) =>
      bookingId === 41
        ? { ...sampleBooking, status: 4, staff: [], bookingDatesSummary: [placed(4, [other])] }
        : { ...sampleBooking, bookingId: 42, bookingDatesSummary: [{ ...placed(1), bookingId: 42 }] },
    )
    .answer(booking.addNewBooking, () => ({
      bookingSeriesId: 42,
      bookingDatesSummary: [{ ...placed(0), bookingId: 42 }],
    }))
  renderScreen('/booking/new-booking?bookingId=41', gateway)
  await screen.findByRole('heading', { level: 1, name: 'Somebody else got there first' })
  await userEvent.click(screen.getByRole('button', { name: /^Take .*10:30\u00a0am$/ }))
  await screen.findByRole('heading', { level: 1, name: 'Your booking is confirmed' })
  expect(gateway.inputsOf(booking.addNewBooking)[0]).toMatchObject({
    RequestedStartDateTimes: [other],
    insteadOfBookingId: 41,
    Notes: sampleBooking.Notes,
    sharedAccessibilityOptionIds: [8],
  })
})

test('a booking that is not there, or of somebody else, is said to be neither sent nor kept', async () => {
  const gateway = new FakeGateway().answer(booking.getBookingDetail, () => ({
    status: 404,
    name: 'NotFound',
    message: 'This page could not be found',
  }))
  renderScreen('/booking/new-booking?bookingId=999999', gateway)
  await screen.findByRole('heading', { level: 2, name: 'We could not find this booking' })
  expect(screen.getByRole('heading', { level: 1, name: 'Booking' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Upcoming bookings' })).toBeInTheDocument()
  expect(screen.queryByText(/is sent|was sent|finding a person/)).toBeNull()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

/** As texts of the document are compared: with plain spaces. */
function shownTime(wall: string): string {
  return formatWall(wall).replaceAll('\u00a0', ' ')
}

test('the time taken for a date of a series survives a reload, and the focus stays on the heading', async () => {
  const dates = [
    { ...placed(4, [`${freeDay}T10:30:00`]), takenInsteadBookingId: 50 },
    { ...placed(1), bookingId: 43, bookingStartDateTime: `${addDays(freeDay, 7)}T09:15:00` },
  ]
  const gateway = new FakeGateway().answer(booking.getBookingDetail, ({ bookingId }) =>
    bookingId === 50
      ? { ...sampleBooking, bookingId, requestedStartDateTime: `${freeDay}T10:30:00` }
      : { ...sampleBooking, status: 4, staff: [], bookingDatesSummary: dates },
  )
  renderScreen('/booking/new-booking?bookingId=41', gateway)
  await screen.findByText(`${shownTime(`${freeDay}T10:30:00`)}. Confirmed.`, { exact: false })
  expect(screen.queryByRole('button', { name: /^Take / })).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
})

test('the page of a series stays while each date without anybody gets another time', async () => {
  const [first, second, another] = [`${freeDay}T09:15:00`, `${addDays(freeDay, 7)}T09:15:00`, `${freeDay}T10:30:00`]
  const dates = [
    { ...placed(4, [another]), bookingStartDateTime: first },
    { ...placed(4, [`${addDays(freeDay, 7)}T10:30:00`]), bookingId: 42, bookingStartDateTime: second },
    { ...placed(1), bookingId: 43, bookingStartDateTime: `${addDays(freeDay, 14)}T09:15:00` },
  ]
  const gateway = new FakeGateway()
    .answer(booking.getBookingDetail, ({ bookingId }) =>
      bookingId === 50
        ? { ...sampleBooking, bookingId, requestedStartDateTime: another }
        : { ...sampleBooking, status: 4, staff: [], bookingDatesSummary: dates },
    )
    .answer(booking.addNewBooking, () => ({
      bookingSeriesId: 50,
      bookingDatesSummary: [{ ...placed(0), bookingId: 50 }],
    }))
  renderScreen('/booking/new-booking?bookingId=41', gateway)
  await screen.findByRole('heading', { level: 1, name: 'Some of your dates are confirmed' })
  await userEvent.click(screen.getByRole('button', { name: `Take ${formatWall(another)}` }))
  const taken = await screen.findByText(`${shownTime(another)}. Confirmed.`, { exact: false })
  expect(taken.closest('[tabindex="-1"]')).toBe(document.activeElement)
  expect(screen.getByRole('link', { name: /^See this booking/ }).getAttribute('href')).toBe('/booking/50')
  expect(screen.getAllByRole('button', { name: /^Take / })).toHaveLength(1)
})

test('a series says what its visits cost together, who comes on which date, and how to get ready', async () => {
  const gateway = startOf(new FakeGateway()).answer(booking.getBookingDetail, () => ({
    ...sampleBooking,
    price: { cents: 4800, currency: 'NZD' as const },
    preparation: 'Please clear the way to the bathroom.',
    bookingDatesSummary: [
      { ...placed(1), staff: [{ userProfileId: 21, firstName: 'Sina', lastName: 'Leota' }] },
      { ...placed(1), bookingId: 42, staff: [{ userProfileId: 22, firstName: 'Tāne', lastName: 'Wiremu' }] },
      { ...placed(4), bookingId: 43 },
    ],
  }))
  renderScreen('/booking/new-booking?bookingId=41', gateway)
  expect((await screen.findByText('Price of 2 visits')).nextElementSibling).toHaveTextContent('$96.00 NZD')
  expect(screen.getByText('Please clear the way to the bathroom.')).toBeInTheDocument()
  expect(screen.getAllByText(/^Who comes: /).map(({ textContent }) => textContent)).toEqual([
    'Who comes: Sina Leota',
    'Who comes: Tāne Wiremu',
  ])
})

test('whom somebody asks for first is chosen at once, shown as they are, and asked for no more on one tick', async () => {
  const sina = {
    userProfileId: 21,
    firstName: 'Sina',
    lastName: 'Leota',
    photo: '/files/sina.webp',
    languages: ['sm', 'nzs'],
  }
  let favouriteStaff: typeof sina | null = sina
  const gateway = startOf(new FakeGateway())
  gateway
    .answer(booking.getDataForNewBooking, () => ({
      offer: { ...morningCare, staff: [sina, ...morningCare.staff.slice(1)] },
      offers: [],
      services: [],
      client: { firstName: 'Hēmi', lastName: 'Parata', phone: null, countryId: country.nz, needs: [] },
      lastStaff: null,
      favouriteStaff,
      lastAddress: null,
      ownAddress: null,
      recipients: [],
      addresses: [],
      again: null,
      quote: null,
    }))
    .answer(addressBook.removeFavouriteStaff, () => {
      favouriteStaff = null
      return { done: true as const }
    })
  renderScreen(path, gateway)
  const who = await screen.findByRole('button', { name: /Who would you like to come\?/ })
  expect(who).toHaveTextContent('Sina Leota')
  expect(screen.getByText(/New Zealand Sign Language \(NZSL\)/)).toBeInTheDocument()
  const tick = screen.getByRole('checkbox', { name: 'Ask for Sina Leota first' })
  expect(tick).toBeChecked()
  await userEvent.click(tick)
  await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Ask for Sina Leota first' })).not.toBeChecked())
  expect(gateway.inputsOf(addressBook.removeFavouriteStaff)).toEqual([{ serviceAreaId: morningCare.ServiceAreaId }])
})

test('what a provider says about the price is said at the time that is chosen, at the sum and once it is booked', async () => {
  const pricingDescription = 'Public holidays cost half as much again.'
  const gateway = startOf(new FakeGateway())
    .answer(booking.getDataForNewBooking, () => ({
      offer: { ...morningCare, pricingDescription },
      offers: [],
      services: [],
      client: { firstName: 'Hēmi', lastName: 'Parata', phone: null, countryId: country.nz, needs: [] },
      lastStaff: null,
      lastAddress: null,
      ownAddress: null,
      recipients: [],
      addresses: [],
      again: null,
      quote: null,
    }))
    .answer(booking.addNewBooking, () => ({ bookingSeriesId: 40, bookingDatesSummary: [placed(1)] }))
    .answer(booking.getBookingDetail, () => ({
      ...sampleBooking,
      pricingDescription,
      bookingDatesSummary: [placed(1)],
    }))
  renderScreen(path, gateway)
  await fillIn()
  const said = `Kōwhai Care says about the price: ${pricingDescription}`
  expect(within(screen.getByRole('complementary')).getByText(said)).toBeInTheDocument()
  expect(screen.getAllByText(said)).toHaveLength(2)
  expect(within(screen.getByRole('complementary')).getByText(/^This is the listed price\./)).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Confirm booking' }))
  expect(await screen.findByText('About the price')).toBeInTheDocument()
  expect(screen.getByText(pricingDescription)).toBeInTheDocument()
})
