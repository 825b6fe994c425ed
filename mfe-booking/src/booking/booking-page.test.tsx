import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { addressBook } from '@waymark/contracts/address-book'
import { booking } from '@waymark/contracts/booking'
import { bookingTeam } from '@waymark/contracts/booking-team'
import { calendar } from '@waymark/contracts/calendar'
import { earlierTime } from '@waymark/contracts/earlier-time'
import { feedback } from '@waymark/contracts/feedback'
import { notOverText } from '@waymark/domain/booking/missed-visit'
import { unchangeableText } from '@waymark/domain/booking/provider-standing'
import { bookingStatus, sessionAvailability } from '@waymark/domain/enums'
import { texts, tooCloseText } from '@waymark/domain/texts'
import { useNotices } from '@waymark/web-kit/notices'
import { FakeGateway } from '@waymark/web-kit/testing/fake-gateway'
import { aroha } from '@waymark/web-kit/testing/people'
import { sampleBooking } from '@waymark/web-kit/testing/sample-booking'
import { expect, test, vi } from 'vitest'
import { renderScreen } from '../testing/render-screen.tsx'

const { notConfirmed } = texts

test('a booking says what was agreed and what happened', async () => {
  renderScreen(
    '/booking/41',
    new FakeGateway().answer(booking.getBookingDetail, () => sampleBooking),
  )
  const facts = await screen.findByRole('region', { name: 'What was agreed' })
  expect(within(facts).getByText('Sina Leota')).toBeInTheDocument()
  expect(within(facts).getByText('Step-free entrance')).toBeInTheDocument()
  expect(document.body).toHaveTextContent('by Hēmi Parata')
  expect(screen.queryByRole('button', { name: 'Complete' })).toBeNull()
})

test('a booking without an address leads nowhere, and measures nothing', async () => {
  renderScreen(
    '/booking/41',
    new FakeGateway().answer(booking.getBookingDetail, () => ({
      ...sampleBooking,
      mySide: 'provider' as const,
      AddressForService: '',
      distanceKm: 0,
    })),
    aroha,
  )
  const facts = await screen.findByRole('region', { name: 'What was agreed' })
  expect(within(facts).queryByText('Where')).toBeNull()
  expect(within(facts).queryByRole('link', { name: /directions/ })).toBeNull()
  expect(facts).not.toHaveTextContent(/km from/)
})

test('a comma in a street is not taken for the suburb to which a distance is measured', async () => {
  const AddressForService = '42 Daniell Street, rear flat, Newtown'
  renderScreen(
    '/booking/41',
    new FakeGateway().answer(booking.getBookingDetail, () => ({ ...sampleBooking, AddressForService })),
  )
  const facts = await screen.findByRole('region', { name: 'What was agreed' })
  expect(facts).toHaveTextContent(/km from Kōwhai Care, Newtown to the middle of the suburb or town/)
})

test('a booking that was cancelled in another tab closes the question and says so', async () => {
  let status: number = bookingStatus.Confirmed
  const gateway = new FakeGateway()
    .answer(booking.getBookingDetail, () => ({
      ...sampleBooking,
      status: status as typeof sampleBooking.status,
      cancelRefusal: status === bookingStatus.Confirmed ? null : notConfirmed,
    }))
    .answer(booking.cancelBooking, () => {
      status = bookingStatus.Cancelled
      return { status: 409, name: 'NotConfirmed', message: notConfirmed }
    })
  renderScreen('/booking/41', gateway)
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel booking' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Yes, cancel it' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  const notices = useNotices.getState().list.filter(({ text }) => text.startsWith('Already cancelled: Morning care,'))
  expect(notices).toHaveLength(1)
  expect(screen.queryByText(notConfirmed)).toBeNull()
  expect(screen.getByRole('heading', { name: 'What you can do' })).toHaveFocus()
})

test('a booking that nobody has taken yet says in plain words why it cannot be changed or cancelled', async () => {
  const refused = { status: bookingStatus.New, cancelRefusal: notConfirmed, changeRefusal: notConfirmed }
  renderScreen(
    '/booking/41',
    new FakeGateway().answer(booking.getBookingDetail, () => ({ ...sampleBooking, ...refused })),
  )
  for (const name of ['Change booking', 'Cancel booking'])
    expect(await screen.findByRole('button', { name })).toHaveAccessibleDescription(/^This booking still waits for/)
})

