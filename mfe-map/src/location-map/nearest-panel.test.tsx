import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { standAlone } from '@waymark/contracts/stand-alone'
import { UiProvider } from '@waymark/ui/ui-provider'
import { FakeGateway } from '@waymark/web-kit/testing/fake-gateway'
import { aroha } from '@waymark/web-kit/testing/people'
import { screenRenderer } from '@waymark/web-kit/testing/screen-renderer'
import { expect, test, vi } from 'vitest'
import type { AmenityNear } from './amenity-list.tsx'
import { NearestPanel } from './nearest-panel.tsx'

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
  picture: null,
}
const pageOf = (items: AmenityNear[]) => ({ items, totalCount: items.length, pageNumber: 1, pageSize: 20 })
const onType = vi.fn()
const onClose = vi.fn()
const renderScreen = screenRenderer({
  routes: {
    dashboard: [
      {
        path: '/near',
        element: (
          <NearestPanel
            near={{ lat: -41.29, lng: 174.78, name: 'Te Aro, Wellington' }}
            typeId={2}
            hrefOf={(venueId) => `/location-map?venue=${venueId}`}
            onType={onType}
            onClose={onClose}
          />
        ),
      },
    ],
  },
  UiProvider,
  user: aroha,
})

test('each is listed with where it is, whether it is open, its place, directions and booking', async () => {
  renderScreen(
    '/near',
    new FakeGateway().answer(call, () => pageOf([room])),
  )
  expect(await screen.findByRole('heading', { name: 'Nearest to Te Aro' })).toHaveFocus()
  await screen.findByRole('heading', { name: 'Changing place with hoist' })
  expect(screen.getByText(/^Changing place · Te Aro · /)).toBeInTheDocument()
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

test('only those that are open are asked for, and all again when there are none', async () => {
  const gateway = new FakeGateway().answer(call, ({ openNow }) => pageOf(openNow ? [] : [room]))
  renderScreen('/near', gateway)
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Open now' }))
  await screen.findByRole('heading', { name: 'No changing place is known to be open now' })
  await userEvent.click(screen.getByRole('button', { name: 'Show all' }))
  await screen.findByRole('heading', { name: 'Changing place with hoist' })
  expect(gateway.inputsOf(call).slice(0, 2)).toMatchObject([{ amenityTypeIds: [2], openNow: false }, { openNow: true }])
})

test('another kind is chosen, and Escape leads back', async () => {
  renderScreen(
    '/near',
    new FakeGateway().answer(call, () => pageOf([])),
  )
  await userEvent.click(await screen.findByRole('button', { name: /What do you need/ }))
  await userEvent.click(await screen.findByRole('option', { name: 'Accessible toilet' }))
  expect(onType).toHaveBeenCalledWith(1)
  screen.getByRole('heading', { name: 'Nearest to Te Aro' }).focus()
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalled()
})
