import { screen } from '@testing-library/react'
import { booking } from '@waymark/contracts/booking'
import { FakeGateway } from '@waymark/web-kit/testing/fake-gateway'
import { hemi } from '@waymark/web-kit/testing/people'
import { expect, test } from 'vitest'
import { newBookingData } from '../testing/new-booking-data.ts'
import { renderScreen } from '../testing/render-screen.tsx'

test('who books with one organisation alone, which offers nothing at present, reads that, and no empty lists', async () => {
  const services = newBookingData.services.map((service) => ({ ...service, areaCount: 0 }))
  const gateway = new FakeGateway().answer(booking.getDataForNewBooking, () => ({ ...newBookingData, services }))
  renderScreen('/booking/book-service', gateway, {
    ...hemi,
    restrictedToProviderId: 7,
    restrictedToProviderName: 'Rimu Physio',
  })
  expect(await screen.findByText('Rimu Physio takes no bookings at present')).toBeVisible()
  expect(screen.queryByText('Offered in most places')).toBeNull()
  expect(screen.queryByText(/does not offer/)).toBeNull()
})
