import * as z from 'zod/mini'
import { signedIn } from './access.ts'
import { defineCall } from './define-call.ts'
import { done } from './shapes.ts'

/** What the people who answer in the support widget may be told of somebody. */
export const supportTags = [
  'Booked a service',
  'Booked an activity',
  'Runs a location',
  'Uses the map',
  'Asked for a call',
] as const

/** Intercom (calls.md, support widget). */
export const intercom = {
  updateIntercomUserTags: defineCall({
    method: 'POST',
    path: '/api/Intercom/update-intercom-user-tags',
    summary: 'Set which of our tags I have in the support widget',
    changes: [],
    access: signedIn,
    input: () => z.strictObject({ tags: z.array(z.literal(supportTags)).check(z.maxLength(supportTags.length)) }),
    output: () => done,
    refusals: { NoSupportWidget: 'There is no support widget here. Please write to us instead.' },
    notWhileActing: true,
  }),
} as const
