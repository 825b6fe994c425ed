import { bookingEmailKinds } from '@waymark/domain/account/email-kinds'
import { changedParts } from '@waymark/domain/booking/changed-parts'
import type {
  AccountId,
  ActivityId,
  ActivitySessionId,
  BookingId,
  ConversationId,
  ServiceAreaId,
  UserProfileId,
  WaitlistEntryId,
} from '@waymark/domain/ids'
import { limits } from '@waymark/domain/limits'
import * as z from 'zod/mini'
import { defineJob, type JobDefinition } from '../define-job.ts'
import { email, id, text } from '../shapes.ts'

/** The changes of a booking that both sides are notified of. */
const bookingChange = z.literal([
  'requested',
  'confirmed',
  'incomplete',
  'changed',
  'cancelled',
  'completed',
  'staff changed',
  'fact lost',
  'refund failed',
  'given back',
  'feedback given',
  'feedback answered',
])

/** Hours before the start at which reminders are sent. */
const reminderHours = z.literal([24, 2])

/** Emails about a person's account. `link` kinds carry the id of a single-use link; the email signs it. */
const accountEmailKind = z.literal([
  'activation',
  'reset',
  'team invitation',
  'already registered',
  'new address',
  'address changed',
  'password changed',
  'session reuse',
  'sign-in locked',
  'second step locked',
  'second factor changed',
  'account deleted',
])

/** A message of a conversation, by its author and those who have not read it. */
const writtenMessage = z.strictObject({
  conversationId: id<ConversationId>(),
  bookingId: id<BookingId>(),
  authorUserProfileId: id<UserProfileId>(),
  /** Everyone else in the conversation, with how far they had read. */
  recipients: z.array(z.strictObject({ userProfileId: id<UserProfileId>(), readThrough: z.int().check(z.gte(-1)) })),
})

/** Attempts to hand an email to the mail server before it counts as failed; about nine hours. */
export const deliveryAttempts = 15

/** Attempts to hand over a text message; about half an hour, after which it would be no news. */
export const textAttempts = 12