test('until when a booking can be changed is said to whoever can still change it', async () => {
  const answered = (changes: Partial<typeof sampleBooking>) =>
    renderScreen(
      '/booking/41',
      new FakeGateway().answer(booking.getBookingDetail, () => ({ ...sampleBooking, ...changes })),
    )
  answered({ changeRefusal: tooCloseText(24) })
  await screen.findByText(/^You can cancel it until/)
  expect(screen.queryByText(/You can change it until/)).toBeNull()
  cleanup()
  answered({ mayChange: false, mayCancel: false })
  await screen.findByRole('heading', { name: 'What you can do' })
  expect(screen.queryByText(/You can (change|cancel) it until/)).toBeNull()
})

test('a manager reads that a client without any address must be rung, where others are told', async () => {
  renderScreen(
    '/booking/41',
    new FakeGateway().answer(booking.getBookingDetail, () => ({
      ...sampleBooking,
      mySide: 'provider' as const,
      clientReach: 'phone' as const,
    })),
    aroha,
  )
  expect(await screen.findByText(/No email address is known: ring them on 021 555 0142\./)).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Cancel booking' }))
  expect(await screen.findByText(/^Ring Hēmi Parata on 021 555 0142 about it/)).toBeInTheDocument()
  expect(screen.queryByText(/We tell/)).toBeNull()
})

test('when a location booked, the organisation is named beside the person', async () => {
  renderScreen(
    '/booking/41',
    new FakeGateway().answer(booking.getBookingDetail, () => ({
      ...sampleBooking,
      mySide: 'provider' as const,
      UserServiceAreaId: 7,
      bookedFor: 'Tūī Studio, The Cuba Street hall',
    })),
    aroha,
  )
  const facts = await screen.findByRole('region', { name: 'What was agreed' })
  expect(within(facts).getByText('Hēmi Parata')).toBeInTheDocument()
  expect(within(facts).getByText('Tūī Studio, The Cuba Street hall')).toBeInTheDocument()
})

test('a booking on a day that was closed since says so', async () => {
  const closed = { ...sampleBooking, closedFor: 'Roof repair' }
  renderScreen(
    '/booking/41',
    new FakeGateway().answer(booking.getBookingDetail, () => closed),
  )
  expect(await screen.findByText('Closed that day: Roof repair')).toBeInTheDocument()
})

test('past the cut-off the buttons stay and say why not', async () => {
  const refusal = tooCloseText(3)
  renderScreen(
    '/booking/41',
    new FakeGateway().answer(booking.getBookingDetail, () => ({
      ...sampleBooking,
      cancelRefusal: refusal,
      changeRefusal: tooCloseText(24),
    })),
  )
  const cancel = await screen.findByRole('button', { name: 'Cancel booking' })
  expect(cancel.getAttribute('aria-disabled')).toBe('true')
  expect(screen.getByText(refusal)).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Change booking' }).getAttribute('aria-disabled')).toBe('true')
})

