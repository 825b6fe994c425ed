import * as z from 'zod/mini'
import { defineJob, type JobDefinition } from '../define-job.ts'
import { id } from '../shapes.ts'

/** What happened to a booking, as both sides are told. */
const bookingChange = z.literal([
  'requested',
  'confirmed',
  'incomplete',
  'changed',
  'cancelled',
  'completed',
  'staff changed',
  'feedback given',
  'feedback answered',
])

/** How long before its start a booking is reminded of, in hours. */
const reminderHours = z.literal([24, 2])

/** Emails about a person's account. `link` kinds carry the id of a single-use link; the email signs it. */
const accountEmailKind = z.literal([
  'activation',
  'reset',
  'team invitation',
  'already registered',
  'password changed',
  'session reuse',
])

/** How often an email is handed to the mail server before it counts as failed; about nine hours. */
export const deliveryAttempts = 15

/** Jobs that the notify service does. */
export const notifyJobs = {
  /** Writes the emails and notifications of one entry of a booking's history, to both sides as their preferences say. */
  bookingChanged: defineJob({
    id: 'notify.booking-changed',
    queue: 'notify',
    payload: z.strictObject({
      bookingId: id(),
      change: bookingChange,
      historyId: id(),
      byUserProfileId: z.nullable(id()),
      /** The start that a changed booking had before. */
      movedFrom: z.optional(z.iso.datetime()),
    }),
  }),
  /** Reminds the client and the staff who go of a booking that still starts at `startsAt`. */
  bookingReminder: defineJob({
    id: 'notify.booking-reminder',
    queue: 'notify',
    payload: z.strictObject({ bookingId: id(), hoursBefore: reminderHours, startsAt: z.iso.datetime() }),
  }),
  /** Writes one email about a person's account. `linkId` names a row of identity's single-use links. */
  accountEmail: defineJob({
    id: 'notify.account-email',
    queue: 'notify',
    payload: z.strictObject({
      userProfileId: id(),
      kind: accountEmailKind,
      linkId: z.nullable(z.uuid()),
      onceKey: z.string().check(z.maxLength(100)),
    }),
  }),
  /** Writes the email of an invitation, once for each time it was sent. */
  invitationEmail: defineJob({
    id: 'notify.invitation-email',
    queue: 'notify',
    payload: z.strictObject({ invitationId: z.uuid(), sentCount: z.int().check(z.positive()) }),
  }),
  /** Notifies in the app whoever sent an invitation that was accepted. */
  invitationAccepted: defineJob({
    id: 'notify.invitation-accepted',
    queue: 'notify',
    payload: z.strictObject({ invitationId: z.uuid(), byUserProfileId: id() }),
  }),
  /** Notifies of a message in the app whoever has not read it by then; once per stretch of unread messages. */
  messageWritten: defineJob({
    id: 'notify.message-written',
    queue: 'notify',
    payload: z.strictObject({
      conversationId: id(),
      bookingId: id(),
      authorUserProfileId: id(),
      /** Everybody else in the conversation, with how far they had read. */
      recipients: z.array(z.strictObject({ userProfileId: id(), readThrough: z.int().check(z.gte(-1)) })),
    }),
  }),
  /** Deletes the emails and notifications of somebody who deleted their account. */
  forgetPerson: defineJob({
    id: 'notify.forget-person',
    queue: 'notify',
    payload: z.strictObject({ userProfileId: id() }),
  }),
  /** Hands one kept email to the mail server, when there is one. */
  deliverEmail: defineJob({
    id: 'notify.deliver-email',
    queue: 'notify',
    payload: z.strictObject({ emailId: id() }),
    attempts: deliveryAttempts,
  }),
} as const satisfies Record<string, JobDefinition>
