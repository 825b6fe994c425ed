import { bookingStatusNames } from '@waymark/domain/booking/status'
import type { SheetColumn } from '@waymark/service-kit/sheet'
import type { bookingRowAnswer, priceOf } from '../answers/booking-row.ts'

/** A row of a list with its price. */
type ExportedBooking = ReturnType<typeof bookingRowAnswer> & { readonly price: ReturnType<typeof priceOf> }

/** The columns of the exported sheet; times are wall times of the booking's area. */
export const bookingColumns: readonly SheetColumn<ExportedBooking>[] = [
  { title: 'Booking', width: 10, textOf: (row) => String(row.bookingId) },
  { title: 'Status', width: 12, textOf: (row) => bookingStatusNames[row.status] },
  { title: 'Start', width: 17, timeOf: (row) => row.requestedStartDateTime },
  { title: 'End', width: 17, timeOf: (row) => row.requestedEndDateTime },
  { title: 'Time zone', width: 18, textOf: (row) => row.timeZone },
  { title: 'Item type', width: 10, textOf: (row) => row.itemType },
  { title: 'Service or activity', width: 28, textOf: (row) => row.itemName },
  { title: 'Size or people', width: 18, textOf: (row) => row.itemDetail },
  { title: 'Provider', width: 24, textOf: (row) => row.accountName },
  { title: 'Location', width: 28, textOf: (row) => row.serviceAreaName },
  { title: 'Staff', width: 24, textOf: (row) => row.staff.map(fullName).join(', ') },
  { title: 'Booked by', width: 22, textOf: (row) => row.clientName },
  { title: 'For', width: 22, textOf: (row) => row.recipientName ?? '' },
  { title: 'Address', width: 44, textOf: (row) => row.AddressForService },
  { title: 'Fee', width: 18, textOf: (row) => row.feeDisplay },
  { title: 'Price', width: 12, numberOf: ({ price }) => (price.cents === null ? null : price.cents / 100) },
  { title: 'Currency', width: 10, textOf: ({ price }) => (price.cents === null ? '' : price.currency) },
]

function fullName(person: { readonly firstName: string; readonly lastName: string }): string {
  return `${person.firstName} ${person.lastName}`
}
