import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { activity } from '@waymark/contracts/activity'
import { activitySession } from '@waymark/contracts/activity-session'
import { amenity } from '@waymark/contracts/amenity'
import { serviceArea } from '@waymark/contracts/service-area'
import { FakeGateway } from '@waymark/web-kit/testing/fake-gateway'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderScreen } from '../testing/render-screen.tsx'
import { clay, onePage, saturday } from '../testing/sample-activity.ts'
import { changingPlace } from '../testing/sample-amenity.ts'
import type { Amenity } from './amenity-draft.ts'

/** The map with the pin is never in view. */
class OutOfView {
  observe() {}
  disconnect() {}
}
beforeEach(() => vi.stubGlobal('IntersectionObserver', OutOfView))

const path = '/service-area/amenity/81'
const update = amenity.updateAmenity
const session = { ...saturday, activityId: 81, activityTitle: 'Changing place', isOfAmenity: true }

function gatewayWith(saved: Amenity) {
  return new FakeGateway()
    .answer(amenity.getAmenityByAmenityId, () => saved)
    .answer(activity.getActivityByActivityId, () => ({ ...clay, activityId: 81, title: saved.title, isAmenity: true }))
    .answer(activitySession.getActivitySessionsByActivityId, ({ status }) =>
      onePage(status === 'Draft' ? [] : [session]),
    )
    .answer(serviceArea.getServiceAreasByUser, () => [])
    .answer(serviceArea.getListUserRoleOnServiceArea, () => onePage([]))
}

