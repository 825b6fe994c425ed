import { randomUUID } from 'node:crypto'
import { chat, chatMessage } from '@waymark/contracts/chat'
import { jobs } from '@waymark/contracts/jobs'
import { type MadeBooking, makeBooking } from '@waymark/test-world/makers/booking'
import { makeOfferedService } from '@waymark/test-world/makers/offered-service'
import { type MadePerson, makePerson } from '@waymark/test-world/makers/person'
import { testWorld } from '@waymark/test-world/test-world'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { type ChatClient, chatTokenOf, connect, connectAs, type OpenChat, openChat } from './open-chat.ts'

const world = await testWorld({ services: ['chat'] })
let open: OpenChat
const clients: ChatClient[] = []

beforeAll(async () => {
  open = await openChat(world)
})

afterEach(() => {
  for (const client of clients.splice(0)) client.close()
})

afterAll(() => open.close())

async function socketOf(person: MadePerson): Promise<ChatClient> {
  const client = await connectAs(world, open.address, person)
  clients.push(client)
  return client
}

interface Talk extends MadeBooking {
  readonly sid: string
  readonly staff: MadePerson
}

async function makeTalk(): Promise<Talk> {
  const offered = await makeOfferedService(world, { staffCount: 2 })
  const made = await makeBooking(world, { offered })
  await world.runJob(jobs.chat.openConversation, { bookingId: made.bookingId })
  const { sid } = await world.db
    .selectFrom('chat.conversation')
    .select('sid')
    .where('booking_id', '=', made.bookingId)
    .executeTakeFirstOrThrow()
  const [staff] = offered.staff
  if (!staff) throw new Error('The service has no staff.')
  return { ...made, sid, staff }
}

const say = (client: ChatClient, sid: string, body: string, clientId: string = randomUUID()) =>
  client.ask('send', { sid, body, clientId })

