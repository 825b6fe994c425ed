import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FakeChatServer, sid } from '../testing/fake-chat-server.ts'
import { OwnChatClient } from './own-chat-client.ts'
import type { ChatToken } from './own-connection.ts'

const hourMs = 3_600_000
let server: FakeChatServer
let tokens: number
let client: OwnChatClient

function startClient(getToken: () => Promise<ChatToken> = nextToken): OwnChatClient {
  client = new OwnChatClient({ getToken })
  return client
}

async function nextToken(): Promise<ChatToken> {
  tokens += 1
  return { token: `token ${tokens}`, identity: 'user:5', expires: new Date(Date.now() + hourMs).toISOString() }
}

async function openConversation() {
  const opening = startClient().getConversation(sid)
  await vi.advanceTimersByTimeAsync(0)
  const conversation = await opening
  const heard: string[] = []
  conversation.listen({ messageAdded: ({ body }) => heard.push(body ?? ''), removed: () => heard.push('removed') })
  return { conversation, heard }
}

beforeEach(() => {
  vi.useFakeTimers()
  server = new FakeChatServer()
  vi.stubGlobal('WebSocket', server.Socket)
  tokens = 0
})

afterEach(() => {
  client.close()
})

test('the token is the first frame, and messages come in pages of 10', async () => {
  for (let number = 0; number < 25; number += 1) server.say('user:21', `message ${number}`)
  const { conversation } = await openConversation()
  expect(server.newest.sent[0]).toMatchObject({ op: 'auth', token: 'token 1' })
  expect(conversation.identity).toBe('user:5')
  const newest = await conversation.getMessages()
  expect(newest.items.map(({ index }) => index)).toEqual([15, 16, 17, 18, 19, 20, 21, 22, 23, 24])
  expect((await conversation.getMessages(15)).hasOlder).toBe(true)
  const oldest = await conversation.getMessages(5)
  expect(oldest).toMatchObject({ hasOlder: false, items: { length: 5 } })
})

test('a message sent again with its id is the same message', async () => {
  const { conversation, heard } = await openConversation()
  const message = { body: 'once', clientId: crypto.randomUUID() }
  expect(await conversation.send(message)).toBe(0)
  expect(await conversation.send(message)).toBe(0)
  expect(heard).toEqual(['once'])
})

test('a lost connection reconnects and delivers what was missed, once and in order', async () => {
  server.say('user:21', 'before')
  const { heard } = await openConversation()
  const states: string[] = []
  client.onConnection((state) => states.push(state))
  server.isDown = true
  server.newest.end(1006)
  await vi.advanceTimersByTimeAsync(2_000)
  server.say('user:21', 'missed')
  server.say('user:21', 'missed too')
  server.isDown = false
  await vi.advanceTimersByTimeAsync(30_000)
  expect(heard).toEqual(['missed', 'missed too'])
  server.say('user:21', 'after')
  expect(heard).toEqual(['missed', 'missed too', 'after'])
  expect(states).toEqual(['retrying', 'connected'])
})

test('requests without a connection are sent when it is back, for up to 15 seconds', async () => {
  const { conversation } = await openConversation()
  server.isDown = true
  server.newest.end(1006)
  await vi.advanceTimersByTimeAsync(0)
  const sent = conversation.send({ body: 'patient', clientId: crypto.randomUUID() })
  server.isDown = false
  await vi.advanceTimersByTimeAsync(5_000)
  expect(await sent).toBe(0)

  server.isDown = true
  server.newest.end(1006)
  const lost = conversation.send({ body: 'lost', clientId: crypto.randomUUID() })
  const refused = expect(lost).rejects.toMatchObject({ fault: 'network' })
  await vi.advanceTimersByTimeAsync(15_000)
  await refused
})

test('the token is renewed on the open socket 30 s before it expires', async () => {
  await openConversation()
  await vi.advanceTimersByTimeAsync(hourMs - 30_001)
  expect(tokens).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(server.newest.sent.at(-1)).toMatchObject({ op: 'auth', token: 'token 2' })
  expect(server.sockets).toHaveLength(1)
})

test('an expired token is replaced; when new ones are refused too, the client stops', async () => {
  await openConversation()
  server.endedTokens.add('token 1')
  server.newest.end(4401)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(client.connection).toBe('connected')
  expect(tokens).toBe(2)
  for (const number of [2, 3, 4]) server.endedTokens.add(`token ${number}`)
  server.newest.end(4401)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(client.connection).toBe('denied')
  await expect(client.getConversation(sid)).rejects.toMatchObject({ fault: 'denied' })
})

test('without a session there is no retry', async () => {
  startClient(() => Promise.reject(Object.assign(new Error('Sign in.'), { status: 401 })))
  const refused = expect(client.getConversation(sid)).rejects.toMatchObject({ fault: 'denied' })
  await vi.advanceTimersByTimeAsync(60_000)
  await refused
  expect(server.sockets).toHaveLength(0)
})

test('a missing conversation, and one that I am removed from', async () => {
  const { heard } = await openConversation()
  await expect(client.getConversation('CHffffffffffffffffffffffffffffffff')).rejects.toMatchObject({
    fault: 'not_found',
  })
  server.newest.hear({ event: 'removed', sid })
  expect(heard).toEqual(['removed'])
})