test('a visit with an organisation that is suspended says that it stays, and cannot be changed', async () => {
  const changeRefusal = unchangeableText('suspended', 'Kōwhai Care')
  renderScreen(
    '/booking/41',
    new FakeGateway().answer(booking.getBookingDetail, () => ({
      ...sampleBooking,
      standing: 'suspended' as const,
      changeRefusal,
    })),
  )
  await screen.findByText('Kōwhai Care takes no bookings on Waymark at present.')
  await screen.findByText('This visit stays booked, and cannot be changed. You can still cancel it.')
  expect(screen.getByRole('button', { name: 'Change booking' })).toHaveAccessibleDescription(changeRefusal)
  expect(screen.queryByText(/You can change it until/)).toBeNull()
  expect(screen.getByText(/^You can cancel it until/)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Tell me if an earlier time comes free' })).toBeNull()
})

test('a visit with an organisation that has closed for good says so, and offers nothing that cannot happen', async () => {
  const gateway = new FakeGateway()
    .answer(booking.getBookingDetail, () => ({
      ...sampleBooking,
      standing: 'closed' as const,
      changeRefusal: unchangeableText('closed', 'Kōwhai Care'),
    }))
    .answer(addressBook.getAddressBook, () => ({ recipients: [], addresses: [], favourites: [] }))
  renderScreen('/booking/41', gateway)
  await screen.findByText('Kōwhai Care has closed on Waymark for good.')
  await screen.findByText(/Ask Kōwhai Care whether they still come\.$/)
  expect(screen.queryByText('The next time')).toBeNull()
  expect(gateway.inputsOf(addressBook.getAddressBook)).toEqual([])
  expect(screen.queryByText('An earlier time')).toBeNull()
  cleanup()
  renderScreen(
    '/booking/41',
    new FakeGateway().answer(booking.getBookingDetail, () => ({
      ...sampleBooking,
      status: bookingStatus.Cancelled,
      standing: 'closed' as const,
    })),
  )
  await screen.findByText('You cannot book with them any more.')
  expect(screen.queryByRole('link', { name: 'Book this again' })).toBeNull()
})

test('a page that stays open closes the button when the cut-off passes', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-24T20:00:00Z').getTime() - 60_000 })
  let changeRefusal: string | null = null
  renderScreen(
    '/booking/41',
    new FakeGateway().answer(booking.getBookingDetail, () => ({
      ...sampleBooking,
      changeRefusal,
      freeToChangeUntil: '2026-11-25T09:00:00',
    })),
  )
  await screen.findByRole('link', { name: 'Change booking' })
  changeRefusal = tooCloseText(24)
  await vi.advanceTimersByTimeAsync(61_500)
  await screen.findByText(changeRefusal)
  expect(screen.getByRole('button', { name: 'Change booking' }).getAttribute('aria-disabled')).toBe('true')
})

test('somebody else’s booking is not found', async () => {
  renderScreen(
    '/booking/41',
    new FakeGateway().answer(booking.getBookingDetail, () => ({
      status: 404,
      name: 'NotFound',
      message: 'Not found.',
    })),
  )
  await screen.findByText('We could not find this booking')
})

test('a date for which another time was taken says so, and offers no other', async () => {
  const [own] = sampleBooking.bookingDatesSummary
  renderScreen(
    '/booking/41',
    new FakeGateway().answer(booking.getBookingDetail, () => ({
      ...sampleBooking,
      status: 4,
      staff: [],
      bookingDatesSummary: own
        ? [
            {
              ...own,
              status: bookingStatus.Incomplete,
              alternativeTimes: ['2026-11-24T10:30:00'],
              takenInsteadBookingId: 50,
            },
          ]
        : [],
    })),
  )
  const link = await screen.findByRole('link', { name: 'See the other booking' })
  expect(link.getAttribute('href')).toBe('/booking/50')
  expect(screen.queryByRole('button', { name: /^Take / })).toBeNull()
})

