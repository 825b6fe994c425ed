import type { ActivitySessionId } from '@waymark/domain/ids'
import * as z from 'zod/mini'
import { anyone } from './access.ts'
import { activityBookingId } from './activity-shapes.ts'
import { defineCall } from './define-call.ts'
import { rowId, text } from './shapes.ts'

const link = z.strictObject({ token: text(1000) })
const guest = { token: z.string(), expires: z.string() }
const linkOver = { LinkOver: 'This link does not work any more. Ask for a new one.' } as const

/** The part of "Activity booking" that identity answers, since it alone signs tokens. */
export const guestBooking = {
  openGuestBooking: defineCall({
    method: 'POST',
    path: '/api/activity/open-guest-booking',
    summary: 'A guest token from the one-time link of an email, for the booking that it names',
    changes: [],
    access: anyone,
    input: () => link,
    output: () => z.object({ ...guest, ...activityBookingId }),
    refusals: linkOver,
  }),
  openGuestWaitlist: defineCall({
    method: 'POST',
    path: '/api/activity/open-guest-waitlist',
    summary: 'A guest token from the one-time link of an email, for the waitlist that it names',
    changes: [],
    access: anyone,
    input: () => link,
    output: () => z.object({ ...guest, activitySessionId: rowId<ActivitySessionId>() }),
    refusals: linkOver,
  }),
} as const
