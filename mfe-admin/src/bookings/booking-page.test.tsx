import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { activityBooking } from '@waymark/contracts/activity-booking'
import { audit } from '@waymark/contracts/audit'
import { booking } from '@waymark/contracts/booking'
import { bookingStatus } from '@waymark/domain/enums'
import { texts } from '@waymark/domain/texts'
import { UiProvider } from '@waymark/ui/ui-provider'
import { FakeGateway } from '@waymark/web-kit/testing/fake-gateway'
import { hemi } from '@waymark/web-kit/testing/people'
import { sampleActivityBooking, sampleBooking } from '@waymark/web-kit/testing/sample-booking'
import { screenRenderer } from '@waymark/web-kit/testing/screen-renderer'
import { expect, test } from 'vitest'
import { BookingPage } from './booking-page.tsx'

const renderScreen = screenRenderer({
  routes: { admin: [{ path: 'global-admin/bookings/:id', Component: BookingPage }] },
  UiProvider,
  user: { ...hemi, isGlobalAdmin: true },
})
const notFound = { status: 404, name: 'NotFound', message: 'There is nothing here.' } as const
const noTrail = { items: [], totalCount: 0, pageNumber: 1, pageSize: 10 }

test('a booking of a service has its own facts', async () => {
  const gateway = new FakeGateway()
    .answer(booking.getBookingDetail, () => sampleBooking)
    .answer(audit.getAuditTrail, () => noTrail)
  renderScreen('/global-admin/bookings/41', gateway)
  await screen.findByText('Morning care, usual visit')
  expect(gateway.inputsOf(activityBooking.getActivityBookingDetail)).toHaveLength(0)
})

test('a booking that nobody has taken yet says in plain words why it cannot be cancelled', async () => {
  const cancelRefusal = texts.notConfirmed
  const gateway = new FakeGateway()
    .answer(booking.getBookingDetail, () => ({ ...sampleBooking, status: bookingStatus.New, cancelRefusal }))
    .answer(audit.getAuditTrail, () => noTrail)
  renderScreen('/global-admin/bookings/41', gateway)
  await screen.findByText(/^This booking still waits for somebody to take it\./)
  expect(screen.queryByText(cancelRefusal)).toBeNull()
})

test('a booking of an activity is cancelled with a reason, and what is paid back is said before', async () => {
  let status: 1 | 3 = bookingStatus.Confirmed
  const gateway = new FakeGateway()
    .answer(booking.getBookingDetail, () => notFound)
    .answer(activityBooking.getActivityBookingDetail, () => ({ ...sampleActivityBooking, status }))
    .answer(audit.getAuditTrail, () => noTrail)
    .answer(activityBooking.getActivityBookingRefundMessage, () => ({
      message: 'They get $48.00 NZD back.',
      refundCents: 4800,
      currency: 'NZD' as const,
      spaces: 2,
    }))
    .answer(activityBooking.cancelActivityBooking, () => {
      status = bookingStatus.Cancelled
      return { ...sampleActivityBooking, status }
    })
  renderScreen('/global-admin/bookings/61?item=activity', gateway)
  await screen.findByText('Pottery for beginners, 2 people')
  await userEvent.click(screen.getByRole('button', { name: 'Cancel booking' }))
  const question = await screen.findByRole('alertdialog')
  await within(question).findByText('They get $48.00 NZD back.')
  await userEvent.type(within(question).getByRole('textbox', { name: /Why/ }), 'Asked by phone')
  await userEvent.click(within(question).getByRole('button', { name: 'Yes, cancel it' }))
  await waitFor(() =>
    expect(gateway.inputsOf(activityBooking.cancelActivityBooking)).toEqual([
      { activityBookingId: 61, reason: 'Asked by phone', refundCents: 4800 },
    ]),
  )
  await screen.findByText('Nothing: only a confirmed booking can be cancelled.')
  // The address says what it is of: nobody asks for a booking of a service that is not there.
  expect(gateway.inputsOf(booking.getBookingDetail)).toEqual([])
})

test('a number that no booking has says so', async () => {
  const gateway = new FakeGateway()
    .answer(booking.getBookingDetail, () => notFound)
    .answer(activityBooking.getActivityBookingDetail, () => notFound)
  renderScreen('/global-admin/bookings/99', gateway)
  await screen.findByRole('heading', { name: 'There is no booking with this number' })
})
