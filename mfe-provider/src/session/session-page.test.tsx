import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { activitySession } from '@waymark/contracts/activity-session'
import { bookingStatus } from '@waymark/domain/enums'
import { enableSlots } from '@waymark/web-kit/slots'
import { FakeGateway } from '@waymark/web-kit/testing/fake-gateway'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderScreen } from '../testing/render-screen.tsx'
import { moana, onePage, rawiri, saturdayDetail } from '../testing/sample-activity.ts'

const path = '/service-area/activities-events/activity-session/71'
const checkIn = activitySession.checkInActivityBooking

function gatewayWith(detail = saturdayDetail) {
  return new FakeGateway()
    .answer(activitySession.getActivitySessionDetail, () => detail)
    .answer(activitySession.getActivityBookingsInActivitySession, () => onePage([moana, rawiri]))
}

function accepting(gateway: FakeGateway) {
  return gateway.answer(checkIn, ({ marks }) => ({
    marked: marks.map(({ activityBookingId = null }) => ({
      activityBookingId,
      outcome: 'marked' as const,
      contactName: 'Somebody',
      session: null,
      people: [],
    })),
  }))
}

const { scrollIntoView } = Element.prototype
let broughtIntoSight: Element[] = []

afterEach(() => {
  Element.prototype.scrollIntoView = scrollIntoView
})

beforeEach(() => {
  broughtIntoSight = []
  Element.prototype.scrollIntoView = function scroll() {
    broughtIntoSight.push(this)
  }
  // Ten minutes before it starts in Auckland.
  vi.useFakeTimers({ now: new Date('2026-12-04T20:50:00Z'), toFake: ['Date'] })
})

test('one press checks in a person with their companion', async () => {
  const gateway = accepting(gatewayWith())
  renderScreen(path, gateway)
  const button = await screen.findByRole('button', { name: 'Check in Moana Faleolo' })
  expect(screen.getByText('Companion: Ana Faleolo, no charge')).toBeInTheDocument()
  expect(screen.getAllByText('Wheelchair space').length).toBeGreaterThan(0)
  await userEvent.click(button)
  await waitFor(() =>
    expect(gateway.inputsOf(checkIn)).toMatchObject([
      { activitySessionId: 71, marks: [{ activityBookingId: 501, positions: [0, 1], isHere: true }] },
    ]),
  )
})

test('a session that is over says who came and who did not, and asks before it changes history', async () => {
  vi.setSystemTime(new Date('2026-12-09T20:50:00Z'))
  const gateway = accepting(gatewayWith())
  renderScreen(path, gateway)
  const button = await screen.findByRole('button', { name: 'They came : Moana Faleolo' })
  expect(screen.getByRole('heading', { name: 'Who came' })).toBeInTheDocument()
  expect(screen.queryByText('Still to come')).toBeNull()
  expect(screen.queryByText('Before the doors open')).toBeNull()
  expect(screen.queryByRole('button', { name: /^Check in/ })).toBeNull()
  await userEvent.click(button)
  const question = await screen.findByRole('alertdialog', { name: 'Say that Moana Faleolo came?' })
  expect(gateway.inputsOf(checkIn)).toEqual([])
  await userEvent.click(within(question).getByRole('button', { name: 'Yes, they came' }))
  await waitFor(() => expect(gateway.inputsOf(checkIn)).toHaveLength(1))
})

test('each booking leads to its page, where it is cancelled and refunded', async () => {
  renderScreen(path, gatewayWith())
  const link = await screen.findByRole('link', { name: 'Booking of Moana Faleolo' })
  expect(link.getAttribute('href')).toBe('/activity-booking/501')
})

test('without a connection marks wait on the device, are shown, and are sent later', async () => {
  const gateway = gatewayWith()
  renderScreen(path, gateway)
  const button = await screen.findByRole('button', { name: 'Check in Tia Hōhepa' })
  const card = button.closest('li')
  if (!card) throw new Error('No card.')
  // The fake network has no answer for check-in yet: the request fails.
  await userEvent.click(button)
  await within(card).findByText('Waits to be sent')
  await screen.findByText(/1 check-in waits on this device/)
  expect(localStorage.getItem('9:check-in:71')).toContain('"activityBookingId":502')
  accepting(gateway)
  await userEvent.click(screen.getByRole('button', { name: 'Try now' }))
  await waitFor(() => expect(localStorage.getItem('9:check-in:71')).toBeNull())
  expect(gateway.inputsOf(checkIn)).toMatchObject([{ marks: [{ activityBookingId: 502, positions: [1] }] }])
})

