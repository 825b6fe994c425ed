import type { booking } from '@waymark/contracts/booking'
import type { OutputOf } from '@waymark/contracts/define-call'
import { country } from '@waymark/domain/enums'

/** What a new booking starts from, for somebody who has never booked: no service chosen, nothing kept. */
export const newBookingData: OutputOf<typeof booking.getDataForNewBooking> = {
  offer: null,
  offers: [],
  services: [],
  client: { firstName: 'Hēmi', lastName: 'Parata', phone: null, countryId: country.nz, needs: [] },
  lastStaff: null,
  lastAddress: null,
  ownAddress: null,
  recipients: [],
  addresses: [],
  again: null,
  quote: null,
}
