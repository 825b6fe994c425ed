import { type ChatErrorCode, type ChatOperation, chatOperation } from '@waymark/contracts/chat'
import { chatCodes } from '@waymark/domain/limits'
import type { Frame, SocketSession, SocketWork } from '@waymark/service-kit/signed-in-socket'
import type { Context } from '../context.ts'
import { findChat } from '../rights/chat.ts'
import type { ChatUser } from '../rights/chatter.ts'
import { type Followed, followConversation } from './follow-conversation.ts'
import type { OpenChat } from './open-chat.ts'
import { ChatRefusal, operations } from './operations.ts'

/** Twilio's codes for the same refusals, which clients of both transports handle. */
const vendorCodes: Readonly<Record<ChatErrorCode, number | null>> = {
  not_found: chatCodes.channelNotFoundCode,
  not_participant: 50400,
  invalid: null,
  rate_limited: 20429,
}

const maxFollowed = 50

/** Serves one person's operations on a socket. Every operation checks again whether they have a part in the booking. */
export function serveChatUser(context: Context, session: SocketSession<ChatUser>): SocketWork {
  const followed = new Map<string, Followed>()

  const unfollow = (sid: string) => {
    followed.get(sid)?.stop()
    followed.delete(sid)
  }
  const recheck = async () => {
    for (const sid of [...followed.keys()]) {
      const found = await findChat(context, session.who, { sid })
      if (found && found.last_read_index !== null) continue
      unfollow(sid)
      session.send({ event: 'removed', sid })
    }
  }
  const follow = (chat: OpenChat, sentThrough: number) => {
    if (followed.has(chat.sid)) return
    const [oldest] = followed.keys()
    if (followed.size >= maxFollowed && oldest !== undefined) unfollow(oldest)
    followed.set(chat.sid, followConversation(context, session, chat, { sentThrough, recheck }))
  }

  async function perform(operation: ChatOperation): Promise<unknown> {
    const found = await findChat(context, session.who, { sid: operation.sid })
    if (!found || found.conversation_id === null || found.sid === null || found.last_index === null)
      throw new ChatRefusal('not_found', 'There is no such conversation.')
    const chat: OpenChat = {
      sid: found.sid,
      conversationId: found.conversation_id,
      bookingId: found.booking_id,
      lastIndex: found.last_index,
      lastReadIndex: found.last_read_index,
    }
    if (operation.op !== 'open' && chat.lastReadIndex === null)
      throw new ChatRefusal('not_participant', 'Join this conversation first.')
    return operations(context, session, follow, chat, operation)
  }

  return {
    receive: async (frame) => {
      const id = typeof frame.id === 'number' && Number.isSafeInteger(frame.id) ? frame.id : null
      try {
        session.send({ id, ok: true, data: await perform(readOperation(frame)) })
      } catch (error) {
        if (!(error instanceof ChatRefusal)) throw error
        const { code, message } = error
        session.send({ id, ok: false, error: { code, vendorCode: vendorCodes[code], message } })
      }
    },
    recheck,
    end: () => {
      for (const sid of [...followed.keys()]) unfollow(sid)
    },
  }
}

function readOperation(frame: Frame): ChatOperation {
  const parsed = chatOperation.safeParse(frame)
  if (!parsed.success) throw new ChatRefusal('invalid', parsed.error.issues[0]?.message ?? 'This cannot be read.')
  if (parsed.data.op === 'send' && parsed.data.body.includes('\0'))
    throw new ChatRefusal('invalid', 'Text may not hold the character NUL.')
  return parsed.data
}
