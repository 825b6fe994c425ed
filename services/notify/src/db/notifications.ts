import type { UserProfileId } from '@waymark/domain/ids'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { NotifyDatabase } from './schema.ts'

export interface NewNotification {
  /** Idempotency key: a repeat writes nothing. */
  readonly onceKey: string
  readonly userProfileId: UserProfileId
  readonly kind: string
  readonly title: string
  readonly text: string
  readonly href: string
  readonly at: Date
}

/** Stores notifications, each once per key; returns their ids by key, also of those that existed before. */
export async function writeNotifications(
  trx: Transaction<NotifyDatabase>,
  notifications: readonly NewNotification[],
): Promise<ReadonlyMap<string, number>> {
  if (notifications.length === 0) return new Map()
  const once = new Map(notifications.map((one) => [one.onceKey, one]))
  const rows = await trx
    .insertInto('notification')
    .values(
      [...once.values()].map((notification) => ({
        once_key: notification.onceKey,
        user_profile_id: notification.userProfileId,
        kind: notification.kind,
        title: notification.title,
        text: notification.text,
        href: notification.href,
        created_at: notification.at,
        read_at: null,
      })),
    )
    // A write that changes nothing answers the id of the row that is there.
    .onConflict((conflict) =>
      conflict.column('once_key').doUpdateSet((row) => ({ once_key: row.ref('excluded.once_key') })),
    )
    .returning(['id', 'once_key'])
    .execute()
  return new Map(rows.map((row) => [row.once_key, row.id]))
}

/** Stores one notification; returns its id. */
export async function writeNotification(
  trx: Transaction<NotifyDatabase>,
  notification: NewNotification,
): Promise<number> {
  const id = (await writeNotifications(trx, [notification])).get(notification.onceKey)
  if (id === undefined) throw new Error('A notification that was written has an id.')
  return id
}

/** One page of a person's notifications, newest first. */
export async function listNotifications(
  db: Kysely<NotifyDatabase>,
  userProfileId: UserProfileId,
  page: { readonly pageNumber: number; readonly pageSize: number },
) {
  return db
    .selectFrom('notification')
    .select(['id', 'kind', 'title', 'text', 'href', 'created_at', 'read_at'])
    .where('user_profile_id', '=', userProfileId)
    .orderBy('id', 'desc')
    .limit(page.pageSize)
    .offset((page.pageNumber - 1) * page.pageSize)
    .execute()
}

/** The number of a person's notifications, and of the unread ones. */
export async function countNotifications(db: Kysely<NotifyDatabase>, userProfileId: UserProfileId) {
  return db
    .selectFrom('notification')
    .select((row) => row.fn.countAll<number>().as('totalCount'))
    .select(sql<number>`count(*) filter (where read_at is null)`.as('unreadCount'))
    .where('user_profile_id', '=', userProfileId)
    .executeTakeFirstOrThrow()
}

export async function countUnread(db: Kysely<NotifyDatabase>, userProfileId: UserProfileId): Promise<number> {
  const { count } = await db
    .selectFrom('notification')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('user_profile_id', '=', userProfileId)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

/** Marks a person's own notifications as read: those named, or all. Returns whether any changed. */
export async function markRead(
  db: Kysely<NotifyDatabase>,
  userProfileId: UserProfileId,
  notificationIds: readonly number[] | undefined,
  now: Date,
): Promise<boolean> {
  if (notificationIds?.length === 0) return false
  const { numUpdatedRows } = await db
    .updateTable('notification')
    .set({ read_at: now })
    .where('user_profile_id', '=', userProfileId)
    .where('read_at', 'is', null)
    .$if(notificationIds !== undefined, (query) => query.where('id', 'in', [...(notificationIds ?? [])]))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
