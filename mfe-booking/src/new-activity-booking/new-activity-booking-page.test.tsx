import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { account } from '@waymark/contracts/account'
import { activityBooking } from '@waymark/contracts/activity-booking'
import { addressBook } from '@waymark/contracts/address-book'
import { guestBooking } from '@waymark/contracts/guest-booking'
import { payment } from '@waymark/contracts/payment'
import { amenityTypes } from '@waymark/domain/catalogue/amenity-types'
import { staffRole } from '@waymark/domain/enums'
import { addDays } from '@waymark/domain/schedule/wall-clock'
import { useAnnouncement } from '@waymark/web-kit/announcement'
import { keepGuest, useGuest } from '@waymark/web-kit/guest'
import { FakeGateway } from '@waymark/web-kit/testing/fake-gateway'
import { followSession } from '@waymark/web-kit/testing/follow-session'
import { aroha, hemi } from '@waymark/web-kit/testing/people'
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { clayEvening, claySpaces, pottery } from '../testing/pottery.ts'
import { renderScreen } from '../testing/render-screen.tsx'

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  sessionStorage.clear()
  keepGuest(null)
})

const myProfile = { firstName: 'Hēmi', lastName: 'Parata', email: 'hemi@example.org', newEmail: null }
const path = '/activity-booking/new-booking?activitySessionId=9'
const free = {
  ...pottery,
  priceCents: 0,
  concessionPriceCents: null,
  sessions: [{ ...clayEvening, priceCents: 0, concessionPriceCents: null }],
}
const full = { ...pottery, sessions: [{ ...clayEvening, spacesLeft: 0, waitlistLength: 3 }] }

function gatewayOf(activity = pottery): FakeGateway {
  return new FakeGateway()
    .answer(activityBooking.getActivityForNewBooking, () => activity)
    .answer(account.getNeeds, () => ({
      needs: [{ accessibilityOptionId: 11, threshold: 80, weight: 'must' as const }],
    }))
    .answer(account.getProfile, () => ({ ...myProfile, phone: '021 555 0199' }))
    .answer(addressBook.getAddressBook, () => ({ recipients: [], addresses: [] }))
    .answer(activityBooking.getMyActivityWaitlist, () => [])
    .answer(activityBooking.getSessionStatusBeforeConfirmBooking, () => ({
      session: clayEvening,
      isAvailable: true,
      reason: null,
      totalCents: 0,
      heldUntil: null,
    }))
    .answer(activityBooking.getActivityBookingDetail, () => ({ ...claySpaces, receiptUrl: null }))
}

const signOut = () => act(() => followSession({ kind: 'signedOut', reason: 'start' }))

test('the page of an activity says how it fits, when it is and what is left', async () => {
  renderScreen('/activity-booking/new-booking?activityId=5', gatewayOf())
  await screen.findByRole('heading', { level: 1, name: 'Clay evening' })
  expect(await screen.findByText('Fits your 1 need.')).toBeInTheDocument()
  expect(screen.getByText('86 cm', { selector: 'li b' })).toBeInTheDocument()
  const sessions = screen.getByRole('table', { name: 'Sessions of Clay evening' })
  expect(within(sessions).getByText('1 of 2')).toBeInTheDocument()
  expect(within(sessions).getByText('None left')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Book spaces' }).getAttribute('href')).toBe(path)
})

test.each([
  ['spaces', pottery],
  ['the waitlist', full],
])('staff who cannot book with their account read so before they fill in the form for %s', async (_what, activity) => {
  const [area] = aroha.listServiceAreaUserProfile
  const staff = { ...aroha, isAccountAdmin: false }
  renderScreen(path, gatewayOf(activity), {
    ...staff,
    listServiceAreaUserProfile: area ? [{ ...area, userRole: staffRole.Staff }] : [],
  })
  await screen.findByText('You cannot book with this account.')
  expect(screen.getByText(/To come yourself, log out and book as a guest/)).toBeInTheDocument()
  expect(screen.queryByRole('form')).toBeNull()
})

test('a manager books for their location', async () => {
  renderScreen(path, gatewayOf(), aroha)
  await screen.findByRole('form', { name: 'Book spaces' })
})

test('what is typed is said to be kept only where the browser keeps it', async () => {
  const keptInTab = 'Your answers are kept in this tab.'
  renderScreen(path, gatewayOf())
  expect(await screen.findByText(keptInTab)).toBeInTheDocument()
  cleanup()
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError')
  })
  renderScreen(path, gatewayOf())
  await screen.findByRole('button', { name: /^Pay/ })
  expect(screen.queryByText(keptInTab)).toBeNull()
})

const liftOut = {
  outageId: 5,
  accessibilityOptionId: 16,
  amenityId: null,
  title: null,
  startDateTime: clayEvening.endDateTime,
  endDateTime: null,
  note: 'A part is on its way.',
}

