import {
  type ConnectionState,
  type Conversation,
  type Message,
  type Paginator,
  type Participant,
  Client as TwilioClient,
} from '@twilio/conversations'
import type { ChatMessage } from '@waymark/contracts/chat'
import { limits } from '@waymark/domain/limits'
import {
  type ChatClient,
  type ChatConnection,
  type ChatConversation,
  ChatError,
  type ChatPage,
  type ConversationListener,
  type OutgoingMessage,
  type OutgoingPicture,
} from './chat-client.ts'
import type { ChatToken } from './own-connection.ts'
import { chatErrorOf, isOfThisRequest } from './twilio-errors.ts'

export interface TwilioOptions {
  readonly getToken: () => Promise<ChatToken>
  /** Another address of the socket than Twilio's own: a region, or a test. */
  readonly socketAddress: string | null
  /** Takes out of a picture what its sender may not know of, such as where it was taken. */
  readonly cleanPicture: (file: File) => Promise<Blob>
}

const joinedMs = 10_000

/** Chat by Twilio Conversations: its own browser SDK behind our interface. */
export class TwilioChatClient implements ChatClient {
  readonly #options: TwilioOptions
  readonly #listeners = new Set<(connection: ChatConnection) => void>()
  readonly #sdk: Promise<TwilioClient>
  #identity = ''
  #connection: ChatConnection = 'connecting'
  #isClosed = false

  constructor(options: TwilioOptions) {
    this.#options = options
    this.#sdk = this.#start()
    // Whoever asks for something hears why; that no session will come, everybody does.
    this.#sdk.catch((error: unknown) => {
      if (chatErrorOf(error).fault === 'denied') this.#tell('denied')
    })
  }

  get connection(): ChatConnection {
    return this.#connection
  }

  onConnection(listener: (connection: ChatConnection) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  async create(bookingId: number): Promise<string | null> {
    const sdk = await this.#sdk
    const named = {
      uniqueName: `booking-${bookingId}`,
      friendlyName: `Booking ${bookingId}`,
      attributes: { bookingId },
    }
    try {
      return (await sdk.createConversation(named)).sid
    } catch (error) {
      // Somebody else has just created it, or browsers may not: joining finds it, or creates it at the server.
      if (isOfThisRequest(error)) return null
      throw chatErrorOf(error)
    }
  }

  async getConversation(sid: string): Promise<ChatConversation> {
    const sdk = await this.#sdk
    const found = await sdk.getConversationBySid(sid).catch((error: unknown) => Promise.reject(chatErrorOf(error)))
    return this.#conversationOf(found)
  }

  async getJoinedConversation(sid: string): Promise<ChatConversation> {
    const sdk = await this.#sdk
    const joined = await sdk.getConversationBySid(sid).catch((error: unknown) => {
      const refused = chatErrorOf(error)
      // The server has added us, and the socket has not said so yet.
      if (refused.fault === 'not_found' || refused.fault === 'not_participant') return null
      throw refused
    })
    return this.#conversationOf(joined?.status === 'joined' ? joined : await joining(sdk, sid))
  }

  close(): void {
    this.#isClosed = true
    void this.#sdk.then(
      (sdk) => sdk.shutdown(),
      () => undefined,
    )
  }

  async #start(): Promise<TwilioClient> {
    const { socketAddress } = this.#options
    const { token, identity } = await this.#token()
    this.#identity = identity
    const sdk = new TwilioClient(token, {
      // What was written stays on no disk.
      ...{ Sync: { enableSessionStorage: false } },
      ...(socketAddress === null ? {} : { Twilsock: { uri: socketAddress } }),
    })
    sdk.on('connectionStateChanged', (state) => this.#enter(state))
    const renew = () => void this.#renew(sdk)
    sdk.on('tokenAboutToExpire', renew)
    sdk.on('tokenExpired', renew)
    await new Promise<void>((resolve, reject) => {
      sdk.on('initialized', resolve)
      sdk.on('initFailed', ({ error }) => reject(chatErrorOf(error)))
    })
    if (this.#isClosed) await sdk.shutdown()
    return sdk
  }

  async #token(): Promise<ChatToken> {
    try {
      return await this.#options.getToken()
    } catch (error) {
      const refused = chatErrorOf(error)
      if (refused.fault === 'denied') this.#tell('denied')
      throw refused
    }
  }

  /** A token that cannot be renewed ends the session; a failed request is tried again when Twilio says so. */
  async #renew(sdk: TwilioClient): Promise<void> {
    const renewed = await this.#token().catch(() => null)
    if (renewed) await sdk.updateToken(renewed.token).catch(() => this.#tell('denied'))
  }

  #conversationOf(conversation: Conversation): ChatConversation {
    const { sid } = conversation
    const names = new ParticipantNames(conversation)
    const messageOf = (message: Message) => chatMessageOf(sid, message, names)
    const sent = new Map<string, number>()
    const send = async (clientId: string, post: () => Promise<number | null>): Promise<number> => {
      // Twilio knows no key of a message: what may have arrived is looked for before it is sent again.
      const isThisOne = (one: Message) => clientIdOf(one) === clientId
      const known = sent.get(clientId) ?? (await newestOf(conversation)).find(isThisOne)?.index
      const index = known ?? (await post().catch((error: unknown) => Promise.reject(chatErrorOf(error)))) ?? 0
      sent.set(clientId, index)
      return index
    }
    return {
      sid,
      joined: conversation.status === 'joined',
      identity: this.#identity,
      lastReadMessageIndex: conversation.lastReadMessageIndex,
      getMessages: async (before?: number): Promise<ChatPage> => {
        if (before === 0) return { items: [], hasOlder: false }
        const anchor = before === undefined ? undefined : before - 1
        const page: Paginator<Message> = await conversation
          .getMessages(limits.chatPageSize, anchor, 'backwards')
          .catch((error: unknown) => Promise.reject(chatErrorOf(error)))
        return { items: await Promise.all(page.items.map(messageOf)), hasOlder: page.hasPrevPage }
      },
      send: ({ body, clientId }: OutgoingMessage) => send(clientId, () => conversation.sendMessage(body, { clientId })),
      sendPicture: ({ file, body, clientId }: OutgoingPicture, onProgress) =>
        send(clientId, async () => {
          const media = await this.#options.cleanPicture(file)
          onProgress(0)
          const message = conversation.prepareMessage().setAttributes({ clientId })
          if (body !== '') message.setBody(body)
          const index = await message.addMedia({ contentType: media.type, filename: 'picture', media }).build().send()
          onProgress(100)
          return index
        }),
      advanceLastRead: async (index) => {
        await conversation
          .advanceLastReadMessageIndex(index)
          .catch((error: unknown) => Promise.reject(chatErrorOf(error)))
      },
      listen: (listener) => listenTo(conversation, listener, messageOf),
    }
  }

  #enter(state: ConnectionState): void {
    if (this.#isClosed || this.#connection === 'denied') return
    if (state === 'connected') this.#tell('connected')
    else if (state === 'denied') this.#tell('denied')
    else if (this.#connection !== 'connecting') this.#tell('retrying')
  }

  #tell(connection: ChatConnection): void {
    if (this.#connection === connection) return
    this.#connection = connection
    for (const listener of this.#listeners) listener(connection)
  }
}

/** Waits for a conversation that the server has just added us to. */
function joining(sdk: TwilioClient, sid: string): Promise<Conversation> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer)
      sdk.off('conversationJoined', joined)
    }
    const joined = (conversation: Conversation) => {
      if (conversation.sid !== sid) return
      end()
      resolve(conversation)
    }
    const timer = setTimeout(() => {
      end()
      reject(new ChatError('network', 'There is no connection right now.'))
    }, joinedMs)
    sdk.on('conversationJoined', joined)
  })
}

