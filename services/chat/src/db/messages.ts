import type { ConversationId, UserProfileId } from '@waymark/domain/ids'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { ChatDatabase } from './schema.ts'

function messageRows(db: Kysely<ChatDatabase>, conversationId: ConversationId) {
  return db
    .selectFrom('message as m')
    .innerJoin('identity_api.person as n', 'n.id', 'm.author_user_profile_id')
    .select(['m.index', 'm.author_user_profile_id', 'm.type', 'm.body', 'm.media_key', 'm.media_type', 'm.client_id'])
    .select(['m.created_at', 'm.vendor_sid', sql<string>`n.first_name || ' ' || n.last_name`.as('author_name')])
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

/** The index of a message that somebody wrote with a key; undefined when there is none. */
export async function findMessageIndex(
  db: Kysely<ChatDatabase>,
  conversationId: ConversationId,
  { authorId, clientId }: { readonly authorId: UserProfileId; readonly clientId: string },
): Promise<number | undefined> {
  const existing = await db
    .selectFrom('message')
    .select('index')
    .where('conversation_id', '=', conversationId)
    .where('author_user_profile_id', '=', authorId)
    .where('client_id', '=', clientId)
    .executeTakeFirst()
  return existing?.index
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
  const existing = await findMessageIndex(trx, conversationId, { authorId, clientId })
  if (existing !== undefined) return { index: existing, isNew: false }
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

/** A message that was written at Twilio. */
export interface CopiedMessage {
  readonly conversationId: ConversationId
  readonly authorId: UserProfileId
  readonly sid: string
  readonly index: number
  readonly body: string | null
  readonly isPicture: boolean
  readonly clientId: string
  readonly createdAt: Date
}

/** Keeps a copy of a message, which counts as read by its author; false when it is there already. */
export async function copyMessage(trx: Transaction<ChatDatabase>, message: CopiedMessage): Promise<boolean> {
  const { conversationId, authorId, index } = message
  const added = await trx
    .insertInto('message')
    .values({
      conversation_id: conversationId,
      index,
      author_user_profile_id: authorId,
      type: message.isPicture ? 'media' : 'text',
      body: message.body,
      client_id: message.clientId,
      vendor_sid: message.sid,
      created_at: message.createdAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('index')
    .executeTakeFirst()
  if (!added) return false
  await trx
    .updateTable('conversation')
    .set({ last_index: sql<number>`greatest(last_index, ${index}::int)` })
    .where('id', '=', conversationId)
    .execute()
  await trx
    .updateTable('participant')
    .set({ last_read_index: sql<number>`greatest(last_read_index, ${index}::int)` })
    .where('conversation_id', '=', conversationId)
    .where('user_profile_id', '=', authorId)
    .execute()
  return true
}
