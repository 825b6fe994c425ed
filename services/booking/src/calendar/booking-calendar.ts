import { bookingPath, sessionPath } from '@waymark/domain/booking/booking-path'
import { providerName } from '@waymark/domain/booking/provider-name'
import { type BookingStatus, bookingStatus, bookingStatusOf } from '@waymark/domain/enums'
import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { itemAnswer } from '../answers/booking-row.ts'
import type { BookingRow } from '../db/booking-rows.ts'
import type { SessionOfStaff } from '../db/calendar-feeds.ts'

export const calendarContentType = 'text/calendar; charset=utf-8'

/** A booking as it appears in one reader's calendar. */
export interface CalendarEntry {
  readonly row: BookingRow
  readonly isClient: boolean
  /** Only the parties of the booking see its address and notes. */
  readonly seesPrivate: boolean
}

const alarmSeconds = 2 * 3600

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
  const calendar = calendarOf(isGone ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH)
  calendar.createEvent(eventOf(entry, facts))
  return calendar.toString()
}

/** All bookings of a person and the sessions they help with, for calendars that poll. */
export function calendarFeedText(
  entries: readonly CalendarEntry[],
  sessions: readonly SessionOfStaff[],
  facts: CalendarFacts,
): string {
  const calendar = calendarOf(ICalCalendarMethod.PUBLISH)
  for (const entry of entries) calendar.createEvent(eventOf(entry, facts))
  for (const session of sessions) calendar.createEvent(eventOfSession(session, facts))
  return calendar.toString()
}

function calendarOf(method: ICalCalendarMethod) {
  return ical({
    name: 'Waymark bookings',
    prodId: { company: 'Waymark', product: 'bookings', language: 'EN' },
    method,
    ttl: 3600,
  })
}

/**
 * Instants are in UTC, which every calendar reads correctly across clock changes. The UID never changes; SEQUENCE
 * grows.
 */
function eventOf({ row, isClient, seesPrivate }: CalendarEntry, { publicUrl, now }: CalendarFacts) {
  const { itemType, itemName, itemDetail, AddressForService: address } = itemAnswer(row)
  const unit = row.unit_number ? `${row.unit_number}, ` : ''
  const staff = row.staff.map(({ firstName }) => firstName).join(', ')
  const path = bookingPath(
    { bookingId: row.id, itemType, activitySessionId: row.activity_session_id },
    sideOf(isClient),
  )
  const page = new URL(path, publicUrl).href
  const lines = [
    `${itemName}, ${itemDetail}`,
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
    organizer: organizerOf(publicUrl),
    summary: isClient ? `${itemName} with ${row.account_name}` : `${itemName}: ${row.client_name}`,
    description: lines.join('\n'),
    url: page,
    status: eventStatuses[bookingStatusOf(row.status)],
    // Time to get ready and there; who runs it has the sessions of a whole day.
    ...(isClient && row.status === bookingStatus.Confirmed
      ? {
          alarms: [
            { type: ICalAlarmType.display, triggerBefore: alarmSeconds, description: `${itemName} starts in 2 hours` },
          ],
        }
      : {}),
    // Everybody may know where an activity is.
    ...(itemType === 'Activity'
      ? { location: `${row.area_name}, ${address}` }
      : seesPrivate
        ? { location: `${unit}${address}` }
        : {}),
  }
}

/** A session in the calendar of somebody who helps with it, whoever has booked it. */
function eventOfSession(session: SessionOfStaff, { publicUrl, now }: CalendarFacts) {
  const page = new URL(sessionPath(session.id), publicUrl).href
  return {
    id: `session-${session.id}@waymark`,
    sequence: session.calendar_sequence,
    start: session.starts_at,
    end: session.ends_at,
    stamp: now,
    organizer: organizerOf(publicUrl),
    summary: session.title,
    description: [`${session.spaces_taken} of ${session.max_spaces} spaces taken`, page].join('\n'),
    url: page,
    status: ICalEventStatus.CONFIRMED,
    location: session.address,
  }
}

function sideOf(isClient: boolean): 'client' | 'provider' {
  return isClient ? 'client' : 'provider'
}

/** Strict calendars ignore a cancellation without an organizer (RFC 5546). */
function organizerOf(publicUrl: URL) {
  return { name: 'Waymark', email: `no-reply@${publicUrl.hostname}` }
}
