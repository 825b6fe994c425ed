import type { ConversationId } from '@waymark/domain/ids'
import type { Transaction } from 'kysely'
import { type BookingOfChat, listManagers } from '../db/bookings.ts'
import { openConversationOf } from '../db/conversations.ts'
import { addParticipants, removeFormerStaff } from '../db/participants.ts'
import type { ChatDatabase } from '../db/schema.ts'

/** Opens the conversation of a booking, with its client, the staff assigned now and the managers in it. */
export async function openWithParties(
  trx: Transaction<ChatDatabase>,
  booking: BookingOfChat,
  now: Date,
): Promise<ConversationId> {
  const { id } = await openConversationOf(trx, booking.id, now)
  const managerIds = await listManagers(trx, booking)
  const serving = [...new Set([...booking.staff_ids, ...managerIds])]
  await addParticipants(trx, id, [booking.client_user_profile_id, ...serving], now)
  await removeFormerStaff(trx, id, booking, serving)
  return id
}
