import type { AccountId, ServiceAreaId, UserProfileId } from '@waymark/domain/ids'
import * as z from 'zod/mini'
import { defineJob, type JobDefinition } from '../define-job.ts'
import { supportTags } from '../intercom.ts'
import { id, text } from '../shapes.ts'
import { sweep } from './sweep.ts'

/** Jobs that the identity service runs. */
export const identityJobs = {
  /** Deletes refresh tokens and links that ended more than 30 days ago. */
  cleanUpSessions: defineJob({
    id: 'identity.clean-up-sessions',
    queue: 'identity',
    payload: z.strictObject({}),
  }),
  /** Ends acting whose time is over, so that the audit trail says when; a tab that is gone cannot. */
  endExpiredActing: defineJob({
    id: 'identity.end-expired-acting',
    queue: 'identity',
    payload: z.strictObject({}),
  }),
  /** Sends the owner of an address, if it has one, a link; the same work for every address until it runs. */
  sendEmailLink: defineJob({
    id: 'identity.send-email-link',
    queue: 'identity',
    payload: z.strictObject({ email: text(254), purpose: z.literal(['activation', 'reset']) }),
  }),
  /** Gives, changes or removes (null) somebody's role at a location of their own organisation. */
  setAreaRole: defineJob({
    id: 'identity.set-area-role',
    queue: 'identity',
    payload: z.strictObject({
      userProfileId: id<UserProfileId>(),
      serviceAreaId: id<ServiceAreaId>(),
      role: z.nullable(z.literal([2, 3, 4, 5])),
    }),
  }),
  /** Erases a client whom an organisation kept, and whose bookings are those of an account by now. */
  forgetKeptClient: defineJob({
    id: 'identity.forget-kept-client',
    queue: 'identity',
    payload: z.strictObject({ userProfileId: id<UserProfileId>() }),
  }),
  /** Renames an organisation. */
  renameAccount: defineJob({
    id: 'identity.rename-account',
    queue: 'identity',
    payload: z.strictObject({ accountId: id<AccountId>(), name: text(120) }),
  }),
  /** Queries Stripe for an organisation's subscription and stores the result. The ids are those that triggered it. */
  settleSubscription: defineJob({
    id: 'identity.settle-subscription',
    queue: 'identity',
    payload: z.strictObject({ accountId: id<AccountId>(), subscriptionId: z.nullable(text(255)) }),
  }),
  /** Settles the subscriptions whose period ended without an event from Stripe. */
  settleOverdueSubscriptions: defineJob({
    id: 'identity.settle-overdue-subscriptions',
    queue: 'identity',
    payload: z.strictObject({}),
  }),
  /** Sets a person's tags in the support widget. */
  tagSupportContact: defineJob({
    id: 'identity.tag-support-contact',
    queue: 'identity',
    payload: z.strictObject({ userProfileId: id<UserProfileId>(), tags: z.array(z.literal(supportTags)) }),
  }),
  /** Takes out of a sweep the files that this service refers to. */
  sweepFiles: defineJob({ id: 'identity.sweep-files', queue: 'identity', payload: sweep }),
} as const satisfies Record<string, JobDefinition>
