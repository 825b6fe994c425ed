import type { activityBooking } from '@waymark/contracts/activity-booking'
import type { booking } from '@waymark/contracts/booking'
import type { OutputOf } from '@waymark/contracts/define-call'
import { formatDateTime } from '@waymark/web-kit/format'
import { namedZone } from '@waymark/web-kit/viewer-zone'
import type { BookingRow } from './bookings-query.ts'

export type BookingDetail = OutputOf<typeof booking.getBookingDetail>
export type ActivityBookingDetail = OutputOf<typeof activityBooking.getActivityBookingDetail>

/** What the page of a booking says of either item type. */
export interface AnyBooking extends Pick<BookingDetail, 'bookingId' | 'status' | 'timeZone' | 'history'> {
  readonly name: string
  readonly start: string
  readonly end: string
}

export function aboutService(detail: BookingDetail): AnyBooking {
  const { itemName: name, requestedStartDateTime: start, requestedEndDateTime: end } = detail
  return { ...detail, name, start, end }
}

export function aboutActivity(detail: ActivityBookingDetail): AnyBooking {
  const { activityBookingId: bookingId, activityTitle: name, startDateTime: start, endDateTime: end } = detail
  return { ...detail, bookingId, name, start, end }
}

/** "Morning care, Tue 24 Nov 2026, 9:15 am": how a booking is named in questions. */
export function bookingName({
  itemName,
  requestedStartDateTime: start,
  timeZone,
}: Pick<BookingRow, 'itemName' | 'requestedStartDateTime' | 'timeZone'>): string {
  return `${itemName}, ${formatDateTime(start, namedZone(timeZone))}`
}

/** Who goes, or null until somebody is found. */
export function staffNames({ staff }: Pick<BookingRow, 'staff'>): string | null {
  return staff.length === 0 ? null : staff.map(personName).join(', ')
}

export function personName({ firstName, lastName }: { readonly firstName: string; readonly lastName: string }): string {
  return `${firstName} ${lastName}`
}
