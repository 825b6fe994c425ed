import { deletedMessage } from '@waymark/domain/account/deleted-person'
import type { BookingId, UserProfileId } from '@waymark/domain/ids'
import { type Kysely, type NotNull, sql, type Transaction } from 'kysely'
import type { ChatDatabase } from './schema.ts'

/**
 * Clears what a person wrote about their own bookings, and removes them from every conversation. What they wrote for an
 * organisation stays with it.
 */
export async function forgetMessages(trx: Transaction<ChatDatabase>, userProfileId: UserProfileId): Promise<void> {
  await sql`
    update message m set type = 'text', body = ${deletedMessage}, media_key = null, media_type = null
    from conversation c join booking_api.booking_party b on b.id = c.booking_id
    where m.author_user_profile_id = ${userProfileId} and c.id = m.conversation_id
      and b.client_user_profile_id = ${userProfileId} and b.user_service_area_id is null`.execute(trx)
  await trx.deleteFrom('participant').where('user_profile_id', '=', userProfileId).execute()
}

/** What Twilio keeps of the texts and pictures that `forgetMessages` clears. */
export async function listCopiesToForget(db: Kysely<ChatDatabase>, userProfileId: UserProfileId) {
  return db
    .selectFrom('message as m')
    .innerJoin('conversation as c', 'c.id', 'm.conversation_id')
    .innerJoin('booking_api.booking_party as b', 'b.id', 'c.booking_id')
    .select(['c.sid', 'm.vendor_sid'])
    .where('m.author_user_profile_id', '=', userProfileId)
    .where('m.vendor_sid', 'is not', null)
    .where('b.client_user_profile_id', '=', userProfileId)
    .where('b.user_service_area_id', 'is', null)
    .$narrowType<{ vendor_sid: NotNull }>()
    .execute()
}

/** Deletes everything that was written about these bookings; their conversations are empty, and close. */
export async function deleteMessagesAbout(
  trx: Transaction<ChatDatabase>,
  bookingIds: readonly BookingId[],
): Promise<void> {
  const conversations = trx.selectFrom('conversation').select('id').where('booking_id', 'in', bookingIds)
  await trx.deleteFrom('message').where('conversation_id', 'in', conversations).execute()
  await trx.deleteFrom('participant').where('conversation_id', 'in', conversations).execute()
}
