import { type ChatEvent, chatEvent, chatReply, chatSocketPath } from '@waymark/contracts/chat'
import { SignedInSocket, socketCloseCodes } from '@waymark/web-kit/signed-in-socket'
import type * as z from 'zod/mini'
import { type ChatConnection, ChatError } from './chat-client.ts'

/** A token for the transport and when it ends (ISO). */
export interface ChatToken {
  readonly token: string
  readonly identity: string
  readonly expires: string
}

export interface ConnectionOptions {
  /** Rejects with an error whose `status` is 401 or 403 when there is no session for it. */
  readonly getToken: () => Promise<ChatToken>
  /** Called on every connection, before pending operations are resent; asks for what was missed. */
  readonly onConnected: () => void
  readonly onEvent: (event: ChatEvent) => void
  readonly onState: (state: ChatConnection) => void
}

const answerMs = 15_000
const refreshBeforeEndMs = 30_000
/** Minimum time between two renewals, even if a wrong clock says that the token has expired. */
const refreshPauseMs = { least: 60_000, most: 86_400_000 } as const
/** If a new token is refused as well, expiry is not the cause. */
const refusalsBeforeDenied = 3

interface Waiting {
  readonly frame: object
  readonly resolve: (data: unknown) => void
  readonly reject: (error: ChatError) => void
  readonly timer: ReturnType<typeof setTimeout>
}

/**
 * One socket, kept up: its token is renewed 30 s before the end, and what was not answered before the socket was lost is
 * asked again (every operation may be asked twice).
 */
export class OwnConnection {
  readonly #options: ConnectionOptions
  readonly #waiting = new Map<number, Waiting>()
  readonly #socket: SignedInSocket
  #token: ChatToken | undefined
  #state: ChatConnection = 'connecting'
  #lastId = 0
  #authId = 0
  #refusals = 0
  #isClosed = false
  #refreshTimer: ReturnType<typeof setTimeout> | undefined

  constructor(options: ConnectionOptions) {
    this.#options = options
    this.#socket = new SignedInSocket({
      path: chatSocketPath,
      token: () => this.#readToken(),
      authFrame: (token) => {
        this.#authId = this.#nextId()
        return { id: this.#authId, op: 'auth', token }
      },
      onFrame: (frame) => this.#receive(frame),
      onLost: (code) => this.#lost(code),
    })
  }

  get state(): ChatConnection {
    return this.#state
  }

  /** My identity on the server; empty before the first token. */
  get identity(): string {
    return this.#token?.identity ?? ''
  }

  /** Sends one operation; waits up to 15 s for a connection. */
  ask(operation: object): Promise<unknown> {
    if (this.#state === 'denied' || this.#isClosed) return Promise.reject(deniedError())
    const id = this.#nextId()
    const frame = { id, ...operation }
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiting.delete(id)
        reject(new ChatError('network', 'There is no connection right now.'))
        // A socket that is open but silent is dead.
        if (this.#state === 'connected') this.#socket.restart()
      }, answerMs)
      this.#waiting.set(id, { frame, resolve, reject, timer })
      if (this.#state === 'connected') this.#socket.send(frame)
    })
  }

  close(): void {
    this.#isClosed = true
    clearTimeout(this.#refreshTimer)
    this.#socket.close()
    this.#rejectAll()
  }

  async #readToken(): Promise<string | null> {
    try {
      this.#token ??= await this.#options.getToken()
    } catch (error) {
      if (isRefused(error)) this.#deny()
    }
    return this.#token?.token ?? null
  }

  #receive(message: unknown): void {
    const event = chatEvent.safeParse(message)
    const reply = chatReply.safeParse(message)
    if (event.success) this.#options.onEvent(event.data)
    else if (reply.data?.id === this.#authId) this.#connected()
    else if (reply.success) this.#answer(reply.data)
  }

  #answer(reply: z.output<typeof chatReply>): void {
    const waiting = reply.id === null ? undefined : this.#take(reply.id)
    if (reply.ok) waiting?.resolve(reply.data)
    else waiting?.reject(new ChatError(reply.error.code, reply.error.message))
  }

  #connected(): void {
    this.#refusals = 0
    const unanswered = [...this.#waiting.values()]
    this.#enter('connected')
    this.#options.onConnected()
    for (const { frame } of unanswered) this.#socket.send(frame)
    this.#planRefresh()
  }

  #planRefresh(): void {
    clearTimeout(this.#refreshTimer)
    if (!this.#token) return
    const inMs = new Date(this.#token.expires).getTime() - Date.now() - refreshBeforeEndMs
    const { least, most } = refreshPauseMs
    this.#refreshTimer = setTimeout(() => void this.#refresh(), Math.min(Math.max(inMs, least), most))
  }

  /** A renewed token goes over the open socket. If that fails, the server closes the socket and a new one is opened. */
  async #refresh(): Promise<void> {
    try {
      this.#token = await this.#options.getToken()
    } catch (error) {
      if (isRefused(error)) this.#deny()
      else this.#token = undefined
      return
    }
    if (this.#state === 'connected' && !this.#isClosed) {
      this.#socket.send({ id: this.#nextId(), op: 'auth', token: this.#token.token })
      this.#planRefresh()
    }
  }

  #lost(code: number | undefined): void {
    clearTimeout(this.#refreshTimer)
    if (this.#isClosed || this.#state === 'denied') return
    if (code === socketCloseCodes.signedOut) {
      this.#token = undefined
      this.#refusals += 1
    }
    if (code === socketCloseCodes.otherPerson || this.#refusals >= refusalsBeforeDenied) this.#deny()
    else this.#enter('retrying')
  }

  #deny(): void {
    this.#enter('denied')
    this.#socket.close()
    this.#rejectAll()
  }

  #rejectAll(): void {
    for (const id of [...this.#waiting.keys()]) this.#take(id)?.reject(deniedError())
  }

  #take(id: number): Waiting | undefined {
    const waiting = this.#waiting.get(id)
    this.#waiting.delete(id)
    clearTimeout(waiting?.timer)
    return waiting
  }

  #enter(state: ChatConnection): void {
    if (this.#state === state) return
    this.#state = state
    this.#options.onState(state)
  }

  #nextId(): number {
    this.#lastId += 1
    return this.#lastId
  }
}

function deniedError(): ChatError {
  return new ChatError('denied', 'Your session has ended. Please sign in again.')
}

function isRefused(error: unknown): boolean {
  return error instanceof Error && 'status' in error && (error.status === 401 || error.status === 403)
}
