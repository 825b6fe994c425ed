import type { notification } from '@waymark/contracts/notification'
import type { Handler } from '@waymark/service-kit/implement'
import type { Context } from '../../context.ts'
import { countNotifications, listNotifications } from '../../db/notifications.ts'

export const getNotifications: Handler<Context, typeof notification.getNotifications> = async (
  input,
  { context, caller },
) => {
  const [rows, counts] = await Promise.all([
    listNotifications(context.reads, caller.userProfileId, input),
    countNotifications(context.reads, caller.userProfileId),
  ])
  const items = rows.map((row) => ({
    notificationId: row.id,
    kind: row.kind,
    title: row.title,
    text: row.text,
    href: row.href,
    createdAt: row.created_at.toISOString(),
    isRead: row.read_at !== null,
  }))
  return { items, ...counts, pageNumber: input.pageNumber, pageSize: input.pageSize }
}