test('what is out of order at a session is said before it is booked', async () => {
  const dayAfter = addDays(clayEvening.startDateTime.slice(0, 10), 1)
  const nextDay = { ...clayEvening, startDateTime: `${dayAfter}T18:30:00`, endDateTime: `${dayAfter}T20:30:00` }
  const needsLift = { accessibilityOptionId: 16, threshold: null, outcome: 'notMet' as const }
  const broken = {
    ...pottery,
    outages: [liftOut],
    outOptionIds: [16],
    fit: [needsLift],
    sessions: [{ ...nextDay, activitySessionId: 10 }, clayEvening],
    sessionCount: 2,
  }
  renderScreen('/activity-booking/new-booking?activityId=5', gatewayOf(broken))
  expect(await screen.findByText('Out of order: Lift to every floor.')).toBeInTheDocument()
  expect(screen.getByText(/Nobody knows yet for how long\. A part is on its way\./)).toBeInTheDocument()
  const [first, second] = within(screen.getByRole('table', { name: 'Sessions of Clay evening' }))
    .getAllByRole('row')
    .slice(1)
  expect(first).toHaveTextContent('Out of order then: Lift to every floor')
  expect(second).not.toHaveTextContent('Out of order')
  const lift = screen.getByText('Lift to every floor', { selector: 'li span' }).closest('li')
  expect(lift).toHaveTextContent(/Out of order.*Otherwise: Nobody has told us.*Not met/)
  await userEvent.click(screen.getByRole('radio', { name: 'Calendar' }))
  expect(await screen.findByText('Out of order then: Lift to every floor', { selector: 'p' })).toBeInTheDocument()
  cleanup()
  renderScreen(path, gatewayOf({ ...broken, sessions: [nextDay] }))
  expect(await screen.findByText('Out of order: Lift to every floor.')).toBeInTheDocument()
  cleanup()
  renderScreen(path, gatewayOf({ ...broken, sessions: [clayEvening] }))
  await screen.findByRole('button', { name: /^Pay/ })
  expect(screen.queryByText(/^Out of order/)).toBeNull()
})

test('sessions on a closed day say so and are not offered', async () => {
  const closed = { ...clayEvening, closedFor: 'Staff day' }
  renderScreen('/activity-booking/new-booking?activityId=5', gatewayOf({ ...pottery, sessions: [closed] }))
  expect(await screen.findByText('Closed that day: Staff day')).toBeInTheDocument()
  expect(screen.getByText('Closed on the days of all sessions to come')).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: /^Book/ })).toBeNull()
  cleanup()
  renderScreen(path, gatewayOf({ ...pottery, sessions: [closed] }))
  expect(await screen.findByRole('heading', { name: 'Closed that day: Staff day' })).toBeInTheDocument()
})

test('the page of an amenity says what it is, what it has and where, and leads back to its place', async () => {
  const changingPlace = amenityTypes.find(({ key }) => key === 'changingPlace')
  const hoist = changingPlace?.features.find(({ key }) => key === 'ceilingHoist')
  const room = {
    ...pottery,
    title: 'Hoist room',
    activityKindIds: [],
    minAge: null,
    amenity: {
      amenityTypeId: changingPlace?.id ?? 0,
      featureIds: [hoist?.id ?? 0],
      whereabouts: 'First floor, by the lift',
    },
  }
  renderScreen('/activity-booking/new-booking?activityId=5', gatewayOf(room))
  await screen.findByText('Changing place')
  expect(screen.getByText('Ceiling hoist')).toBeInTheDocument()
  expect(screen.getByText('First floor, by the lift')).toBeInTheDocument()
  expect(screen.queryByText('Who for')).toBeNull()
  expect(screen.queryByRole('link', { name: 'Activities & events' })).toBeNull()
  const [back] = screen.getAllByRole('link', { name: 'Tūī Studio' })
  expect(back?.getAttribute('href')).toBe('/location-map/1')
})

test('a free session is booked in one page, and nothing is shared until it is ticked', async () => {
  const gateway = gatewayOf(free).answer(activityBooking.addNewActivityBooking, () => claySpaces)
  const router = renderScreen(path, gateway)
  const shared = await screen.findByRole('checkbox', { name: /Width of the entrance door/ })
  expect(shared).not.toBeChecked()
  await userEvent.click(shared)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Wheelchair space, 1 left' }))
  await userEvent.click(screen.getByRole('button', { name: 'Add a free companion for Hēmi Parata' }))
  await userEvent.click(screen.getByRole('button', { name: 'Book 2 spaces' }))
  // The companion has no name yet.
  expect(gateway.requestsOf(activityBooking.addNewActivityBooking)).toHaveLength(0)
  await userEvent.type(screen.getByRole('textbox', { name: /Companion of Hēmi Parata/ }), 'Tama')
  await userEvent.click(screen.getByRole('button', { name: 'Book 2 spaces' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/activity-booking/71'))
  expect(gateway.inputsOf(activityBooking.addNewActivityBooking)).toMatchObject([
    {
      activitySessionId: 9,
      contactName: 'Hēmi Parata',
      contactPhone: '021 555 0199',
      totalCents: 0,
      people: [
        { name: 'Hēmi Parata', wantsWheelchairSpace: true, sharedAccessibilityOptionIds: [11], companionOf: null },
        { name: 'Tama', kind: 'companion', companionOf: 0 },
      ],
    },
  ])
})

test('a person with something to fix stays open while it is typed', async () => {
  const gateway = gatewayOf(free)
  renderScreen(path, gateway)
  await userEvent.click(await screen.findByRole('button', { name: 'Add a person' }))
  await userEvent.click(screen.getByRole('button', { name: 'Close Person 2' }))
  await userEvent.click(screen.getByRole('button', { name: 'Book 2 spaces' }))
  expect(gateway.requestsOf(activityBooking.addNewActivityBooking)).toHaveLength(0)
  const name = await screen.findByRole('textbox', { name: /^Name/ })
  await userEvent.type(name, 'Wiremu')
  expect(name).toHaveValue('Wiremu')
  expect(name).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: 'Close Wiremu' }))
  expect(screen.queryByRole('textbox', { name: /^Name/ })).toBeNull()
})

test('needs of who books are offered to be shared about nobody else, whoever is named first', async () => {
  renderScreen(path, gatewayOf(free))
  expect(await screen.findByRole('group', { name: /see about Hēmi Parata\?/ })).toBeInTheDocument()
  const name = screen.getByRole('textbox', { name: /^Name/ })
  await userEvent.clear(name)
  await userEvent.type(name, 'Hēmi')
  expect(screen.getByRole('group', { name: /see about Hēmi\?/ })).toBeInTheDocument()
  await userEvent.clear(name)
  await userEvent.type(name, 'Wiremu')
  expect(screen.queryByRole('group', { name: /see about/ })).toBeNull()
})

