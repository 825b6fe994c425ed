import { TwilioRefusal } from '@waymark/sandbox-twilio/conversations'
import { openTwilio, type TwilioDouble } from '@waymark/sandbox-twilio/open-twilio'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { WebSocket as NodeSocket } from 'ws'
import { FakeChatServer, sid as ownSid } from '../testing/fake-chat-server.ts'
import type { ChatClient, ChatConversation } from './chat-client.ts'
import { OwnChatClient } from './own-chat-client.ts'
import type { ChatToken } from './own-connection.ts'
import { TwilioChatClient } from './twilio-chat-client.ts'

/** A transport with one conversation, in which `user:5` (me) and `user:21` are. */
interface Transport {
  readonly client: ChatClient
  readonly sid: string
  say(author: string, body: string): void
  /** Loses the connection; what is written meanwhile is missed. */
  lose(): void
  restore(): void
  /** Removes me from the conversation. */
  removeMe(): void
  readonly close: () => Promise<void>
}

const hourMs = 3_600_000

async function openOwn(): Promise<Transport> {
  const server = new FakeChatServer()
  vi.stubGlobal('WebSocket', server.Socket)
  vi.stubGlobal('XMLHttpRequest', server.Upload)
  let tokens = 0
  const getToken = async (): Promise<ChatToken> => {
    tokens += 1
    return { token: `token ${tokens}`, identity: 'user:5', expires: new Date(Date.now() + hourMs).toISOString() }
  }
  const client = new OwnChatClient({ getToken })
  return {
    client,
    sid: ownSid,
    say: (author, body) => void server.say(author, body),
    lose: () => {
      server.isDown = true
      server.newest.end(1006)
    },
    restore: () => {
      server.isDown = false
    },
    removeMe: () => server.newest.hear({ event: 'removed', sid: ownSid }),
    close: async () => {
      client.close()
      vi.unstubAllGlobals()
    },
  }
}

function openTwilioClient(double: TwilioDouble, identity = 'user:5') {
  // The socket of the test document cannot connect.
  vi.stubGlobal('WebSocket', NodeSocket)
  let tokens = 0
  const client = new TwilioChatClient({
    getToken: async () => {
      tokens += 1
      return { token: double.tokenOf(identity), identity, expires: '' }
    },
    socketAddress: double.socketAddress,
    cleanPicture: async (file) => file,
  })
  return { client, tokens: () => tokens }
}

async function openOnTwilio(): Promise<Transport> {
  const double = await openTwilio()
  const { conversations } = double
  const conversation = conversations.create({ uniqueName: 'booking-41' }, 'system')
  conversations.join(conversation, 'user:5', '{"name":"Hēmi Parata"}')
  conversations.join(conversation, 'user:21', '{"name":"Sina Leota"}')
  const { client } = openTwilioClient(double)
  return {
    client,
    sid: conversation.sid,
    say: (author, body) => void conversations.say(conversation, author, { body }),
    lose: () => double.dropSockets(),
    restore: () => undefined,
    removeMe: () => conversations.leave(conversation, 'user:5'),
    close: async () => {
      client.close()
      await double.close()
      vi.unstubAllGlobals()
    },
  }
}

function hear(conversation: ChatConversation) {
  const heard: string[] = []
  conversation.listen({
    messageAdded: ({ authorName, body, media }) => heard.push(`${authorName}: ${body}${media ? ' (picture)' : ''}`),
    removed: () => heard.push('removed'),
  })
  return heard
}

