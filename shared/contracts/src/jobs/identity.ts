import * as z from 'zod/mini'
import { defineJob, type JobDefinition } from '../define-job.ts'
import { id, text } from '../shapes.ts'

/** Jobs that the identity service does. */
export const identityJobs = {
  /** Deletes refresh tokens and links that ended more than 30 days ago. */
  cleanUpSessions: defineJob({
    id: 'identity.clean-up-sessions',
    queue: 'identity',
    payload: z.strictObject({}),
  }),
  /** Gives somebody a role in a location of their own organisation, changes it, or takes it away (null). */
  setAreaRole: defineJob({
    id: 'identity.set-area-role',
    queue: 'identity',
    payload: z.strictObject({
      userProfileId: id(),
      serviceAreaId: id(),
      role: z.nullable(z.literal([2, 3, 4, 5])),
    }),
  }),
  /** Writes the name of an organisation. */
  renameAccount: defineJob({
    id: 'identity.rename-account',
    queue: 'identity',
    payload: z.strictObject({ accountId: id(), name: text(120) }),
  }),
  /** Asks Stripe what an organisation's subscription is, and writes it down. The ids are what caused the question. */
  settleSubscription: defineJob({
    id: 'identity.settle-subscription',
    queue: 'identity',
    payload: z.strictObject({ accountId: id(), subscriptionId: z.nullable(text(255)) }),
  }),
  /** Asks for the subscriptions whose period ended without a word from Stripe. */
  settleOverdueSubscriptions: defineJob({
    id: 'identity.settle-overdue-subscriptions',
    queue: 'identity',
    payload: z.strictObject({}),
  }),
} as const satisfies Record<string, JobDefinition>