test('a space is given in one press to somebody who is kept, with their needs to share and nobody else’s', async () => {
  const ngaire = {
    savedRecipientId: 3,
    name: 'Ngaire Parata',
    phone: '021 555 0111',
    relation: 'Mum',
    notes: '',
    accessibilityOptionIds: [1],
    isDefault: false,
  }
  const gateway = gatewayOf(free)
    .answer(addressBook.getAddressBook, () => ({ recipients: [ngaire], addresses: [] }))
    .answer(activityBooking.addNewActivityBooking, () => claySpaces)
  renderScreen(path, gateway)
  await userEvent.click(await screen.findByRole('checkbox', { name: /Width of the entrance door/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Add a person' }))
  const choose = async (name: RegExp) => {
    await userEvent.click(screen.getByRole('button', { name: /Who comes\?/ }))
    await userEvent.click(screen.getByRole('option', { name }))
  }
  // Nobody comes twice.
  await userEvent.click(screen.getByRole('button', { name: /Who comes\?/ }))
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Ngaire Parata (Mum)'),
    expect.stringContaining('Another person'),
  ])
  await userEvent.keyboard('{Escape}')
  await choose(/Ngaire Parata/)
  expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveValue('Ngaire Parata')
  const theirs = screen.getByRole('group', { name: /see about Ngaire Parata\?/ })
  expect(within(theirs).getAllByRole('checkbox')).toHaveLength(1)
  await userEvent.click(within(theirs).getByRole('checkbox'))
  await userEvent.click(screen.getByRole('button', { name: 'Book 2 spaces' }))
  await waitFor(() => expect(gateway.requestsOf(activityBooking.addNewActivityBooking)).toHaveLength(1))
  expect(gateway.inputsOf(activityBooking.addNewActivityBooking)).toMatchObject([
    {
      people: [
        { name: 'Hēmi Parata', sharedAccessibilityOptionIds: [11] },
        { name: 'Ngaire Parata', sharedAccessibilityOptionIds: [1] },
      ],
    },
  ])
})

test('spaces that cost something are held, then paid for on the page of the payment provider', async () => {
  const gateway = gatewayOf()
    .answer(activityBooking.addNewActivityBooking, () => ({ ...claySpaces, status: 0 }))
    .answer(payment.checkoutActivityBooking, () => ({
      checkoutUrl: '#checkout',
      paymentFlow: 'IsPayment' as const,
      expiresAt: '2026-11-28T01:00:00Z',
    }))
  renderScreen(path, gateway)
  await userEvent.click(await screen.findByRole('button', { name: 'Add a person' }))
  await userEvent.type(screen.getByRole('textbox', { name: /^Name/ }), 'Moana')
  expect(screen.getByText('$64.00')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Pay on a secure page' }))
  await waitFor(() => expect(location.hash).toBe('#checkout'))
  expect(gateway.inputsOf(activityBooking.addNewActivityBooking)).toMatchObject([{ totalCents: 6400 }])
  expect(gateway.inputsOf(payment.checkoutActivityBooking)).toMatchObject([{ activityBookingId: 71 }])
})

test('the last place that went while somebody wrote is told before anything is taken', async () => {
  const reason = 'There is no wheelchair space left in this session.'
  const gateway = gatewayOf().answer(activityBooking.getSessionStatusBeforeConfirmBooking, () => ({
    session: clayEvening,
    isAvailable: false,
    reason,
    totalCents: 3200,
    heldUntil: null,
  }))
  renderScreen(path, gateway)
  await userEvent.click(await screen.findByRole('button', { name: 'Pay on a secure page' }))
  expect(await screen.findByText(new RegExp(reason))).toBeInTheDocument()
  expect(gateway.requestsOf(activityBooking.addNewActivityBooking)).toHaveLength(0)
})

test('a session that is not offered any more is said in words, with the way to the others', async () => {
  let isOffered = true
  const none = { status: 404, name: 'NotFound', message: 'This page could not be found' } as const
  const closed = { ...free.sessions[0], closedFor: 'the location has closed for good by then' } as typeof clayEvening
  const gateway = gatewayOf(free)
    .answer(activityBooking.getActivityForNewBooking, () => (isOffered ? free : { ...free, sessions: [closed] }))
    .answer(activityBooking.getSessionStatusBeforeConfirmBooking, () => none)
  renderScreen(path, gateway)
  const book = await screen.findByRole('button', { name: 'Book 1 space' })
  isOffered = false
  await userEvent.click(book)
  await screen.findByText('Closed that day: the location has closed for good by then')
  expect(screen.getByRole('link', { name: 'See its sessions' })).toHaveAttribute(
    'href',
    '/activity-booking/new-booking?activityId=5',
  )
  expect(screen.queryByText(/could not be found/)).toBeNull()
})

test.each(['activityId=5', 'activitySessionId=9'])(
  'an amenity that is closed (%s) says so, and is not tried again',
  async (asked) => {
    const message = 'This amenity is not offered any more.'
    const gateway = gatewayOf().answer(activityBooking.getActivityForNewBooking, () => ({
      status: 409,
      name: 'NotFoundAnyMore',
      message,
    }))
    renderScreen(`/activity-booking/new-booking?${asked}`, gateway)
    await screen.findByRole('heading', { name: 'There is nothing to book here' })
    expect(screen.getByText(message)).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Look at other activities' })).toBeInTheDocument()
  },
)

test('a guest books with their details alone; what they typed stays when they log in', async () => {
  const gateway = gatewayOf(free)
    .answer(activityBooking.addNewActivityBooking, () => claySpaces)
    .answer(account.registerGuestUser, (details) => ({
      ...details,
      phone: details.phone ?? '',
      token: 'guest-token',
      expires: new Date(Date.now() + 3_600_000).toISOString(),
    }))
  renderScreen(path, gateway)
  await screen.findByRole('button', { name: 'Book 1 space' })
  signOut()
  await userEvent.type(await screen.findByRole('textbox', { name: 'First name' }), 'Ana')
  await userEvent.click(screen.getByRole('button', { name: 'Book 1 space' }))
  expect(await screen.findAllByText('Write your last name.')).not.toHaveLength(0)
  expect(screen.getByRole('link', { name: 'Log in instead' }).getAttribute('href')).toBe(
    `/login?url=${encodeURIComponent(path)}`,
  )
  await userEvent.type(screen.getByRole('textbox', { name: 'Last name' }), 'Reid')
  await userEvent.type(screen.getByRole('textbox', { name: /^Email/ }), 'ana@example.org')
  await userEvent.type(screen.getByRole('textbox', { name: /^Phone/ }), '021 555 0142')
  await userEvent.type(screen.getByRole('textbox', { name: /^Name/ }), 'Ana Reid')
  await userEvent.click(screen.getByRole('button', { name: 'Book 1 space' }))
  await waitFor(() => expect(gateway.requestsOf(activityBooking.addNewActivityBooking)).toHaveLength(1))
  expect(gateway.inputsOf(account.registerGuestUser)).toEqual([
    { firstName: 'Ana', lastName: 'Reid', email: 'ana@example.org', phone: '021 555 0142' },
  ])
})

test('a companion takes a space: none is offered where none is left', async () => {
  const last = { ...free, sessions: [{ ...clayEvening, priceCents: 0, concessionPriceCents: null, spacesLeft: 2 }] }
  renderScreen(path, gatewayOf(last))
  const add = await screen.findByRole('button', { name: 'Add a free companion for Hēmi Parata' })
  expect(
    screen.getByText(/A companion comes on top, in a space of their own. 1 space is left besides these/),
  ).toBeVisible()
  expect(screen.queryByText(/takes none/)).toBeNull()
  await userEvent.click(add)
  expect(screen.getByText(/No space is left besides these/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Book 2 spaces' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Add a person' })).toHaveAccessibleDescription(
    'This session has no more spaces.',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Remove the companion of Hēmi Parata' }))
  await userEvent.click(screen.getByRole('button', { name: 'Add a person' }))
  const companions = screen.getByRole('button', { name: /^Add a free companion/ })
  expect(companions).toHaveAccessibleDescription('No space is left for a companion.')
  await userEvent.click(companions)
  expect(screen.queryByRole('textbox', { name: /^Companion of/ })).toBeNull()
})

test('an amenity has no companions: whoever comes along needs no space', async () => {
  const hire = {
    ...free,
    hasFreeCompanion: false,
    amenity: { amenityTypeId: 8, featureIds: [], whereabouts: '' },
    sessions: [{ ...clayEvening, priceCents: 0, concessionPriceCents: null, spacesLeft: 1, maxSpacesPerClient: 1 }],
  }
  renderScreen(path, gatewayOf(hire))
  await screen.findByText(/Whoever comes along to help needs no space/)
  expect(screen.queryByRole('button', { name: /companion/ })).toBeNull()
})

test('the details of a guest are gone from the tab once they have booked; their token stays', async () => {
  const gateway = gatewayOf(free)
    .answer(activityBooking.addNewActivityBooking, () => claySpaces)
    .answer(account.registerGuestUser, (details) => ({
      ...details,
      phone: details.phone ?? '',
      token: 'guest-token',
      expires: new Date(Date.now() + 3_600_000).toISOString(),
    }))
  renderScreen(path, gateway, null)
  await userEvent.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Ana Reid')
  await userEvent.type(screen.getByRole('textbox', { name: 'First name' }), 'Ana')
  await userEvent.type(screen.getByRole('textbox', { name: 'Last name' }), 'Reid')
  await userEvent.type(screen.getByRole('textbox', { name: /^Email/ }), 'ana@example.org')
  await userEvent.type(screen.getByRole('textbox', { name: /^Phone/ }), '021 555 0142')
  await userEvent.click(screen.getByRole('button', { name: 'Book 1 space' }))
  await waitFor(() => expect(useGuest.getState().guest).toMatchObject({ token: 'guest-token', email: '' }))
  expect(Object.values({ ...localStorage, ...sessionStorage }).join()).not.toContain('ana@example.org')
})

test('a guest who waits opens the link of their email, sees their place and leaves it', async () => {
  let isWaiting = true
  const gateway = gatewayOf(full)
    .answer(guestBooking.openGuestWaitlist, () => ({
      token: 'by-link',
      expires: new Date(Date.now() + 3_600_000).toISOString(),
      activitySessionId: 9,
    }))
    .answer(activityBooking.getMyActivityWaitlist, () => (isWaiting ? [placeOnWaitlist] : []))
    .answer(activityBooking.leaveActivityWaitlist, () => {
      isWaiting = false
      return { done: true as const }
    })
  const router = renderScreen(`${path}&waitlist=1#guest=signed`, gateway, null)
  await screen.findByRole('heading', { level: 1, name: 'You are on the waitlist' })
  expect(router.state.location.hash).toBe('')
  expect(gateway.inputsOf(guestBooking.openGuestWaitlist)).toEqual([{ token: 'signed' }])
  await userEvent.click(await screen.findByRole('button', { name: 'Stop waiting' }))
  expect(await screen.findByRole('button', { name: /^Join the waitlist/ })).toBeInTheDocument()
  expect(gateway.inputsOf(activityBooking.leaveActivityWaitlist)).toEqual([{ waitlistEntryId: 4 }])
})

test('a link to a waitlist that was used before leads to a new one', async () => {
  const over = { status: 409 as const, name: 'LinkOver', message: 'This link does not work any more.' }
  const gateway = gatewayOf(full)
    .answer(guestBooking.openGuestWaitlist, () => over)
    .answer(activityBooking.sendGuestBookingLink, () => ({ done: true as const }))
  renderScreen(`${path}&waitlist=1#guest=used`, gateway, null)
  const form = within(await screen.findByRole('form', { name: 'A new link' }))
  expect(screen.getByText('This link does not work any more.')).toBeVisible()
  await userEvent.type(form.getByRole('textbox', { name: /^Email/ }), 'ana@example.org')
  await userEvent.click(form.getByRole('button', { name: 'Email me the link' }))
  expect(await screen.findByText('Check your email.')).toBeVisible()
})

const placeOnWaitlist = {
  waitlistEntryId: 4,
  activityId: 5,
  activitySessionId: 9,
  activityTitle: 'Clay evening',
  startDateTime: clayEvening.startDateTime,
  timeZone: clayEvening.timeZone,
  spaces: 1,
  groupsBefore: 0,
  state: 'waiting' as const,
  offeredUntil: null,
  activityBookingId: null,
}

test('a guest who does not phone books with an email alone', async () => {
  const gateway = gatewayOf(free)
    .answer(activityBooking.addNewActivityBooking, () => claySpaces)
    .answer(account.registerGuestUser, ({ firstName, lastName, email }) => ({
      ...{ firstName, lastName, email, phone: '' },
      token: 'guest-token',
      expires: new Date(Date.now() + 3_600_000).toISOString(),
    }))
  renderScreen(path, gateway)
  await screen.findByRole('button', { name: 'Book 1 space' })
  signOut()
  await userEvent.type(await screen.findByRole('textbox', { name: 'First name' }), 'Ana')
  await userEvent.type(screen.getByRole('textbox', { name: 'Last name' }), 'Reid')
  await userEvent.type(screen.getByRole('textbox', { name: /^Email/ }), 'ana@example.org')
  await userEvent.type(screen.getByRole('textbox', { name: /^Name/ }), 'Ana Reid')
  await userEvent.click(screen.getByRole('button', { name: 'Book 1 space' }))
  await waitFor(() => expect(gateway.requestsOf(activityBooking.addNewActivityBooking)).toHaveLength(1))
  expect(gateway.inputsOf(account.registerGuestUser)).toMatchObject([{ email: 'ana@example.org', phone: null }])
  expect(gateway.inputsOf(activityBooking.addNewActivityBooking)).toMatchObject([{ contactPhone: null }])
})

test('the error summary names what is left to fix, and goes with the last of it', async () => {
  renderScreen(path, gatewayOf(free))
  await screen.findByRole('button', { name: 'Book 1 space' })
  signOut()
  await userEvent.click(await screen.findByRole('button', { name: 'Book 1 space' }))
  await screen.findByRole('heading', { name: /^4 things to fix/ })
  await userEvent.type(screen.getByRole('textbox', { name: 'First name' }), 'Ana')
  await screen.findByRole('heading', { name: /^3 things to fix/ })
  await userEvent.type(screen.getByRole('textbox', { name: 'Last name' }), 'Reid')
  await userEvent.type(screen.getByRole('textbox', { name: /^Email/ }), 'ana@example.org')
  const name = screen.getByRole('textbox', { name: /^Name/ })
  await userEvent.type(name, 'Ana Reid')
  await waitFor(() => expect(screen.queryByRole('heading', { name: /to fix/ })).toBeNull())
  expect(name).toHaveFocus()
})

test('the sum to pay is announced when it changes', async () => {
  renderScreen(path, gatewayOf())
  await userEvent.click(await screen.findByRole('button', { name: 'Add a person' }))
  await waitFor(() => expect(useAnnouncement.getState().text).toBe('To pay: $64.00 NZD.'), { timeout: 3000 })
})

/** Somebody's waitlists: empty, then with their place, until they leave it. */
function withWaitlist(gateway: FakeGateway, { groupsBefore }: { readonly groupsBefore: number }): FakeGateway {
  let isWaiting = false
  const entry = { ...placeOnWaitlist, groupsBefore }
  return gateway
    .answer(activityBooking.getMyActivityWaitlist, () => (isWaiting ? [entry] : []))
    .answer(activityBooking.joinActivityWaitlist, () => {
      isWaiting = true
      return { waitlistEntryId: 4, groupsBefore }
    })
    .answer(activityBooking.leaveActivityWaitlist, () => {
      isWaiting = false
      return { done: true as const }
    })
}

test('who waits for a session sees it there and on the activity, and can stop waiting', async () => {
  const gateway = withWaitlist(gatewayOf(full), { groupsBefore: 1 })
  renderScreen(path, gateway)
  await userEvent.click(await screen.findByRole('button', { name: 'Join the waitlist for 1 space' }))
  await screen.findByRole('button', { name: 'Stop waiting' })
  cleanup()
  renderScreen('/activity-booking/new-booking?activityId=5', gateway)
  await screen.findByRole('button', { name: 'Stop waiting' })
  cleanup()
  renderScreen(path, gateway)
  const place = within(await screen.findByRole('region', { name: 'You are on these waitlists' }))
  expect(place.getByText(/1 group is ahead of you/)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /^Join the waitlist/ })).toBeNull()
  await userEvent.click(place.getByRole('button', { name: 'Stop waiting' }))
  await screen.findByRole('button', { name: 'Join the waitlist for 1 space' })
  expect(gateway.inputsOf(activityBooking.leaveActivityWaitlist)).toEqual([{ waitlistEntryId: 4 }])
})