describe.each([
  ['our own transport', openOwn],
  ['Twilio Conversations', openOnTwilio],
])('%s', (_name, open) => {
  async function start(): Promise<Transport> {
    const transport = await open()
    onTestFinished(transport.close)
    return transport
  }

  async function opened() {
    const transport = await start()
    const conversation = await transport.client.getConversation(transport.sid)
    return { transport, conversation, heard: hear(conversation) }
  }

  test('pages of 10, older ones by index', async () => {
    const transport = await start()
    for (let number = 0; number < 25; number += 1) transport.say('user:21', `message ${number}`)
    const conversation = await transport.client.getConversation(transport.sid)
    expect(conversation).toMatchObject({ joined: true, identity: 'user:5', sid: transport.sid })
    const newest = await conversation.getMessages()
    expect(newest.items.map(({ index }) => index)).toEqual([15, 16, 17, 18, 19, 20, 21, 22, 23, 24])
    expect(newest.hasOlder).toBe(true)
    const older = await conversation.getMessages(15)
    expect(older).toMatchObject({ hasOlder: true, items: { length: 10, 0: { index: 5, author: 'user:21' } } })
    expect(await conversation.getMessages(5)).toMatchObject({ hasOlder: false, items: { length: 5 } })
    expect(await conversation.getMessages(0)).toEqual({ items: [], hasOlder: false })
  })

  test('a message is appended, and sent again with its id it is the same one', async () => {
    const { transport, conversation, heard } = await opened()
    const message = { body: 'Kia ora', clientId: crypto.randomUUID() }
    expect(await conversation.send(message)).toBe(0)
    expect(await conversation.send(message)).toBe(0)
    await expect.poll(() => heard).toEqual(['Hēmi Parata: Kia ora'])
    const { items } = await conversation.getMessages()
    expect(items).toMatchObject([{ clientId: message.clientId, author: 'user:5', body: 'Kia ora', type: 'text' }])
    transport.say('user:21', 'Mōrena')
    await expect.poll(() => heard).toEqual(['Hēmi Parata: Kia ora', 'Sina Leota: Mōrena'])
  })

  test('a picture has an address and the words that it came with', async () => {
    const { conversation, heard } = await opened()
    const file = new File(['picture'], 'ramp.png', { type: 'image/png' })
    const progress: number[] = []
    const clientId = crypto.randomUUID()
    await conversation.sendPicture({ file, body: 'The ramp', clientId }, (percent) => progress.push(percent))
    await expect.poll(() => heard).toEqual(['Hēmi Parata: The ramp (picture)'])
    const { items } = await conversation.getMessages()
    expect(items).toMatchObject([
      { type: 'media', body: 'The ramp', clientId, media: { url: expect.stringMatching(/^(http|\/)/) } },
    ])
    expect(progress.length).toBeGreaterThan(0)
  })

  test('a read mark is none at first, and moves forward', async () => {
    const transport = await start()
    for (const body of ['one', 'two', 'three']) transport.say('user:21', body)
    const conversation = await transport.client.getConversation(transport.sid)
    expect(conversation.lastReadMessageIndex).toBeNull()
    await conversation.advanceLastRead(1)
    await expect.poll(async () => (await transport.client.getConversation(transport.sid)).lastReadMessageIndex).toBe(1)
  })

  test('a conversation that is not there', async () => {
    const transport = await start()
    const refused = transport.client.getConversation('CHffffffffffffffffffffffffffffffff')
    await expect(refused).rejects.toMatchObject({ fault: 'not_found' })
  })

  test('a conversation that I am removed from', async () => {
    const { transport, conversation, heard } = await opened()
    await conversation.getMessages()
    transport.removeMe()
    await expect.poll(() => heard).toEqual(['removed'])
  })

  test('what was written without a connection arrives once and in order', { timeout: 20_000 }, async () => {
    const { transport, conversation, heard } = await opened()
    await conversation.getMessages()
    await expect.poll(() => transport.client.connection).toBe('connected')
    const states: string[] = []
    transport.client.onConnection((state) => states.push(state))
    transport.lose()
    transport.say('user:21', 'missed')
    transport.say('user:21', 'missed too')
    transport.restore()
    await expect.poll(() => heard, { timeout: 15_000 }).toEqual(['Sina Leota: missed', 'Sina Leota: missed too'])
    expect(states).toEqual(['retrying', 'connected'])
  })
})

describe('Twilio Conversations', () => {
  test('leaves a name that is taken to joining, and says when Twilio cannot answer now', async () => {
    const double = await openTwilio()
    const { client } = openTwilioClient(double)
    onTestFinished(async () => {
      client.close()
      await double.close()
      vi.unstubAllGlobals()
    })
    expect(await client.create(42)).toMatch(/^CH/)
    expect(await client.create(42)).toBeNull()
    const { create } = double.conversations
    double.conversations.create = () => {
      throw new TwilioRefusal(429, 20429, 'Too many requests')
    }
    await expect(client.create(43)).rejects.toMatchObject({ fault: 'rate_limited' })
    double.conversations.create = create
    expect(await client.create(43)).toMatch(/^CH/)
  })

  test('the token is renewed on the open socket before it ends', async () => {
    const double = await openTwilio()
    const { client, tokens } = openTwilioClient(double)
    onTestFinished(async () => {
      client.close()
      await double.close()
      vi.unstubAllGlobals()
    })
    await expect(client.getConversation('CHffffffffffffffffffffffffffffffff')).rejects.toMatchObject({
      fault: 'not_found',
    })
    expect(tokens()).toBe(1)
    double.warnOfExpiry()
    await expect.poll(() => double.tokensSeen.length).toBe(2)
    expect(tokens()).toBe(2)
    expect(client.connection).toBe('connected')
  })
})
