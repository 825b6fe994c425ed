import type { chat } from '@waymark/contracts/chat'
import type { Handler } from '@waymark/service-kit/implement'
import { notFound, refuse } from '@waymark/service-kit/refusal'
import type { Context } from '../../context.ts'
import { findChat } from '../../rights/chat.ts'
import { callingChatUser } from '../../rights/chatter.ts'

/** The server opens conversations and knows the booking of each: a client can only confirm it. */
export const updateTwilioChannelId: Handler<Context, typeof chat.updateTwilioChannelId> = async (
  { bookingId, twilioChannelId },
  { context, caller },
) => {
  const found = await findChat(context, await callingChatUser(context, caller), { bookingId })
  if (!found) return notFound()
  return found.sid === twilioChannelId ? { done: true } : refuse('OtherConversation')
}
