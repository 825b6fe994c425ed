import type { chat } from '@waymark/contracts/chat'
import type { Handler } from '@waymark/service-kit/implement'
import { notFound } from '@waymark/service-kit/refusal'
import type { Context } from '../../context.ts'
import { findChat } from '../../rights/chat.ts'
import { callingChatUser } from '../../rights/chatter.ts'
import { readThrough } from '../../transport/read-through.ts'

/** Marks the messages of a booking as read by the caller, who is on `side` of its chat. */
export function markRead(side: 'client' | 'provider'): Handler<Context, typeof chat.updateLastMessageReadTime> {
  return async ({ bookingId, lastMessageIndex }, { context, caller }) => {
    const found = await findChat(context, await callingChatUser(context, caller), { bookingId })
    if (found?.side !== side) return notFound()
    const { conversation_id: conversationId, last_index: lastIndex } = found
    if (conversationId === null || found.last_read_index === null) return { unreadCount: 0 }
    const index = lastMessageIndex ?? lastIndex ?? 0
    return readThrough(context, { conversationId, bookingId, userProfileId: caller.userProfileId, index })
  }
}
