import * as z from 'zod/mini'
import { anyone } from './access.ts'
import { activityBookingId } from './activity-shapes.ts'
import { defineCall } from './define-call.ts'
import { text } from './shapes.ts'

/** The part of "Activity booking" that identity answers, since it alone signs tokens. */
export const guestBooking = {
  openGuestBooking: defineCall({
    method: 'POST',
    path: '/api/activity/open-guest-booking',
    summary: 'A guest token from the one-time link of an email, for the booking that it names',
    changes: [],
    access: anyone,
    input: z.strictObject({ token: text(1000) }),
    output: z.object({ token: z.string(), expires: z.string(), ...activityBookingId }),
    refusals: { LinkOver: 'This link does not work any more. Ask for a new one.' },
  }),
} as const
