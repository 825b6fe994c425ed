import { type ChatAnswers, type ChatEvent, type ChatMessage, chat, chatMessage } from '@waymark/contracts/chat'
import { limits } from '@waymark/domain/limits'
import { send } from '@waymark/web-kit/send'
import * as z from 'zod/mini'
import type {
  ChatClient,
  ChatConnection,
  ChatConversation,
  ChatPage,
  ConversationListener,
  OutgoingMessage,
  OutgoingPicture,
} from './chat-client.ts'
import { type ConnectionOptions, OwnConnection } from './own-connection.ts'

const opened = z.object({
  bookingId: z.int(),
  joined: z.boolean(),
  lastIndex: z.int(),
  lastReadMessageIndex: z.nullable(z.int()),
}) satisfies z.ZodMiniType<Pick<ChatAnswers['open'], 'bookingId' | 'joined' | 'lastIndex' | 'lastReadMessageIndex'>>
const page = z.object({ items: z.array(chatMessage), hasOlder: z.boolean() })
const sent = z.object({ index: z.int() })
const missed = z.object({ items: z.array(chatMessage) })

/** An open conversation, and the index of its latest message. */
interface Followed {
  lastIndex: number
  readonly listeners: Set<ConversationListener>
}

/** Our own chat transport: one socket for all conversations of the tab (contracts/chat). */
export class OwnChatClient implements ChatClient {
  readonly #connection: OwnConnection
  readonly #followed = new Map<string, Followed>()
  readonly #connectionListeners = new Set<(connection: ChatConnection) => void>()

  constructor(options: Pick<ConnectionOptions, 'getToken'>) {
    this.#connection = new OwnConnection({
      ...options,
      onConnected: () => {
        for (const sid of this.#followed.keys()) void this.#catchUp(sid)
      },
      onEvent: (event) => this.#tell(event),
      onState: (state) => {
        for (const listener of this.#connectionListeners) listener(state)
      },
    })
  }

  get connection(): ChatConnection {
    return this.#connection.state
  }

  onConnection(listener: (connection: ChatConnection) => void): () => void {
    this.#connectionListeners.add(listener)
    return () => this.#connectionListeners.delete(listener)
  }

  /** The server opens conversations, when somebody joins. */
  create(): Promise<null> {
    return Promise.resolve(null)
  }

  getJoinedConversation(sid: string): Promise<ChatConversation> {
    return this.getConversation(sid)
  }

  async getConversation(sid: string): Promise<ChatConversation> {
    const answer = opened.parse(await this.#connection.ask({ op: 'open', sid }))
    const { bookingId, joined, lastIndex, lastReadMessageIndex } = answer
    const listeners = this.#followed.get(sid)?.listeners ?? new Set<ConversationListener>()
    if (joined) this.#followed.set(sid, { lastIndex, listeners })
    const connection = this.#connection
    return {
      sid,
      joined,
      identity: connection.identity,
      lastReadMessageIndex,
      getMessages: async (before?: number): Promise<ChatPage> =>
        page.parse(await connection.ask({ op: 'messages', sid, before, pageSize: limits.chatPageSize })),
      send: async ({ body, clientId }: OutgoingMessage) =>
        sent.parse(await connection.ask({ op: 'send', sid, body, clientId })).index,
      sendPicture: async ({ file, body, clientId }: OutgoingPicture, onProgress) => {
        const options = { files: { picture: file }, onProgress, idempotencyKey: clientId }
        return (await send(chat.sendPicture, { bookingId, body, clientId }, options)).index
      },
      advanceLastRead: async (index) => {
        await connection.ask({ op: 'read', sid, index })
      },
      listen: (listener) => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    }
  }

  close(): void {
    this.#connection.close()
  }

  /** Loads what was written while disconnected. If that fails, the next connection asks again. */
  async #catchUp(sid: string): Promise<void> {
    const after = this.#followed.get(sid)?.lastIndex ?? -1
    const answer = await this.#connection.ask({ op: 'subscribe', sid, after }).then(missed.parse, () => undefined)
    for (const message of answer?.items ?? []) this.#add(sid, message)
  }

  #tell(event: ChatEvent): void {
    if (event.event === 'messageAdded') this.#add(event.sid, event.message)
    if (event.event === 'removed') {
      const followed = this.#followed.get(event.sid)
      this.#followed.delete(event.sid)
      for (const listener of followed?.listeners ?? []) listener.removed()
    }
  }

  #add(sid: string, message: ChatMessage): void {
    const followed = this.#followed.get(sid)
    if (!followed) return
    followed.lastIndex = Math.max(followed.lastIndex, message.index)
    for (const listener of followed.listeners) listener.messageAdded(message)
  }
}
