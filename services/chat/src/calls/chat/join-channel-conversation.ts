import type { chat } from '@waymark/contracts/chat'
import type { Handler } from '@waymark/service-kit/implement'
import { notFound } from '@waymark/service-kit/refusal'
import type { Context } from '../../context.ts'
import { openConversationOf } from '../../db/conversations.ts'
import { addParticipants } from '../../db/participants.ts'
import { findChat } from '../../rights/chat.ts'
import { callingChatUser } from '../../rights/chatter.ts'
import { readIndexOf } from '../../transport/operations.ts'
import { openAtTwilio } from '../../twilio/open-at-twilio.ts'

export const joinChannelConversation: Handler<Context, typeof chat.joinChannelConversation> = async (
  { bookingId },
  { context, caller },
) => {
  const { twilio } = context
  const found = await findChat(context, await callingChatUser(context, caller), { bookingId })
  if (!found) return notFound()
  if (!twilio && found.sid !== null && found.last_read_index !== null)
    return { twilioChannelId: found.sid, lastReadMessageIndex: readIndexOf({ lastReadIndex: found.last_read_index }) }
  const now = context.now()
  const opened = await context.db.transaction().execute(async (trx) => {
    const conversation = await openConversationOf(trx, bookingId, now)
    await addParticipants(trx, conversation.id, [caller.userProfileId], now)
    return conversation
  })
  await context.bus.publish(`participants:${opened.id}`, caller.userProfileId)
  const sid = twilio ? await openAtTwilio(context, twilio, { ...opened, bookingId }) : opened.sid
  return { twilioChannelId: sid, lastReadMessageIndex: null }
}
