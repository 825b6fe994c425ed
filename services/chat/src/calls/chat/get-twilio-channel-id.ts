import type { chat } from '@waymark/contracts/chat'
import type { Handler } from '@waymark/service-kit/implement'
import { notFound } from '@waymark/service-kit/refusal'
import type { Context } from '../../context.ts'
import { findChat } from '../../rights/chat.ts'
import { callingChatUser } from '../../rights/chatter.ts'

export const getTwilioChannelId: Handler<Context, typeof chat.getTwilioChannelId> = async (
  { bookingId },
  { context, caller },
) => {
  const found = await findChat(context, await callingChatUser(context, caller), { bookingId })
  return found ? { twilioChannelId: found.sid } : notFound()
}
