import { useParams } from '@waymark/web-kit/router'
import { ChangeOne } from './change-one.tsx'
import { ChooseBooking } from './choose-booking.tsx'

/** Changes the time or the answers of a booking; without an id, one of the upcoming bookings is chosen first. */
export function ChangeBookingPage() {
  const { id } = useParams()
  return id === undefined ? <ChooseBooking /> : <ChangeOne key={id} bookingId={Number(id)} />
}
