import { type LiveEvent, liveEvent } from '@waymark/contracts/notification'
import { retryDelayMs } from '../calls/retry-delay.ts'

/** What is used of a web socket. */
export type LiveSocket = Pick<WebSocket, 'readyState' | 'send' | 'close' | 'addEventListener'>

export interface LiveChannelOptions {
  readonly openSocket: () => LiveSocket
  /** The access token; null when there is none right now. */
  readonly token: () => Promise<string | null>
  /** Asks for a new token after the server refused the last one. */
  readonly renew: () => Promise<unknown>
  readonly onEvent: (event: LiveEvent) => void
  /** True from the server's first word on, false while there is no connection. */
  readonly onLive: (isLive: boolean) => void
}

/** The socket's end is the token's: it is over. */
const signedOutCode = 4401
const openState = 1

/**
 * One person's live channel, kept up: the token is the first frame, and a lost socket comes back with growing pauses.
 * What was said meanwhile is not said again, so a `refresh` follows each return.
 */
export class LiveChannel {
  readonly #options: LiveChannelOptions
  #socket: LiveSocket | undefined
  #attempt = 0
  #isLive = false
  #wasLive = false
  #isClosed = false
  #needsNewToken = false
  #retryTimer: ReturnType<typeof setTimeout> | undefined

  constructor(options: LiveChannelOptions) {
    this.#options = options
    globalThis.addEventListener('online', this.#hurry)
    void this.#connect()
  }

  /** Tells the server the renewed token: it ends a socket whose token has run out. */
  async sendToken(): Promise<void> {
    const token = await this.#options.token()
    if (token !== null) this.#authenticate(token)
  }

  close(): void {
    this.#isClosed = true
    globalThis.removeEventListener('online', this.#hurry)
    clearTimeout(this.#retryTimer)
    this.#socket?.close()
    this.#become(false)
  }

  async #connect(): Promise<void> {
    if (this.#needsNewToken) await this.#options.renew()
    this.#needsNewToken = false
    const token = await this.#options.token()
    if (this.#isClosed) return
    if (token === null) return this.#retry()
    const socket = this.#options.openSocket()
    this.#socket = socket
    socket.addEventListener('open', () => this.#authenticate(token))
    socket.addEventListener('message', ({ data }) => {
      if (socket === this.#socket) this.#receive(String(data))
    })
    socket.addEventListener('close', ({ code }) => {
      if (socket === this.#socket) this.#lost(code)
    })
  }

  #authenticate(token: string): void {
    if (this.#socket?.readyState === openState) this.#socket.send(JSON.stringify({ op: 'auth', token }))
  }

  #receive(text: string): void {
    const event = liveEvent.safeParse(JSON.parse(text))
    if (!event.success || this.#isClosed) return
    const isReturn = !this.#isLive && this.#wasLive
    this.#attempt = 0
    this.#become(true)
    if (isReturn) this.#options.onEvent({ type: 'refresh' })
    this.#options.onEvent(event.data)
  }

  #lost(code: number): void {
    this.#socket = undefined
    this.#needsNewToken = code === signedOutCode
    this.#become(false)
    if (!this.#isClosed) this.#retry()
  }

  #retry(): void {
    this.#retryTimer = setTimeout(() => void this.#connect(), retryDelayMs(this.#attempt))
    this.#attempt += 1
  }

  /** The network is back: no need to wait out the pause. */
  readonly #hurry = (): void => {
    if (this.#socket || this.#isClosed) return
    clearTimeout(this.#retryTimer)
    void this.#connect()
  }

  #become(isLive: boolean): void {
    if (this.#isLive === isLive) return
    this.#isLive = isLive
    this.#wasLive ||= isLive
    this.#options.onLive(isLive)
  }
}
