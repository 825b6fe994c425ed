import { bookingStatus, bookingStatusOf } from '@waymark/domain/enums'
import { type BookingEntry, bookingEvent, type CalendarFacts, sessionEvent } from '@waymark/service-kit/booking-event'
import { calendarText } from '@waymark/service-kit/calendar-text'
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

/** One booking as a file. Importing it again after a change moves the entry; after a cancellation it removes it. */
export function calendarFile(entry: CalendarEntry, facts: CalendarFacts): string {
  const isGone = entry.row.status === bookingStatus.Cancelled
  return calendarText(isGone ? 'CANCEL' : 'PUBLISH', [bookingEvent(entryOf(entry), facts)])
}

/** All bookings of a person and the sessions they help with, for calendars that poll. */
export function calendarFeedText(
  entries: readonly CalendarEntry[],
  sessions: readonly SessionOfStaff[],
  facts: CalendarFacts,
): string {
  return calendarText('PUBLISH', [
    ...entries.map((entry) => bookingEvent(entryOf(entry), facts)),
    ...sessions.map((session) => sessionEvent(sessionEntry(session), facts)),
  ])
}

function entryOf({ row, isClient, seesPrivate }: CalendarEntry): BookingEntry {
  const { itemType, itemName, itemDetail, AddressForService: address } = itemAnswer(row)
  const privatePlace = seesPrivate ? address : null
  return {
    bookingId: row.id,
    itemType,
    activitySessionId: row.activity_session_id,
    itemName,
    itemDetail,
    status: bookingStatusOf(row.status),
    sequence: row.calendar_sequence,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    isClient,
    accountName: row.account_name,
    serviceAreaName: row.area_name,
    clientName: row.client_name,
    staffNames: row.staff.map(({ firstName }) => firstName),
    recipientName: seesPrivate ? row.recipient_name : null,
    // Everybody may know where an activity is.
    place: itemType === 'Activity' ? `${row.area_name}, ${address}` : privatePlace,
  }
}

function sessionEntry(session: SessionOfStaff) {
  return {
    activitySessionId: session.id,
    title: session.title,
    sequence: session.calendar_sequence,
    startsAt: session.starts_at,
    endsAt: session.ends_at,
    spacesTaken: session.spaces_taken,
    maxSpaces: session.max_spaces,
    address: session.address,
  }
}
