import type { BookingId } from '@waymark/domain/ids'
import * as z from 'zod/mini'
import { signedIn } from './access.ts'
import { defineCall } from './define-call.ts'
import { id, pageFields, pageOf, rowId } from './shapes.ts'
import type { Tag } from './tags.ts'

/** In-app notifications; our own group, since the source only has the current user's `notifications`. */
export const notification = {
  getNotifications: defineCall({
    method: 'POST',
    path: '/api/Notification/get-notifications',
    summary: 'My notifications, newest first, with the unread count',
    reads: ['notification'],
    access: signedIn,
    input: z.strictObject({ ...pageFields }),
    output: z.extend(
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
    input: z.strictObject({ notificationIds: z.optional(z.array(id()).check(z.maxLength(100))) }),
    output: z.object({ unreadCount: z.int() }),
  }),
} as const

/** The address of the live channel: a web socket whose first frame is `{ op: 'auth', token }`. */
export const liveChannelPath = '/ws/notifications'

/**
 * Events of the live channel. `notifications`: the unread count, first and whenever it changes. `booking`: a booking of
 * mine changed. `message`: its chat has something new, or I read it elsewhere. After `refresh` anything may have been
 * missed.
 */
export const liveEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('notifications'), unreadCount: z.int() }),
  z.object({ type: z.literal('booking'), bookingId: rowId<BookingId>() }),
  z.object({ type: z.literal('message'), bookingId: rowId<BookingId>() }),
  z.object({ type: z.literal('refresh') }),
])
export type LiveEvent = z.output<typeof liveEvent>

/** What each event makes stale. */
export const liveEventChanges: Readonly<Record<LiveEvent['type'], readonly Tag[]>> = {
  notifications: ['notification'],
  booking: ['booking'],
  message: ['message'],
  refresh: ['notification', 'booking', 'message'],
}
