import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { activityBooking } from '@waymark/contracts/activity-booking'
import { booking } from '@waymark/contracts/booking'
import { calendar } from '@waymark/contracts/calendar'
import { consumer } from '@waymark/contracts/consumer'
import { serviceArea } from '@waymark/contracts/service-area'
import { bookingStatus, staffRole } from '@waymark/domain/enums'
import { tooCloseText } from '@waymark/domain/texts'
import { useNotices } from '@waymark/web-kit/notices'
import { enableSlots } from '@waymark/web-kit/slots'
import { FakeGateway } from '@waymark/web-kit/testing/fake-gateway'
import { aroha } from '@waymark/web-kit/testing/people'
import { sampleActivityRow, sampleBooking } from '@waymark/web-kit/testing/sample-booking'
import { emptyDashboard } from '@waymark/web-kit/testing/sample-dashboard'
import { expect, onTestFinished, test, vi } from 'vitest'
import { renderScreen } from '../testing/render-screen.tsx'

const rows = [
  sampleBooking,
  { ...sampleBooking, bookingId: 42, status: bookingStatus.Incomplete, staff: [], clientName: 'Priya Raman' },
]

function listing(items: readonly (typeof sampleBooking | typeof sampleActivityRow)[]) {
  return new FakeGateway()
    .answer(serviceArea.getListUserRoleOnServiceArea, () => ({ items: [], totalCount: 0, pageNumber: 1, pageSize: 50 }))
    .answer(booking.getBookingDetail, () => sampleBooking)
    .answer(consumer.getDataForConsumerDashboard, () => emptyDashboard)
    .answer(booking.getBookingList, ({ pageNumber = 1, pageSize = 10 }) => ({
      items: [...items],
      totalCount: items.length,
      pageNumber,
      pageSize,
    }))
}

