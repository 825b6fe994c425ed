import type { BookingId, UserProfileId } from '@waymark/domain/ids'
import { type Kysely, sql } from 'kysely'
import type { ChatDatabase } from './schema.ts'

/** A booking with its conversation, if any, and one person's read mark, if they participate. */
export async function findChatRow(
  db: Kysely<ChatDatabase>,
  userProfileId: UserProfileId,
  which: { readonly bookingId: BookingId } | { readonly sid: string },
) {
  return db
    .selectFrom('booking_api.booking_party as b')
    .innerJoin('identity_api.person as client', 'client.id', 'b.client_user_profile_id')
    .leftJoin('conversation as c', 'c.booking_id', 'b.id')
    .leftJoin('participant as p', (join) =>
      join.onRef('p.conversation_id', '=', 'c.id').on('p.user_profile_id', '=', userProfileId),
    )
    .select([
      'b.id as booking_id',
      'b.item_type',
      'b.account_id',
      'b.service_area_id',
      'client.id as client_user_profile_id',
    ])
    .select(['b.user_service_area_id', 'b.staff_ids', 'client.account_id as client_account_id'])
    .select(['c.id as conversation_id', 'c.sid', 'c.last_index', 'p.last_read_index'])
    .select(sql<number>`coalesce(c.vendor_offset, 0)`.as('vendor_offset'))
    .where((row) => ('sid' in which ? row('c.sid', '=', which.sid) : row('b.id', '=', which.bookingId)))
    .executeTakeFirst()
}

export type ChatRow = NonNullable<Awaited<ReturnType<typeof findChatRow>>>
