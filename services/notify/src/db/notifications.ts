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

/** Stores a notification once per key; returns its id, also when it existed before. */
export async function writeNotification(
  trx: Transaction<NotifyDatabase>,
  notification: NewNotification,
): Promise<number> {
  await trx
    .insertInto('notification')
    .values({
      once_key: notification.onceKey,
      user_profile_id: notification.userProfileId,
      kind: notification.kind,
      title: notification.title,
      text: notification.text,
      href: notification.href,
      created_at: notification.at,
      read_at: null,
    })
    .onConflict((conflict) => conflict.column('once_key').doNothing())
    .execute()
  const { id } = await trx
    .selectFrom('notification')
    .select('id')
    .where('once_key', '=', notification.onceKey)
    .executeTakeFirstOrThrow()
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
