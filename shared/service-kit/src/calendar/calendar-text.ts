import ical, { ICalCalendarMethod, type ICalEventData } from 'ical-generator'

export type CalendarEvent = ICalEventData

/** `CANCEL` takes entries out of a calendar, `PUBLISH` puts them in or moves them (RFC 5546). */
export type CalendarMethod = 'PUBLISH' | 'CANCEL'

const methods: Readonly<Record<CalendarMethod, ICalCalendarMethod>> = {
  PUBLISH: ICalCalendarMethod.PUBLISH,
  CANCEL: ICalCalendarMethod.CANCEL,
}

/** An iCalendar file (RFC 5545). */
export function calendarText(method: CalendarMethod, events: readonly CalendarEvent[]): string {
  const calendar = ical({
    name: 'Waymark bookings',
    prodId: { company: 'Waymark', product: 'bookings', language: 'EN' },
    method: methods[method],
    ttl: 3600,
  })
  for (const event of events) calendar.createEvent(event)
  return calendar.toString()
}
