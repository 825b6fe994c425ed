import type { chat } from '@waymark/contracts/chat'
import { jobs } from '@waymark/contracts/jobs'
import type { Handler } from '@waymark/service-kit/implement'
import { addToOutbox } from '@waymark/service-kit/outbox'
import { notFound } from '@waymark/service-kit/refusal'
import type { Context } from '../../context.ts'
import { findChat } from '../../rights/chat.ts'
import { callingChatUser } from '../../rights/chatter.ts'
import { readThrough } from '../../transport/read-through.ts'

async function copyNow({ db }: Context, sid: string): Promise<void> {
  await db.transaction().execute((trx) => addToOutbox(trx, jobs.chat.copyMessages, { sid }))
}

/** Marks the messages of a booking as read by the caller, who is on `side` of its chat. */
export function markRead(side: 'client' | 'provider'): Handler<Context, typeof chat.updateLastMessageReadTime> {
  return async ({ bookingId, lastMessageIndex }, { context, caller }) => {
    const found = await findChat(context, await callingChatUser(context, caller), { bookingId })
    if (found?.side !== side) return notFound()
    const { conversation_id: conversationId, last_index: lastIndex } = found
    if (conversationId === null || found.last_read_index === null) return { unreadCount: 0 }
    const index = lastMessageIndex === undefined ? (lastIndex ?? 0) : lastMessageIndex + found.vendor_offset
    // Somebody has read what is not copied yet: Twilio's word of it was lost.
    if (context.twilio && found.sid !== null && index > (lastIndex ?? -1)) await copyNow(context, found.sid)
    return readThrough(context, { conversationId, bookingId, userProfileId: caller.userProfileId, index })
  }
}
