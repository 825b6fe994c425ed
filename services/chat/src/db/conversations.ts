import { randomUUID } from 'node:crypto'
import type { BookingId, ConversationId } from '@waymark/domain/ids'
import type { Transaction } from 'kysely'
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

/** In the format of Twilio's ids, so that clients need not distinguish them. */
function newSid(): string {
  return `CH${randomUUID().replaceAll('-', '')}`
}