/** Jobs that the notify service runs. */
export const notifyJobs = {
  /** Writes the emails and notifications of one entry of a booking's history, to both sides by their preferences. */
  bookingChanged: defineJob({
    id: 'notify.booking-changed',
    queue: 'notify',
    payload: z.strictObject({
      bookingId: id<BookingId>(),
      change: bookingChange,
      historyId: id(),
      byUserProfileId: z.nullable(id<UserProfileId>()),
      /** What a change of a booking of a service touched. */
      changedParts: z.optional(z.array(z.literal(changedParts))),
      /** The previous start of a booking that moved. */
      movedFrom: z.optional(z.iso.datetime()),
      /** Who came to a booking whose staff changed; null where somebody only left. */
      addedUserProfileId: z.optional(z.nullable(id<UserProfileId>())),
      /** Somebody changed many bookings in one action, such as closing a location: they get no email about each. */
      isOneOfMany: z.optional(z.boolean()),
      /** Its session was cancelled: those who manage activities are told once of the session instead. */
      isOfCancelledSession: z.optional(z.boolean()),
    }),
  }),
  /** Reminds the client and the assigned staff of a booking that still starts at `startsAt`. */
  bookingReminder: defineJob({
    id: 'notify.booking-reminder',
    queue: 'notify',
    payload: z.strictObject({ bookingId: id<BookingId>(), hoursBefore: reminderHours, startsAt: z.iso.datetime() }),
  }),
  /** Writes one email to somebody who has booked, about something that changed where they go; once per warning. */
  bookingWarning: defineJob({
    id: 'notify.booking-warning',
    queue: 'notify',
    payload: z.strictObject({
      bookingId: id<BookingId>(),
      warningKey: z.string().check(z.maxLength(200)),
      heading: text(200),
      paragraphs: z.array(text(1000)).check(z.maxLength(5)),
      /** Other places nearby, as paths of this site. */
      places: z.array(z.strictObject({ words: text(300), path: text(300) })).check(z.maxLength(5)),
      /** What was warned of is over before they come. */
      isLifted: z.optional(z.boolean()),
    }),
  }),
  /** Writes one email to somebody who comes to a session, with what its organiser has to say; once per message. */
  sessionMessage: defineJob({
    id: 'notify.session-message',
    queue: 'notify',
    payload: z.strictObject({
      bookingId: id<BookingId>(),
      messageKey: z.string().check(z.maxLength(200)),
      subject: text(120),
      body: text(4000),
    }),
  }),
  /** Writes the same news to some people, in the app and by email, once per key. */
  tellPeople: defineJob({
    id: 'notify.tell-people',
    queue: 'notify',
    payload: z.strictObject({
      onceKey: z.string().check(z.maxLength(200)),
      to: z.discriminatedUnion('kind', [
        z.strictObject({
          kind: z.literal('areaManagers'),
          serviceAreaId: id<ServiceAreaId>(),
          accountId: id<AccountId>(),
        }),
        z.strictObject({
          kind: z.literal('activityManagers'),
          serviceAreaId: id<ServiceAreaId>(),
          accountId: id<AccountId>(),
          /** Who did it themselves. */
          exceptUserProfileId: z.nullable(id<UserProfileId>()),
        }),
        z.strictObject({ kind: z.literal('globalAdmins') }),
        z.strictObject({ kind: z.literal('accountAdmins'), accountId: id<AccountId>() }),
        z.strictObject({ kind: z.literal('person'), userProfileId: id<UserProfileId>() }),
      ]),
      /** What it is about, such as `old facts`. */
      newsKind: text(40),
      /** Where people choose whether it is emailed and sent to their phones and devices; without it, it is emailed. */
      preference: z.optional(z.literal(bookingEmailKinds)),
      title: text(200),
      text: text(2000),
      /** What only the email says beside it, as a paragraph of its own. */
      emailText: z.optional(text(2500)),
      /** The path of the screen where something can be done about it. */
      href: text(300),
    }),
  }),
  /**
   * Emails somebody what they wait for, and the way to see it and to leave: when they join, when the session has another
   * time, and when a guest asks for their links.
   */
  waitlistJoined: defineJob({
    id: 'notify.waitlist-joined',
    queue: 'notify',
    payload: z.strictObject({
      activityId: id<ActivityId>(),
      activitySessionId: id<ActivitySessionId>(),
      startsAt: z.iso.datetime(),
      timeZone: z.string().check(z.maxLength(100)),
      spaces: z.int(),
      /** Null for a guest, who has a `guestId`. */
      userProfileId: z.nullable(id<UserProfileId>()),
      guestId: z.nullable(z.string().check(z.maxLength(100))),
      contactName: z.string().check(z.maxLength(limits.fullNameLength)),
      contactEmail: z.string().check(z.maxLength(320)),
      /** When the session was to start before it got another time. */
      movedFrom: z.optional(z.iso.datetime()),
      onceKey: z.string().check(z.maxLength(160)),
    }),
  }),
  /** Tells somebody who waited for spaces of a session that it does not take place. */
  waitlistEnded: defineJob({
    id: 'notify.waitlist-ended',
    queue: 'notify',
    payload: z.strictObject({
      waitlistEntryId: id<WaitlistEntryId>(),
      activityId: id<ActivityId>(),
      startsAt: z.iso.datetime(),
      timeZone: z.string().check(z.maxLength(100)),
      reason: z.string().check(z.maxLength(1000)),
      /** Null for a guest. */
      userProfileId: z.nullable(id<UserProfileId>()),
      contactName: z.string().check(z.maxLength(limits.fullNameLength)),
      contactEmail: z.string().check(z.maxLength(320)),
    }),
  }),
  /** Writes one email about a person's account. `linkId` refers to identity's single-use links. */
  accountEmail: defineJob({
    id: 'notify.account-email',
    queue: 'notify',
    payload: z.strictObject({
      userProfileId: id<UserProfileId>(),
      kind: accountEmailKind,
      linkId: z.nullable(z.uuid()),
      /** Another address than the person’s: the one they move to, or the one they had. */
      to: z.optional(email()),
      onceKey: z.string().check(z.maxLength(100)),
    }),
  }),
  /** Writes the email of an invitation, once for each time it was sent. */
  invitationEmail: defineJob({
    id: 'notify.invitation-email',
    queue: 'notify',
    payload: z.strictObject({ invitationId: z.uuid(), sentCount: z.int().check(z.positive()) }),
  }),
  /** Notifies the sender of an accepted invitation in the app. */
  invitationAccepted: defineJob({
    id: 'notify.invitation-accepted',
    queue: 'notify',
    payload: z.strictObject({ invitationId: z.uuid(), byUserProfileId: id<UserProfileId>() }),
  }),
  /** Notifies people in the app of a message that they have not read by then; once per run of unread messages. */
  messageWritten: defineJob({
    id: 'notify.message-written',
    queue: 'notify',
    payload: writtenMessage,
  }),
  /** Emails those of them who have still not read it a while later; once per run of unread messages. */
  unreadMessageEmail: defineJob({ id: 'notify.unread-message-email', queue: 'notify', payload: writtenMessage }),
  /** Emails a guest the links to their bookings, each good once. */
  guestBookingLinks: defineJob({
    id: 'notify.guest-booking-links',
    queue: 'notify',
    payload: z.strictObject({
      bookingIds: z.array(id<BookingId>()).check(z.maxLength(20)),
      onceKey: z.string().check(z.maxLength(100)),
    }),
  }),
  /** Deletes the emails, notifications and messages to us that are kept no longer. */
  forgetOld: defineJob({ id: 'notify.forget-old', queue: 'notify', payload: z.strictObject({}) }),
  /** Deletes the emails and notifications of a deleted person, and what they have written to us. */
  forgetPerson: defineJob({
    id: 'notify.forget-person',
    queue: 'notify',
    payload: z.strictObject({ userProfileId: id<UserProfileId>() }),
  }),
  /** Hands one stored email to the mail server, when there is one. */
  deliverEmail: defineJob({
    id: 'notify.deliver-email',
    queue: 'notify',
    payload: z.strictObject({ emailId: id() }),
    attempts: deliveryAttempts,
  }),
  /** Hands one stored text message to the service that sends them, once. */
  deliverText: defineJob({
    id: 'notify.deliver-text',
    queue: 'notify',
    payload: z.strictObject({ textId: id() }),
    attempts: textAttempts,
  }),
  /** Hands one notification to the service of a device's browser. */
  deliverPush: defineJob({
    id: 'notify.deliver-push',
    queue: 'notify',
    payload: z.strictObject({
      deviceId: id(),
      title: z.string().check(z.maxLength(200)),
      path: z.string().check(z.maxLength(300)),
      /** A device shows one notification for each. */
      onceKey: z.string().check(z.maxLength(200)),
    }),
    attempts: textAttempts,
  }),
} as const satisfies Record<string, JobDefinition>
