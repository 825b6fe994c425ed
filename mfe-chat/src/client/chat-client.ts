import type { ChatMessage } from '@waymark/contracts/chat'

/** Why the chat failed; transports map their own codes to these. */
export type ChatErrorNotice =
  | 'not_found'
  | 'not_participant'
  | 'invalid'
  | 'rate_limited'
  | 'denied'
  /** No answer came. What was sent may have arrived: sent again with the same `clientId`, it is the same message. */
  | 'network'

export class ChatError extends Error {
  override readonly name = 'ChatError'
  readonly fault: ChatErrorNotice

  constructor(fault: ChatErrorNotice, message: string) {
    super(message)
    this.fault = fault
  }
}

/** `denied` is final: the session is over, or belongs to somebody else. */
export type ChatConnection = 'connecting' | 'connected' | 'retrying' | 'denied'

/** Messages in the order they were written. */
export interface ChatPage {
  readonly items: readonly ChatMessage[]
  readonly hasOlder: boolean
}

export interface OutgoingMessage {
  readonly body: string
  /** A uuid, the same for every try of one message. */
  readonly clientId: string
}

/** A picture, sent again with the same `clientId` until it has arrived. */
export interface OutgoingPicture {
  readonly file: File
  /** What it shows; may be empty. */
  readonly body: string
  readonly clientId: string
}

/** Events of a conversation; after a lost connection the missed ones come first. */
export interface ConversationListener {
  readonly messageAdded: (message: ChatMessage) => void
  /** I am no longer part of it. */
  readonly removed: () => void
}

export interface ChatConversation {
  readonly sid: string
  /** False: join-channel-conversation comes first. */
  readonly joined: boolean
  /** Who I am in it. */
  readonly identity: string
  readonly lastReadMessageIndex: number | null
  /** The 10 messages before an index; the newest without one. */
  getMessages(before?: number): Promise<ChatPage>
  /** Answers the index of the message. */
  send(message: OutgoingMessage): Promise<number>
  /** The same for a picture; `onProgress` hears 0 to 100 while it uploads. */
  sendPicture(picture: OutgoingPicture, onProgress: (percent: number) => void): Promise<number>
  /** Moves my read mark forward to a message. */
  advanceLastRead(index: number): Promise<void>
  listen(listener: ConversationListener): () => void
}

/** A chat transport. Every promise it gives may end in a `ChatError`. */
export interface ChatClient {
  readonly connection: ChatConnection
  onConnection(listener: (connection: ChatConnection) => void): () => void
  /**
   * Creates the conversation of a booking and answers its sid; null when joining does that, or somebody else has just
   * done it.
   */
  create(bookingId: number): Promise<string | null>
  getConversation(sid: string): Promise<ChatConversation>
  /** A conversation that I have just joined, as soon as the transport knows of it. */
  getJoinedConversation(sid: string): Promise<ChatConversation>
  close(): void
}
