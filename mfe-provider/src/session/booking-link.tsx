import { activityBookingPath } from '@waymark/domain/booking/booking-path'
import { TextLink } from '@waymark/ui/text-link'
import type { SessionBooking } from './attendance.ts'

/** To the page of one booking of the session, where it is cancelled and refunded. */
export function BookingLink({ booking }: { readonly booking: SessionBooking }) {
  return <TextLink href={activityBookingPath(booking.activityBookingId)}>Booking of {booking.contactName}</TextLink>
}
