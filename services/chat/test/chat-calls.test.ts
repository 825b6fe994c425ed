import { booking } from '@waymark/contracts/booking'
import { chat } from '@waymark/contracts/chat'
import { jobs } from '@waymark/contracts/jobs'
import { createPrivateFileAddresses } from '@waymark/service-kit/private-file-address'
import { makeBooking } from '@waymark/test-world/makers/booking'
import { makePerson } from '@waymark/test-world/makers/person'
import { testWorld } from '@waymark/test-world/test-world'
import { describe, expect, test } from 'vitest'

const world = await testWorld({ services: ['chat', 'booking'] })

test('issues the caller a chat token for an hour, whatever identity is sent', async () => {
  const person = await makePerson(world)
  const answer = await world.call(
    chat.getChatToken,
    { identity: 'user:1', friendlyName: 'Somebody else' },
    { as: person },
  )
  expect(answer.responseData).toEqual({
    transport: 'own',
    identity: `user:${person.userProfileId}`,
    token: expect.any(String),
    expires: '2026-11-23T21:00:00.000Z',
    socketUrl: null,
  })
  expect((await world.fetch(chat.getChatToken, {})).statusCode).toBe(401)
})

test('refuses reading, writing and marking messages while acting as somebody', async () => {
  const { bookingId, client } = await makeBooking(world)
  const admin = await makePerson(world, { isGlobalAdmin: true })
  const acting = await world.signIn(client.userProfileId, { actingAdminId: admin.userProfileId })
  expect((await world.call(chat.getChatToken, {}, { as: acting })).httpStatusCode).toBe(403)
  expect((await world.call(chat.updateLastMessageReadTime, { bookingId }, { as: acting })).httpStatusCode).toBe(403)
})

describe('the conversation of a booking', () => {
  test('is null until somebody joins, which opens it, then the same for everyone', async () => {
    const { bookingId, client, offered } = await makeBooking(world)
    const look = async (as: typeof client) =>
      (await world.call(chat.getTwilioChannelId, { bookingId }, { as })).responseData
    expect(await look(client)).toEqual({ twilioChannelId: null })
    const joined = await world.call(chat.joinChannelConversation, { bookingId, identity: 'user:1' }, { as: client })
    const twilioChannelId = joined.responseData?.twilioChannelId ?? ''
    expect(joined.responseData).toEqual({ twilioChannelId: expect.stringMatching(/^CH/), lastReadMessageIndex: null })
    expect(await look(client)).toEqual({ twilioChannelId })
    const [staff] = offered.staff
    if (staff) expect(await look(staff)).toEqual({ twilioChannelId })
    const again = await world.call(chat.joinChannelConversation, { bookingId }, { as: client })
    expect(again.responseData?.twilioChannelId).toBe(twilioChannelId)
    expect(
      (await world.call(chat.updateTwilioChannelId, { bookingId, twilioChannelId }, { as: client })).responseData,
    ).toEqual({ done: true })
  })

  test('is opened once when both sides open it concurrently', async () => {
    const { bookingId, client, offered } = await makeBooking(world)
    const [staff] = offered.staff
    const answers = await Promise.all(
      [client, staff ?? client].map((as) => world.call(chat.joinChannelConversation, { bookingId }, { as })),
    )
    expect(answers[0]?.responseData?.twilioChannelId).toBe(answers[1]?.responseData?.twilioChannelId)
  })

  test('cannot be swapped for that of another booking', async () => {
    const [one, other] = [await makeBooking(world), await makeBooking(world)]
    const theirs = await world.call(chat.joinChannelConversation, { bookingId: other.bookingId }, { as: other.client })
    const twilioChannelId = theirs.responseData?.twilioChannelId ?? ''
    const answer = await world.call(
      chat.updateTwilioChannelId,
      { bookingId: one.bookingId, twilioChannelId },
      { as: one.client },
    )
    expect(answer).toMatchObject({ httpStatusCode: 409, error: { name: 'OtherConversation' } })
  })

  test('does not exist for people without a part in the booking', async () => {
    const { bookingId } = await makeBooking(world)
    const [stranger, administrator] = [await makePerson(world), await makePerson(world, { isGlobalAdmin: true })]
    const twilioChannelId = `CH${'0'.repeat(32)}`
    for (const as of [stranger, administrator])
      for (const answer of [
        await world.fetch(chat.getTwilioChannelId, { bookingId }, { as }),
        await world.fetch(chat.joinChannelConversation, { bookingId }, { as }),
        await world.fetch(chat.updateTwilioChannelId, { bookingId, twilioChannelId }, { as }),
        await world.fetch(chat.updateLastMessageReadTime, { bookingId }, { as }),
        await world.fetch(chat.updateLastMessageReadTimeByProvider, { bookingId }, { as }),
      ])
        expect(answer.statusCode).toBe(404)
  })

  test('requires a valid booking and conversation', async () => {
    const person = await makePerson(world)
    for (const input of [{}, { bookingId: 0 }, { bookingId: 'one' }, { bookingId: 1, unknown: 1 }])
      expect((await world.fetch(chat.getTwilioChannelId, input, { as: person })).statusCode).toBe(422)
    const strange = { bookingId: 1, twilioChannelId: 'CH\0' }
    expect((await world.fetch(chat.updateTwilioChannelId, strange, { as: person })).statusCode).toBe(422)
  })
})

