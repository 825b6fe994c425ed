import type { ServiceOffer } from './service-offer.ts'
import type { BookingForm } from './use-booking-form.ts'

/** What every stop of the form receives. */
export interface StopProps {
  readonly offer: ServiceOffer
  readonly form: BookingForm
}