test('a client puts a visit aside for which nobody was free', async () => {
  let mayPutAside = true
  const gateway = new FakeGateway()
    .answer(booking.getBookingDetail, () => ({ ...sampleBooking, status: 4, staff: [], mayPutAside }))
    .answer(booking.dismissBooking, () => {
      mayPutAside = false
      return { done: true as const }
    })
  renderScreen('/booking/41', gateway)
  await userEvent.click(await screen.findByRole('button', { name: 'Put aside' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Put aside' })).toBeNull())
  expect(gateway.inputsOf(booking.dismissBooking)).toEqual([{ bookingId: 41 }])
  expect(screen.getByRole('heading', { name: 'What you can do' })).toHaveFocus()
})

test('a manager sends somebody to a visit that nobody does, or reads why not', async () => {
  const unplaced = { ...sampleBooking, status: bookingStatus.Incomplete, staff: [], mySide: 'provider' as const }
  const gateway = new FakeGateway()
    .answer(booking.getBookingDetail, () => ({ ...unplaced, mayAssignStaff: true }))
    .answer(bookingTeam.getStaffForBooking, () => ({ people: [], canGoCount: 0 }))
  renderScreen('/booking/41', gateway)
  await userEvent.click(await screen.findByRole('button', { name: 'Send somebody' }))
  await screen.findByRole('dialog', { name: 'Who goes?' })
  cleanup()
  renderScreen(
    '/booking/41',
    new FakeGateway().answer(booking.getBookingDetail, () => ({ ...unplaced, mayAssignStaff: false })),
  )
  await screen.findByText(/It is not to be placed any more/)
  expect(screen.queryByRole('button', { name: 'Send somebody' })).toBeNull()
})

test('a time that is refused is asked about again, and no longer offered', async () => {
  const [own] = sampleBooking.bookingDatesSummary
  if (!own) throw new Error('The sample has a date.')
  const [first, second] = ['2026-11-24T10:30:00', '2026-11-24T11:30:00'] as const
  let free: string[] = [first, second]
  const gateway = new FakeGateway()
    .answer(booking.getBookingDetail, () => ({
      ...sampleBooking,
      status: bookingStatus.Incomplete,
      staff: [],
      bookingDatesSummary: [{ ...own, status: bookingStatus.Incomplete, alternativeTimes: [first, second] }],
    }))
    .answer(booking.getAvailableTimesForServiceAreaForNewBooking, ({ RequestedStartDateTimes: [asked = ''] = [] }) => ({
      timeZone: 'Pacific/Auckland',
      durationMinutes: 60,
      days: [],
      heldTimes: [],
      nextFree: null,
      checkedDates: [
        {
          requestedStartDateTime: asked,
          noticeStatus: sessionAvailability.AlternativeTimeAvailable,
          alternativeTimes: free,
        },
      ],
    }))
    .answer(booking.addNewBooking, () => {
      free = [second]
      return { status: 409, name: 'AlreadyBooked', message: 'You have a booking at this time.' }
    })
  renderScreen('/booking/41', gateway)
  await userEvent.click(await screen.findByRole('button', { name: /^Take .*10:30\u00a0am$/ }))
  await screen.findByText('You have a booking at this time.')
  expect(screen.queryByRole('button', { name: /10:30\u00a0am$/ })).toBeNull()
  expect(screen.getByRole('button', { name: /^Take .*11:30\u00a0am$/ })).toBeInTheDocument()
})

test('a booking at another time names the date for which nobody was free', async () => {
  renderScreen(
    '/booking/41',
    new FakeGateway().answer(booking.getBookingDetail, () => ({ ...sampleBooking, insteadOfBookingId: 40 })),
  )
  const link = await screen.findByRole('link', { name: 'A time when nobody was free' })
  expect(link.getAttribute('href')).toBe('/booking/40')
})

const tane = { userProfileId: 22, firstName: 'Tāne', lastName: 'Wiremu' }
const hine = { userProfileId: 23, firstName: 'Hine', lastName: 'Rangi' }
const free = (person: typeof tane) => ({
  ...person,
  notFree: null,
  busyStartDateTime: null,
  busyEndDateTime: null,
  lacks: [],
})
const untilTen = { busyStartDateTime: '2026-11-24T09:00:00', busyEndDateTime: '2026-11-24T10:00:00' }

test('a manager sends somebody else, and is told why somebody cannot go', async () => {
  const busy = 'Tāne Wiremu has another booking at that time. Choose somebody else.'
  const gateway = new FakeGateway()
    .answer(booking.getBookingDetail, () => ({ ...sampleBooking, mySide: 'provider' as const, mayAssignStaff: true }))
    .answer(bookingTeam.getStaffForBooking, () => ({
      people: [free(tane), { ...free(hine), notFree: 'busy' as const, ...untilTen }],
      canGoCount: 1,
    }))
    .answer(booking.updateBookingStaff, () => ({ status: 409, name: 'StaffBusy', message: busy }))
  renderScreen('/booking/41', gateway, aroha)
  await userEvent.click(await screen.findByRole('button', { name: 'Send somebody else instead of Sina Leota' }))
  const dialog = await screen.findByRole('dialog', { name: /Who goes instead of Sina Leota/ })
  await userEvent.click(await within(dialog).findByRole('radio', { name: /Tāne Wiremu.*Free then/ }))
  await userEvent.click(within(dialog).getByRole('button', { name: '1 person cannot, and why' }))
  expect(within(dialog).getByText(/Busy from 9:00 am to 10:00 am/)).toBeInTheDocument()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Send Tāne Wiremu' }))
  await within(dialog).findByText(busy)
  expect(gateway.inputsOf(booking.updateBookingStaff)[0]).toEqual({
    bookingId: 41,
    staffUserProfileId: 22,
    replacedStaffUserProfileId: 21,
  })
})

test('somebody who goes and is on leave is said to be away', async () => {
  const detail = { ...sampleBooking, mySide: 'provider' as const, mayAssignStaff: true }
  const awayStaffIds = sampleBooking.staff.map(({ userProfileId }) => userProfileId)
  renderScreen(
    '/booking/41',
    new FakeGateway().answer(booking.getBookingDetail, () => ({ ...detail, awayStaffIds })),
  )
  const part = await screen.findByRole('region', { name: 'Who goes' })
  expect(within(part).getByText(/Away at this time/)).toHaveTextContent('Sina Leota Away at this time')
})

test('somebody who goes and has left is said to do no visits any more', async () => {
  const detail = { ...sampleBooking, mySide: 'provider' as const, mayAssignStaff: true }
  const formerStaffIds = sampleBooking.staff.map(({ userProfileId }) => userProfileId)
  renderScreen(
    '/booking/41',
    new FakeGateway().answer(booking.getBookingDetail, () => ({ ...detail, formerStaffIds })),
  )
  const part = await screen.findByRole('region', { name: 'Who goes' })
  expect(within(part).getByText(/Does no visits here any more/)).toHaveTextContent(
    'Sina Leota Does no visits here any more',
  )
})

test('somebody who goes without a required credential is said to lack it, not to be away', async () => {
  const detail = { ...sampleBooking, mySide: 'provider' as const, mayAssignStaff: true }
  const staffLacks = sampleBooking.staff.map(({ userProfileId }) => ({
    userProfileId,
    kind: 'driverLicence' as const,
    expiresOn: null,
  }))
  renderScreen(
    '/booking/41',
    new FakeGateway().answer(booking.getBookingDetail, () => ({ ...detail, awayStaffIds: [], staffLacks })),
  )
  const part = await screen.findByRole('region', { name: 'Who goes' })
  expect(within(part).getByText(/licence/)).toHaveTextContent('Sina Leota Driver licence not checked')
  expect(within(part).queryByText(/Away at this time/)).toBeNull()
})

test('with too many people to list, one is found by name', async () => {
  const gateway = new FakeGateway()
    .answer(booking.getBookingDetail, () => ({ ...sampleBooking, mySide: 'provider' as const, mayAssignStaff: true }))
    .answer(bookingTeam.getStaffForBooking, ({ search }) => ({
      people: [free(search === 'Tā' ? tane : hine)],
      canGoCount: 60,
    }))
    .answer(booking.updateBookingStaff, () => ({ staff: [tane] }))
  renderScreen('/booking/41', gateway, aroha)
  await userEvent.click(await screen.findByRole('button', { name: 'Send somebody else instead of Sina Leota' }))
  await userEvent.type(await screen.findByRole('combobox', { name: 'Who can go' }), 'Tā')
  await userEvent.click(await screen.findByRole('option', { name: /Tāne Wiremu/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Send Tāne Wiremu' }))
  await waitFor(() => expect(gateway.inputsOf(booking.updateBookingStaff)).toHaveLength(1))
})

test('one of two can be taken off, the client cannot choose', async () => {
  const two = { ...sampleBooking, staff: [...sampleBooking.staff, tane], mayAssignStaff: true }
  const gateway = new FakeGateway()
    .answer(booking.getBookingDetail, () => two)
    .answer(booking.deleteBookingStaff, () => ({ staff: sampleBooking.staff }))
  renderScreen('/booking/41', gateway, aroha)
  await userEvent.click(await screen.findByRole('button', { name: 'Take Tāne Wiremu off this booking' }))
  await waitFor(() => expect(gateway.inputsOf(booking.deleteBookingStaff)).toHaveLength(1))
  cleanup()
  renderScreen(
    '/booking/41',
    new FakeGateway().answer(booking.getBookingDetail, () => ({ ...two, mayAssignStaff: false })),
  )
  await screen.findByRole('region', { name: 'What was agreed' })
  expect(screen.queryByRole('heading', { name: 'Who goes' })).toBeNull()
})

test('a manager answers the client’s feedback, once', async () => {
  const said = {
    stars: 5,
    comment: 'All good.',
    wasAsAccessible: 'yes' as const,
    createdAt: '2026-11-20T01:00:00Z',
    answer: null,
    answeredAt: null,
  }
  const done = {
    ...sampleBooking,
    status: 2 as const,
    mySide: 'provider' as const,
    feedback: said,
    mayAnswerFeedback: true,
  }
  const gateway = new FakeGateway()
    .answer(booking.getBookingDetail, () => done)
    .answer(feedback.answerFeedbackBooking, () => ({ feedback: { ...said, answer: 'Ngā mihi' } }))
  renderScreen('/booking/41', gateway, aroha)
  await screen.findByText('5 of 5')
  await userEvent.click(screen.getByRole('textbox', { name: 'Your answer' }))
  await userEvent.paste('Ngā mihi')
  await userEvent.click(screen.getByRole('button', { name: 'Send answer' }))
  await waitFor(() =>
    expect(gateway.inputsOf(feedback.answerFeedbackBooking)[0]).toEqual({ bookingId: 41, answer: 'Ngā mihi' }),
  )
})

test('the client of a completed booking is asked for feedback', async () => {
  renderScreen(
    '/booking/41',
    new FakeGateway().answer(booking.getBookingDetail, () => ({
      ...sampleBooking,
      status: 2 as const,
      mayGiveFeedback: true,
    })),
  )
  const link = await screen.findByRole('link', { name: 'Give feedback' })
  expect(link.getAttribute('href')).toBe('/feedback-booking?bookingId=41')
})

test('a confirmed booking can be added to a calendar, and a refusal says why not', async () => {
  const message = 'This date is not booked, so there is nothing to put into a calendar.'
  const gateway = new FakeGateway()
    .answer(booking.getBookingDetail, () => sampleBooking)
    .answer(calendar.getCalendarFile, () => ({ status: 409, name: 'NotBooked', message }))
  renderScreen('/booking/41', gateway)
  await userEvent.click(await screen.findByRole('button', { name: 'Add to calendar' }))
  await screen.findByText(message)
})

test('a cancelled booking can be removed from the calendar again', async () => {
  const gateway = new FakeGateway()
    .answer(booking.getBookingDetail, () => ({ ...sampleBooking, status: 3 as const }))
    .answer(calendar.getCalendarFile, () => ({ status: 404, name: 'NotFound', message: 'Not found.' }))
  renderScreen('/booking/41', gateway)
  await userEvent.click(await screen.findByRole('button', { name: 'Remove from calendar' }))
  await waitFor(() => expect(gateway.inputsOf(calendar.getCalendarFile)).toHaveLength(1))
})

test('its client asks to be told of an earlier time with the same person, and stops', async () => {
  let earlierWatch: { isSameStaff: boolean } | null = null
  const gateway = new FakeGateway()
    .answer(booking.getBookingDetail, () => ({ ...sampleBooking, earlierWatch }))
    .answer(addressBook.getAddressBook, () => ({ recipients: [], addresses: [], favourites: [] }))
    .answer(earlierTime.watchEarlierTime, ({ isSameStaff = false }) => {
      earlierWatch = { isSameStaff }
      return { done: true as const }
    })
    .answer(earlierTime.stopWatchingEarlierTime, () => {
      earlierWatch = null
      return { done: true as const }
    })
  renderScreen('/booking/41', gateway)
  const part = await screen.findByRole('region', { name: 'An earlier time' })
  await userEvent.click(within(part).getByRole('radio', { name: 'Only Sina Leota' }))
  const ask = { name: 'Tell me if an earlier time comes free' }
  await userEvent.click(within(part).getByRole('button', ask))
  await within(part).findByText(/We tell you when an earlier time comes free with Sina Leota/)
  await userEvent.click(within(part).getByRole('button', { name: 'Do not tell me any more' }))
  await within(part).findByRole('button', ask)
  expect(gateway.inputsOf(earlierTime.watchEarlierTime)).toEqual([{ bookingId: 41, isSameStaff: true }])
})

/** A visit whose time has passed, as its provider sees it. */
const over = {
  ...sampleBooking,
  mySide: 'provider' as const,
  mayComplete: true,
  completeRefusal: null,
  cancelRefusal: tooCloseText(3),
  changeRefusal: tooCloseText(24),
  missedRefusal: null,
}

test('whoever completes a visit records that it did not happen, with a reason', async () => {
  const gateway = new FakeGateway()
    .answer(booking.getBookingDetail, () => over)
    .answer(booking.cancelBooking, () => ({ cancelledBookingIds: [41] }))
  renderScreen('/booking/41', gateway, aroha)
  await userEvent.click(await screen.findByRole('button', { name: 'It did not happen' }))
  expect(screen.queryByRole('button', { name: /^(Cancel|Change) booking$/ })).toBeNull()
  const question = await screen.findByRole('alertdialog', { name: /^Did Morning care, .* not happen\?$/ })
  const record = () => within(question).getByRole('button', { name: 'Yes, it did not happen' })
  expect(record()).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(within(question).getByRole('radio', { name: 'Something else' }))
  expect(record()).toHaveAttribute('aria-disabled', 'true')
  await userEvent.type(within(question).getByRole('textbox', { name: /^What happened\?/ }), 'We had the wrong day')
  await userEvent.click(record())
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(gateway.inputsOf(booking.cancelBooking)).toEqual([
    { bookingId: 41, missed: 'other', reason: 'We had the wrong day' },
  ])
})

test('what was chosen and typed in a question is there again after it was left', async () => {
  const gateway = new FakeGateway().answer(booking.getBookingDetail, () => over)
  renderScreen('/booking/41', gateway, aroha)
  const ask = async () => userEvent.click(await screen.findByRole('button', { name: 'It did not happen' }))
  await ask()
  await userEvent.click(await screen.findByRole('radio', { name: 'Nobody was home' }))
  await userEvent.type(screen.getByRole('textbox', { name: /^Anything else/ }), 'The blinds were down')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await ask()
  expect(await screen.findByRole('radio', { name: 'Nobody was home' })).toBeChecked()
  expect(screen.getByRole('textbox', { name: /^Anything else/ })).toHaveValue('The blinds were down')
})

test('the reason to cancel is there again after its question was left', async () => {
  renderScreen(
    '/booking/41',
    new FakeGateway().answer(booking.getBookingDetail, () => sampleBooking),
  )
  const ask = async () => userEvent.click(await screen.findByRole('button', { name: 'Cancel booking' }))
  await ask()
  await userEvent.type(await screen.findByRole('textbox', { name: /^Why\?/ }), 'I am away')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await ask()
  expect(await screen.findByRole('textbox', { name: /^Why\?/ })).toHaveValue('I am away')
})

test('before its end, and to its client, that is not offered', async () => {
  const show = (detail: typeof sampleBooking) =>
    renderScreen(
      '/booking/41',
      new FakeGateway().answer(booking.getBookingDetail, () => detail),
    )
  show({ ...over, missedRefusal: notOverText })
  await screen.findByRole('button', { name: 'Complete' })
  expect(screen.queryByRole('button', { name: 'It did not happen' })).toBeNull()
  cleanup()
  show(sampleBooking)
  await screen.findByRole('button', { name: 'Cancel booking' })
  expect(screen.queryByRole('button', { name: 'It did not happen' })).toBeNull()
})

test('the client of a visit that did not happen reads so, and is not asked how it was', async () => {
  renderScreen(
    '/booking/41',
    new FakeGateway().answer(booking.getBookingDetail, () => ({
      ...sampleBooking,
      status: bookingStatus.Cancelled,
      missedReason: 'Nobody was home',
    })),
  )
  expect(await screen.findByText('This visit did not happen.')).toBeInTheDocument()
  expect(
    screen.getByText(
      /The reason given: Nobody was home\. If it did happen, tell Kōwhai Care\. Waymark charges nothing for it\./,
    ),
  ).toBeInTheDocument()
  expect(screen.queryByRole('heading', { name: /How was it/ })).toBeNull()
})