describe('a conversation', () => {
  test('delivers each message to everyone in it, in order, with its author', async () => {
    const { sid, client, staff, bookingId } = await makeTalk()
    const [a, b] = [await socketOf(client), await socketOf(staff)]
    expect((await a.ask('open', { sid })).data).toMatchObject({
      sid,
      bookingId,
      joined: true,
      lastIndex: -1,
      lastReadMessageIndex: null,
    })
    await b.ask('open', { sid })
    const replies = await Promise.all(['one', 'two', 'three'].map((body) => say(a, sid, body)))
    expect(replies.map(({ data }) => data?.index)).toEqual([0, 1, 2])
    await say(b, sid, 'four')
    for (const listener of [a, b]) {
      await expect.poll(() => listener.events).toHaveLength(4)
      expect(listener.events).toMatchObject(
        ['one', 'two', 'three', 'four'].map((body, index) => ({
          event: 'messageAdded',
          sid,
          message: { index, body },
        })),
      )
    }
    expect(b.events[0]).toMatchObject({
      message: {
        author: `user:${client.userProfileId}`,
        authorName: expect.stringContaining('Person'),
        type: 'text',
        media: null,
        sid: expect.stringMatching(/^IM[0-9a-f]{32}$/),
      },
    })
    const read = await a.ask('messages', { sid })
    const messages = z.parse(z.array(chatMessage), read.data?.items)
    expect(new Set(messages.map((message) => message.sid)).size).toBe(4)
    expect(messages[0]).toMatchObject({ sid: z.parse(chatMessage, b.events[0]?.message).sid })
    for (const { dateCreated, dateUpdated } of messages) expect(dateUpdated).toBe(dateCreated)
  })

  test('is read in pages of 10, newest first', async () => {
    const { sid, client } = await makeTalk()
    const a = await socketOf(client)
    for (let number = 0; number < 25; number += 1) await say(a, sid, `message ${number}`)
    const indexes = (data: unknown) =>
      JSON.stringify(data)
        .match(/"index":(\d+)/g)
        ?.map((text) => Number(text.slice(8)))
    const newest = await a.ask('messages', { sid })
    expect(indexes(newest.data)).toEqual([15, 16, 17, 18, 19, 20, 21, 22, 23, 24])
    expect(newest.data?.hasOlder).toBe(true)
    const older = await a.ask('messages', { sid, before: 15 })
    expect(indexes(older.data)).toEqual([5, 6, 7, 8, 9, 10, 11, 12, 13, 14])
    const oldest = await a.ask('messages', { sid, before: 5 })
    expect(indexes(oldest.data)).toEqual([0, 1, 2, 3, 4])
    expect(oldest.data?.hasOlder).toBe(false)
  })

  test('stores a message once when it is sent twice', async () => {
    const { sid, client } = await makeTalk()
    const [a, again] = [await socketOf(client), await socketOf(client)]
    const clientId = randomUUID()
    const replies = await Promise.all([say(a, sid, 'once', clientId), say(again, sid, 'once', clientId)])
    expect(replies.map(({ data }) => data?.index)).toEqual([0, 0])
    expect((await a.ask('messages', { sid })).data?.items).toHaveLength(1)
  })

  test('gives concurrent writers indexes without gaps', async () => {
    const { sid, client, staff } = await makeTalk()
    const writers = [await socketOf(client), await socketOf(staff), await socketOf(client), await socketOf(staff)]
    await Promise.all(writers.flatMap((writer) => Array.from({ length: 6 }, () => say(writer, sid, 'at once'))))
    const rows = await world.db
      .selectFrom('chat.message as m')
      .innerJoin('chat.conversation as c', 'c.id', 'm.conversation_id')
      .select('m.index')
      .where('c.sid', '=', sid)
      .orderBy('m.index')
      .execute()
    expect(rows.map(({ index }) => index)).toEqual(Array.from({ length: 24 }, (_, index) => index))
  })

  test('counts unread messages, never one’s own', async () => {
    const { sid, client, staff } = await makeTalk()
    const [a, b] = [await socketOf(client), await socketOf(staff)]
    await say(a, sid, 'one')
    await say(a, sid, 'two')
    expect((await a.ask('unread', { sid })).data).toEqual({ unreadCount: 0 })
    expect((await b.ask('unread', { sid })).data).toEqual({ unreadCount: 2 })
    expect((await b.ask('read', { sid, index: 0 })).data).toEqual({ unreadCount: 1 })
    expect((await b.ask('read', { sid, index: 999 })).data).toEqual({ unreadCount: 0 })
    expect((await b.ask('read', { sid, index: 0 })).data).toEqual({ unreadCount: 0 })
  })

  test('tells the others who is typing', async () => {
    const { sid, client, staff } = await makeTalk()
    const [a, b] = [await socketOf(client), await socketOf(staff)]
    await a.ask('open', { sid })
    await b.ask('open', { sid })
    await a.ask('typing', { sid })
    await expect.poll(() => b.events).toEqual([{ event: 'typing', sid, author: `user:${client.userProfileId}` }])
    expect(a.events).toEqual([])
  })

  test('delivers messages missed while disconnected, then continues', async () => {
    const { sid, client, staff } = await makeTalk()
    const [a, b] = [await socketOf(client), await socketOf(staff)]
    for (const body of ['zero', 'one', 'two']) await say(a, sid, body)
    const missed = await b.ask('subscribe', { sid, after: 0 })
    expect(missed.data?.items).toMatchObject([{ index: 1 }, { index: 2 }])
    await say(a, sid, 'three')
    await expect.poll(() => b.events).toMatchObject([{ event: 'messageAdded', message: { index: 3, body: 'three' } }])
  })

  test('signals the live channel of everyone in it', async () => {
    const { sid, client, staff, bookingId } = await makeTalk()
    const received: string[] = []
    const stop = world.parts.bus.subscribe('messages:*', (topic, id) => received.push(`${topic} ${id}`))
    await say(await socketOf(client), sid, 'one')
    await expect.poll(() => received).toContain(`messages:${staff.userProfileId} ${bookingId}`)
    stop()
  })
})

