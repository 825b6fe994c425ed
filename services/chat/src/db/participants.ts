import type { Transaction } from 'kysely'
import type { BookingOfChat } from './bookings.ts'
import type { ChatDatabase } from './schema.ts'

/** Adds people to a conversation; who is in it already stays as they are. */
export async function addParticipants(
  trx: Transaction<ChatDatabase>,
  conversationId: number,
  userProfileIds: readonly number[],
  now: Date,
): Promise<void> {
  await trx
    .insertInto('participant')
    .values(userProfileIds.map((id) => ({ conversation_id: conversationId, user_profile_id: id, joined_at: now })))
    .onConflict((conflict) => conflict.columns(['conversation_id', 'user_profile_id']).doNothing())
    .execute()
}

/** Takes out the provider's people who serve the booking no more. Account admins, who joined by themselves, stay. */
export async function removeFormerStaff(
  trx: Transaction<ChatDatabase>,
  conversationId: number,
  booking: BookingOfChat,
  servingIds: readonly number[],
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
