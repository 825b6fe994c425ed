import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { activityBooking } from '@waymark/contracts/activity-booking'
import { activitySession } from '@waymark/contracts/activity-session'
import { bookingTeam } from '@waymark/contracts/booking-team'
import { useNotices } from '@waymark/web-kit/notices'
import { FakeGateway } from '@waymark/web-kit/testing/fake-gateway'
import { afterEach, expect, test } from 'vitest'
import { clayEvening, pottery } from '../testing/pottery.ts'
import { renderScreen } from '../testing/render-screen.tsx'

afterEach(() => sessionStorage.clear())

const path = '/activity-booking/for-client?activitySessionId=9'
const ofTom = `${path}&clientUserProfileId=41`
const add = activitySession.addActivityBookingForClient
const tom = { firstName: 'Tom', lastName: 'Reid', phone: '021 555 0155', clientReach: 'phone' as const }

function gatewayOf(session = clayEvening, client: { clientReach: 'account' | 'email' | 'phone' } = tom): FakeGateway {
  return new FakeGateway()
    .answer(activityBooking.getActivityForNewBooking, () => ({ ...pottery, sessions: [session] }))
    .answer(activitySession.getClientForActivityBooking, () => ({ ...tom, ...client }))
    .answer(bookingTeam.getClients, () => [
      { userProfileId: 41, firstName: 'Tom', lastName: 'Reid', phone: tom.phone, hasAccount: false },
    ])
    .answer(add, () => ({ activityBookingId: 77, clientReach: client.clientReach }))
}

test('finds the client who rings up, and then asks who comes', async () => {
  renderScreen(path, gatewayOf())
  await screen.findByRole('heading', { level: 1, name: 'Add a person' })
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Find a client' }), 'reid')
  await userEvent.click(await screen.findByRole('button', { name: 'Book for Tom Reid' }))
  await screen.findByRole('heading', { level: 1, name: 'Book for Tom Reid' })
  expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Tom Reid')
  expect(screen.getByText(/Clay evening, .* Reached on 021 555 0155\./)).toBeInTheDocument()
})

test('books spaces with an access place and a companion, to be paid at the door', async () => {
  const gateway = gatewayOf()
  renderScreen(ofTom, gateway)
  const form = await screen.findByRole('form', { name: 'Book for Tom Reid' })
  await userEvent.click(within(form).getByRole('checkbox', { name: /Wheelchair space, 1 left/ }))
  await userEvent.click(within(form).getByRole('button', { name: 'Add a free companion for Tom Reid' }))
  await userEvent.type(within(form).getByRole('textbox', { name: /Companion of Tom Reid/ }), 'Ana Reid')
  // What people share with an organiser is theirs to share.
  expect(within(form).queryByRole('button', { name: /^Tell / })).toBeNull()
  expect(within(form).getByText('To pay at the door')).toBeInTheDocument()
  expect(within(form).getByText(/No email address of Tom is known: tell them yourself, on 021 555 0155/)).toBeVisible()
  await userEvent.click(within(form).getByRole('button', { name: 'Book 2 spaces' }))
  await waitFor(() =>
    expect(gateway.inputsOf(add)).toMatchObject([
      {
        activitySessionId: 9,
        clientUserProfileId: 41,
        totalCents: 3200,
        people: [
          { name: 'Tom Reid', wantsWheelchairSpace: true },
          { name: 'Ana Reid', kind: 'companion', companionOf: 0 },
        ],
      },
    ]),
  )
  await waitFor(() =>
    expect(useNotices.getState().list[0]?.text).toMatch(
      /^Tom Reid has 2 spaces\. \$32\.00\sNZD is to be paid at the door\. No email address of Tom is known: tell them/,
    ),
  )
})

test('says who is told by email, and what the session has no room for', async () => {
  const gateway = gatewayOf({ ...clayEvening, priceCents: 0, concessionPriceCents: null }, { clientReach: 'email' })
  gateway.answer(add, () => ({ status: 409, name: 'SoldOut', message: 'No spaces are left in this session.' }))
  renderScreen(ofTom, gateway)
  expect(await screen.findByText('We tell Tom by email.')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Book 1 space' }))
  await waitFor(() => expect(gateway.inputsOf(add)).toHaveLength(1))
  await screen.findByText(/No spaces are left in this session\./)
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Tom Reid')
})

test('a full session asks for more spaces first', async () => {
  renderScreen(path, gatewayOf({ ...clayEvening, spacesLeft: 0, waitlistLength: 2 }))
  await screen.findByRole('heading', { name: 'This session is full' })
  expect(screen.getByRole('link', { name: 'Change its spaces' })).toHaveAttribute(
    'href',
    '/service-area/activities-events/activity-session/9?tab=details',
  )
})

test('says what is out of order at the session, so that the caller hears of it', async () => {
  const outage = { accessibilityOptionId: 16, amenityId: null, title: null, endDateTime: null, note: '' }
  const outages = [{ ...outage, outageId: 5, startDateTime: clayEvening.startDateTime }]
  const sessions = [clayEvening]
  renderScreen(
    ofTom,
    gatewayOf().answer(activityBooking.getActivityForNewBooking, () => ({ ...pottery, sessions, outages })),
  )
  expect(await screen.findByText('Out of order: Lift to every floor.')).toBeInTheDocument()
})