test('a closed amenity says why to those who have booked, after what that does is said', async () => {
  const gateway = gatewayWith(changingPlace).answer(update, () => ({ ...changingPlace, status: 'Closed' as const }))
  renderScreen(path, gateway)
  await userEvent.click(await screen.findByRole('button', { name: 'Close it' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Close Changing place?' })
  expect(dialog).toHaveTextContent('This cancels 2 sessions to come. We tell everybody who has booked')
  const confirm = () => within(dialog).getByRole('button', { name: 'Yes, close it and cancel 2 sessions' })
  await userEvent.click(confirm())
  expect(gateway.inputsOf(update)).toEqual([])
  await userEvent.type(within(dialog).getByRole('textbox', { name: /Why/ }), 'The hoist is broken.')
  await userEvent.click(confirm())
  await waitFor(() =>
    expect(gateway.inputsOf(update)).toMatchObject([
      {
        amenityId: 81,
        version: 3,
        status: 'Closed',
        closeReason: 'The hoist is broken.',
        priceCents: 500,
        isBookable: true,
      },
    ]),
  )
})

test.each([
  { booked: 'for nothing', changes: { priceCents: 0 }, told: 'We tell 2 bookings (3 people). You can open it again' },
  {
    booked: 'for money',
    changes: {},
    told: 'We tell 2 bookings (3 people), and give them all of their money back. You',
  },
  { booked: 'by nobody', changes: { bookingCount: 0, peopleCount: 0 }, told: 'Nobody has booked it. You can open it' },
])('closing one says how many have booked: $booked', async ({ changes, told }) => {
  const only = { ...session, ...changes }
  const gateway = gatewayWith({ ...changingPlace, priceCents: only.priceCents, comingSessions: 1 })
    .answer(activitySession.getActivitySessionsByActivityId, () => onePage([only]))
    .answer(update, () => ({ ...changingPlace, status: 'Closed' as const }))
  renderScreen(path, gateway)
  await userEvent.click(await screen.findByRole('button', { name: 'Close it' }))
  await waitFor(() =>
    expect(screen.getByRole('alertdialog')).toHaveTextContent(`This cancels 1 session to come. ${told}`),
  )
  if (only.bookingCount > 0) return
  await userEvent.click(screen.getByRole('button', { name: 'Yes, close it and cancel 1 session' }))
  await waitFor(() => expect(gateway.inputsOf(update)).toMatchObject([{ status: 'Closed', closeReason: '' }]))
})

test('a closed one opens again, without a reason', async () => {
  const closed = { ...changingPlace, status: 'Closed' as const, comingSessions: 0 }
  const gateway = gatewayWith(closed).answer(update, () => changingPlace)
  renderScreen(path, gateway)
  await userEvent.click(await screen.findByRole('button', { name: 'Open it again' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Yes, open it again' }))
  await waitFor(() => expect(gateway.inputsOf(update)).toMatchObject([{ status: 'Active', latitude: -41.31 }]))
})

test('another kind starts without features, and a changing place is not saved without one', async () => {
  const gateway = gatewayWith({ ...changingPlace, amenityTypeId: 5, featureIds: [] }).answer(
    update,
    () => changingPlace,
  )
  renderScreen(path, gateway)
  await userEvent.click(await screen.findByRole('button', { name: /Kind of amenity/ }))
  await userEvent.click(await screen.findByRole('option', { name: 'Changing place' }))
  await userEvent.click(screen.getByRole('button', { name: 'Save details' }))
  await screen.findAllByText('Choose at least one feature of this changing place.')
  expect(gateway.inputsOf(update)).toEqual([])
})

test('a place of its own asks for its pin', async () => {
  const gateway = gatewayWith({ ...changingPlace, latitude: null, longitude: null }).answer(update, () => changingPlace)
  renderScreen(path, gateway)
  await userEvent.click(await screen.findByRole('radio', { name: /^Somewhere else/ }))
  await userEvent.clear(await screen.findByRole('textbox', { name: /^Latitude/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Save details' }))
  await screen.findByRole('link', { name: 'Latitude: There is no pin yet. Set it on the map, or write its latitude.' })
  expect(gateway.inputsOf(update)).toEqual([])
})

test('the point and the hours of the location are sent as none of its own', async () => {
  const gateway = gatewayWith(changingPlace).answer(update, () => changingPlace)
  renderScreen(path, gateway)
  await userEvent.click(await screen.findByRole('radio', { name: 'Where the location is on the map' }))
  await userEvent.click(screen.getByRole('radio', { name: 'Whenever the location is open' }))
  await userEvent.click(screen.getByRole('button', { name: 'Save details' }))
  await waitFor(() =>
    expect(gateway.inputsOf(update)).toMatchObject([
      { latitude: null, longitude: null, openingHours: null, featureIds: [303, 305] },
    ]),
  )
})

test('its sessions are those of any activity', async () => {
  renderScreen(`${path}?tab=sessions`, gatewayWith(changingPlace))
  await screen.findByRole('link', { name: 'Sat 5 Dec 2026' })
  expect(screen.getByRole('button', { name: 'Export to Excel' })).toBeInTheDocument()
})

test('one that is not booked leads to where that is changed', async () => {
  const router = renderScreen(`${path}?tab=sessions`, gatewayWith({ ...changingPlace, isBookable: false }))
  await userEvent.click(await screen.findByRole('button', { name: 'Change how it is booked' }))
  await screen.findByRole('checkbox', { name: 'People book it' })
  expect(router.state.location.search).toBe('?tab=booking')
})

test('the price of an amenity says nothing of companions, who are not booked there', async () => {
  renderScreen(path, gatewayWith(changingPlace))
  await userEvent.click(await screen.findByRole('tab', { name: 'Price and refunds' }))
  expect(await screen.findByText('Whoever comes along to help needs no space, and pays nothing.')).toBeVisible()
  expect(screen.queryByRole('checkbox', { name: /companion/ })).toBeNull()
})

test('the price of an amenity that is free says until when a booking can be cancelled', async () => {
  renderScreen(`${path}?tab=price`, gatewayWith({ ...changingPlace, priceCents: 0, policyNote: 'Ring the desk.' }))
  expect(
    await screen.findByText(/^It is free\. .*cancel 3 hours or more before the start.* Ring the desk\.$/),
  ).toBeVisible()
})