test('a provider sees the clients of the location, and completes a booking after a question', async () => {
  const gateway = listing(rows).answer(booking.completeBooking, () => ({ done: true as const }))
  renderScreen('/booking/upcoming', gateway, aroha)
  const row = await screen.findByRole('row', { name: /Hēmi Parata/ })
  expect(within(row).getByText('Sina Leota')).toBeInTheDocument()
  expect(within(screen.getByRole('row', { name: /Priya Raman/ })).getByText('Nobody yet')).toBeInTheDocument()
  expect(gateway.inputsOf(booking.getBookingList)[0]).toMatchObject({
    side: 'provider',
    serviceAreaId: 1,
    statuses: [0, 1, 4],
    period: 'upcoming',
  })
  await userEvent.click(within(row).getByRole('button', { name: /^More for Hēmi Parata, .*9:15\u00a0am$/ }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Complete' }))
  const question = await screen.findByRole('alertdialog', {
    name: 'Complete Morning care, Tue 24 Nov 2026, 9:15\u00a0am (Auckland time)?',
  })
  await userEvent.click(within(question).getByRole('button', { name: 'Yes, it is done' }))
  await waitFor(() => expect(gateway.inputsOf(booking.completeBooking)).toHaveLength(1))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
})

test('completing what somebody else has completed meanwhile closes the question and says so', async () => {
  const gateway = listing(rows).answer(booking.completeBooking, () => ({
    status: 409,
    name: 'NotConfirmed',
    message: 'Cannot cancel/change booking which is not confirmed status',
  }))
  renderScreen('/booking/upcoming', gateway, aroha)
  await userEvent.click(await screen.findByRole('button', { name: /^More for Hēmi Parata, .*9:15\u00a0am$/ }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Complete' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Yes, it is done' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(useNotices.getState().list.map(({ text }) => text)).toContainEqual(
    expect.stringMatching(/was completed or cancelled meanwhile/),
  )
})

test.each([
  ['has not started yet', '2099-11-24T09:15:00', 1],
  ['has begun', '2020-11-24T09:15:00', 0],
])('before a visit that %s is completed, that is said', async (_case, requestedStartDateTime, noticeCount) => {
  renderScreen('/booking/upcoming', listing([{ ...sampleBooking, requestedStartDateTime }]), aroha)
  await userEvent.click(await screen.findByRole('button', { name: /^More for Hēmi Parata, .*9:15\u00a0am$/ }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Complete' }))
  const question = await screen.findByRole('alertdialog')
  expect(within(question).queryAllByText('It has not started yet.')).toHaveLength(noticeCount)
})

test('a refused cancellation says why and keeps the question open', async () => {
  const gateway = listing([sampleBooking]).answer(booking.cancelBooking, () => ({
    status: 409,
    name: 'TooClose',
    message: 'Cannot cancel/change booking within 3 hours of start time.',
  }))
  renderScreen('/booking/upcoming', gateway)
  await userEvent.click(await screen.findByRole('button', { name: /^More for Kōwhai Care, .*9:15\u00a0am$/ }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Cancel booking' }))
  const question = await screen.findByRole('alertdialog')
  await userEvent.click(within(question).getByRole('button', { name: 'Yes, cancel it' }))
  await within(question).findByText('Cannot cancel/change booking within 3 hours of start time.')
  await userEvent.click(within(question).getByRole('button', { name: 'Keep the booking' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
})

test('a row inside the cut-off says so in its question, which then cannot be confirmed', async () => {
  const refusal = tooCloseText(3)
  const gateway = listing([sampleBooking]).answer(booking.getBookingDetail, () => ({
    ...sampleBooking,
    cancelRefusal: refusal,
  }))
  renderScreen('/booking/upcoming', gateway)
  await userEvent.click(await screen.findByRole('button', { name: /^More for Kōwhai Care, .*9:15\u00a0am$/ }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Cancel booking' }))
  const question = await screen.findByRole('alertdialog')
  await within(question).findByText(refusal)
  const confirm = within(question).getByRole('button', { name: 'Yes, cancel it' })
  expect(confirm.getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(confirm)
  expect(gateway.inputsOf(booking.cancelBooking)).toHaveLength(0)
})

test('what somebody waits for is above their upcoming bookings', async () => {
  const gateway = listing([]).answer(activityBooking.getMyActivityWaitlist, () => [
    {
      waitlistEntryId: 4,
      activityId: 5,
      activitySessionId: 9,
      activityTitle: 'Clay evening',
      startDateTime: '2099-12-02T18:30:00',
      timeZone: 'Pacific/Auckland',
      spaces: 1,
      groupsBefore: 0,
      state: 'waiting' as const,
      offeredUntil: null,
      activityBookingId: null,
    },
  ])
  renderScreen('/booking/upcoming', gateway)
  await screen.findByRole('heading', { name: 'You are on these waitlists' })
  expect(screen.getByRole('heading', { name: 'Clay evening' })).toBeInTheDocument()
})

test('statuses are in the URL', async () => {
  const gateway = listing(rows)
  const router = renderScreen('/booking/upcoming?status=Cancelled', gateway)
  const cancelled = await screen.findByRole('checkbox', { name: 'Cancelled' })
  expect(cancelled).toHaveProperty('checked', true)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Confirmed' }))
  expect(router.state.location.search).toBe('?status=Confirmed&status=Cancelled')
  await waitFor(() => expect(gateway.inputsOf(booking.getBookingList).at(-1)).toMatchObject({ statuses: [1, 3] }))
})

test.each([
  ['/booking/Cancelled', 'No cancelled bookings'],
  ['/booking/upcoming', 'Nothing is coming up'],
])('an empty list has one next step: %s', async (path, title) => {
  renderScreen(path, listing([]))
  await screen.findByRole('heading', { name: title })
  expect(screen.getByRole('link', { name: 'Book a service' }).getAttribute('href')).toBe('/booking/book-service')
})

test('the list is exported with its filters, and a failed export says so', async () => {
  const gateway = listing(rows).answer(booking.exportBookingList, () => ({
    status: 409,
    name: 'TooMany',
    message: 'This list has 20001 bookings. Narrow it to at most 20000 with the filters.',
  }))
  renderScreen('/booking/upcoming?status=Cancelled', gateway)
  await userEvent.click(await screen.findByRole('button', { name: 'Export to Excel' }))
  await screen.findByText('There is something wrong during exporting data!')
  expect(screen.getByText(/Narrow it to at most 20000/)).toBeInTheDocument()
  expect(gateway.inputsOf(booking.exportBookingList)[0]).toMatchObject({
    side: 'client',
    statuses: [3],
    period: 'upcoming',
  })
})

test('the later dates of a series can be cancelled from the list too, and the question says how many', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T00:00:00Z'), toFake: ['Date'] })
  onTestFinished(() => {
    vi.useRealTimers()
  })
  const later = {
    bookingId: 42,
    bookingStartDateTime: '2026-12-01T09:15:00',
    status: bookingStatus.Confirmed,
    addingError: null,
    alternativeTimes: [],
    takenInsteadBookingId: null,
    staff: [],
  }
  const gateway = listing([sampleBooking])
    .answer(booking.getBookingDetail, () => ({
      ...sampleBooking,
      bookingDatesSummary: [...sampleBooking.bookingDatesSummary, later],
    }))
    .answer(booking.cancelBooking, () => ({ cancelledBookingIds: [41, 42] }))
  renderScreen('/booking/upcoming', gateway)
  await userEvent.click(await screen.findByRole('button', { name: /^More for Kōwhai Care, .*9:15\u00a0am$/ }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Cancel booking' }))
  const question = await screen.findByRole('alertdialog')
  await userEvent.click(await within(question).findByRole('radio', { name: /^This date and the later ones/ }))
  // All of them are the same two dates.
  expect(within(question).getAllByRole('radio')).toHaveLength(2)
  expect(screen.getByRole('alertdialog', { name: 'Cancel 2 dates of this series?' })).toBe(question)
  await userEvent.click(within(question).getByRole('button', { name: 'Yes, cancel 2 dates' }))
  await waitFor(() =>
    expect(gateway.inputsOf(booking.cancelBooking)[0]).toMatchObject({ bookingId: 41, scope: 'later' }),
  )
})

test('a private calendar address is made, and can be closed', async () => {
  let url: string | null = null
  const gateway = listing(rows)
    .answer(calendar.getCalendarFeed, () => ({ url, createdAt: null, coversLocations: false }))
    .answer(calendar.updateCalendarFeed, ({ action }) => {
      url = action === 'close' ? null : 'https://waymark.example/api/Booking/calendar-feed?token=abc'
      return { url, createdAt: null, coversLocations: false }
    })
  renderScreen('/booking/upcoming', gateway)
  await userEvent.click(await screen.findByRole('button', { name: 'Calendar address' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Make my calendar address' }))
  await screen.findByText(/calendar-feed\?token=abc/)
  await userEvent.click(screen.getByRole('button', { name: 'Close the address' }))
  await screen.findByRole('button', { name: 'Make my calendar address' })
  expect(screen.getByText('The address is closed and no longer works.').getAttribute('role')).toBe('status')
})

test('a calendar address that was made though its answer was lost is only said to be ready', async () => {
  let url: string | null = null
  const gateway = listing(rows)
    .answer(calendar.getCalendarFeed, () => ({ url, createdAt: null, coversLocations: false }))
    .answer(calendar.updateCalendarFeed, () => {
      url = 'https://waymark.example/api/Booking/calendar-feed?token=abc'
      return { url, createdAt: null, coversLocations: false }
    })
  renderScreen('/booking/upcoming', gateway)
  await userEvent.click(await screen.findByRole('button', { name: 'Calendar address' }))
  vi.stubGlobal('fetch', async (request: Request) => {
    const answer = await gateway.fetch(request)
    if (new URL(request.url).pathname === calendar.updateCalendarFeed.path) throw new TypeError('Failed to fetch')
    return answer
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Make my calendar address' }))
  await screen.findByText(/calendar-feed\?token=abc/)
  expect(screen.getByText('Your calendar address is ready.').getAttribute('role')).toBe('status')
  expect(screen.queryByText(/No answer came/)).toBeNull()
})

test('a manager has the bookings of all their locations in the calendar', async () => {
  const url = 'https://waymark.example/api/Booking/calendar-feed?token=abc'
  let coversLocations = false
  const gateway = listing(rows)
    .answer(calendar.getCalendarFeed, () => ({ url, createdAt: null, coversLocations }))
    .answer(calendar.updateCalendarFeed, (asked) => {
      coversLocations = asked.coversLocations ?? coversLocations
      return { url, createdAt: null, coversLocations }
    })
  renderScreen('/booking/upcoming', gateway, aroha)
  await userEvent.click(await screen.findByRole('button', { name: 'Calendar address' }))
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Show all bookings of the locations I manage' }))
  await screen.findByText('Your calendar now has all bookings of the locations you manage.')
  expect(gateway.inputsOf(calendar.updateCalendarFeed)).toEqual([{ action: 'open', coversLocations: true }])
})

const atTwoLocations = {
  ...aroha,
  listServiceAreaUserProfile: [
    ...aroha.listServiceAreaUserProfile,
    {
      serviceAreaUserProfileId: 2,
      serviceAreaId: 2,
      userRole: 1,
      serviceArea: { name: 'Kōwhai Care, Petone' },
    } as const,
  ],
}

test('an admin of several locations sees the bookings of all, each with its location', async () => {
  const gateway = listing([
    sampleBooking,
    { ...sampleBooking, bookingId: 42, serviceAreaName: 'Petone', serviceAreaId: 2 },
  ])
  gateway.answer(booking.getDataForBookingList, () => ({
    services: [],
    activities: [],
    locations: [
      { serviceAreaId: 1, name: 'Newtown' },
      { serviceAreaId: 2, name: 'Petone' },
    ],
    clients: [],
    staff: [],
  }))
  renderScreen('/booking/upcoming', gateway, atTwoLocations)
  await screen.findAllByRole('row', { name: /Hēmi Parata/ })
  expect(screen.queryByRole('columnheader', { name: 'Location and address' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: /Locations$/ }))
  await userEvent.click(await screen.findByRole('option', { name: 'All locations' }))
  expect(await screen.findByRole('columnheader', { name: 'Location and address' })).toBeInTheDocument()
  expect(screen.getByText('Petone')).toBeInTheDocument()
  expect(gateway.inputsOf(booking.getBookingList).at(-1)).toMatchObject({ serviceAreaId: 1, isAllLocations: true })
  expect(screen.getByRole('link', { name: 'Day sheet' })).toHaveAttribute(
    'href',
    '/booking/upcoming?sheet=today&locations=all',
  )
  await userEvent.click(screen.getByRole('button', { name: 'More filters' }))
  await userEvent.click(await screen.findByRole('button', { name: /Any location Only at$/ }))
  await userEvent.click(await screen.findByRole('option', { name: 'Petone' }))
  await waitFor(() =>
    expect(gateway.inputsOf(booking.getBookingList).at(-1)).toMatchObject({ isAllLocations: true, locationId: 2 }),
  )
})

test('more filters apply to the list, are in the URL, and are cleared with one press', async () => {
  const gateway = new FakeGateway()
    .answer(booking.getBookingList, ({ pageNumber = 1, pageSize = 10, serviceId }) => ({
      items: serviceId === 2 ? [] : [sampleBooking],
      totalCount: serviceId === 2 ? 0 : 1,
      pageNumber,
      pageSize,
    }))
    .answer(booking.getDataForBookingList, () => ({
      services: [
        { serviceId: 1, name: 'Morning care' },
        { serviceId: 2, name: 'Evening care' },
      ],
      activities: [],
      locations: [{ serviceAreaId: 1, name: 'Kōwhai Care, Newtown' }],
      clients: [],
      staff: [
        { userProfileId: 21, name: 'Sina Leota' },
        { userProfileId: 22, name: 'Tāne Wiremu' },
      ],
    }))
  const router = renderScreen('/booking/upcoming', gateway)
  await userEvent.click(await screen.findByRole('button', { name: 'More filters' }))
  expect(screen.queryByRole('button', { name: /Location/ })).toBeNull()
  await userEvent.click(await screen.findByRole('button', { name: /All services/ }))
  await userEvent.click(await screen.findByRole('option', { name: 'Evening care' }))
  await screen.findByRole('heading', { name: 'No bookings match your search' })
  expect(router.state.location.search).toContain('service=2')
  expect(gateway.inputsOf(booking.getBookingList).at(-1)).toMatchObject({ serviceId: 2 })
  expect(screen.getByRole('button', { name: 'More filters (1 in use)' })).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: /Staff/ }))
  await userEvent.click(await screen.findByRole('option', { name: 'Tāne Wiremu' }))
  await waitFor(() =>
    expect(gateway.inputsOf(booking.getBookingList).at(-1)).toMatchObject({ serviceId: 2, staffUserProfileId: 22 }),
  )
  await userEvent.click(screen.getByRole('button', { name: 'Show all bookings' }))
  await screen.findByRole('link', { name: /Morning care/ })
})

test('confirmed bookings can be narrowed to those whose time has passed', async () => {
  const gateway = listing(rows).answer(booking.getDataForBookingList, () => ({
    services: [],
    activities: [],
    locations: [],
    clients: [],
    staff: [],
  }))
  renderScreen('/booking/confirmed?when=over', gateway, aroha)
  await screen.findByRole('button', { name: 'More filters (1 in use)' })
  expect(gateway.inputsOf(booking.getBookingList)[0]).toMatchObject({ statuses: [1], period: 'past' })
  await userEvent.click(screen.getByRole('button', { name: /Their time has passed/ }))
  await userEvent.click(await screen.findByRole('option', { name: 'Past and to come' }))
  await waitFor(() => expect(gateway.inputsOf(booking.getBookingList).at(-1)).toMatchObject({ period: 'all' }))
})

test('an activity is in the same list, with its own page', async () => {
  renderScreen('/booking/upcoming', listing([sampleActivityRow]))
  const link = await screen.findByRole('link', { name: 'Pottery for beginners, 2 people' })
  expect(link.getAttribute('href')).toBe('/activity-booking/61')
  await userEvent.click(screen.getByRole('button', { name: /^More for Harbour Arts, .*10:00\u00a0am$/ }))
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual(['Open'])
})

test('a coordinator reads that their role has no services, and where to look instead; nothing is asked for', async () => {
  const [area] = aroha.listServiceAreaUserProfile
  const coordinator = {
    ...aroha,
    isAccountAdmin: false,
    listServiceAreaUserProfile: area ? [{ ...area, userRole: staffRole.ActivityCoordinator }] : [],
  }
  const gateway = listing([sampleActivityRow])
  renderScreen('/booking/upcoming', gateway, coordinator)
  await screen.findByRole('heading', { name: 'Your role here does not include services' })
  expect(screen.getByRole('link', { name: 'Scheduled activities' })).toBeInTheDocument()
  expect(gateway.inputsOf(booking.getBookingList)).toEqual([])
})

test('the list is narrowed to activities', async () => {
  const gateway = listing([sampleActivityRow])
  const router = renderScreen('/booking/upcoming?item=Activity', gateway)
  await screen.findByRole('link', { name: /Pottery/ })
  expect(gateway.inputsOf(booking.getBookingList)[0]).toMatchObject({ itemType: 'Activity' })
  await userEvent.click(screen.getByRole('button', { name: /Booked/ }))
  await userEvent.click(await screen.findByRole('option', { name: 'Services' }))
  expect(router.state.location.search).toContain('item=Service')
})

test('messages are with people who have an account: a guest is reached by email', async () => {
  enableSlots(async () => ({
    routes: {},
    slots: {
      bookingChat:
        async () =>
        ({ bookingName }) => <button type="button">Messages about {bookingName}</button>,
    },
  }))
  const ofGuest = { ...sampleActivityRow, bookingId: 62, clientName: 'Wiki Paenga', isGuest: true }
  renderScreen('/booking/upcoming', listing([sampleActivityRow, ofGuest]), aroha)
  const guest = await screen.findByRole('row', { name: /Wiki Paenga/ })
  await within(screen.getByRole('row', { name: /Hēmi Parata/ })).findByRole('button', {
    name: /^Messages about Pottery/,
  })
  expect(within(guest).queryByRole('button', { name: /^Messages/ })).toBeNull()
})

test('those who run a session see it once, with what its bookings come to', async () => {
  const gateway = listing([]).answer(booking.getBookingList, ({ pageNumber = 1, pageSize = 10 }) => ({
    items: [sampleActivityRow],
    sessions: [
      {
        activitySessionId: 7,
        bookingCount: 3,
        peopleCount: 5,
        statuses: [
          { status: bookingStatus.New, count: 1 },
          { status: bookingStatus.Confirmed, count: 2 },
        ],
      },
    ],
    totalCount: 1,
    pageNumber,
    pageSize,
  }))
  renderScreen('/booking/upcoming', gateway, aroha)
  const row = await screen.findByRole('row', { name: /Pottery for beginners/ })
  const session = within(row).getByRole('link', { name: 'Pottery for beginners' })
  expect(session.getAttribute('href')).toBe('/service-area/activities-events/activity-session/7')
  expect(within(row).getByText('3 bookings, 5 people')).toBeInTheDocument()
  expect(
    within(row)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['1 New', '2 Confirmed'])
  expect(within(row).getByRole('link', { name: /^Who comes to Pottery for beginners/ })).toBeInTheDocument()
  expect(within(row).queryByRole('button', { name: /^More for/ })).toBeNull()
  expect(gateway.inputsOf(booking.getBookingList)[0]).toMatchObject({ isBySession: true })
})

test('a session among what is completed says that only its completed bookings are counted', async () => {
  const row = { ...sampleActivityRow, status: bookingStatus.Completed }
  const statuses = [{ status: bookingStatus.Completed, count: 5 }]
  const gateway = listing([]).answer(booking.getBookingList, ({ pageNumber = 1, pageSize = 10 }) => ({
    items: [row],
    sessions: [{ activitySessionId: 7, bookingCount: 5, peopleCount: 15, statuses }],
    totalCount: 1,
    pageNumber,
    pageSize,
  }))
  renderScreen('/booking/Completed', gateway, aroha)
  expect(await screen.findByText('5 completed bookings, 15 people')).toBeInTheDocument()
})

test('a booking on a day that was closed since says so', async () => {
  renderScreen('/booking/upcoming', listing([{ ...sampleBooking, closedFor: 'Roof repair' }]), aroha)
  expect(await screen.findByText('Closed that day: Roof repair')).toBeInTheDocument()
})

test('what ends on another day says on which', async () => {
  const weekend = { requestedStartDateTime: '2026-12-11T16:00:00', requestedEndDateTime: '2026-12-13T14:00:00' }
  renderScreen('/booking/upcoming', listing([{ ...sampleActivityRow, ...weekend }]), aroha)
  expect(await screen.findByText(/to Sun 13 Dec 2026, 2:00\spm/)).toBeInTheDocument()
})

test('those who run a session get to the booking of one person, a guest’s as well, and to all who come', async () => {
  renderScreen('/booking/upcoming', listing([{ ...sampleActivityRow, isGuest: true }]), aroha)
  const name = await screen.findByRole('link', { name: 'Hēmi Parata' })
  expect(name.getAttribute('href')).toBe(`/activity-booking/${sampleActivityRow.bookingId}`)
  await userEvent.click(screen.getByRole('button', { name: /^More for/ }))
  const open = await screen.findByRole('menuitem', { name: 'Open' })
  expect(open.getAttribute('href')).toBe(`/activity-booking/${sampleActivityRow.bookingId}`)
  const session = screen.getByRole('menuitem', { name: 'Who else comes' })
  expect(session.getAttribute('href')).toBe('/service-area/activities-events/activity-session/7')
})

test('a client reads that the organisation takes no bookings, beside what still stands with it', async () => {
  const rows = [
    { ...sampleBooking, standing: 'suspended' as const },
    { ...sampleBooking, bookingId: 42, standing: 'suspended' as const, status: bookingStatus.Cancelled },
  ]
  renderScreen('/booking/upcoming', listing(rows))
  expect(await screen.findAllByText(/takes no bookings on Waymark at present\.$/)).toHaveLength(1)
})

test('a client puts a booking aside for which nobody was found; a provider does not', async () => {
  const gateway = listing(rows).answer(booking.dismissBooking, () => ({ done: true as const }))
  renderScreen('/booking/upcoming', gateway)
  const [, unplaced] = await screen.findAllByRole('button', { name: /^More for Kōwhai Care, .*9:15\u00a0am$/ })
  if (!unplaced) throw new Error('Both rows have a menu.')
  await userEvent.click(unplaced)
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Put aside' }))
  await waitFor(() => expect(gateway.inputsOf(booking.dismissBooking)).toEqual([{ bookingId: 42 }]))
  cleanup()
  renderScreen('/booking/upcoming', listing(rows), aroha)
  await userEvent.click(await screen.findByRole('button', { name: /^More for Priya Raman, .*9:15\u00a0am$/ }))
  await screen.findByRole('menuitem', { name: 'Open' })
  expect(screen.queryByRole('menuitem', { name: 'Put aside' })).toBeNull()
})
