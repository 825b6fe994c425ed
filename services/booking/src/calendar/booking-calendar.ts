import { providerName } from '@waymark/domain/booking/provider-name'
import { serviceName, sizeOptionName } from '@waymark/domain/catalogue/services'
import { type BookingStatus, bookingStatus, bookingStatusOf } from '@waymark/domain/enums'
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import type { BookingRow } from '../db/booking-lists.ts'

export const calendarContentType = 'text/calendar; charset=utf-8'

/** A booking as it appears in one reader's calendar. */
export interface CalendarEntry {
  readonly row: BookingRow
  readonly isClient: boolean
  /** Only the parties of the booking see its address and notes. */
  readonly seesPrivate: boolean
}

interface CalendarFacts {
  readonly publicUrl: URL
  readonly now: Date
}

const eventStatuses: Readonly<Record<BookingStatus, ICalEventStatus>> = {
  [bookingStatus.New]: ICalEventStatus.TENTATIVE,
  [bookingStatus.Confirmed]: ICalEventStatus.CONFIRMED,
  [bookingStatus.Completed]: ICalEventStatus.CONFIRMED,
  [bookingStatus.Cancelled]: ICalEventStatus.CANCELLED,
  [bookingStatus.Incomplete]: ICalEventStatus.CANCELLED,
}

/** One booking as a file. Importing it again after a change moves the entry; after a cancellation it removes it. */
export function calendarFile(entry: CalendarEntry, facts: CalendarFacts): string {
  const isGone = entry.row.status === bookingStatus.Cancelled
  return calendarOf([entry], isGone ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH, facts)
}

/** All bookings of a person, for calendars that poll. */
export function calendarFeedText(entries: readonly CalendarEntry[], facts: CalendarFacts): string {
  return calendarOf(entries, ICalCalendarMethod.PUBLISH, facts)
}

function calendarOf(
  entries: readonly CalendarEntry[],
  method: ICalCalendarMethod,
  { publicUrl, now }: CalendarFacts,
): string {
  const calendar = ical({
    name: 'Waymark bookings',
    prodId: { company: 'Waymark', product: 'bookings', language: 'EN' },
    method,
    ttl: 3600,
  })
  for (const entry of entries) calendar.createEvent(eventOf(entry, publicUrl, now))
  return calendar.toString()
}

/**
 * Instants are in UTC, which every calendar reads correctly across clock changes. The UID never changes; SEQUENCE
 * grows.
 */
function eventOf({ row, isClient, seesPrivate }: CalendarEntry, publicUrl: URL, now: Date) {
  const service = serviceName(row.service_id)
  const unit = row.unit_number ? `${row.unit_number}, ` : ''
  const size = sizeOptionName(row.service_id, row.size_option_id)
  const staff = row.staff.map(({ firstName }) => firstName).join(', ')
  const page = new URL(`/booking/${row.id}`, publicUrl).href
  const lines = [
    `${service}, ${size}`,
    isClient
      ? `With ${providerName({ accountName: row.account_name, serviceAreaName: row.area_name })}`
      : `Booked by ${row.client_name}`,
    ...(row.recipient_name !== null && seesPrivate ? [`For ${row.recipient_name}`] : []),
    ...(staff === '' ? [] : [`Staff: ${staff}`]),
    page,
  ]
  return {
    id: `booking-${row.id}@waymark`,
    sequence: row.calendar_sequence,
    start: row.starts_at,
    end: row.ends_at,
    stamp: now,
    // Strict calendars ignore a cancellation without an organizer (RFC 5546).
    organizer: { name: 'Waymark', email: `no-reply@${publicUrl.hostname}` },
    summary: isClient ? `${service} with ${row.account_name}` : `${service}: ${row.client_name}`,
    description: lines.join('\n'),
    url: page,
    status: eventStatuses[bookingStatusOf(row.status)],
    ...(seesPrivate ? { location: `${unit}${row.address}` } : {}),
  }
}
