import { screen } from '@testing-library/react'
import { booking } from '@waymark/contracts/booking'
import { FakeGateway } from '@waymark/web-kit/testing/fake-gateway'
import { aroha } from '@waymark/web-kit/testing/people'
import { expect, test } from 'vitest'
import { renderScreen } from '../testing/render-screen.tsx'

test('where a service is not theirs to book, another service is offered for the same client', async () => {
  const message = 'This service cannot be booked here at present.'
  const gateway = new FakeGateway().answer(booking.getDataForNewBooking, () => ({
    status: 409,
    name: 'NotOffered',
    message,
  }))
  renderScreen('/booking/for-client?clientUserProfileId=12&serviceAreaServiceId=7', gateway, aroha)
  await screen.findByText(message)
  const link = screen.getByRole('link', { name: 'Choose another service' })
  expect(link).toHaveAttribute('href', '/booking/for-client?clientUserProfileId=12')
  expect(screen.queryByRole('link', { name: 'Choose another client' })).toBeNull()
})
