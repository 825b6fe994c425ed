import type { CallerReader } from './access.ts'
import type { Bus } from './bus.ts'
import type { PersonCaller } from './caller.ts'
import type { Log } from './log.ts'

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

/** One signed-in person's socket. */
export interface SocketSession {
  readonly caller: PersonCaller
  send(message: object): void
}

export interface SignedInSocketOptions {
  readonly callers: Pick<CallerReader, 'read'>
  readonly bus: Pick<Bus, 'subscribe'>
  readonly log: Log
  /** Called once the first frame has proven who it is; answers what to do when the socket closes. */
  readonly open: (session: SocketSession) => () => void
  /** Called with every later frame that is a JSON object; a rejection is logged and closes the socket. */
  readonly receive?: (frame: Readonly<Record<string, unknown>>, session: SocketSession) => Promise<void>
}

/** Sent and received frames stay below this. */
export const longestFrameBytes = 64 * 1024

/** Codes of a close, as RFC 6455 leaves to applications. */
export const socketCloseCodes = { unreadable: 4422, signedOut: 4401, otherPerson: 4403, fault: 4500 } as const

const firstFrameMs = 5_000
const heartbeatMs = 30_000
const largestBacklogBytes = 1_000_000

/**
 * Serves a web socket to a signed-in person. The token comes in the first frame, `{ op: 'auth', token }`, never in the
 * address; a refreshed one is sent the same way and must be the same person's. Whoever signs out, or whose token has
 * run out, is closed with 4401 within half a minute; so is who stays silent for 5 seconds at the beginning.
 */
export function serveSignedInSocket(socket: Socket, options: SignedInSocketOptions): void {
  const { callers, bus, log, open, receive } = options
  let token = ''
  let session: SocketSession | undefined
  let isAlive = true
  let isClosed = false
  const ends: (() => void)[] = []
  // One frame after another, as they came: an answer may depend on what the frame before did.
  let working: Promise<void> = Promise.resolve()

  const close = (code: number, reason: string) => {
    isClosed = true
    socket.close(code, reason)
  }
  const send = (message: object) => {
    if (isClosed) return
    // A reader that takes nothing must not fill our memory; it comes back and reads again.
    if (socket.bufferedAmount > largestBacklogBytes) return socket.terminate()
    socket.send(JSON.stringify(message))
  }

  async function authenticate(given: unknown): Promise<void> {
    const caller = typeof given === 'string' ? await callers.read(`Bearer ${given}`, undefined) : undefined
    if (isClosed) return
    if (caller?.kind !== 'person' || typeof given !== 'string') return close(socketCloseCodes.signedOut, 'Sign in')
    if (session && caller.userProfileId !== session.caller.userProfileId)
      return close(socketCloseCodes.otherPerson, 'This socket belongs to another person')
    token = given
    if (session) return
    clearTimeout(silence)
    session = { caller, send }
    ends.push(open(session))
    ends.push(
      bus.subscribe('person', (_topic, id) => {
        if (id === String(caller.userProfileId)) void checkToken()
      }),
    )
  }

  async function handle(text: string): Promise<void> {
    if (isClosed) return
    const frame = readFrame(text)
    if (!frame) return close(socketCloseCodes.unreadable, 'Send JSON objects')
    if (frame.op === 'auth') return authenticate(frame.token)
    if (!session) return close(socketCloseCodes.signedOut, 'Send your token first')
    await receive?.(frame, session)
  }

  async function checkToken(): Promise<void> {
    try {
      const caller = await callers.read(`Bearer ${token}`, undefined)
      if (caller.kind !== 'person' && !isClosed) close(socketCloseCodes.signedOut, 'Sign in')
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
    if (session) void checkToken()
  }, heartbeatMs)

  socket.on('pong', () => {
    isAlive = true
  })
  socket.on('message', (data, isBinary) => {
    if (isBinary) return close(socketCloseCodes.unreadable, 'Send JSON objects')
    const text = data.toString()
    working = working
      .then(() => handle(text))
      .catch((error: unknown) => {
        log.error({ err: error }, 'a frame of a socket failed')
        if (!isClosed) close(socketCloseCodes.fault, 'Something went wrong on our side')
      })
  })
  socket.on('error', (error) => log.debug({ err: error }, 'a socket broke'))
  socket.on('close', () => {
    isClosed = true
    clearTimeout(silence)
    clearInterval(heartbeat)
    for (const end of ends) end()
  })
}

function readFrame(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const frame: unknown = JSON.parse(text)
    return isRecord(frame) ? frame : undefined
  } catch {
    return undefined
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
