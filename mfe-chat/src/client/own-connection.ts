import { type ChatEvent, chatEvent, chatReply } from '@waymark/contracts/chat'
import { retryDelayMs } from '@waymark/web-kit/retry-delay'
import type * as z from 'zod/mini'
import { type ChatConnection, ChatError } from './chat-client.ts'

/** A token for the transport and when it ends (ISO). */
export interface ChatToken {
  readonly token: string
  readonly identity: string
  readonly expires: string
}

/** What is used of a web socket. */
export type ChatSocket = Pick<WebSocket, 'readyState' | 'send' | 'close' | 'addEventListener'>

export interface ConnectionOptions {
  readonly openSocket: () => ChatSocket
  /** Rejects with an error whose `status` is 401 or 403 when there is no session for it. */
  readonly getToken: () => Promise<ChatToken>
  /** Called for every connection, before what waits is sent again; asks for what was missed meanwhile. */
  readonly onConnected: () => void
  readonly onEvent: (event: ChatEvent) => void
  readonly onState: (state: ChatConnection) => void
}

/** Codes with which the server ends a socket: the token is over, or it is somebody else's. */
const closeCodes = { signedOut: 4401, otherPerson: 4403 } as const

const answerMs = 15_000
const refreshBeforeEndMs = 30_000
/** Between two renewals, whatever a wrong clock says of the token's end. */
const refreshPauseMs = { least: 60_000, most: 86_400_000 } as const
/** A new token that is refused as well is no matter of age. */
const refusalsBeforeDenied = 3

interface Waiting {
  readonly frame: object
  readonly resolve: (data: unknown) => void
  readonly reject: (error: ChatError) => void
  readonly timer: ReturnType<typeof setTimeout>
}

/**
 * One socket, kept up: the token is the first frame and is renewed 30 s before its end; a lost socket comes back with
 * growing pauses, and what was not answered is asked again (every operation may be asked twice).
 */
export class OwnConnection {
  readonly #options: ConnectionOptions
  readonly #waiting = new Map<number, Waiting>()
  #socket: ChatSocket | undefined
  #token: ChatToken | undefined
  #state: ChatConnection = 'connecting'
  #lastId = 0
  #attempt = 0
  #refusals = 0
  #isClosed = false
  #retryTimer: ReturnType<typeof setTimeout> | undefined
  #refreshTimer: ReturnType<typeof setTimeout> | undefined

  constructor(options: ConnectionOptions) {
    this.#options = options
    globalThis.addEventListener('online', this.#hurry)
    void this.#connect()
  }

  get state(): ChatConnection {
    return this.#state
  }

  /** Who the server knows me as; empty before the first token. */
  get identity(): string {
    return this.#token?.identity ?? ''
  }

  /** Asks one operation; waits for the connection where there is none, 15 s at most. */
  ask(operation: object): Promise<unknown> {
    if (this.#state === 'denied' || this.#isClosed) return Promise.reject(deniedError())
    const id = this.#nextId()
    const frame = { id, ...operation }
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiting.delete(id)
        reject(new ChatError('network', 'There is no connection right now.'))
        // A socket that is open and silent is a dead one.
        if (this.#state === 'connected') this.#socket?.close()
      }, answerMs)
      this.#waiting.set(id, { frame, resolve, reject, timer })
      if (this.#state === 'connected') this.#write(frame)
    })
  }

  close(): void {
    this.#isClosed = true
    globalThis.removeEventListener('online', this.#hurry)
    clearTimeout(this.#retryTimer)
    clearTimeout(this.#refreshTimer)
    this.#socket?.close()
    this.#rejectAll()
  }

  async #connect(): Promise<void> {
    try {
      this.#token ??= await this.#options.getToken()
    } catch (error) {
      if (isRefused(error)) this.#deny()
      else this.#retry()
      return
    }
    if (this.#isClosed) return
    const { token } = this.#token
    const socket = this.#options.openSocket()
    this.#socket = socket
    const authId = this.#nextId()
    socket.addEventListener('open', () => socket.send(JSON.stringify({ id: authId, op: 'auth', token })))
    socket.addEventListener('message', ({ data }) => {
      if (socket === this.#socket) this.#receive(String(data), authId)
    })
    socket.addEventListener('close', ({ code }) => {
      if (socket === this.#socket) this.#lost(code)
    })
  }

  #receive(text: string, authId: number): void {
    const message: unknown = JSON.parse(text)
    const event = chatEvent.safeParse(message)
    const reply = chatReply.safeParse(message)
    if (event.success) this.#options.onEvent(event.data)
    else if (reply.data?.id === authId) this.#connected()
    else if (reply.success) this.#answer(reply.data)
  }

  #answer(reply: z.output<typeof chatReply>): void {
    const waiting = reply.id === null ? undefined : this.#take(reply.id)
    if (reply.ok) waiting?.resolve(reply.data)
    else waiting?.reject(new ChatError(reply.error.code, reply.error.message))
  }

  #connected(): void {
    this.#attempt = 0
    this.#refusals = 0
    const unanswered = [...this.#waiting.values()]
    this.#enter('connected')
    this.#options.onConnected()
    for (const { frame } of unanswered) this.#write(frame)
    this.#planRefresh()
  }

  #planRefresh(): void {
    clearTimeout(this.#refreshTimer)
    if (!this.#token) return
    const inMs = new Date(this.#token.expires).getTime() - Date.now() - refreshBeforeEndMs
    const { least, most } = refreshPauseMs
    this.#refreshTimer = setTimeout(() => void this.#refresh(), Math.min(Math.max(inMs, least), most))
  }

  /** A renewed token goes over the open socket. Where that fails the server ends the socket, and a new one begins anew. */
  async #refresh(): Promise<void> {
    try {
      this.#token = await this.#options.getToken()
    } catch (error) {
      if (isRefused(error)) this.#deny()
      else this.#token = undefined
      return
    }
    if (this.#state === 'connected' && !this.#isClosed) {
      this.#write({ id: this.#nextId(), op: 'auth', token: this.#token.token })
      this.#planRefresh()
    }
  }

  #lost(code: number): void {
    this.#socket = undefined
    clearTimeout(this.#refreshTimer)
    if (this.#isClosed || this.#state === 'denied') return
    if (code === closeCodes.signedOut) {
      this.#token = undefined
      this.#refusals += 1
    }
    if (code === closeCodes.otherPerson || this.#refusals >= refusalsBeforeDenied) this.#deny()
    else this.#retry()
  }

  #retry(): void {
    if (this.#isClosed) return
    this.#enter('retrying')
    this.#retryTimer = setTimeout(() => void this.#connect(), retryDelayMs(this.#attempt))
    this.#attempt += 1
  }

  /** The network is back: no need to wait out the pause. */
  readonly #hurry = (): void => {
    if (this.#state !== 'retrying' || this.#socket) return
    clearTimeout(this.#retryTimer)
    void this.#connect()
  }

  #deny(): void {
    this.#enter('denied')
    this.#socket?.close()
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

  #write(frame: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(frame))
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
