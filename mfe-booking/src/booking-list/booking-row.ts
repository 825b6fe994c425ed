import type { booking } from '@waymark/contracts/booking'
import type { OutputOf } from '@waymark/contracts/define-call'
import { bookingPath } from '@waymark/domain/booking/booking-path'
import { formatCount, formatDateTime } from '@waymark/web-kit/format'
import { namedZone } from '@waymark/web-kit/viewer-zone'

export type BookingList = OutputOf<typeof booking.getBookingList>
export type BookingRow = BookingList['items'][number]
/** What a row stands for that is a session with several bookings. */
export type SessionSum = NonNullable<BookingList['sessions']>[number]

/** The sum of a row that stands for several bookings of a session; undefined for one booking. */
export function sumOf(
  { activitySessionId }: BookingRow,
  sums: readonly SessionSum[] | undefined,
): SessionSum | undefined {
  return sums?.find((sum) => sum.activitySessionId === activitySessionId && sum.bookingCount > 1)
}

/** "Morning care, Tue 24 Nov 2026, 9:15 am": how a booking is named in questions and to screen readers. */
export function bookingName({
  itemName,
  requestedStartDateTime,
  timeZone,
}: Pick<BookingRow, 'itemName' | 'requestedStartDateTime' | 'timeZone'>) {
  return `${itemName}, ${formatDateTime(requestedStartDateTime, namedZone(timeZone))}`
}

/** A row by its client and booking; one of several bookings of a session by the session and how many they are. */
export function rowName(row: BookingRow, sums: readonly SessionSum[] | undefined): string {
  const sum = sumOf(row, sums)
  return sum
    ? `${bookingName(row)}, ${formatCount(sum.bookingCount, 'booking')}`
    : `${row.clientName}, ${bookingName(row)}`
}

/** The page of one booking, whoever looks at it: of a session it is cancelled and refunded there. */
export function rowHref(row: BookingRow): string {
  return bookingPath(row, 'client')
}

/** Who comes, or null until somebody is found. */
export function staffNames({ staff }: Pick<BookingRow, 'staff'>): string | null {
  return staff.length === 0 ? null : staff.map(({ firstName, lastName }) => `${firstName} ${lastName}`).join(', ')
}
