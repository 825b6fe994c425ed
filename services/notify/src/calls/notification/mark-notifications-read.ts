import type { notification } from '@waymark/contracts/notification'
import type { Handler } from '@waymark/service-kit/implement'
import type { Context } from '../../context.ts'
import { countUnread, markRead } from '../../db/notifications.ts'

export const markNotificationsRead: Handler<Context, typeof notification.markNotificationsRead> = async (
  input,
  { context, caller },
) => {
  const { userProfileId } = caller
  const isChanged = await markRead(context.db, userProfileId, input.notificationIds, context.now())
  if (isChanged) await context.bus.publish(`notifications:${userProfileId}`, 0)
  return { unreadCount: await countUnread(context.db, userProfileId) }
}
