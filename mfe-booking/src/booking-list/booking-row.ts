import type { booking } from '@waymark/contracts/booking'
import type { OutputOf } from '@waymark/contracts/define-call'
import { formatDateTime } from '@waymark/web-kit/format'

export type BookingRow = OutputOf<typeof booking.getBookingList>['items'][number]

/** "Morning care, Tue 24 Nov 2026, 9:15 am": how a booking is named in questions and to screen readers. */
export function bookingName({
  itemName,
  requestedStartDateTime,
}: Pick<BookingRow, 'itemName' | 'requestedStartDateTime'>) {
  return `${itemName}, ${formatDateTime(requestedStartDateTime)}`
}

/** Who comes, or null until somebody is found. */
export function staffNames({ staff }: Pick<BookingRow, 'staff'>): string | null {
  return staff.length === 0 ? null : staff.map(({ firstName, lastName }) => `${firstName} ${lastName}`).join(', ')
}