function listenTo(
  conversation: Conversation,
  listener: ConversationListener,
  messageOf: (message: Message) => Promise<ChatMessage>,
): () => void {
  // One after the other: the address of a picture may take longer than the text after it.
  let order: Promise<void> = Promise.resolve()
  const added = (message: Message) => {
    order = order.then(async () => listener.messageAdded(await messageOf(message)))
  }
  const removed = () => listener.removed()
  conversation.on('messageAdded', added)
  conversation.on('removed', removed)
  return () => {
    conversation.off('messageAdded', added)
    conversation.off('removed', removed)
  }
}

async function newestOf(conversation: Conversation): Promise<readonly Message[]> {
  const page = await conversation
    .getMessages(limits.chatPageSize)
    .catch((error: unknown) => Promise.reject(chatErrorOf(error)))
  return page.items
}

const unnamed = 'Somebody'

/** Names of the people of a conversation, which the server writes with them; who has left has none any more. */
class ParticipantNames {
  readonly #conversation: Conversation
  readonly #known = new Map<string, string>()

  constructor(conversation: Conversation) {
    this.#conversation = conversation
  }

  async of(identity: string): Promise<string> {
    if (!this.#known.has(identity)) {
      // Who it is may be unknown for now: what they wrote is shown all the same, and the next message asks again.
      const participants = await this.#conversation.getParticipants().catch(() => null)
      if (!participants) return unnamed
      for (const participant of participants)
        if (participant.identity !== null) this.#known.set(participant.identity, nameOf(participant))
    }
    return this.#known.get(identity) ?? 'Somebody who has left'
  }
}

function nameOf({ attributes }: Participant): string {
  const isNamed = typeof attributes === 'object' && attributes !== null && 'name' in attributes
  return isNamed && typeof attributes.name === 'string' ? attributes.name : unnamed
}

function clientIdOf({ sid, attributes }: Message): string {
  const isOurs = typeof attributes === 'object' && attributes !== null && 'clientId' in attributes
  return isOurs && typeof attributes.clientId === 'string' ? attributes.clientId : sid
}

async function chatMessageOf(conversationSid: string, message: Message, names: ParticipantNames): Promise<ChatMessage> {
  const [media] = message.attachedMedia ?? []
  const author = message.author ?? ''
  return {
    sid: message.sid,
    conversationSid,
    index: message.index,
    author,
    authorName: await names.of(author),
    body: message.body,
    type: media ? 'media' : 'text',
    media: media
      ? { contentType: media.contentType, url: (await media.getContentTemporaryUrl().catch(() => null)) ?? '' }
      : null,
    dateCreated: (message.dateCreated ?? new Date()).toISOString(),
    dateUpdated: (message.dateUpdated ?? message.dateCreated ?? new Date()).toISOString(),
    clientId: clientIdOf(message),
  }
}