async function makeUnread() {
  const made = await makeBooking(world)
  const [staff] = made.offered.staff
  if (!staff) throw new Error('The service has no staff.')
  await world.runJob(jobs.chat.openConversation, { bookingId: made.bookingId })
  const { id } = await world.db
    .selectFrom('chat.conversation')
    .select('id')
    .where('booking_id', '=', made.bookingId)
    .executeTakeFirstOrThrow()
  for (const [index, body] of ['Kia ora', 'Is there a ramp?'].entries())
    await world.db
      .insertInto('chat.message')
      .values({
        conversation_id: id,
        index,
        author_user_profile_id: staff.userProfileId,
        type: 'text',
        body,
        media_key: null,
        media_type: null,
        client_id: crypto.randomUUID(),
        created_at: world.clock.now(),
      })
      .execute()
  await world.db.updateTable('chat.conversation').set({ last_index: 1 }).where('id', '=', id).execute()
  return { ...made, staff }
}

describe('unread messages', () => {
  test('appear in the list of unread bookings until the client has read them', async () => {
    const { bookingId, client } = await makeUnread()
    const unread = async () =>
      (await world.call(booking.getBookingsHaveUnreadMessage, { side: 'client' }, { as: client })).responseData?.items
    expect(await unread()).toMatchObject([{ bookingId, unreadCount: 2, lastMessage: { body: 'Is there a ramp?' } }])
    const some = await world.call(chat.updateLastMessageReadTime, { bookingId, lastMessageIndex: 0 }, { as: client })
    expect(some.responseData).toEqual({ unreadCount: 1 })
    const all = await world.call(chat.updateLastMessageReadTime, { bookingId }, { as: client })
    expect(all.responseData).toEqual({ unreadCount: 0 })
    expect(await unread()).toEqual([])
  })

  test('are marked read by each side with its own call', async () => {
    const { bookingId, client, staff } = await makeUnread()
    const byProvider = await world.call(chat.updateLastMessageReadTimeByProvider, { bookingId }, { as: staff })
    expect(byProvider.responseData).toEqual({ unreadCount: 0 })
    expect(
      (await world.fetch(chat.updateLastMessageReadTimeByProvider, { bookingId }, { as: client })).statusCode,
    ).toBe(404)
    expect((await world.fetch(chat.updateLastMessageReadTime, { bookingId }, { as: staff })).statusCode).toBe(404)
    const { unreadCount } =
      (await world.call(chat.updateLastMessageReadTime, { bookingId, lastMessageIndex: 0 }, { as: client }))
        .responseData ?? {}
    expect(unreadCount).toBe(1)
  })

  test('are zero when nobody has written', async () => {
    const { bookingId, client } = await makeBooking(world)
    const answer = await world.call(chat.updateLastMessageReadTime, { bookingId }, { as: client })
    expect(answer.responseData).toEqual({ unreadCount: 0 })
  })
})

describe('a picture of a message', () => {
  test('can be fetched by an address that says nothing, while the message is there', async () => {
    const key = await world.parts.files.put(new TextEncoder().encode('a picture'), 'webp', { isPrivate: true })
    const { bookingId } = await makeUnread()
    const { conversation_id } = await world.db
      .selectFrom('chat.message as m')
      .innerJoin('chat.conversation as c', 'c.id', 'm.conversation_id')
      .select('m.conversation_id')
      .where('c.booking_id', '=', bookingId)
      .executeTakeFirstOrThrow()
    const message = world.db
      .updateTable('chat.message')
      .where('conversation_id', '=', conversation_id)
      .where('index', '=', 0)
    await message.set({ type: 'media', media_key: key, media_type: 'image/webp' }).execute()
    const addresses = createPrivateFileAddresses(world.parts.secrets.all)
    const token = addresses.tokenOf(key, world.clock.now())
    expect(Buffer.from(token, 'base64url').toString('latin1')).not.toContain('webp')
    const answer = await world.fetch(chat.getMedia, { token })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('image/webp')
    expect(answer.body).toBe('a picture')
    expect((await world.fetch(chat.getMedia, { token: 'forged' })).statusCode).toBe(404)
    await message.set({ type: 'text', media_key: null, media_type: null }).execute()
    expect((await world.fetch(chat.getMedia, { token })).statusCode).toBe(404)
    await message.set({ type: 'media', media_key: key, media_type: 'image/webp' }).execute()
    world.clock.advance(3_600_001)
    expect((await world.fetch(chat.getMedia, { token })).statusCode).toBe(404)
  })
})
