import type { ServiceOffer } from './service-offer.ts'
import type { BookingForm } from './use-booking-form.ts'

/** Who reads a private answer: a client hears the name of the organisation, a manager who books for one hears "your team". */
export function readerText({ accountName }: Pick<ServiceOffer, 'accountName'>, form: Pick<BookingForm, 'isForClient'>) {
  return form.isForClient ? 'Only your team sees this.' : `Only ${accountName} sees this.`
}