test('the list opens again without a connection on the day, and is forgotten once the day is over', async () => {
  renderScreen(path, gatewayWith())
  await screen.findByRole('button', { name: 'Check in Tia Hōhepa' })
  cleanup()
  renderScreen(path, new FakeGateway())
  await screen.findByRole('button', { name: 'Check in Tia Hōhepa' })
  cleanup()
  vi.setSystemTime(new Date('2026-12-05T11:00:00Z'))
  renderScreen(path, new FakeGateway())
  await screen.findByRole('heading', { name: 'The session did not load' }, { timeout: 8000 })
})

test('a list of another day is not kept on the device', async () => {
  vi.setSystemTime(new Date('2026-12-01T20:50:00Z'))
  renderScreen(path, gatewayWith())
  await screen.findByText('Tia Hōhepa')
  expect(Object.keys(localStorage).filter((key) => key.includes('answer:'))).toEqual([])
})

test('a code typed by hand finds its booking, and checks in all or one of it', async () => {
  const gateway = accepting(gatewayWith())
  renderScreen(path, gateway)
  await userEvent.type(await screen.findByRole('textbox', { name: /type the code/ }), 'zzzz zzzz 77')
  await userEvent.click(screen.getByRole('button', { name: 'Find' }))
  await screen.findByRole('button', { name: 'Only Tia Hōhepa' })
  await userEvent.click(screen.getByRole('button', { name: 'Check in all 2' }))
  await waitFor(() =>
    expect(gateway.inputsOf(checkIn)).toMatchObject([{ marks: [{ activityBookingId: 502, positions: [0, 1] }] }]),
  )
})

