import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { standAlone } from '@waymark/contracts/stand-alone'
import { kindThatHas } from '@waymark/domain/catalogue/amenity-types'
import { UiProvider } from '@waymark/ui/ui-provider'
import { FakeGateway } from '@waymark/web-kit/testing/fake-gateway'
import { aroha } from '@waymark/web-kit/testing/people'
import { screenRenderer } from '@waymark/web-kit/testing/screen-renderer'
import { useMapState, useUsualStart } from '@waymark/web-kit/use-map-state'
import { expect, test, vi } from 'vitest'
import type { AmenityNear } from './amenity-list.tsx'
import { NearestPanel } from './nearest-panel.tsx'
import { useNearestAmenities } from './use-nearest-amenities.ts'

const ceilingHoist = kindThatHas(4)?.featureId
const call = standAlone.getVenuesNearByAmenity
const room: AmenityNear = {
  amenityId: 81,
  amenityTypeId: 2,
  title: 'Changing place with hoist',
  description: 'A ceiling hoist for 200 kg.',
  featureIds: [303, 305],
  whereabouts: 'Ground floor, past the desk',
  isBookable: true,
  priceCents: 500,
  currency: 'NZD',
  serviceAreaId: 9,
  venueName: 'Civic Square Toilets',
  suburb: 'Te Aro',
  latitude: -41.29,
  longitude: 174.78,
  distanceKm: 0.42,
  openingHours: [],
  timeZone: 'Pacific/Auckland',
  isAlwaysOpen: true,
  fit: [],
  outages: [],
  picture: null,
}
const pageOf = (items: AmenityNear[]) => ({ items, totalCount: items.length, pageNumber: 1, pageSize: 20, needs: [] })
const onClose = vi.fn()
function Nearest() {
  const { state, change } = useMapState(useUsualStart())
  const nearest = useNearestAmenities(state)
  return (
    <NearestPanel
      state={state}
      typeId={state.amenityTypeId ?? 0}
      found={nearest.found}
      pressed={null}
      hrefOf={(venueId) => `/location-map?venue=${venueId}`}
      onChange={change}
      onClose={onClose}
    />
  )
}
const address = '/near?near=Te Aro, Wellington&at=-41.29,174.78&amenity=2'
const renderScreen = screenRenderer({
  routes: {
    dashboard: [
      {
        path: '/near',
        element: <Nearest />,
      },
    ],
  },
  UiProvider,
  user: aroha,
})

test('each is listed with where it is, whether it is open, its place, directions and booking', async () => {
  renderScreen(
    address,
    new FakeGateway().answer(call, () => pageOf([room])),
  )
  expect(await screen.findByRole('heading', { name: 'Nearest to Te Aro' })).toHaveFocus()
  await screen.findByRole('heading', { name: 'Changing place with hoist' })
  const suburb = screen.getByText('Te Aro')
  expect(suburb).toHaveAttribute('lang', 'mi')
  expect(suburb.parentElement).toHaveTextContent(/^Changing place · Te Aro · /)
  expect(screen.getByText('Ground floor, past the desk')).toBeInTheDocument()
  expect(screen.getByText('Open day and night')).toBeInTheDocument()
  expect(screen.getByText('Ceiling hoist, Shower')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: /Civic Square Toilets/ })).toHaveAttribute('href', '/location-map?venue=9')
  expect(screen.getByRole('link', { name: /Directions/ })).toHaveAttribute('href', expect.stringContaining('-41.29'))
  expect(screen.getByRole('link', { name: /Book for \$5.00/ })).toHaveAttribute(
    'href',
    '/activity-booking/new-booking?activityId=81',
  )
})

test('one whose hours nobody has given says so', async () => {
  renderScreen(
    address,
    new FakeGateway().answer(call, () => pageOf([{ ...room, isAlwaysOpen: false }])),
  )
  await screen.findByText('Hours not given')
})

test('only those that are open are asked for, and all again when there are none', async () => {
  const gateway = new FakeGateway().answer(call, ({ openNow }) => pageOf(openNow ? [] : [room]))
  renderScreen(address, gateway)
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Open now/ }))
  await screen.findByRole('heading', { name: 'No changing place is known to be as you ask' })
  await userEvent.click(screen.getByRole('button', { name: 'Show all' }))
  await screen.findByRole('heading', { name: 'Changing place with hoist' })
  expect(gateway.inputsOf(call).slice(0, 2)).toMatchObject([{ amenityTypeIds: [2], openNow: false }, { openNow: true }])
})

test('another kind is chosen, and Escape leads back', async () => {
  const gateway = new FakeGateway().answer(call, () => pageOf([]))
  renderScreen(address, gateway)
  await userEvent.click(await screen.findByRole('button', { name: /What do you need/ }))
  await userEvent.click(await screen.findByRole('option', { name: 'Accessible toilet' }))
  await waitFor(() => expect(gateway.inputsOf(call).at(-1)).toMatchObject({ amenityTypeIds: [1] }))
  screen.getByRole('heading', { name: 'Nearest to Te Aro' }).focus()
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalled()
})

test('where no hoist is, it leads to a changing place that has one', async () => {
  const gateway = new FakeGateway().answer(call, () => pageOf([]))
  renderScreen(address.replace('amenity=2', 'amenity=4'), gateway)
  await screen.findByRole('heading', { name: 'No hoist is on the map yet' })
  await userEvent.click(screen.getByRole('button', { name: 'Look for a changing place with one' }))
  await waitFor(() =>
    expect(gateway.inputsOf(call).at(-1)).toMatchObject({ amenityTypeIds: [2], featureIds: [ceilingHoist] }),
  )
})

test('who books with one organisation alone reads that its places are searched', async () => {
  const user = { ...aroha, restrictedToProviderId: 7, restrictedToProviderName: 'Rimu Physio' }
  renderScreen(
    address,
    new FakeGateway().answer(call, () => pageOf([])),
    user,
  )
  await screen.findByRole('heading', { name: 'No changing place is at Rimu Physio yet' })
  expect(screen.getByText(/^Your bookings are with Rimu Physio only/)).toBeInTheDocument()
})

test('what is out of order says so, and how well each fits', async () => {
  const outage = { outageId: 4, accessibilityOptionId: null, title: room.title, note: '', endDateTime: null }
  const broken: AmenityNear = {
    ...room,
    fit: ['met', 'unknown'],
    outages: [
      { ...outage, amenityId: 81, startDateTime: '2026-11-24T09:00:00' },
      {
        ...outage,
        outageId: 5,
        amenityId: null,
        title: null,
        accessibilityOptionId: 16,
        startDateTime: '2026-11-24T09:00:00',
      },
    ],
  }
  renderScreen(
    address,
    new FakeGateway().answer(call, () => pageOf([broken])),
  )
  expect(await screen.findByText(/Out of order\. From Tue 24 Nov 2026.*Nobody knows yet/)).toBeInTheDocument()
  expect(screen.getByText(/Out of order at this place: Lift to every floor/)).toBeInTheDocument()
  expect(screen.getByText('Fits 1 of 2')).toBeInTheDocument()
})

test('features are asked of the nearest, and stand in the address', async () => {
  const gateway = new FakeGateway().answer(call, ({ featureIds }) => pageOf(featureIds?.includes(303) ? [room] : []))
  renderScreen(address, gateway)
  await userEvent.click(await screen.findByRole('button', { name: 'It must have' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Ceiling hoist' }))
  await screen.findByRole('heading', { name: 'Changing place with hoist' })
  expect(gateway.inputsOf(call).at(-1)).toMatchObject({ featureIds: [303] })
})