test('a full session offers its waitlist', async () => {
  const gateway = withWaitlist(gatewayOf(full), { groupsBefore: 3 })
  renderScreen(path, gateway)
  await screen.findByRole('heading', { level: 1, name: 'Join the waitlist' })
  await userEvent.click(screen.getByRole('button', { name: 'Join the waitlist for 1 space' }))
  expect(await screen.findByText('You are on the waitlist.')).toBeInTheDocument()
  expect(gateway.inputsOf(activityBooking.joinActivityWaitlist)).toMatchObject([
    { activitySessionId: 9, people: [{ name: 'Hēmi Parata' }] },
  ])
})

test('whoever comes too late for the last spaces is told, and may wait with what was typed', async () => {
  const gateway = gatewayOf(pottery)
    .answer(activityBooking.getMyActivityWaitlist, () => [])
    .answer(activityBooking.getSessionStatusBeforeConfirmBooking, () => ({
      session: clayEvening,
      isAvailable: false,
      reason: 'No spaces are left in this session.',
      totalCents: 0,
      heldUntil: null,
    }))
  renderScreen(path, gateway)
  const book = await screen.findByRole('button', { name: 'Pay on a secure page' })
  gateway.answer(activityBooking.getActivityForNewBooking, () => full)
  await userEvent.click(book)
  expect(await screen.findByText('The last spaces have just gone.')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Join the waitlist for 1 space' })).toBeInTheDocument()
})

test('whoever joins the waitlist as a space comes free is told that they are not on it, and books', async () => {
  const gateway = gatewayOf(full)
    .answer(activityBooking.getMyActivityWaitlist, () => [])
    .answer(activityBooking.joinActivityWaitlist, () => ({
      status: 409,
      name: 'NotFull',
      message: 'There are spaces left. Book them now.',
    }))
  renderScreen(path, gateway)
  const join = await screen.findByRole('button', { name: 'Join the waitlist for 1 space' })
  gateway.answer(activityBooking.getActivityForNewBooking, () => pottery)
  await userEvent.click(join)
  expect(await screen.findByText('Spaces have come free.')).toBeInTheDocument()
  await screen.findByRole('button', { name: 'Pay on a secure page' })
})

test('a group that waits is told that it gets all its spaces at once', async () => {
  renderScreen(path, withWaitlist(gatewayOf(full), { groupsBefore: 3 }))
  await screen.findByRole('button', { name: 'Join the waitlist for 1 space' })
  expect(screen.queryByText(/one by one/)).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Add a person' }))
  expect(
    await screen.findByText(/Spaces that come free one by one go to others until there are enough for all of you\./),
  ).toBeInTheDocument()
})

test.each(['after a minute', 'on coming back to the tab'])('an offer that came meanwhile is shown %s', async (when) => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  let isOffered = false
  const gateway: FakeGateway = withWaitlist(gatewayOf(full), { groupsBefore: 0 }).answer(
    activityBooking.getMyActivityWaitlist,
    () =>
      gateway.requestsOf(activityBooking.joinActivityWaitlist).length === 0
        ? []
        : [
            {
              ...placeOnWaitlist,
              ...(isOffered
                ? { state: 'offered' as const, activityBookingId: 71, offeredUntil: '2026-12-04T02:00:00Z' }
                : {}),
            },
          ],
  )
  renderScreen(path, gateway)
  await userEvent.click(await screen.findByRole('button', { name: 'Join the waitlist for 1 space' }))
  await screen.findByText('You are on the waitlist.')
  isOffered = true
  if (when === 'after a minute') await vi.advanceTimersByTimeAsync(61_000)
  else window.dispatchEvent(new Event('visibilitychange'))
  expect((await screen.findByRole('link', { name: 'Take the spaces' })).getAttribute('href')).toBe(
    '/activity-booking/71',
  )
})

