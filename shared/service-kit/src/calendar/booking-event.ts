import { bookingPath, sessionPath } from '@waymark/domain/booking/booking-path'
import { providerName } from '@waymark/domain/booking/provider-name'
import { type BookingStatus, bookingStatus, type ItemType } from '@waymark/domain/enums'
import { ICalAlarmType, ICalEventStatus } from 'ical-generator'
import type { CalendarEvent } from './calendar-text.ts'

/** A booking as it appears in one reader's calendar. */
export interface BookingEntry {
  readonly bookingId: number
  readonly itemType: ItemType
  /** Null for a service. */
  readonly activitySessionId: number | null
  readonly itemName: string
  /** Its size, or how many people come. */
  readonly itemDetail: string
  readonly status: BookingStatus
  /** Grows with each change, so that calendars take the later one. */
  readonly sequence: number
  readonly startsAt: Date
  readonly endsAt: Date
  readonly isClient: boolean
  readonly accountName: string
  readonly serviceAreaName: string
  readonly clientName: string
  readonly staffNames: readonly string[]
  /** What only the parties of the booking see; null for everybody else. */
  readonly recipientName: string | null
  readonly place: string | null
}

/** A session in the calendar of somebody who helps with it. */
export interface SessionEntry {
  readonly activitySessionId: number
  readonly title: string
  readonly sequence: number
  readonly startsAt: Date
  readonly endsAt: Date
  readonly spacesTaken: number
  readonly maxSpaces: number
  readonly address: string
}

export interface CalendarFacts {
  readonly publicUrl: URL
  readonly now: Date
}

const alarmSeconds = 2 * 3600

const eventStatuses: Readonly<Record<BookingStatus, ICalEventStatus>> = {
  [bookingStatus.New]: ICalEventStatus.TENTATIVE,
  [bookingStatus.Confirmed]: ICalEventStatus.CONFIRMED,
  [bookingStatus.Completed]: ICalEventStatus.CONFIRMED,
  [bookingStatus.Cancelled]: ICalEventStatus.CANCELLED,
  [bookingStatus.Incomplete]: ICalEventStatus.CANCELLED,
}

/**
 * Instants are in UTC, which every calendar reads correctly across clock changes. The UID never changes; SEQUENCE
 * grows.
 */
export function bookingEvent(entry: BookingEntry, { publicUrl, now }: CalendarFacts): CalendarEvent {
  const { itemName, isClient, recipientName, place } = entry
  const page = new URL(bookingPath(entry, isClient ? 'client' : 'provider'), publicUrl).href
  const lines = [
    [itemName, entry.itemDetail].filter((part) => part !== '').join(', '),
    isClient ? `With ${providerName(entry)}` : `Booked by ${entry.clientName}`,
    ...(recipientName === null ? [] : [`For ${recipientName}`]),
    ...(entry.staffNames.length === 0 ? [] : [`Staff: ${entry.staffNames.join(', ')}`]),
    page,
  ]
  return {
    id: `booking-${entry.bookingId}@waymark`,
    sequence: entry.sequence,
    start: entry.startsAt,
    end: entry.endsAt,
    stamp: now,
    organizer: organizerOf(publicUrl),
    summary: isClient ? `${itemName} with ${entry.accountName}` : `${itemName}: ${entry.clientName}`,
    description: lines.join('\n'),
    url: page,
    status: eventStatuses[entry.status],
    // Time to get ready and there; who runs it has the sessions of a whole day.
    ...(isClient && entry.status === bookingStatus.Confirmed
      ? {
          alarms: [
            { type: ICalAlarmType.display, triggerBefore: alarmSeconds, description: `${itemName} starts in 2 hours` },
          ],
        }
      : {}),
    ...(place === null ? {} : { location: place }),
  }
}

/** A session, whoever has booked it. */
export function sessionEvent(session: SessionEntry, { publicUrl, now }: CalendarFacts): CalendarEvent {
  const page = new URL(sessionPath(session.activitySessionId), publicUrl).href
  return {
    id: `session-${session.activitySessionId}@waymark`,
    sequence: session.sequence,
    start: session.startsAt,
    end: session.endsAt,
    stamp: now,
    organizer: organizerOf(publicUrl),
    summary: session.title,
    description: [`${session.spacesTaken} of ${session.maxSpaces} spaces taken`, page].join('\n'),
    url: page,
    status: ICalEventStatus.CONFIRMED,
    location: session.address,
  }
}

/** Strict calendars ignore a cancellation without an organizer (RFC 5546). */
function organizerOf(publicUrl: URL) {
  return { name: 'Waymark', email: `no-reply@${publicUrl.hostname}` }
}
