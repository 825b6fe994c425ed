import type { Bus } from '../jobs/bus.ts'
import type { Log } from '../process/log.ts'

/** What is used of a web socket of `@fastify/websocket`. */
export interface Socket {
  readonly bufferedAmount: number
  send(text: string): void
  ping(): void
  close(code: number, reason: string): void
  terminate(): void
  on(event: 'message', listener: (data: { toString(): string }, isBinary: boolean) => void): unknown
  on(event: 'close' | 'pong', listener: () => void): unknown
  on(event: 'error', listener: (error: Error) => void): unknown
}

export type Frame = Readonly<Record<string, unknown>>

/** One signed-in person's socket. */
export interface SocketSession<Who> {
  /** As the token said when it was last checked. */
  readonly who: Who
  send(message: object): void
}

/** What a service does with the socket of one person. */
export interface SocketWork {
  /** Called with every frame after the first; a rejection is logged and closes the socket. */
  readonly receive?: (frame: Frame) => Promise<void>
  /** Called when the person's roles may have changed. */
  readonly recheck?: () => Promise<void>
  readonly end: () => void
}

export interface SignedInSocketOptions<Who extends { readonly userProfileId: number }> {
  /** Whose token this is; undefined when it is forged, too old, or of an ended session. */
  readonly read: (token: string) => Promise<Who | undefined>
  readonly bus: Pick<Bus, 'subscribe'>
  readonly log: Log
  /** Called once the first frame has proven who it is. */
  readonly open: (session: SocketSession<Who>) => SocketWork
}

/** Received frames stay below this. */
export const maxFrameBytes = 64 * 1024

/** Codes of a close, of those that RFC 6455 leaves to applications. */
const socketCloseCodes = { unreadable: 4422, signedOut: 4401, otherPerson: 4403, fault: 4500 } as const

const firstFrameMs = 5_000
const heartbeatMs = 30_000
const maxBacklogBytes = 1_000_000

/**
 * Serves a web socket to a signed-in person. The token comes in the first frame, `{ op: 'auth', token }`, never in the
 * address; a refreshed one is sent the same way and must be the same person's. With an `id` in the frame, `{ id, ok: true }`
 * answers it. Who signs out, or whose token has run out, is closed with 4401; so is who stays silent for 5 seconds at first.
 */
export function serveSignedInSocket<Who extends { readonly userProfileId: number }>(
  socket: Socket,
  options: SignedInSocketOptions<Who>,
): void {
  const { read, bus, log, open } = options
  let signedIn: { token: string; who: Who; work: SocketWork } | undefined
  let isAlive = true
  let isClosed = false
  const ends: (() => void)[] = []
  // One frame after another, as they came: an answer may depend on what the frame before did.
  let working: Promise<void> = Promise.resolve()

  const close = (code: number, reason: string) => {
    if (isClosed) return
    isClosed = true
    socket.close(code, reason)
  }
  const send = (message: object) => {
    if (isClosed) return
    // A reader that takes nothing must not fill our memory; it comes back and reads again.
    if (socket.bufferedAmount > maxBacklogBytes) return socket.terminate()
    socket.send(JSON.stringify(message))
  }
  const inOrder = (step: () => Promise<void> | void) => {
    working = working.then(step).catch((error: unknown) => {
      log.error({ err: error }, 'a frame of a socket failed')
      close(socketCloseCodes.fault, 'Something went wrong on our side')
    })
  }

  async function authenticate(frame: Frame): Promise<void> {
    const { token } = frame
    const who = typeof token === 'string' ? await read(token) : undefined
    if (isClosed) return
    if (!who || typeof token !== 'string') return close(socketCloseCodes.signedOut, 'Sign in')
    if (!signedIn) {
      clearTimeout(silence)
      signedIn = { token, who, work: begin(who) }
    } else if (who.userProfileId === signedIn.who.userProfileId) {
      signedIn.token = token
      signedIn.who = who
    } else return close(socketCloseCodes.otherPerson, 'This socket belongs to another person')
    if (typeof frame.id === 'number') send({ id: frame.id, ok: true, data: null })
  }

  function begin(first: Who): SocketWork {
    const session = {
      get who() {
        return signedIn?.who ?? first
      },
      send,
    }
    const work = open(session)
    ends.push(work.end)
    ends.push(
      bus.subscribe('person', (_topic, id) => {
        if (id === String(first.userProfileId)) inOrder(checkToken)
      }),
    )
    return work
  }

  async function handle(text: string): Promise<void> {
    if (isClosed) return
    const frame = readFrame(text)
    if (!frame) return close(socketCloseCodes.unreadable, 'Send JSON objects')
    if (frame.op === 'auth') return authenticate(frame)
    if (!signedIn) return close(socketCloseCodes.signedOut, 'Send your token first')
    await signedIn.work.receive?.(frame)
  }

  async function checkToken(): Promise<void> {
    if (!signedIn || isClosed) return
    try {
      const who = await read(signedIn.token)
      if (!who) return close(socketCloseCodes.signedOut, 'Sign in')
      signedIn.who = who
      await signedIn.work.recheck?.()
    } catch (error) {
      // The database is away for a moment: the next beat asks again.
      log.warn({ err: error }, 'a socket could not be checked')
    }
  }

  const silence = setTimeout(() => close(socketCloseCodes.signedOut, 'Send your token first'), firstFrameMs)
  const heartbeat = setInterval(() => {
    if (!isAlive) return socket.terminate()
    isAlive = false
    socket.ping()
    inOrder(checkToken)
  }, heartbeatMs)

  socket.on('pong', () => {
    isAlive = true
  })
  socket.on('message', (data, isBinary) => {
    if (isBinary) return close(socketCloseCodes.unreadable, 'Send JSON objects')
    const text = data.toString()
    inOrder(() => handle(text))
  })
  socket.on('error', (error) => log.debug({ err: error }, 'a socket broke'))
  socket.on('close', () => {
    isClosed = true
    clearTimeout(silence)
    clearInterval(heartbeat)
    for (const end of ends) end()
  })
}

function readFrame(text: string): Frame | undefined {
  try {
    const frame: unknown = JSON.parse(text)
    return isRecord(frame) ? frame : undefined
  } catch {
    return undefined
  }
}

function isRecord(value: unknown): value is Frame {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
