import * as z from 'zod/mini'
import { signedIn } from './access.ts'
import { defineCall } from './define-call.ts'
import { done, id, pageFields, pageOf } from './shapes.ts'

/** In-app notifications; our own group, the source only has the `notifications` of the current user. */
export const notification = {
  getNotifications: defineCall({
    method: 'POST',
    path: '/api/Notification/get-notifications',
    summary: 'My notifications, newest first, with the unread count',
    access: signedIn,
    input: z.strictObject({ ...pageFields }),
    output: z.extend(
      pageOf(
        z.object({
          notificationId: z.int(),
          title: z.string(),
          text: z.string(),
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
    summary: 'Mark notifications as read, all of them when none are named',
    access: signedIn,
    input: z.strictObject({ notificationIds: z.optional(z.array(id()).check(z.maxLength(100))) }),
    output: done,
  }),
} as const
