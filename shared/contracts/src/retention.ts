import { retention as bounds } from '@waymark/domain/account/retention'
import * as z from 'zod/mini'
import { globalAdminOnly } from './access.ts'
import { defineCall } from './define-call.ts'
import { changedMeanwhile } from './refusals.ts'
import { nothing } from './shapes.ts'

const within = ({ min, max }: { readonly min: number; readonly max: number }) => {
  const sentence = `Write a whole number from ${min} to ${max}.`
  return z.int(sentence).check(z.gte(min, sentence), z.lte(max, sentence))
}

const times = { emailDays: z.int(), notificationDays: z.int(), sessionDays: z.int(), bookingYears: z.int() }

/** How long the installation keeps what it does not need for ever; our own group, since the source has none. */
export const retention = {
  getRetention: defineCall({
    method: 'GET',
    path: '/api/Retention/get-retention',
    summary: 'How long emails, notifications, ended sessions and old bookings are kept, and who said so last',
    reads: ['retention'],
    access: globalAdminOnly,
    input: () => nothing,
    output: () =>
      z.object({
        ...times,
        version: z.int(),
        changedAt: z.nullable(z.string()),
        changedByName: z.nullable(z.string()),
      }),
  }),
  updateRetention: defineCall({
    method: 'POST',
    path: '/api/Retention/update-retention',
    summary: 'Choose within bounds how long these are kept; the nightly jobs follow',
    changes: ['auditTrail', 'retention'],
    access: globalAdminOnly,
    isFilledIn: true,
    input: () =>
      z.strictObject({
        emailDays: within(bounds.emailDays),
        notificationDays: within(bounds.notificationDays),
        sessionDays: within(bounds.sessionDays),
        bookingYears: within(bounds.bookingYears),
        version: z.int32(),
      }),
    output: () => z.object({ ...times, version: z.int() }),
    refusals: changedMeanwhile('these times'),
    notWhileActing: true,
  }),
} as const
