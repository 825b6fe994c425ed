import type { BookingId } from '@waymark/domain/ids'
import * as z from 'zod/mini'
import { anyone, signedIn } from './access.ts'
import { defineCall } from './define-call.ts'
import { nothing, queryId, text } from './shapes.ts'

/** Knowing the address is enough to read the bookings: it is only shown to its owner. */
const calendarAddress = z.object({
  url: z.nullable(z.string()),
  createdAt: z.nullable(z.string()),
  /** It has what everybody does at the locations that its owner manages. */
  coversLocations: z.boolean(),
})

/** Our own group: bookings in a person's own calendar. */
export const calendar = {
  getCalendarFile: defineCall({
    method: 'GET',
    path: '/api/Booking/get-calendar-file/{id}',
    summary: 'One booking as an .ics file; after a change or a cancellation it updates the entry it made before',
    reads: ['booking'],
    access: anyone,
    /** `token` is that of the link in an email. */
    input: () => z.strictObject({ id: queryId<BookingId>(), token: z.optional(text(1000)) }),
    output: () => z.null(),
    answer: 'file',
    refusals: { NotBooked: 'This date is not booked, so there is nothing to put into a calendar.' },
  }),
  getCalendarFeed: defineCall({
    method: 'GET',
    path: '/api/Booking/get-calendar-feed',
    summary: 'My private calendar address, while I have one',
    reads: ['calendarFeed'],
    access: signedIn,
    input: () => nothing,
    output: () => calendarAddress,
    notWhileActing: true,
  }),
  updateCalendarFeed: defineCall({
    method: 'POST',
    path: '/api/Booking/update-calendar-feed',
    summary: 'Open, renew or close my private calendar address; a renewed or closed one answers nobody any more',
    changes: ['calendarFeed'],
    access: signedIn,
    input: () =>
      z.strictObject({
        action: z.literal(['open', 'renew', 'close']),
        /** Kept as it is when omitted. */
        coversLocations: z.optional(z.boolean()),
      }),
    output: () => calendarAddress,
    notWhileActing: true,
  }),
  calendarFeed: defineCall({
    method: 'GET',
    path: '/api/Booking/calendar-feed',
    summary: 'A person’s bookings as a calendar to subscribe to, by their private address',
    reads: ['booking'],
    access: anyone,
    input: () => z.strictObject({ token: text(1000) }),
    output: () => z.null(),
    answer: 'file',
  }),
} as const
