import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { ChatDatabase } from './schema.ts'

/** The id of a booking's conversation, which is opened when there is none. */
export async function openConversationOf(
  trx: Transaction<ChatDatabase>,
  bookingId: number,
  now: Date,
): Promise<number> {
  await trx
    .insertInto('conversation')
    .values({ sid: newSid(), booking_id: bookingId, created_at: now })
    .onConflict((conflict) => conflict.column('booking_id').doNothing())
    .execute()
  const { id } = await trx
    .selectFrom('conversation')
    .select('id')
    .where('booking_id', '=', bookingId)
    .executeTakeFirstOrThrow()
  return id
}

/** In the form of Twilio's ids, so that clients need not tell the two apart. */
function newSid(): string {
  return `CH${randomUUID().replaceAll('-', '')}`
}
