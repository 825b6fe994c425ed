import type { notification } from '@waymark/contracts/notification'
import type { Handlers } from '@waymark/service-kit/implement'
import type { Context } from '../context.ts'
import { getNotifications } from './get-notifications.ts'
import { markNotificationsRead } from './mark-notifications-read.ts'

export const notificationCalls: Handlers<Context, typeof notification> = { getNotifications, markNotificationsRead }
