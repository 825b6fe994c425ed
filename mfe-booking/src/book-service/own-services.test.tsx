import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { booking } from '@waymark/contracts/booking'
import { FakeGateway } from '@waymark/web-kit/testing/fake-gateway'
import { expect, test } from 'vitest'
import { newBookingData } from '../testing/new-booking-data.ts'
import { renderScreen } from '../testing/render-screen.tsx'

const walking = {
  serviceId: 1021,
  name: 'Nordic walking by the Harbour',
  familyName: 'Therapy',
  description: 'With poles, and as many rests as you like.',
  areaCount: 2,
  fromFeeDisplay: null,
  accountName: 'Rimu Physio',
}

const gateway = () =>
  new FakeGateway()
    .answer(booking.getDataForNewBooking, () => newBookingData)
    .answer(booking.findOwnServices, ({ search = '', serviceId }) =>
      serviceId === walking.serviceId || (search !== '' && 'nordic walking'.includes(search.toLowerCase()))
        ? [walking]
        : [],
    )
    .answer(booking.getAvailableServiceAreasForNewBooking, ({ pageNumber = 1, pageSize = 10 }) => ({
      items: [],
      totalCount: 0,
      pageNumber,
      pageSize,
    }))

test('what somebody needs is found by the name that an organisation gave it', async () => {
  const router = renderScreen('/booking/book-service', gateway())
  await userEvent.type(await screen.findByRole('searchbox', { name: /What do you need/ }), 'nordic')
  const found = await screen.findByRole('link', { name: /^Nordic walking by the Harbour/ })
  expect(screen.getByText('Offered at 2 locations of Rimu Physio')).toBeVisible()
  await userEvent.click(found)
  expect(router.state.location.search).toContain('service=1021')
  expect(await screen.findByText('Say where the visit is. Then the providers near it are listed here.')).toBeVisible()
  expect(screen.getByText(walking.description)).toBeVisible()
})

test('an address with an own service opens with its name, as it is written', async () => {
  renderScreen('/booking/book-service?service=1021&near=Newtown%2C+Wellington&lat=-41.311&lng=174.779', gateway())
  expect(await screen.findByText(/for Nordic walking by the Harbour\.$/)).toBeVisible()
})
