import { type LiveEvent, liveChannelPath, liveEvent } from '@waymark/contracts/notification'
import { SignedInSocket, socketCloseCodes } from './signed-in-socket.ts'

export interface LiveChannelOptions {
  /** The access token; null when there is none right now. */
  readonly token: () => Promise<string | null>
  /** Asks for a new token after the server refused the last one. */
  readonly renew: () => Promise<unknown>
  readonly onEvent: (event: LiveEvent) => void
  /** True from the server's first message on, false while there is no connection. */
  readonly onLive: (isLive: boolean) => void
}

/** One person's live channel. What was said while it was away is not said again, so a `refresh` follows each return. */
export class LiveChannel {
  readonly #options: LiveChannelOptions
  readonly #socket: SignedInSocket
  #isLive = false
  #wasLive = false
  #needsNewToken = false

  constructor(options: LiveChannelOptions) {
    this.#options = options
    this.#socket = new SignedInSocket({
      path: liveChannelPath,
      token: async () => {
        if (this.#needsNewToken) await options.renew()
        this.#needsNewToken = false
        return options.token()
      },
      authFrame,
      onFrame: (frame) => this.#receive(frame),
      onLost: (code) => {
        if (code === socketCloseCodes.signedOut) this.#needsNewToken = true
        this.#become(false)
      },
    })
  }

  /** Sends the renewed token to the server, which closes a socket whose token has expired. */
  async sendToken(): Promise<void> {
    const token = await this.#options.token()
    if (token !== null) this.#socket.send(authFrame(token))
  }

  close(): void {
    this.#socket.close()
    this.#become(false)
  }

  #receive(frame: unknown): void {
    const event = liveEvent.safeParse(frame)
    if (!event.success) return
    const isReturn = !this.#isLive && this.#wasLive
    this.#become(true)
    if (isReturn) this.#options.onEvent({ type: 'refresh' })
    this.#options.onEvent(event.data)
  }

  #become(isLive: boolean): void {
    if (this.#isLive === isLive) return
    this.#isLive = isLive
    this.#wasLive ||= isLive
    this.#options.onLive(isLive)
  }
}

const authFrame = (token: string) => ({ op: 'auth', token })
