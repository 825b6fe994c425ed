import ReconnectingWebSocket from 'partysocket/ws'

export interface SignedInSocketOptions {
  /** Path of the socket at the page's own origin. */
  readonly path: string
  /** Asked before each connection; where it rejects or there is none, the next try follows after a pause. */
  readonly token: () => Promise<string | null>
  /** What is sent first, to prove who it is. */
  readonly authFrame: (token: string) => object
  readonly onFrame: (frame: unknown) => void
  /** There is no connection, for now; `code` is the server's reason where it gave one. */
  readonly onLost: (code: number | undefined) => void
}

/** The server closes so when the token is over, or is somebody else's. */
export const socketCloseCodes = { signedOut: 4401, otherPerson: 4403 } as const

/** Half a second doubling to 30 s, each between half and all of it: many who lost the server do not return at once. */
const pauses = () => ({
  minReconnectionDelay: 250 * (1 + Math.random()),
  reconnectionDelayGrowFactor: 2,
  maxReconnectionDelay: 15_000 * (1 + Math.random()),
})

/** A signed-in person's socket, kept up: the token is the first frame, and a lost one comes back with growing pauses. */
export class SignedInSocket {
  readonly #options: SignedInSocketOptions
  #socket: ReconnectingWebSocket
  #isPausing = false
  #isClosed = false

  constructor(options: SignedInSocketOptions) {
    this.#options = options
    this.#socket = this.#open()
    globalThis.addEventListener('online', this.#hurry)
  }

  /** Sends a frame; without a connection it is dropped. */
  send(frame: object): void {
    if (this.#socket.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(frame))
  }

  /** Gives up this connection and begins anew: one that is open and silent is dead. */
  restart(): void {
    if (!this.#isClosed) this.#socket.reconnect()
  }

  close(): void {
    this.#isClosed = true
    globalThis.removeEventListener('online', this.#hurry)
    this.#socket.close()
  }

  #open(): ReconnectingWebSocket {
    let token = ''
    const address = async () => {
      this.#isPausing = false
      const given = await this.#options.token()
      if (given === null) throw new Error('There is no token right now.')
      token = given
      return addressOf(this.#options.path)
    }
    const socket = new ReconnectingWebSocket(address, [], { ...pauses(), connectionTimeout: 10_000 })
    const lost = (code?: number) => {
      if (socket !== this.#socket || this.#isClosed) return
      this.#isPausing = true
      this.#options.onLost(code)
    }
    socket.addEventListener('open', () => socket.send(JSON.stringify(this.#options.authFrame(token))))
    socket.addEventListener('message', ({ data }) => {
      if (!this.#isClosed) this.#options.onFrame(JSON.parse(String(data)))
    })
    socket.addEventListener('close', ({ code }) => lost(code))
    socket.addEventListener('error', () => lost())
    return socket
  }

  /** The network is back: no need to wait out the pause, which the library cannot cut short. */
  readonly #hurry = (): void => {
    if (!this.#isPausing || this.#isClosed) return
    this.#socket.close()
    this.#socket = this.#open()
  }
}

function addressOf(path: string): string {
  const address = new URL(path, location.href)
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:'
  return address.href
}