describe('refusals', () => {
  test('answers not found for other people’s conversations and unknown ones', async () => {
    const { sid, offered } = await makeTalk()
    const stranger = await socketOf(await makePerson(world))
    const colleague = offered.staff[1]
    const notAssigned = colleague ? await socketOf(colleague) : stranger
    for (const client of [stranger, notAssigned])
      for (const [op, fields] of Object.entries({
        open: {},
        messages: {},
        send: { body: 'x', clientId: randomUUID() },
        typing: {},
        read: { index: 0 },
        unread: {},
        subscribe: { after: -1 },
      }))
        expect((await client.ask(op, { sid, ...fields })).error).toMatchObject({ code: 'not_found', vendorCode: 50300 })
    expect((await stranger.ask('open', { sid: `CH${'0'.repeat(32)}` })).error?.code).toBe('not_found')
  })

  test('answers not joined to people who have not joined yet, and works after joining', async () => {
    const { sid, offered, bookingId } = await makeTalk()
    const admin = await makePerson(world, { accountId: offered.accountId, isAccountAdmin: true })
    const client = await socketOf(admin)
    expect((await client.ask('open', { sid })).data).toMatchObject({ joined: false, participants: [] })
    expect((await client.ask('messages', { sid })).error).toMatchObject({ code: 'not_participant', vendorCode: 50400 })
    await world.call(chat.joinChannelConversation, { bookingId }, { as: admin })
    expect((await client.ask('messages', { sid })).ok).toBe(true)
  })

  test('refuses malformed operations, empty and overlong texts and NUL, and keeps the socket open', async () => {
    const { sid, client } = await makeTalk()
    const a = await socketOf(client)
    const clientId = randomUUID()
    for (const [op, fields] of [
      ['dance', { sid }],
      ['send', { sid, body: '   ', clientId }],
      ['send', { sid, body: 'x'.repeat(4001), clientId }],
      ['send', { sid, body: 'nul\0', clientId }],
      ['send', { sid, body: 'x', clientId: 'mine' }],
      ['send', { sid, body: 'x', clientId, author: 'user:1' }],
      ['messages', { sid, pageSize: 51 }],
      ['messages', { sid: "' or 1=1" }],
      ['messages', { sid, before: 2 ** 31 }],
      ['read', { sid, index: Number.MAX_SAFE_INTEGER }],
      ['subscribe', { sid, after: 2 ** 31 }],
    ] as const)
      expect((await a.ask(op, fields)).error?.code).toBe('invalid')
    expect((await a.ask('messages', { sid })).data?.items).toEqual([])
  })

  test('limits messages to 30 a minute', async () => {
    const { sid, client } = await makeTalk()
    const a = await socketOf(client)
    const replies = await Promise.all(Array.from({ length: 31 }, (_, index) => say(a, sid, `message ${index}`)))
    expect(replies.filter(({ ok }) => ok)).toHaveLength(30)
    expect(replies.at(-1)?.error).toMatchObject({ code: 'rate_limited', vendorCode: 20429 })
  })

  test('closes the socket on an oversized frame', async () => {
    const { client } = await makeTalk()
    const a = await socketOf(client)
    a.tell(JSON.stringify({ id: 1, op: 'send', body: 'x'.repeat(70_000) }))
    expect(await a.closed).toBe(1009)
  })
})

describe('access', () => {
  test('refuses a forged token, an access token and an expired one', async () => {
    const person = await makePerson(world)
    const token = await chatTokenOf(world, person)
    const [payload = '', mac = ''] = token.split('.')
    const forged = Buffer.from(
      Buffer.from(payload, 'base64url').toString().replace(String(person.userProfileId), '1'),
    ).toString('base64url')
    for (const invalidToken of ['', `${forged}.${mac}`, `${token}x`, person.headers.authorization?.slice(7)]) {
      const client = await connect(open.address)
      client.tell(JSON.stringify({ id: 1, op: 'auth', token: invalidToken }))
      expect(await client.closed).toBe(4401)
    }
    const now = world.clock.now()
    world.clock.advance(3_600_001)
    const late = await connect(open.address)
    late.tell(JSON.stringify({ id: 1, op: 'auth', token }))
    expect(await late.closed).toBe(4401)
    world.clock.set(now)
  })

  test('refuses people whose session ended or whose account was closed', async () => {
    const [gone, closed] = [await makePerson(world), await makePerson(world)]
    const tokens = [await chatTokenOf(world, gone), await chatTokenOf(world, closed)]
    await world.db
      .updateTable('identity.session')
      .set({ ended_at: world.clock.now() })
      .where('id', '=', gone.sessionId)
      .execute()
    await world.db
      .updateTable('identity.user_profile')
      .set({ is_active: false })
      .where('id', '=', closed.userProfileId)
      .execute()
    for (const token of tokens) {
      const client = await connect(open.address)
      client.tell(JSON.stringify({ id: 1, op: 'auth', token }))
      expect(await client.closed).toBe(4401)
    }
  })

  test('stops sending to people who are removed from the booking', async () => {
    const { sid, client, staff, bookingId } = await makeTalk()
    const [a, b] = [await socketOf(client), await socketOf(staff)]
    await b.ask('open', { sid })
    await world.db.deleteFrom('booking.staff_time').where('booking_id', '=', bookingId).execute()
    await world.runJob(jobs.chat.openConversation, { bookingId })
    await expect.poll(() => b.events).toEqual([{ event: 'removed', sid }])
    await say(a, sid, 'without you')
    expect((await b.ask('messages', { sid })).error?.code).toBe('not_found')
    expect(b.events).toHaveLength(1)
  })
})
