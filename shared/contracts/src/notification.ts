import { bookingEmailKinds } from '@waymark/domain/account/email-kinds'
import { mobileOf } from '@waymark/domain/account/mobile'
import type { BookingId, ServiceAreaId } from '@waymark/domain/ids'
import * as z from 'zod/mini'
import { signedIn } from './access.ts'
import { defineCall } from './define-call.ts'
import { id, nothing, pageFields, pageOf, rowId } from './shapes.ts'
import type { Tag } from './tags.ts'

const mobile = () =>
  z.string().check(
    z.trim(),
    z.maxLength(30, 'Use at most 30 characters.'),
    z.refine(
      (value) => mobileOf(value) !== null,
      'Write a mobile number of New Zealand or Australia, such as 021 555 0142.',
    ),
  )

const textSettings = z.object({
  /** False without a service for text messages: then nothing else here matters. */
  isOffered: z.boolean(),
  /** The number that texts go to, which its owner has confirmed. */
  phone: z.nullable(z.string()),
  /** A number that waits for its code. */
  newPhone: z.nullable(z.string()),
  /** Somebody replied STOP from the number. */
  isStopped: z.boolean(),
  preferences: z.array(z.object({ kind: z.literal(bookingEmailKinds), name: z.string(), isWanted: z.boolean() })),
})

const pushSettings = z.object({
  /** False without keys for notifications on devices: then nothing else here matters. */
  isOffered: z.boolean(),
  /** With this key a browser lets us, and nobody else, send to it. */
  publicKey: z.nullable(z.string()),
  /** Whether this device, where I am signed in, gets them. */
  isOnHere: z.boolean(),
  /** How many others do. */
  otherDeviceCount: z.int(),
  preferences: z.array(z.object({ kind: z.literal(bookingEmailKinds), name: z.string(), isWanted: z.boolean() })),
})

const keyText = () => z.string().check(z.regex(/^[\w-]{16,200}={0,2}$/, 'This is no key of a browser.'))

const notOffered = 'Waymark sends no text messages here.'