test('what was found is in sight above the camera and the field', async () => {
  renderScreen(path, gatewayWith())
  await find('zzzz zzzz 77')
  const press = await screen.findByRole('button', { name: 'Check in all 2' })
  const camera = screen.getByRole('button', { name: 'Use the camera' })
  expect(press.compareDocumentPosition(camera)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(broughtIntoSight.at(-1)).toContainElement(press)
})

async function find(code: string) {
  const field = await screen.findByRole('textbox', { name: /type the code/ })
  await userEvent.clear(field)
  if (code !== '') await userEvent.type(field, code)
  await userEvent.click(screen.getByRole('button', { name: 'Find' }))
}

test('a code of another session names it, one of none is not offered, and what was found goes with the next', async () => {
  const gateway = gatewayWith().answer(activitySession.getSessionOfTicket, ({ ticketCode }) =>
    ticketCode === 'YJQZD'
      ? {
          place: 'other session' as const,
          session: {
            activityTitle: 'Clay and kōrero',
            startDateTime: '2026-12-04T10:00:00',
            timeZone: 'Pacific/Auckland',
          },
        }
      : { place: 'unknown' as const, session: null },
  )
  renderScreen(path, gateway)
  await find('YJQZD')
  expect(await screen.findByText(/Clay and kōrero, Fri 4 Dec 2026, 10:00/)).toBeInTheDocument()
  await find('ZZZZX')
  expect(await screen.findByText(/No booking has the code/)).toBeInTheDocument()
  expect(screen.queryByText(/Fri 4 Dec/)).toBeNull()
  await find('<b>')
  expect(screen.getByText(/is no code of a ticket/)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Check it in anyway' })).toBeNull()
  expect(gateway.inputsOf(activitySession.getSessionOfTicket)).toMatchObject([
    { ticketCode: 'YJQZD' },
    { ticketCode: 'ZZZZX' },
  ])
  await find('')
  expect(screen.queryByText(/is no code of a ticket/)).toBeNull()
})

test('without a connection a code is taken on trust, and named once it is sent', async () => {
  const gateway = gatewayWith()
  renderScreen(path, gateway)
  await find('YJQZD')
  await userEvent.click(await screen.findByRole('button', { name: 'Check it in anyway' }, { timeout: 8000 }))
  await screen.findByText(/1 check-in waits on this device/)
  gateway.answer(checkIn, () => ({
    marked: [
      {
        activityBookingId: null,
        outcome: 'other session' as const,
        contactName: null,
        session: {
          activityTitle: 'Clay and kōrero',
          startDateTime: '2026-12-04T10:00:00',
          timeZone: 'Pacific/Auckland',
        },
        people: [],
      },
    ],
  }))
  await userEvent.click(screen.getByRole('button', { name: 'Try now' }))
  await screen.findByText(/YJQZD is for Clay and kōrero, Fri 4 Dec 2026, 10:00.am \(Auckland time\)\./)
  expect(localStorage.getItem('9:check-in:71')).toBeNull()
}, 20_000)

test('a code with a zero for its O is found, and the field is ready for the next', async () => {
  const gateway = gatewayWith().answer(activitySession.getActivityBookingsInActivitySession, () =>
    onePage([{ ...moana, ticketCode: 'WM-501-ABCDEOL3NJ' }, rawiri]),
  )
  renderScreen(path, accepting(gateway))
  await find('0l3nj')
  await screen.findByText(/Moana Faleolo/, { selector: 'p b' })
  expect(screen.getByRole('textbox', { name: /type the code/ })).toHaveValue('')
})

test('somebody who is here already is said to be, with the time', async () => {
  const here = { ...moana, people: moana.people.map((person) => ({ ...person, checkedInAt: '2026-12-04T20:22:00Z' })) }
  let isRead = false
  const gateway = gatewayWith()
    .answer(activitySession.getActivityBookingsInActivitySession, () => onePage([isRead ? here : moana, rawiri]))
    .answer(checkIn, () => {
      isRead = true
      return {
        marked: [
          {
            activityBookingId: 501,
            outcome: 'unchanged' as const,
            contactName: 'Moana Faleolo',
            session: null,
            people: here.people,
          },
        ],
      }
    })
  renderScreen(path, gateway)
  await userEvent.click(await screen.findByRole('button', { name: 'Check in Moana Faleolo' }))
  expect(await screen.findByText(/^Moana Faleolo was checked in at 9:22.am\.$/)).toBeInTheDocument()
  await find('FGH23')
  expect(await screen.findByText(/already checked in at 9:22/)).toBeInTheDocument()
})

test('who came alone is here alone, and nobody waits for their companion', async () => {
  const gateway = gatewayWith().answer(activitySession.getActivityBookingsInActivitySession, () =>
    onePage([
      {
        ...moana,
        people: moana.people.map((person) => ({
          ...person,
          checkedInAt: person.position === 0 ? '2026-12-04T20:22:00Z' : null,
        })),
      },
    ]),
  )
  renderScreen(path, accepting(gateway))
  expect(await screen.findByText('Came alone, without Ana Faleolo')).toBeInTheDocument()
  expect(screen.getByText('of 2')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('radio', { name: 'To come (0)' }))
  expect(screen.getByText('Everybody is here.')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('radio', { name: 'Here (1)' }))
  await userEvent.click(screen.getByRole('button', { name: 'Companion came : Ana Faleolo' }))
  await waitFor(() =>
    expect(gateway.inputsOf(checkIn)).toMatchObject([
      { marks: [{ activityBookingId: 501, positions: [1], isHere: true }] },
    ]),
  )
})

test('the list is read again by itself while nothing tells of changes', async () => {
  vi.useFakeTimers({ now: Date.now(), toFake: ['Date', 'setInterval', 'clearInterval'] })
  const gateway = gatewayWith()
  renderScreen(path, gateway)
  const reads = () => gateway.inputsOf(activitySession.getActivityBookingsInActivitySession).length
  // A wait that does not stand on these timers.
  const polled = { timeout: 10_000 }
  await expect.poll(() => screen.queryByRole('button', { name: 'Check in Moana Faleolo' }), polled).not.toBeNull()
  expect(reads()).toBe(1)
  vi.advanceTimersByTime(10_000)
  await expect.poll(reads, polled).toBe(2)
})

test('the list is searched by name without macrons', async () => {
  renderScreen(path, gatewayWith())
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Search who comes' }), 'rawiri')
  await waitFor(() => expect(screen.queryByText('Moana Faleolo')).toBeNull())
  // The booker is found with all of their booking.
  expect(screen.getByRole('button', { name: 'Check in Tia Hōhepa' })).toBeInTheDocument()
})

test('long before the start it says when check-in opens, and nobody can be checked in', async () => {
  vi.setSystemTime(new Date('2026-12-01T20:50:00Z'))
  renderScreen(path, gatewayWith())
  await screen.findByText(/It opens on Sat 5 Dec 2026, 8:00 am/)
  expect(screen.queryByRole('button', { name: /^Check in/ })).toBeNull()
})

test('a manager adds a person who rings up, until the session begins', async () => {
  renderScreen(path, gatewayWith())
  const link = await screen.findByRole('link', { name: 'Add a person' })
  expect(link).toHaveAttribute('href', '/activity-booking/for-client?activitySessionId=71')
  cleanup()
  vi.setSystemTime(new Date('2026-12-04T21:05:00Z'))
  renderScreen(path, gatewayWith())
  await screen.findByRole('button', { name: 'Check in Tia Hōhepa' })
  expect(screen.queryByRole('link', { name: 'Add a person' })).toBeNull()
})

test('where the organisation is suspended it says so, and nobody is added', async () => {
  renderScreen(path, gatewayWith({ ...saturdayDetail, isPlaceOpen: false }))
  await screen.findByText('Nothing new can be booked here')
  expect(screen.queryByRole('link', { name: 'Add a person' })).toBeNull()
})

test('on a closed day it says so and why, and nobody is added', async () => {
  renderScreen(path, gatewayWith({ ...saturdayDetail, closedFor: 'Staff day' }))
  await screen.findByText('Closed that day: Staff day')
  expect(screen.queryByRole('link', { name: 'Add a person' })).toBeNull()
})

test('Staff see who comes, and nothing to change the session with', async () => {
  renderScreen(`${path}?tab=details`, gatewayWith({ ...saturdayDetail, mayEdit: false, incomeCents: null }))
  await screen.findByText('Sina Leota')
  for (const name of ['Change staff', 'Cancel session', 'Message to all', 'Save this session'])
    expect(screen.queryByRole('button', { name })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Add a person' })).toBeNull()
})

test('a change names the version it was made on, and a refused number stands at its field', async () => {
  const update = activitySession.updateActivitySession
  const gateway = gatewayWith().answer(update, () => ({
    status: 409,
    name: 'BelowBooked',
    message: '3 spaces are booked. There cannot be fewer.',
  }))
  renderScreen(`${path}?tab=details`, gateway)
  const spaces = await screen.findByRole('textbox', { name: /^Spaces$/ })
  await userEvent.clear(spaces)
  await userEvent.type(spaces, '2')
  await userEvent.click(screen.getByRole('button', { name: 'Save this session' }))
  await screen.findByRole('link', { name: 'Spaces: 3 spaces are booked. There cannot be fewer.' })
  expect(gateway.inputsOf(update)).toMatchObject([
    { activitySessionId: 71, version: 2, maxSpaces: 2, startDateTime: '2026-12-05T10:00:00', scope: 'one' },
  ])
})

test('who moves a session that people have booked reads first what they are told and may do', async () => {
  renderScreen(`${path}?tab=details`, gatewayWith())
  const date = await screen.findByRole('group', { name: /^Date/ })
  expect(screen.queryByText('We tell those who have booked the new time.')).not.toBeInTheDocument()
  const [day] = within(date).getAllByRole('spinbutton')
  if (day) await userEvent.click(day)
  await userEvent.keyboard('06')
  await screen.findByText('We tell those who have booked the new time.')
  expect(screen.getByText(/may cancel until it starts, with everything paid back/)).toBeInTheDocument()
})

test('a companion counts as a person who comes, and those who cancelled are named when asked for', async () => {
  const gateway = gatewayWith({ ...saturdayDetail, cancelledPeopleCount: 2 }).answer(
    activitySession.getActivityBookingsInActivitySession,
    ({ statuses = [] }) => onePage(statuses.length === 0 ? [moana] : [{ ...rawiri, status: bookingStatus.Cancelled }]),
  )
  renderScreen(path, gateway)
  expect(await screen.findByText('of 2')).toBeInTheDocument()
  expect(screen.getByRole('radio', { name: 'To come (2)' })).toBeInTheDocument()
  expect(screen.queryByText('Tia Hōhepa')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: '2 people cannot come' }))
  expect(await screen.findByText('Tia Hōhepa')).toBeInTheDocument()
})

test.each([
  ['to come', {}, '2026-12-01T20:50:00Z'],
  ['open', {}, '2026-12-04T20:50:00Z'],
  ['over', {}, '2026-12-09T20:50:00Z'],
])('a session that is %s says that all its bookings were cancelled, and leads to them', async (_when, more, now) => {
  vi.setSystemTime(new Date(now))
  const gateway = gatewayWith({ ...saturdayDetail, ...more, cancelledPeopleCount: 2 }).answer(
    activitySession.getActivityBookingsInActivitySession,
    ({ statuses = [] }) => onePage(statuses.length === 0 ? [] : [{ ...rawiri, status: bookingStatus.Cancelled }]),
  )
  renderScreen(path, gateway)
  await screen.findByText('All bookings were cancelled. Who cannot come is listed below.')
  await userEvent.click(screen.getByRole('button', { name: '2 people cannot come' }))
  await screen.findByRole('link', { name: 'Booking of Rāwiri Hōhepa' })
})

test('a session that was cancelled says for whom, not that they cannot come', async () => {
  vi.setSystemTime(new Date('2026-12-01T20:50:00Z'))
  const cancelled = { ...saturdayDetail, status: 'Cancelled' as const, cancelReason: 'The kiln is broken.' }
  const gateway = gatewayWith({ ...cancelled, cancelledPeopleCount: 2 }).answer(
    activitySession.getActivityBookingsInActivitySession,
    ({ statuses = [] }) => onePage(statuses.length === 0 ? [] : [{ ...rawiri, status: bookingStatus.Cancelled }]),
  )
  renderScreen(path, gateway)
  await screen.findByText('All bookings were cancelled. Those who had booked are listed below.')
  expect(screen.getByText('Cancelled for')).toBeInTheDocument()
  expect(document.body).not.toHaveTextContent(/cannot come/i)
  await userEvent.click(screen.getByRole('button', { name: 'Cancelled for 2 people' }))
  await screen.findByRole('link', { name: 'Booking of Rāwiri Hōhepa' })
})

test('an offer to somebody who waits ends at a time of the location, wherever the reader is', async () => {
  const offer = {
    waitlistEntryId: 1,
    name: 'Wiki Paenga',
    spaces: 1,
    accessPlaces: { wheelchairSpaces: 1, hearingReceivers: 0, interpreterPlaces: 0, quietPlaces: 0 },
    state: 'offered',
    offeredUntil: '2026-12-05T11:30:00',
  } as const
  renderScreen(path, gatewayWith({ ...saturdayDetail, timeZone: 'Australia/Perth', waitlist: [offer] }))
  expect(
    await screen.findByText(/, 1 space, 1 wheelchair space: offered until Sat 5 Dec 2026, 11:30 am$/),
  ).toBeInTheDocument()
})

test('somebody with an account is written to from the list, once for their booking; a guest is not', async () => {
  enableSlots(async () => ({
    routes: {},
    slots: {
      bookingChat:
        async () =>
        ({ bookingName }) => <button type="button">Messages about {bookingName}</button>,
    },
  }))
  renderScreen(path, gatewayWith())
  await screen.findByRole('button', { name: 'Messages about the booking of Moana Faleolo' })
  expect(screen.getAllByRole('button', { name: /^Messages about/ })).toHaveLength(1)
})

test('what a booking paid is said once for all of it, and companions pay nothing', async () => {
  const gateway = gatewayWith(saturdayDetail).answer(activitySession.getActivityBookingsInActivitySession, () =>
    onePage([moana, { ...rawiri, paidCents: 3600 }]),
  )
  renderScreen(path, gateway)
  expect(await screen.findAllByText('Paid $36.00 NZD for all 2')).toHaveLength(2)
  expect(screen.getByText('Paid $18.00 NZD')).toBeInTheDocument()
})

test('cash at the door is one press, with an undo, and what a cancellation owes is asked about first', async () => {
  const note = activitySession.noteCashAtDoor
  let paid = 0
  const cancelled = {
    ...rawiri,
    status: bookingStatus.Cancelled,
    paidCents: 3600,
    cashCents: 3600,
    cashToGiveBackCents: 3600,
  }
  const gateway = gatewayWith({ ...saturdayDetail, cancelledPeopleCount: 2 })
    .answer(activitySession.getActivityBookingsInActivitySession, ({ statuses }) =>
      onePage(statuses?.length ? [cancelled] : [moana, { ...rawiri, paidCents: paid, cashCents: paid }]),
    )
    .answer(note, ({ step }) => {
      paid = step === 'taken' ? 3600 : 0
      return { paidCents: paid, cashCents: paid, cashToGiveBackCents: 0 }
    })
  renderScreen(path, gateway)
  await userEvent.click(await screen.findByRole('button', { name: 'Took $36.00 in cash from Rāwiri Hōhepa' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Undo the cash of Rāwiri Hōhepa' }))
  await screen.findByRole('button', { name: 'Took $36.00 in cash from Rāwiri Hōhepa' })
  await userEvent.click(screen.getByRole('button', { name: '2 people cannot come' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Gave $36.00 back to Rāwiri Hōhepa' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Yes, I gave it back' }))
  await waitFor(() =>
    expect(gateway.inputsOf(note)).toMatchObject([
      { step: 'taken', amountCents: 3600 },
      { step: 'undone', amountCents: 3600 },
      { step: 'given back', amountCents: 3600 },
    ]),
  )
})
