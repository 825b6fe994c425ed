import { idFrom, type UserProfileId } from '@waymark/domain/ids'
import type { JobHandlers } from '@waymark/service-kit/job-handlers'
import type { Context } from '../context.ts'
import { findConversationBySid } from '../db/conversations.ts'
import { copyMessage } from '../db/messages.ts'
import { notifyOthers } from '../transport/send-message.ts'
import { userOfIdentity } from '../twilio/user-of-identity.ts'

/**
 * Copies what was written at Twilio: unread marks, notices, somebody's own data and what is forgotten of them stand on
 * our messages. Running it twice copies nothing twice.
 */
export const copyMessages: JobHandlers<'chat', Context>['chat.copy-messages'] = async ({ sid }, { context }) => {
  const { bus, db, twilio } = context
  const conversation = twilio && (await findConversationBySid(db, sid))
  if (!conversation) return
  const { id: conversationId, booking_id: bookingId, vendor_offset: offset } = conversation
  for (const message of await twilio.messagesAfter(sid, conversation.last_index - offset)) {
    const author = userOfIdentity(message.author)
    if (author === null) continue
    const authorId: UserProfileId = idFrom(author)
    const participantIds = await db.transaction().execute(async (trx) => {
      const copied = await copyMessage(trx, { ...message, conversationId, authorId, index: message.index + offset })
      return copied ? notifyOthers(trx, { conversationId, bookingId }, authorId) : []
    })
    for (const userProfileId of participantIds) await bus.publish(`messages:${userProfileId}`, bookingId)
  }
}
