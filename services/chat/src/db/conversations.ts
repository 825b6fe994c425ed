import { randomUUID } from 'node:crypto'
import type { BookingId, ConversationId, UserProfileId } from '@waymark/domain/ids'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { ChatDatabase } from './schema.ts'

/** The conversation of a booking; opens one when there is none. */
export async function openConversationOf(
  trx: Transaction<ChatDatabase>,
  bookingId: BookingId,
  now: Date,
): Promise<{ readonly id: ConversationId; readonly sid: string }> {
  await trx
    .insertInto('conversation')
    .values({ sid: newSid(), booking_id: bookingId, created_at: now })
    .onConflict((conflict) => conflict.column('booking_id').doNothing())
    .execute()
  return trx
    .selectFrom('conversation')
    .select(['id', 'sid'])
    .where('booking_id', '=', bookingId)
    .executeTakeFirstOrThrow()
}

/** Gives a conversation the id that it has at Twilio, where its messages are counted from 0. */
export async function saveSid(db: Kysely<ChatDatabase>, conversationId: ConversationId, sid: string): Promise<void> {
  await db
    .updateTable('conversation')
    .set({ sid, vendor_offset: sql<number>`last_index + 1` })
    .where('id', '=', conversationId)
    .where('sid', '!=', sid)
    .execute()
}

export async function findSid(db: Kysely<ChatDatabase>, conversationId: ConversationId): Promise<string | undefined> {
  const found = await db.selectFrom('conversation').select('sid').where('id', '=', conversationId).executeTakeFirst()
  return found?.sid
}

export async function listSidsOf(db: Kysely<ChatDatabase>, bookingIds: readonly BookingId[]): Promise<string[]> {
  const found = await db.selectFrom('conversation').select('sid').where('booking_id', 'in', bookingIds).execute()
  return found.map(({ sid }) => sid)
}

/** The conversations that somebody is in. */
export async function listConversationsOf(db: Kysely<ChatDatabase>, userProfileId: UserProfileId) {
  return db
    .selectFrom('participant as p')
    .innerJoin('conversation as c', 'c.id', 'p.conversation_id')
    .select(['c.id', 'c.sid'])
    .where('p.user_profile_id', '=', userProfileId)
    .execute()
}

/** A conversation at Twilio, and how far it is copied. */
export async function findConversationBySid(db: Kysely<ChatDatabase>, sid: string) {
  return db
    .selectFrom('conversation')
    .select(['id', 'sid', 'booking_id', 'last_index', 'vendor_offset'])
    .where('sid', '=', sid)
    .executeTakeFirst()
}

/** In the format of Twilio's ids, so that clients need not distinguish them. */
function newSid(): string {
  return `CH${randomUUID().replaceAll('-', '')}`
}
