import type { ConversationId, UserProfileId } from '@waymark/domain/ids'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { ChatDatabase } from './schema.ts'

function messageRows(db: Kysely<ChatDatabase>, conversationId: ConversationId) {
  return db
    .selectFrom('message as m')
    .innerJoin('identity_api.person as n', 'n.id', 'm.author_user_profile_id')
    .select(['m.index', 'm.author_user_profile_id', 'm.type', 'm.body', 'm.media_key', 'm.media_type', 'm.client_id'])
    .select(['m.created_at', sql<string>`n.first_name || ' ' || n.last_name`.as('author_name')])
    .where('m.conversation_id', '=', conversationId)
}

export type MessageRow = Awaited<ReturnType<ReturnType<typeof messageRows>['executeTakeFirstOrThrow']>>

/** The newest messages before an index, in order; request one extra to learn whether there are older ones. */
export async function listMessagesBefore(
  db: Kysely<ChatDatabase>,
  conversationId: ConversationId,
  page: { readonly before: number; readonly count: number },
): Promise<MessageRow[]> {
  const rows = await messageRows(db, conversationId)
    .where('m.index', '<', page.before)
    .orderBy('m.index', 'desc')
    .limit(page.count)
    .execute()
  return rows.reverse()
}

/** The first messages after an index, in order. */
export async function listMessagesAfter(
  db: Kysely<ChatDatabase>,
  conversationId: ConversationId,
  page: { readonly after: number; readonly count: number },
): Promise<MessageRow[]> {
  return messageRows(db, conversationId)
    .where('m.index', '>', page.after)
    .orderBy('m.index')
    .limit(page.count)
    .execute()
}

export interface NewMessage {
  readonly conversationId: ConversationId
  readonly authorId: UserProfileId
  /** Of a picture: what it shows, or null. */
  readonly body: string | null
  /** The key of a picture. */
  readonly mediaKey?: string
  readonly clientId: string
  readonly at: Date
}

/**
 * Appends a message, which counts as read by its author. Each message locks its conversation, so indexes have no gaps
 * and follow the order of commits. Idempotent per client id.
 */
export async function addMessage(
  trx: Transaction<ChatDatabase>,
  { conversationId, authorId, body, mediaKey, clientId, at }: NewMessage,
): Promise<{ readonly index: number; readonly isNew: boolean }> {
  const { last_index: lastIndex } = await trx
    .selectFrom('conversation')
    .select('last_index')
    .where('id', '=', conversationId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const existing = await trx
    .selectFrom('message')
    .select('index')
    .where('conversation_id', '=', conversationId)
    .where('author_user_profile_id', '=', authorId)
    .where('client_id', '=', clientId)
    .executeTakeFirst()
  if (existing) return { index: existing.index, isNew: false }
  const index = lastIndex + 1
  await trx
    .insertInto('message')
    .values({
      conversation_id: conversationId,
      index,
      author_user_profile_id: authorId,
      type: mediaKey === undefined ? 'text' : 'media',
      body,
      media_key: mediaKey ?? null,
      media_type: mediaKey === undefined ? null : 'image/webp',
      client_id: clientId,
      created_at: at,
    })
    .execute()
  await trx.updateTable('conversation').set({ last_index: index }).where('id', '=', conversationId).execute()
  await trx
    .updateTable('participant')
    .set({ last_read_index: index })
    .where('conversation_id', '=', conversationId)
    .where('user_profile_id', '=', authorId)
    .execute()
  return { index, isNew: true }
}
