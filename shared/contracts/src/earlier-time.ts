import type { BookingId } from '@waymark/domain/ids'
import { tooCloseText } from '@waymark/domain/texts'
import * as z from 'zod/mini'
import { signedIn } from './access.ts'
import { providerTakesNone } from './booking-shapes.ts'
import { defineCall } from './define-call.ts'
import { done, id } from './shapes.ts'

/** Ours: being told when an earlier time than that of a booking comes free. */
export const earlierTime = {
  watchEarlierTime: defineCall({
    method: 'POST',
    path: '/api/Booking/watch-earlier-time',
    summary: 'Tell me when an earlier time of a confirmed booking of mine comes free; nothing is booked by itself',
    changes: ['booking'],
    access: signedIn,
    input: () =>
      z.strictObject({
        bookingId: id<BookingId>(),
        /** Only times of the people who come now. */
        isSameStaff: z._default(z.boolean(), false),
      }),
    output: () => done,
    refusals: {
      NotConfirmed: 'Only a confirmed booking has an earlier time to wait for.',
      TooClose: tooCloseText('{hours}'),
      ...providerTakesNone,
    },
  }),
  stopWatchingEarlierTime: defineCall({
    method: 'POST',
    path: '/api/Booking/stop-watching-earlier-time',
    summary: 'Tell me of no earlier time of a booking any more',
    changes: ['booking'],
    access: signedIn,
    input: () => z.strictObject({ bookingId: id<BookingId>() }),
    output: () => done,
  }),
} as const