/** In-app notifications; our own group, since the source only has the current user's `notifications`. */
export const notification = {
  getNotifications: defineCall({
    method: 'POST',
    path: '/api/Notification/get-notifications',
    summary: 'My notifications, newest first, with the unread count',
    reads: ['notification'],
    access: signedIn,
    input: () => z.strictObject({ ...pageFields }),
    output: () =>
      z.extend(
        pageOf(
          z.object({
            notificationId: z.int(),
            /** What happened, such as `booking confirmed` or `message`; selects the icon. */
            kind: z.string(),
            title: z.string(),
            text: z.string(),
            /** Path of the screen it is about. */
            href: z.nullable(z.string()),
            createdAt: z.string(),
            isRead: z.boolean(),
          }),
        ),
        { unreadCount: z.int() },
      ),
  }),
  markNotificationsRead: defineCall({
    method: 'POST',
    path: '/api/Notification/mark-notifications-read',
    summary: 'Mark notifications as read, all of them when none are named; answers how many stay unread',
    changes: ['notification'],
    access: signedIn,
    input: () => z.strictObject({ notificationIds: z.optional(z.array(id()).check(z.maxLength(100))) }),
    output: () => z.object({ unreadCount: z.int() }),
  }),
  getTextSettings: defineCall({
    method: 'GET',
    path: '/api/Notification/get-text-settings',
    summary: 'The phone number that my text messages go to, and what I get them about',
    reads: ['textMessage'],
    access: signedIn,
    input: () => nothing,
    output: () => textSettings,
  }),
  sendPhoneCode: defineCall({
    method: 'POST',
    path: '/api/Notification/send-phone-code',
    summary: 'Send a code to my mobile phone, so that text messages may go to it',
    changes: ['textMessage'],
    access: signedIn,
    isFilledIn: true,
    input: () => z.strictObject({ phone: mobile() }),
    output: () => textSettings,
    refusals: {
      TextsNotOffered: notOffered,
      TooManyCodes: 'We have sent many codes to this number today. Please try again tomorrow.',
    },
    notWhileActing: true,
  }),
  confirmPhone: defineCall({
    method: 'POST',
    path: '/api/Notification/confirm-phone',
    summary: 'Confirm my phone number with the code that was sent to it',
    changes: ['textMessage'],
    access: signedIn,
    isFilledIn: true,
    input: () =>
      z.strictObject({ code: z.string().check(z.trim(), z.regex(/^\d{6}$/, 'Write the 6 digits of the code.')) }),
    output: () => textSettings,
    refusals: {
      WrongPhoneCode: 'This is not the code that we sent. Look at the newest text message from us.',
      PhoneCodeEnded: 'This code has ended. Ask for a new one.',
    },
    notWhileActing: true,
  }),
  updateTextPreferences: defineCall({
    method: 'POST',
    path: '/api/Notification/update-text-preferences',
    summary: 'Choose what I get text messages about; what is not named stays as it is',
    changes: ['textMessage'],
    access: signedIn,
    isFilledIn: true,
    input: () =>
      z.strictObject({
        preferences: z
          .array(z.strictObject({ kind: z.literal(bookingEmailKinds), isWanted: z.boolean() }))
          .check(z.maxLength(bookingEmailKinds.length)),
      }),
    output: () => textSettings,
  }),
  removePhone: defineCall({
    method: 'POST',
    path: '/api/Notification/remove-phone',
    summary: 'Get no more text messages, and have my number forgotten here',
    changes: ['textMessage'],
    access: signedIn,
    input: () => z.strictObject({}),
    output: () => textSettings,
    notWhileActing: true,
  }),
  getPushSettings: defineCall({
    method: 'GET',
    path: '/api/Notification/get-push-settings',
    summary: 'Whether this device shows notifications about my bookings, and about what',
    reads: ['pushDevice'],
    access: signedIn,
    input: () => nothing,
    output: () => pushSettings,
  }),
  keepPushDevice: defineCall({
    method: 'POST',
    path: '/api/Notification/keep-push-device',
    summary: 'Show notifications about my bookings on this device, for as long as I am signed in on it',
    changes: ['pushDevice'],
    access: signedIn,
    input: () =>
      z.strictObject({
        /** Where the browser's own service takes messages for it. */
        endpoint: z.url().check(z.maxLength(1000)),
        p256dh: keyText(),
        auth: keyText(),
      }),
    output: () => pushSettings,
    refusals: {
      PushNotOffered: 'Waymark sends no notifications to devices here.',
      UnknownPushService: 'We do not know how to send notifications to this browser. Emails still tell you.',
    },
    notWhileActing: true,
  }),
  removePushDevice: defineCall({
    method: 'POST',
    path: '/api/Notification/remove-push-device',
    summary: 'Show no more notifications on this device',
    changes: ['pushDevice'],
    access: signedIn,
    input: () => z.strictObject({}),
    output: () => pushSettings,
    notWhileActing: true,
  }),
  updatePushPreferences: defineCall({
    method: 'POST',
    path: '/api/Notification/update-push-preferences',
    summary: 'Choose what my devices show notifications about; what is not named stays as it is',
    changes: ['pushDevice'],
    access: signedIn,
    isFilledIn: true,
    input: () =>
      z.strictObject({
        preferences: z
          .array(z.strictObject({ kind: z.literal(bookingEmailKinds), isWanted: z.boolean() }))
          .check(z.maxLength(bookingEmailKinds.length)),
      }),
    output: () => pushSettings,
  }),
} as const

/** The address of the live channel: a web socket whose first frame is `{ op: 'auth', token }`. */
export const liveChannelPath = '/ws/notifications'

/**
 * Events of the live channel. `notifications`: the unread count, first and whenever it changes. `booking`: a booking of
 * mine changed. `team`: somebody changed what a location that I work at does together. `message`: its chat has something
 * new, or I read it elsewhere. After `refresh` anything may have been missed.
 */
export const liveEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('notifications'), unreadCount: z.int() }),
  z.object({ type: z.literal('booking'), bookingId: rowId<BookingId>() }),
  z.object({ type: z.literal('team'), serviceAreaId: rowId<ServiceAreaId>() }),
  z.object({ type: z.literal('message'), bookingId: rowId<BookingId>() }),
  z.object({ type: z.literal('refresh') }),
])
export type LiveEvent = z.output<typeof liveEvent>

/** A notification, and what it may be about that has no event of its own. */
const told: readonly Tag[] = [
  'notification',
  'accessMap',
  'account',
  'contactMessage',
  'credential',
  'invitation',
  'quote',
  'serviceWatch',
  'venueFeedback',
  'waitlist',
]

/** What the team of a location works on together: a call that changes it tells the open pages of all who work there. */
export const teamTags: readonly Tag[] = ['activitySession']

/** What each event makes stale. */
export const liveEventChanges: Readonly<Record<LiveEvent['type'], readonly Tag[]>> = {
  notifications: told,
  booking: ['booking'],
  team: [...teamTags, 'booking', 'payment', 'quote', 'waitlist'],
  message: ['message'],
  refresh: [...told, ...teamTags, 'booking', 'payment', 'message'],
}
