import type { ConversationId, UserProfileId } from '@waymark/domain/ids'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { BookingOfChat } from './bookings.ts'
import type { ChatDatabase } from './schema.ts'

/** Adds people to a conversation; a no-op for those already in it. */
export async function addParticipants(
  trx: Transaction<ChatDatabase>,
  conversationId: ConversationId,
  userProfileIds: readonly UserProfileId[],
  now: Date,
): Promise<void> {
  await trx
    .insertInto('participant')
    .values(userProfileIds.map((id) => ({ conversation_id: conversationId, user_profile_id: id, joined_at: now })))
    .onConflict((conflict) => conflict.columns(['conversation_id', 'user_profile_id']).doNothing())
    .execute()
}

/** Removes the provider's people who no longer serve the booking. Account admins stay. */
export async function removeFormerStaff(
  trx: Transaction<ChatDatabase>,
  conversationId: ConversationId,
  booking: BookingOfChat,
  servingIds: readonly UserProfileId[],
): Promise<void> {
  await trx
    .deleteFrom('participant')
    .where('conversation_id', '=', conversationId)
    .where('user_profile_id', 'not in', [booking.client_user_profile_id, ...servingIds])
    .where('user_profile_id', 'in', (row) =>
      row
        .selectFrom('identity_api.person')
        .select('id')
        .where('account_id', '=', booking.account_id)
        .where('is_account_admin', '=', false),
    )
    .execute()
}

/** Moves a read mark forward, never back and never beyond the last message. Returns the number of unread messages. */
export async function markReadThrough(
  db: Kysely<ChatDatabase>,
  mark: { readonly conversationId: ConversationId; readonly userProfileId: UserProfileId; readonly index: number },
): Promise<number> {
  const marked = await db
    .updateTable('participant as p')
    .from('conversation as c')
    .set({ last_read_index: sql<number>`greatest(p.last_read_index, least(c.last_index, ${mark.index}::int))` })
    .whereRef('c.id', '=', 'p.conversation_id')
    .where('p.conversation_id', '=', mark.conversationId)
    .where('p.user_profile_id', '=', mark.userProfileId)
    .returning(sql<number>`c.last_index - p.last_read_index`.as('unread_count'))
    .executeTakeFirst()
  return marked?.unread_count ?? 0
}
