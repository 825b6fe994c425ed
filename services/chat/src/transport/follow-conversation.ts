import type { ChatEvent } from '@waymark/contracts/chat'
import { idFrom } from '@waymark/domain/ids'
import type { SocketSession } from '@waymark/service-kit/signed-in-socket'
import { identityOf } from '../answers/identity.ts'
import { messageAnswer } from '../answers/message.ts'
import type { Context } from '../context.ts'
import { listMessagesAfter } from '../db/messages.ts'
import type { ChatUser } from '../rights/chatter.ts'
import type { OpenChat } from './open-chat.ts'

export interface Followed {
  readonly stop: () => void
}

const batchSize = 100

/**
 * Sends the events of a conversation. The bus only signals that there is something new: unsent messages are read from
 * the table in order, so a lost or duplicated signal has no effect.
 */
export function followConversation(
  context: Context,
  session: SocketSession<ChatUser>,
  { sid, conversationId }: OpenChat,
  options: { readonly sentThrough: number; readonly recheck: () => Promise<void> },
): Followed {
  const { bus, log } = context
  const send = (event: ChatEvent) => session.send(event)
  let { sentThrough } = options
  let isStopped = false
  let working: Promise<void> = Promise.resolve()

  const inOrder = (step: () => Promise<void>) => {
    working = working
      .then(step)
      .catch((error: unknown) => log.error({ err: error }, 'a conversation could not be followed'))
  }
  const catchUp = async () => {
    let rows: Awaited<ReturnType<typeof listMessagesAfter>>
    do {
      if (isStopped) return
      rows = await listMessagesAfter(context.reads, conversationId, { after: sentThrough, count: batchSize })
      for (const row of rows) {
        send({ event: 'messageAdded', sid, message: messageAnswer(context, sid, row) })
        sentThrough = row.index
      }
    } while (rows.length === batchSize)
  }
  const ends = [
    bus.subscribe(`conversation:${conversationId}`, (_topic, index) => {
      if (Number(index) > sentThrough) inOrder(catchUp)
    }),
    bus.subscribe(`typing:${conversationId}`, (_topic, userProfileId) => {
      if (Number(userProfileId) !== session.who.userProfileId)
        send({ event: 'typing', sid, author: identityOf(idFrom(Number(userProfileId))) })
    }),
    bus.subscribe(`participants:${conversationId}`, () => inOrder(options.recheck)),
    bus.onGap(() => inOrder(catchUp)),
  ]
  // Messages written since `sentThrough` was read.
  inOrder(catchUp)
  return {
    stop: () => {
      isStopped = true
      for (const end of ends) end()
    },
  }
}
