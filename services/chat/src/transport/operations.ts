import type { ChatAnswers, ChatErrorCode, ChatOperation } from '@waymark/contracts/chat'
import type { SocketSession } from '@waymark/service-kit/signed-in-socket'
import { identityOf } from '../answers/identity.ts'
import { messageAnswer } from '../answers/message.ts'
import type { Context } from '../context.ts'
import { listMessagesAfter, listMessagesBefore } from '../db/messages.ts'
import { listParticipants } from '../db/people.ts'
import type { ChatUser } from '../rights/chatter.ts'
import type { OpenChat } from './open-chat.ts'
import { readThrough } from './read-through.ts'
import { sendMessage } from './send-message.ts'

/** A refused operation; the reply says why. */
export class ChatRefusal extends Error {
  override readonly name = 'ChatRefusal'
  readonly code: ChatErrorCode

  constructor(code: ChatErrorCode, message: string) {
    super(message)
    this.code = code
  }
}

const subscribeCount = 100

/** Runs one operation on a conversation; `follow` sends its events from then on. */
export async function operations(
  context: Context,
  session: SocketSession<ChatUser>,
  follow: (chat: OpenChat, sentThrough: number) => void,
  chat: OpenChat,
  operation: ChatOperation,
): Promise<ChatAnswers[keyof ChatAnswers]> {
  const { sid, conversationId, bookingId, lastIndex, lastReadIndex } = chat
  const { userProfileId } = session.who
  switch (operation.op) {
    case 'open': {
      const joined = lastReadIndex !== null
      if (joined) follow(chat, lastIndex)
      const people = joined ? await listParticipants(context.reads, conversationId) : []
      const participants = people.map(({ user_profile_id, name }) => ({ identity: identityOf(user_profile_id), name }))
      return { sid, bookingId, joined, lastIndex, lastReadMessageIndex: readIndexOf(chat), participants }
    }
    case 'messages': {
      const { before = lastIndex + 1, pageSize } = operation
      const rows = await listMessagesBefore(context.reads, conversationId, { before, count: pageSize + 1 })
      const items = rows.slice(-pageSize).map((row) => messageAnswer(context, sid, row))
      return { items, hasOlder: rows.length > pageSize }
    }
    case 'send': {
      if (!(await context.sendLimit.take(userProfileId)))
        throw new ChatRefusal('rate_limited', 'You sent many messages. Please wait a minute.')
      return sendMessage(context, chat, { authorId: userProfileId, body: operation.body, clientId: operation.clientId })
    }
    case 'typing':
      await context.bus.publish(`typing:${conversationId}`, userProfileId)
      return null
    case 'read':
      return readThrough(context, { conversationId, bookingId, userProfileId, index: operation.index })
    case 'unread':
      return { unreadCount: lastIndex - (lastReadIndex ?? -1) }
    case 'subscribe': {
      const rows = await listMessagesAfter(context.reads, conversationId, {
        after: operation.after,
        count: subscribeCount,
      })
      follow(chat, rows.at(-1)?.index ?? operation.after)
      return { items: rows.map((row) => messageAnswer(context, sid, row)) }
    }
  }
}

/** A read mark as clients expect it: null while nothing has been read. */
export function readIndexOf({ lastReadIndex }: Pick<OpenChat, 'lastReadIndex'>): number | null {
  return lastReadIndex === null || lastReadIndex < 0 ? null : lastReadIndex
}
