import { cleanup, screen, within } from '@testing-library/react'
import { booking } from '@waymark/contracts/booking'
import { tooCloseText } from '@waymark/domain/texts'
import { afterEach, expect, test, vi } from 'vitest'
import { FakeGateway } from '../testing/fake-gateway.ts'
import { renderScreen } from '../testing/render-screen.tsx'
import { sampleBooking } from '../testing/sample-booking.ts'

vi.setConfig({ testTimeout: 20_000 })

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('a booking says what was agreed and what happened', async () => {
  renderScreen(
    '/booking/41',
    new FakeGateway().answer(booking.getBookingDetail, () => sampleBooking),
  )
  const facts = await screen.findByRole('region', { name: 'What was agreed' })
  expect(within(facts).getByText('Sina Leota')).toBeTruthy()
  expect(within(facts).getByText('Step-free entrance')).toBeTruthy()
  expect(screen.getByText(/by Hēmi Parata/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Complete' })).toBeNull()
})

test('past the cut-off the buttons stay and say why not', async () => {
  const refusal = tooCloseText(3)
  renderScreen(
    '/booking/41',
    new FakeGateway().answer(booking.getBookingDetail, () => ({
      ...sampleBooking,
      cancelRefusal: refusal,
      changeRefusal: tooCloseText(24),
    })),
  )
  const cancel = await screen.findByRole('button', { name: 'Cancel booking' })
  expect(cancel.getAttribute('aria-disabled')).toBe('true')
  expect(screen.getByText(refusal)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Change booking' }).getAttribute('aria-disabled')).toBe('true')
})

test('somebody else’s booking is not here', async () => {
  renderScreen(
    '/booking/41',
    new FakeGateway().answer(booking.getBookingDetail, () => ({
      status: 404,
      name: 'NotFound',
      message: 'Not found.',
    })),
  )
  expect(await screen.findByText('This booking is not here')).toBeTruthy()
})
