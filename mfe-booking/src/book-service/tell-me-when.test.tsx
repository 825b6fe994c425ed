import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { booking } from '@waymark/contracts/booking'
import type { OutputOf } from '@waymark/contracts/define-call'
import { serviceWatch } from '@waymark/contracts/service-watch'
import { FakeGateway } from '@waymark/web-kit/testing/fake-gateway'
import { expect, test } from 'vitest'
import { newBookingData } from '../testing/new-booking-data.ts'
import { renderScreen } from '../testing/render-screen.tsx'

const path = '/booking/book-service?service=10&near=Newtown%2C+Wellington&lat=-41.311&lng=174.779'
const laundry = {
  serviceId: 10,
  name: 'Laundry and ironing',
  familyName: 'Home help',
  description: 'Washing and ironing in your home.',
  areaCount: 0,
  fromFeeDisplay: null,
}

function gatewayOf(): FakeGateway {
  return new FakeGateway()
    .answer(booking.getDataForNewBooking, () => ({
      ...newBookingData,
      services: [laundry],
    }))
    .answer(booking.getAvailableServiceAreasForNewBooking, () => ({
      items: [],
      totalCount: 0,
      pageNumber: 1,
      pageSize: 10,
    }))
}

test('where nobody comes, one press waits for it, and another waits no longer', async () => {
  let watches: OutputOf<typeof serviceWatch.getServiceWatches> = []
  const gateway = gatewayOf()
    .answer(serviceWatch.getServiceWatches, () => watches)
    .answer(serviceWatch.watchService, ({ ServiceId, placeLabel }) => {
      const kept = { serviceName: laundry.name, latitude: -41.31, longitude: 174.78, askedAt: '2026-11-24T00:00:00Z' }
      watches = [{ serviceWatchId: 5, serviceId: ServiceId, placeLabel, ...kept }]
      return { serviceWatchId: 5 }
    })
    .answer(serviceWatch.removeServiceWatch, () => {
      watches = []
      return { done: true as const }
    })
  renderScreen(path, gateway)
  const wait = { name: 'Tell me when somebody offers this near Newtown, Wellington' }
  await userEvent.click(await screen.findByRole('button', wait))
  await userEvent.click(await screen.findByRole('button', { name: 'Do not tell me' }))
  await screen.findByRole('button', wait)
  expect(gateway.inputsOf(serviceWatch.watchService)).toEqual([
    {
      ServiceId: 10,
      placeLabel: 'Newtown, Wellington',
      LatitudeForService: -41.311,
      LongitudeForService: 174.779,
    },
  ])
  expect(gateway.inputsOf(serviceWatch.removeServiceWatch)).toEqual([{ serviceWatchId: 5 }])
})

test('a stranger logs in or registers first, and comes back to the same service and place', async () => {
  renderScreen(path, gatewayOf(), null)
  const link = await screen.findByRole('link', { name: 'Log in to be told' })
  const url = new URL(link.getAttribute('href') ?? '', 'http://a').searchParams.get('url')
  expect(url).toContain('service=10')
  expect(url).toContain('near=Newtown%2C+Wellington')
})