test('whoever has taken the last space themselves is not asked to wait', async () => {
  const mine = { activitySessionId: 9, activityBookingId: 71, status: 1 as const }
  renderScreen(path, gatewayOf({ ...full, myBookings: [mine] }))
  expect(await screen.findByRole('link', { name: 'See your booking' })).toBeInTheDocument()
  expect(screen.queryByText(/Join the waitlist/)).not.toBeInTheDocument()
})

test.each([
  ['activity', '/activity-booking/new-booking?activityId=2'],
  ['session', path],
])('a restricted person reads why they do not see an %s of others', async (noun, link) => {
  const missing = { status: 404 as const, name: 'NotFound', message: 'Not found.' }
  const gateway = gatewayOf().answer(activityBooking.getActivityForNewBooking, () => missing)
  renderScreen(link, gateway, { ...hemi, restrictedToProviderId: 7, restrictedToProviderName: 'Rimu Physio' })
  expect(await screen.findByText(`You do not see this ${noun}`)).toBeInTheDocument()
  expect(screen.getByText(/^Your bookings are with Rimu Physio only/)).toBeInTheDocument()
  expect(screen.queryByText(/it is private|may be over/)).not.toBeInTheDocument()
})

test('who needs an access place that is gone waits for it, though the session has spaces', async () => {
  const gone = { ...clayEvening, accessStock: { ...clayEvening.accessStock, wheelchairSpaces: { total: 2, left: 0 } } }
  const gateway = withWaitlist(gatewayOf({ ...pottery, sessions: [gone] }), { groupsBefore: 0 })
  renderScreen(path, gateway)
  await userEvent.click(await screen.findByRole('link', { name: 'Wait for one: wheelchair space' }))
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Join the waitlist' })).toHaveFocus())
  expect(screen.getByRole('checkbox', { name: 'Wheelchair space' })).toBeChecked()
  await userEvent.click(screen.getByRole('button', { name: 'Join the waitlist for 1 space' }))
  expect(await screen.findByText('You are on the waitlist.')).toBeInTheDocument()
  expect(gateway.inputsOf(activityBooking.joinActivityWaitlist)).toMatchObject([
    { people: [{ wantsWheelchairSpace: true }] },
  ])
})

