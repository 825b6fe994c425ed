import { serviceName, sizeOptionName } from '@waymark/domain/catalogue/own-services'
import { bookingStatus, bookingStatusOf } from '@waymark/domain/enums'
import { addressWithUnit } from '@waymark/domain/place/unit'
import { type BookingEntry, bookingEvent, type CalendarFacts } from '@waymark/service-kit/booking-event'
import { type CalendarMethod, calendarText } from '@waymark/service-kit/calendar-text'
import type { ActivityNews } from '../news/activity-news.ts'
import type { BookingNews } from '../news/booking-news.ts'
import type { Reader } from '../news/readers.ts'
import type { Attachment } from './attachment.ts'

/**
 * What a client's calendar takes from the email about a change: the dates that stand, or those that were cancelled.
 * Entries keep their UID, so that a later email moves or removes what an earlier one put in. The provider's people have
 * the calendar address instead, which holds whatever they are on.
 */
export function calendarAttachment(
  news: BookingNews,
  { side, dates }: Pick<Reader, 'side' | 'dates'>,
  facts: CalendarFacts,
): Attachment | undefined {
  const { booking, change } = news
  // What did not happen needs no time kept any more, and its day is over.
  if (side !== 'client' || news.isMissed) return undefined
  const entries = dates.map(
    (date): BookingEntry => ({
      bookingId: date.id,
      itemType: 'Service',
      activitySessionId: null,
      itemName: serviceName(booking.service_id, booking.own_service_name),
      itemDetail: sizeOptionName(booking.service_id, booking.size_option_id),
      status: bookingStatusOf(date.status),
      sequence: date.calendar_sequence,
      startsAt: date.starts_at,
      endsAt: date.ends_at,
      isClient: true,
      accountName: booking.account_name,
      serviceAreaName: booking.area_name,
      clientName: booking.client_name,
      staffNames: date.staff.flatMap(({ isLive, firstName }) => (isLive ? [firstName] : [])),
      recipientName: booking.recipient_name,
      place: addressWithUnit(booking.unit_number, booking.address),
    }),
  )
  return attachmentOfEntries(change, entries, facts)
}

/** The same for a booking of a session. */
export function activityCalendarAttachment(
  { booking, change }: ActivityNews,
  side: Reader['side'],
  facts: CalendarFacts,
): Attachment | undefined {
  if (side !== 'client') return undefined
  const peopleCount = booking.spaces + booking.companions
  const entry: BookingEntry = {
    bookingId: booking.id,
    itemType: 'Activity',
    activitySessionId: booking.activity_session_id,
    itemName: booking.title,
    itemDetail: peopleCount === 1 ? '1 person' : `${peopleCount} people`,
    status: bookingStatusOf(booking.status),
    sequence: booking.calendar_sequence,
    startsAt: booking.starts_at,
    endsAt: booking.ends_at,
    isClient: true,
    accountName: booking.account_name,
    serviceAreaName: booking.area_name,
    clientName: booking.contact_name,
    staffNames: [],
    recipientName: null,
    place: `${booking.area_name}, ${booking.address}`,
  }
  return attachmentOfEntries(change, [entry], facts)
}

function attachmentOfEntries(
  change: BookingNews['change'],
  entries: readonly BookingEntry[],
  facts: CalendarFacts,
): Attachment | undefined {
  const method = methodOf(change)
  if (!method) return undefined
  const status = method === 'CANCEL' ? bookingStatus.Cancelled : bookingStatus.Confirmed
  const shown = entries.filter((entry) => entry.status === status)
  const [first] = shown
  if (!first) return undefined
  const events = shown.map((entry) => bookingEvent(entry, facts))
  return {
    name: shown.length === 1 ? `booking-${first.bookingId}.ics` : 'bookings.ics',
    contentType: `text/calendar; charset=utf-8; method=${method}`,
    text: calendarText(method, events),
  }
}

/** Undefined for what changes nothing in a calendar. */
function methodOf(change: BookingNews['change']): CalendarMethod | undefined {
  switch (change) {
    case 'confirmed':
    case 'incomplete':
    case 'changed':
    case 'staff changed':
      return 'PUBLISH'
    case 'cancelled':
      return 'CANCEL'
    case 'requested':
    case 'completed':
    case 'fact lost':
    case 'refund failed':
    case 'given back':
    case 'feedback given':
    case 'feedback answered':
    case 'reminder 24 h':
    case 'reminder 2 h':
      return undefined
  }
}

/** What an email says of the calendar file that it carries. */
export function calendarSentence(attachment: Attachment | undefined, count: number): string[] {
  if (!attachment) return []
  const it = count === 1 ? 'it' : 'them'
  return attachment.contentType.endsWith('method=CANCEL')
    ? [`The attached file takes ${it} out of your calendar.`]
    : [`The attached file puts ${it} into your calendar, or moves ${it} there.`]
}
