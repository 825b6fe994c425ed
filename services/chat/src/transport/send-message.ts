import type { Context } from '../context.ts'
import { addMessage } from '../db/messages.ts'
import { listParticipants } from '../db/people.ts'
import type { OpenChat } from './operations.ts'

/** Appends a message to a conversation, and tells everybody in it. */
export async function sendMessage(
  context: Context,
  { conversationId, bookingId }: OpenChat,
  message: { readonly authorId: number; readonly body: string; readonly clientId: string },
): Promise<{ index: number }> {
  const { bus, db, now } = context
  const { index, isNew } = await db
    .transaction()
    .execute((trx) => addMessage(trx, { ...message, conversationId, at: now() }))
  if (!isNew) return { index }
  await bus.publish(`conversation:${conversationId}`, index)
  for (const { user_profile_id } of await listParticipants(db, conversationId))
    await bus.publish(`messages:${user_profile_id}`, bookingId)
  return { index }
}