test('the waitlist of a full session offers its access places, and counts none as left', async () => {
  const gateway = withWaitlist(gatewayOf(full), { groupsBefore: 0 })
  renderScreen(path, gateway)
  expect(await screen.findByRole('checkbox', { name: 'Wheelchair space' })).toBeInTheDocument()
  expect(screen.getByRole('checkbox', { name: 'Quiet place' })).toBeInTheDocument()
  expect(screen.getByRole('checkbox', { name: 'Place near the interpreter' })).toBeInTheDocument()
})

test('what a cancellation gives back is said with its time, and not promised when it is over', async () => {
  renderScreen(path, gatewayOf())
  expect(await screen.findByText(/^All your money back until .*, 6:30 pm.*None after that\.$/)).toBeInTheDocument()
  cleanup()
  const past = '2026-01-01T00:00:00'
  renderScreen(path, gatewayOf({ ...pottery, sessions: [{ ...clayEvening, refundableUntil: past }] }))
  expect(await screen.findByText(/^It starts soon, so nothing is paid back\. You can cancel until/)).toBeInTheDocument()
  cleanup()
  renderScreen(
    path,
    gatewayOf({ ...pottery, sessions: [{ ...clayEvening, refundableUntil: past, cancelUntil: past }] }),
  )
  expect(await screen.findByText(/^It starts in less than 3 hours: it cannot be cancelled/)).toBeInTheDocument()
})

