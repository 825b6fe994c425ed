import type { booking } from '@waymark/contracts/booking'
import type { OutputOf } from '@waymark/contracts/define-call'

/** The start of a change in the contract's shape, for tests. */
export const sampleChange: OutputOf<typeof booking.getDataForChangeBooking> = {
  bookingId: 41,
  bookingSeriesId: 40,
  status: 1,
  requestedStartDateTime: '2026-11-24T09:15:00',
  requestedEndDateTime: '2026-11-24T10:15:00',
  timeZone: 'Pacific/Auckland',
  ServiceAreaServiceId: 1,
  ServiceAreaId: 1,
  ServiceId: 1,
  ServiceSizeOptionId: 12,
  durationMinutes: 60,
  serviceName: 'Morning care',
  sizeOptionName: 'Usual visit',
  serviceAreaName: 'Newtown',
  accountName: 'Kōwhai Care',
  clientName: 'Hēmi Parata',
  recipientName: null,
  feeDisplay: '$48.00',
  staff: [{ userProfileId: 21, firstName: 'Sina', lastName: 'Leota' }],
  staffToChoose: [{ userProfileId: 21, firstName: 'Sina', lastName: 'Leota' }],
  staffToChooseCount: 1,
  mayChange: true,
  changeRefusal: null,
  freeToChangeUntil: '2026-11-23T09:15:00',
  fromDate: '2026-11-20',
  toDate: '2027-05-20',
  movedDates: { later: ['2026-11-24T09:15:00'], all: ['2026-11-24T09:15:00'] },
}
