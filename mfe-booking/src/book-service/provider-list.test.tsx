import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { booking } from '@waymark/contracts/booking'
import type { OutputOf } from '@waymark/contracts/define-call'
import { shortlist } from '@waymark/contracts/shortlist'
import { FakeGateway } from '@waymark/web-kit/testing/fake-gateway'
import { hemi } from '@waymark/web-kit/testing/people'
import { expect, test } from 'vitest'
import { newBookingData } from '../testing/new-booking-data.ts'
import { renderScreen } from '../testing/render-screen.tsx'

const path = '/booking/book-service?service=1&near=Newtown%2C+Wellington&lat=-41.311&lng=174.779'

type Provider = OutputOf<typeof booking.getAvailableServiceAreasForNewBooking>['items'][number]

const provider: Provider = {
  serviceAreaServiceId: 7,
  serviceAreaId: 1,
  accountId: 7,
  accountLogo: null,
  accountName: 'Kōwhai Care',
  serviceAreaName: 'Newtown',
  suburb: 'Newtown',
  feeListDisplay: ['Usual visit: $48.00'],
  accountDescription: '',
  badgeLogos: [],
  pricingDescription: '',
  isShortlistedProvider: true,
  distanceKm: 0.5,
  rating: { average: null, count: 0 },
  nextFree: '2026-11-25T10:15:00',
  closesOn: null,
  timeZone: 'Pacific/Chatham',
  fit: [],
  placeNeedCount: 0,
}

const starred = {
  serviceAreaId: 1,
  serviceAreaName: 'Newtown',
  accountName: 'Kōwhai Care',
  accountLogo: null,
  banner: null,
  suburb: 'Newtown',
  venueTypeName: 'Mobile service',
  serviceCount: 2,
  state: 'open' as const,
  note: '',
  rating: { average: null, count: 0 },
  isMobile: true,
  fit: [],
  facts: [],
  outOptionIds: [],
}

function gatewayOf(): FakeGateway {
  let entries = [starred]
  return new FakeGateway()
    .answer(booking.getDataForNewBooking, () => ({
      ...newBookingData,
      services: [
        {
          serviceId: 1,
          name: 'Morning care',
          familyName: 'Personal care',
          description: 'Help to get up.',
          fromFeeDisplay: '$48.00',
          areaCount: 1,
        },
      ],
    }))
    .answer(booking.getAvailableServiceAreasForNewBooking, ({ pageNumber = 1, pageSize = 10, isShortlistedOnly }) => {
      const all = isShortlistedOnly && entries.length === 0 ? [] : [provider]
      return { items: pageNumber === 1 ? all : [], totalCount: all.length, pageNumber, pageSize }
    })
    .answer(shortlist.getShortlist, () => ({ serviceAreaIds: entries.map((one) => one.serviceAreaId), entries }))
    .answer(shortlist.removeShortlist, () => {
      entries = []
      return { serviceAreaIds: [] }
    })
}

test('a page that does not exist redirects to the last one, where the next free time names its zone', async () => {
  const router = renderScreen(`${path}&page=9`, gatewayOf())
  await screen.findByRole('link', { name: 'Book this time: Kōwhai Care, Newtown' })
  expect(router.state.location.search).not.toContain('page=')
  expect(screen.getByText('Wed 25 Nov 2026, 10:15 am (Chatham time)')).toBeInTheDocument()
})

test('when a provider leaves a list of starred ones, the focus stays on the list', async () => {
  renderScreen(`${path}&shortlisted=yes`, gatewayOf())
  await userEvent.click(await screen.findByRole('button', { name: /^On your shortlist/ }))
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Book this time: Kōwhai Care, Newtown' })).toBeNull())
  expect(document.activeElement?.textContent).toBe('0 providers come to Newtown, Wellington for morning care.')
})

test('who books with one organisation alone reads that it does not come, not that nobody does', async () => {
  const gateway = gatewayOf().answer(
    booking.getAvailableServiceAreasForNewBooking,
    ({ pageNumber = 1, pageSize = 10 }) => ({
      items: [],
      totalCount: 0,
      pageNumber,
      pageSize,
    }),
  )
  renderScreen(path, gateway, { ...hemi, restrictedToProviderId: 7, restrictedToProviderName: 'Rimu Physio' })
  await screen.findByText('Rimu Physio does not come')
  expect(screen.queryByText(/Nobody comes/)).toBeNull()
  expect(screen.queryByText(/Tell me when/)).toBeNull()
})
