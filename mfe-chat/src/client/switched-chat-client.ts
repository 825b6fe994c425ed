import { type ChatClient, type ChatConnection, type ChatConversation, ChatError } from './chat-client.ts'

/** Stands for the transport that the server names, until it has. */
export class SwitchedChatClient implements ChatClient {
  readonly #open: () => Promise<ChatClient>
  readonly #listeners = new Set<(connection: ChatConnection) => void>()
  #opening: Promise<ChatClient> | undefined
  #opened: ChatClient | undefined
  #isClosed = false

  constructor(open: () => Promise<ChatClient>) {
    this.#open = open
  }

  get connection(): ChatConnection {
    return this.#opened?.connection ?? 'connecting'
  }

  onConnection(listener: (connection: ChatConnection) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  async create(bookingId: number): Promise<string | null> {
    return (await this.#client()).create(bookingId)
  }

  async getConversation(sid: string): Promise<ChatConversation> {
    return (await this.#client()).getConversation(sid)
  }

  async getJoinedConversation(sid: string): Promise<ChatConversation> {
    return (await this.#client()).getJoinedConversation(sid)
  }

  close(): void {
    this.#isClosed = true
    this.#opened?.close()
  }

  /** What did not open is tried again with the next question. */
  async #client(): Promise<ChatClient> {
    this.#opening ??= this.#start().catch((error: unknown) => {
      this.#opening = undefined
      throw faultOf(error)
    })
    return this.#opening
  }

  async #start(): Promise<ChatClient> {
    const client = await this.#open()
    if (this.#isClosed) client.close()
    this.#opened = client
    client.onConnection((connection) => this.#tell(connection))
    this.#tell(client.connection)
    return client
  }

  #tell(connection: ChatConnection): void {
    for (const listener of this.#listeners) listener(connection)
  }
}

function faultOf(error: unknown): ChatError {
  if (error instanceof ChatError) return error
  const isRefused = error instanceof Error && 'status' in error && (error.status === 401 || error.status === 403)
  return isRefused
    ? new ChatError('denied', 'Your session has ended. Please sign in again.')
    : new ChatError('network', 'There is no connection right now.')
}
