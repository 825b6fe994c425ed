import { jobs } from '@waymark/contracts/jobs'
import type { UserProfileId } from '@waymark/domain/ids'
import { addToOutbox } from '@waymark/service-kit/outbox'
import type { Transaction } from 'kysely'
import type { Context } from '../context.ts'
import { addMessage, type NewMessage } from '../db/messages.ts'
import { listParticipants } from '../db/people.ts'
import type { ChatDatabase } from '../db/schema.ts'
import type { OpenChat } from './open-chat.ts'

/** People who read within this time need no notification. */
const readingMs = 10_000

type Outgoing = Omit<NewMessage, 'conversationId' | 'at'>

/** Appends a message to a conversation, and sends it to everyone in it. */
export async function sendMessage(
  context: Context,
  chat: Pick<OpenChat, 'conversationId' | 'bookingId'>,
  message: Outgoing,
): Promise<{ index: number }> {
  const { bus, db, now } = context
  const { conversationId, bookingId } = chat
  const { index, participantIds } = await db.transaction().execute(async (trx) => {
    const added = await addMessage(trx, { ...message, conversationId, at: now() })
    return { index: added.index, participantIds: added.isNew ? await notifyOthers(trx, chat, message.authorId) : [] }
  })
  if (participantIds.length > 0) await bus.publish(`conversation:${conversationId}`, index)
  for (const userProfileId of participantIds) await bus.publish(`messages:${userProfileId}`, bookingId)
  return { index }
}

/** Enqueues the notification of everyone else; returns the participants. */
export async function notifyOthers(
  trx: Transaction<ChatDatabase>,
  { conversationId, bookingId }: Pick<OpenChat, 'conversationId' | 'bookingId'>,
  authorUserProfileId: UserProfileId,
): Promise<UserProfileId[]> {
  const participants = await listParticipants(trx, conversationId)
  const others = participants.filter(({ user_profile_id }) => user_profile_id !== authorUserProfileId)
  const recipients = others.map((one) => ({ userProfileId: one.user_profile_id, readThrough: one.last_read_index }))
  if (recipients.length > 0)
    await addToOutbox(
      trx,
      jobs.notify.messageWritten,
      { conversationId, bookingId, authorUserProfileId, recipients },
      { delayMs: readingMs },
    )
  return participants.map(({ user_profile_id }) => user_profile_id)
}
