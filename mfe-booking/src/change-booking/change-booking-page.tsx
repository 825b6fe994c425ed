import { useParams } from '@waymark/web-kit/router'
import { ChangeOne } from './change-one.tsx'
import { ChooseBooking } from './choose-booking.tsx'

/** Moves a booking to another time; without an id, one of the upcoming bookings is chosen first. */
export function ChangeBookingPage() {
  const { id } = useParams()
  return id === undefined ? <ChooseBooking /> : <ChangeOne key={id} bookingId={Number(id)} />
}
