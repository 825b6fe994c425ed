import type { UserProfileId } from '@waymark/domain/ids'
import type { Bus } from '../bus/bus.ts'
import type { Leave } from '../limits/places.ts'
import { createFrameBudget, type SocketBounds } from '../limits/socket-limits.ts'
import type { Log } from '../process/log.ts'

/** The part of `@fastify/websocket`'s socket that is used. */
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
  /** The claims of the last verified token. */
  readonly who: Who
  send(message: object): void
}

/** What a service does with one person's socket. */
export interface SocketWork {
  /** Called with every frame after the first; a rejection is logged and closes the socket. */
  readonly receive?: (frame: Frame) => Promise<void>
  /** Called when the person's roles may have changed. */
  readonly recheck?: () => Promise<void>
  readonly end: () => void
}

export interface SignedInSocketOptions<Who extends { readonly userProfileId: UserProfileId }> {
  /** Verifies a token; undefined when it is forged, expired or of an ended session. */
  readonly read: (token: string) => Promise<Who | undefined>
  readonly bus: Pick<Bus, 'subscribe'>
  readonly log: Log
  readonly socketBounds: SocketBounds
  /** The address that it comes from. */
  readonly address: string
  /** Called once the first frame has authenticated the person. */
  readonly open: (session: SocketSession<Who>) => SocketWork
}

/** Upper limit of received frames. */
export const maxFrameBytes = 64 * 1024

/** Close codes, from the range that RFC 6455 reserves for applications. */
const socketCloseCodes = { unreadable: 4422, signedOut: 4401, otherPerson: 4403, tooMany: 4429, fault: 4500 } as const

const firstFrameMs = 5_000
const heartbeatMs = 30_000
const maxBacklogBytes = 1_000_000

/**
 * Serves a web socket to a signed-in person. The token comes in the first frame, `{ op: 'auth', token }`, never in the
 * URL; a refreshed token is sent the same way and must belong to the same person. A frame with an `id` is acknowledged
 * with `{ id, ok: true }`. Closes with 4401 on sign-out, when the token expires, or when the first frame does not come
 * within 5 seconds; with 4429 when the person or the network holds too many sockets, or sends too many frames.
 */
export function serveSignedInSocket<Who extends { readonly userProfileId: UserProfileId }>(
  socket: Socket,
  options: SignedInSocketOptions<Who>,
): void {
  const { read, bus, log, open, socketBounds, address } = options
  let signedIn: { token: string; who: Who; work: SocketWork } | undefined
  let isAlive = true
  let isClosed = false
  const ends: (() => void)[] = []
  const mayReceive = createFrameBudget()
  // Frames are handled one at a time, in order: a later one may depend on an earlier one.
  let working: Promise<void> = Promise.resolve()

  const close = (code: number, reason: string) => {
    if (isClosed) return
    isClosed = true
    socket.close(code, reason)
  }
  const send = (message: object) => {
    if (isClosed) return
    // A client that stops reading must not fill our memory; it can reconnect.
    if (socket.bufferedAmount > maxBacklogBytes) return socket.terminate()
    socket.send(JSON.stringify(message))
  }
  const inOrder = (step: () => Promise<void> | void) => {
    working = working.then(step).catch((error: unknown) => {
      log.error({ err: error }, 'a socket frame failed')
      close(socketCloseCodes.fault, 'Something went wrong on our side')
    })
  }

  /** Keeps a place until the socket closes; false when there was none, or the socket has closed meanwhile. */
  function hold(leave: Leave | undefined): boolean {
    if (!leave) close(socketCloseCodes.tooMany, 'Too many connections')
    else if (isClosed) leave()
    else ends.push(leave)
    return leave !== undefined && !isClosed
  }

  async function authenticate(frame: Frame): Promise<void> {
    const { token } = frame
    const who = typeof token === 'string' ? await read(token) : undefined
    if (isClosed) return
    if (!who || typeof token !== 'string') return close(socketCloseCodes.signedOut, 'Sign in')
    if (!signedIn) {
      clearTimeout(silence)
      if (!hold(await socketBounds.signIn(who.userProfileId))) return
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
    if (!(await socketBounds.frame(signedIn.who.userProfileId)))
      return close(socketCloseCodes.tooMany, 'Send fewer frames')
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
      // The database is briefly unavailable: the next heartbeat retries.
      log.warn({ err: error }, 'a socket could not be checked')
    }
  }

  inOrder(async () => void hold(await socketBounds.open(address)))

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
    if (!mayReceive()) return close(socketCloseCodes.tooMany, 'Send fewer frames')
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
