import { findService } from '@waymark/domain/catalogue/services'
import type { ServiceOffer } from './service-offer.ts'
import type { BookingForm } from './use-booking-form.ts'

/** Who reads a private answer: a client hears the name of the organisation, a manager who books for one hears "your team". */
export function readerText({ accountName }: Pick<ServiceOffer, 'accountName'>, form: Pick<BookingForm, 'isForClient'>) {
  return form.isForClient ? 'Only your team sees this.' : `Only ${accountName} sees this.`
}

/** The hint of the notes. A ride has no field of its own for where it goes. */
export function notesHint(
  offer: Pick<ServiceOffer, 'accountName' | 'ServiceId'>,
  form: Pick<BookingForm, 'isForClient'>,
): string {
  const reader = readerText(offer, form)
  const isRide = findService(offer.ServiceId)?.sizeOptions.some(({ sizeType }) => sizeType === 'Distance')
  if (!isRide) return reader
  return `Write where the ride goes: the address, and when to be there. ${reader}`
}
