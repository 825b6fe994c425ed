import { chat, chatSocketPath } from '@waymark/contracts/chat'
import type { SignedInPerson } from '@waymark/test-world/people'
import type { World } from '@waymark/test-world/world'
import { service } from '../src/service.ts'

export interface OpenChat {
  /** Its address, for sockets. */
  readonly address: string
  close(): Promise<void>
}

/** Chat on its own port, for its socket and what vendors post. */
export async function openChat(world: World, env: NodeJS.ProcessEnv = {}): Promise<OpenChat> {
  const running = await service.start(world.parts, { schedules: false, env })
  const address = await running.app.listen({ port: 0, host: '127.0.0.1' })
  return { address, close: () => running.stop() }
}

/** A reply of the socket; tests look at single fields. */
export interface Reply {
  readonly ok: boolean
  readonly data?: Readonly<Record<string, unknown>> | null
  readonly error?: { readonly code: string; readonly vendorCode: number | null; readonly message: string }
}

export interface ChatClient {
  /** Every event that the socket sent. */
  readonly events: Readonly<Record<string, unknown>>[]
  readonly closed: Promise<number>
  ask(op: string, fields?: Readonly<Record<string, unknown>>): Promise<Reply>
  tell(text: string): void
  close(): void
}

/** A connected client with a token, not yet authenticated. */
export async function connect(address: string): Promise<ChatClient> {
  const socket = new WebSocket(`${address.replace('http', 'ws')}${chatSocketPath}`)
  const events: Readonly<Record<string, unknown>>[] = []
  const waiting = new Map<number, (reply: Reply) => void>()
  let lastId = 0
  socket.onmessage = ({ data }) => {
    const frame = JSON.parse(String(data))
    if ('event' in frame) events.push(frame)
    else waiting.get(frame.id)?.(frame)
  }
  const closed = new Promise<number>((done) => {
    socket.onclose = ({ code }) => done(code)
  })
  await new Promise((done, failed) => {
    socket.onopen = done
    socket.onerror = failed
  })
  return {
    events,
    closed,
    ask: (op, fields = {}) =>
      new Promise((done) => {
        lastId += 1
        waiting.set(lastId, done)
        socket.send(JSON.stringify({ id: lastId, op, ...fields }))
      }),
    tell: (text) => socket.send(text),
    close: () => socket.close(),
  }
}

export async function chatTokenOf(world: World, person: SignedInPerson): Promise<string> {
  const answer = await world.call(chat.getChatToken, {}, { as: person })
  return answer.responseData?.token ?? ''
}

/** A client authenticated as a person. */
export async function connectAs(world: World, address: string, person: SignedInPerson): Promise<ChatClient> {
  const client = await connect(address)
  await client.ask('auth', { token: await chatTokenOf(world, person) })
  return client
}