test('a card of the list says why it fits, what is missing, and to strangers what is known', async () => {
  const need = (accessibilityOptionId: number, outcome: 'met' | 'notMet' | 'unknown') => ({
    accessibilityOptionId,
    threshold: null,
    outcome,
  })
  const found = {
    ...pottery,
    fit: [need(11, 'met'), need(8, 'met'), need(12, 'met'), need(29, 'notMet')],
    outOptionIds: [] as number[],
    facts: [
      { accessibilityOptionId: 11, value: 'yes' as const, measure: 86 },
      { accessibilityOptionId: 8, value: 'yes' as const, measure: null },
      { accessibilityOptionId: 29, value: 'no' as const, measure: null },
    ],
  }
  const gatewayWith = (items: (typeof found)[]) =>
    gatewayOf()
      .answer(activityBooking.getActivitySessionsForNewBooking, () => ({
        items,
        totalCount: 1,
        pageNumber: 1,
        pageSize: 10,
      }))
      .answer(activityBooking.getMyActivityWaitlist, () => [])
  const reasonsOf = async () =>
    within(await screen.findByRole('article', { name: 'Clay evening' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
  renderScreen('/activity-booking/new-booking', gatewayWith([found]))
  expect(await reasonsOf()).toEqual([
    expect.stringMatching(/^Met: Width of the entrance door: 86 cm$/),
    expect.stringMatching(/^Met: /),
    'Not met: Little space to move from a wheelchair to the toilet',
  ])
  cleanup()
  renderScreen('/activity-booking/new-booking', gatewayWith([{ ...found, fit: [] }]))
  expect((await reasonsOf())[0]).toBe('Width of the entrance door: 86 cm')
  cleanup()
  const broken = { ...found, fit: [need(8, 'notMet')], outOptionIds: [8] }
  renderScreen('/activity-booking/new-booking', gatewayWith([broken]))
  expect(await reasonsOf()).toEqual(['Not met: Out of order at the next session: Step-free entrance'])
})

test('no more access places are offered than there are spaces', async () => {
  renderScreen(
    path,
    gatewayOf({
      ...pottery,
      sessions: [
        {
          ...clayEvening,
          spacesLeft: 1,
          accessStock: {
            ...clayEvening.accessStock,
            wheelchairSpaces: { total: 9, left: 9 },
          },
        },
      ],
    }),
  )
  expect(await screen.findByRole('checkbox', { name: 'Wheelchair space, 1 left' })).toBeInTheDocument()
})

test('what a person is kept is no more left for their companion', async () => {
  renderScreen(path, gatewayOf())
  await userEvent.click(await screen.findByRole('button', { name: 'Add a free companion for Hēmi Parata' }))
  const kept = await screen.findAllByRole('group', { name: /^What should be kept for/ })
  const [own, companions] = kept.map((group) => within(group))
  await userEvent.click(own?.getByRole('checkbox', { name: 'Quiet place, 2 left' }) as HTMLElement)
  expect(companions?.getByRole('checkbox', { name: 'Quiet place, 1 left' })).toBeInTheDocument()
  await userEvent.click(own?.getByRole('checkbox', { name: 'Wheelchair space, 1 left' }) as HTMLElement)
  expect(companions?.queryByRole('checkbox', { name: /^Wheelchair space/ })).toBeNull()
})

test('everybody has one name in the form and in the bill, and a missing one is told by whom', async () => {
  renderScreen(path, gatewayOf())
  await userEvent.click(await screen.findByRole('button', { name: 'Add a free companion for Hēmi Parata' }))
  await userEvent.click(screen.getByRole('button', { name: 'Add a person' }))
  const bill = screen.getByRole('complementary', { name: 'Your booking' })
  expect(within(bill).getByText('Companion of Hēmi Parata')).toBeInTheDocument()
  expect(within(bill).getByText('Person 2')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Pay on a secure page' }))
  expect(await screen.findAllByText('Write the name of person 2, or remove them.')).not.toHaveLength(0)
})

test('an age that does not fit is refused at its field before anything is held', async () => {
  const gateway = gatewayOf()
  renderScreen(path, gateway)
  await userEvent.type(await screen.findByRole('textbox', { name: /^Age/ }), '8')
  await userEvent.tab()
  await userEvent.click(screen.getByRole('button', { name: 'Pay on a secure page' }))
  expect(await screen.findAllByText(/This activity is for people from 12 years\./)).not.toHaveLength(0)
  expect(screen.getByRole('textbox', { name: /^Age/ })).toBeInvalid()
  expect(gateway.inputsOf(activityBooking.getSessionStatusBeforeConfirmBooking)).toEqual([])
})

test('what a field refuses is not sent by the button that books', async () => {
  const gateway = gatewayOf(free)
  renderScreen(path, gateway)
  const firstName = await screen.findByRole('textbox', { name: 'First name' })
  await userEvent.click(firstName)
  await userEvent.paste('🙂'.repeat(60))
  await userEvent.click(screen.getByRole('button', { name: 'Book 1 space' }))
  expect(await screen.findAllByText(/This is too long/)).not.toHaveLength(0)
  expect(gateway.inputsOf(activityBooking.getSessionStatusBeforeConfirmBooking)).toEqual([])
})

test('a draft that is opened again conflicts with nothing that is only read late', async () => {
  const gateway = gatewayOf(free)
  renderScreen(path, gateway)
  const phone = await screen.findByRole('textbox', { name: /^Phone/ })
  await userEvent.clear(phone)
  await userEvent.type(phone, '021 555 0100')
  cleanup()
  renderScreen(path, gateway)
  expect(await screen.findByRole('textbox', { name: /^Phone/ })).toHaveValue('021 555 0100')
  expect(screen.queryByText('You both changed this.')).toBeNull()
})

test('somebody who has a booking of the session is led to it', async () => {
  renderScreen(
    path,
    gatewayOf({ ...pottery, myBookings: [{ activitySessionId: 9, activityBookingId: 71, status: 1 }] }),
  )
  expect((await screen.findByRole('link', { name: 'See your booking' })).getAttribute('href')).toBe(
    '/activity-booking/71',
  )
})

test('spaces that are held and free are not said to wait for a payment', async () => {
  const mine = [{ activitySessionId: 9, activityBookingId: 71, status: 0 as const }]
  renderScreen(path, gatewayOf({ ...free, myBookings: mine }))
  expect((await screen.findByRole('link', { name: 'Take them' })).getAttribute('href')).toBe('/activity-booking/71')
  expect(screen.queryByText(/payment/)).toBeNull()
})

test('a place that one person of a booking has is not offered to the next', async () => {
  const [session] = pottery.sessions
  if (!session) throw new Error('Pottery has a session.')
  const accessStock = { ...session.accessStock, wheelchairSpaces: { total: 2, left: 1 } }
  renderScreen(path, gatewayOf({ ...pottery, sessions: [{ ...session, accessStock }] }))
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Wheelchair space, 1 left' }))
  expect(screen.getByRole('checkbox', { name: 'Wheelchair space, 1 left' })).toBeChecked()
  await userEvent.click(screen.getByRole('button', { name: 'Add a person' }))
  expect(await screen.findByText(/^None left: .*wheelchair space/)).toBeInTheDocument()
  expect(screen.queryByRole('checkbox', { name: /^Wheelchair space/ })).not.toBeInTheDocument()
})

test('somebody whose spaces are held is led to the payment', async () => {
  renderScreen(
    path,
    gatewayOf({ ...pottery, myBookings: [{ activitySessionId: 9, activityBookingId: 71, status: 0 }] }),
  )
  expect((await screen.findByRole('link', { name: 'Go on to pay' })).getAttribute('href')).toBe('/activity-booking/71')
  expect(screen.queryByText('You already have a booking of this session.')).not.toBeInTheDocument()
})

test('a space that is free has no full price', async () => {
  const [session] = pottery.sessions
  if (!session) throw new Error('Pottery has a session.')
  renderScreen(path, gatewayOf({ ...pottery, sessions: [{ ...session, priceCents: 0, concessionPriceCents: null }] }))
  expect(await screen.findAllByText(/^One space/)).not.toHaveLength(0)
  expect(screen.queryByText(/Full price/)).not.toBeInTheDocument()
})

test('strangers find activities by kind, access places and order; all of it is in the address', async () => {
  const gateway = gatewayOf()
    .answer(activityBooking.getMyActivityWaitlist, () => [])
    .answer(activityBooking.getActivitySessionsForNewBooking, () => ({
      items: [pottery],
      totalCount: 1,
      pageNumber: 1,
      pageSize: 10,
    }))
  const router = renderScreen('/activity-booking/new-booking?kind=2&age=15&price=40&search=hoist', gateway)
  signOut()
  expect((await screen.findByRole('link', { name: 'Clay evening' })).getAttribute('href')).toBe(
    '/activity-booking/new-booking?activityId=5',
  )
  // Amenities are booked at their places.
  const atPlaces = screen.getByRole('link', { name: 'Search all places for “hoist”' })
  expect(atPlaces.getAttribute('href')).toBe('/search?q=hoist')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Quiet place' }))
  await waitFor(() => expect(router.state.location.search).toContain('wants=quietPlaces'))
  await waitFor(() =>
    expect(gateway.inputsOf(activityBooking.getActivitySessionsForNewBooking).at(-1)).toMatchObject({
      activityKindIds: [2],
      age: 15,
      maxPriceCents: 4000,
      wants: ['quietPlaces'],
      sort: 'when',
    }),
  )
})
