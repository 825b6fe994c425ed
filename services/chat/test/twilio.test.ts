import { chat } from '@waymark/contracts/chat'
import { chatWebhookPath } from '@waymark/contracts/chat-webhook'
import { jobs } from '@waymark/contracts/jobs'
import { notification } from '@waymark/contracts/notification'
import { openTwilio, sandboxKeys } from '@waymark/sandbox-twilio/open-twilio'
import { makeBooking } from '@waymark/test-world/makers/booking'
import { testWorld } from '@waymark/test-world/test-world'
import twilio from 'twilio'
import { afterAll, expect, test } from 'vitest'
import { openChat } from './open-chat.ts'

const double = await openTwilio()
const { conversations } = double
const env = { ...sandboxKeys, TWILIO_CONVERSATIONS_BASE: double.origin, TWILIO_SOCKET_URL: double.socketAddress }
const world = await testWorld({ services: ['chat', 'notify'], env })
const open = await openChat(world, env)
afterAll(async () => {
  await open.close()
  await double.close()
})

async function makeJoined() {
  const made = await makeBooking(world)
  const [staff] = made.offered.staff
  if (!staff) throw new Error('The service has no staff.')
  await world.runJob(jobs.chat.openConversation, { bookingId: made.bookingId })
  const joined = await world.call(chat.joinChannelConversation, { bookingId: made.bookingId }, { as: made.client })
  const sid = joined.responseData?.twilioChannelId ?? ''
  const identities = { client: `user:${made.client.userProfileId}`, staff: `user:${staff.userProfileId}` }
  return { ...made, staff, sid, identities, conversation: conversations.find(sid) }
}

/** What Twilio posts when there is something new. */
async function tell(sid: string, authToken: string = sandboxKeys.TWILIO_AUTH_TOKEN) {
  const fields = { EventType: 'onMessageAdded', ConversationSid: sid }
  const address = new URL(chatWebhookPath, world.parts.config.publicUrl).href
  const signature = twilio.getExpectedTwilioSignature(authToken, address, fields)
  const answer = await fetch(new URL(chatWebhookPath, open.address), {
    method: 'POST',
    headers: { 'x-twilio-signature': signature },
    body: new URLSearchParams(fields),
  })
  await world.settle()
  return answer.status
}

test('gives a token that opens the socket of Twilio, for the caller alone', async () => {
  const { client } = await makeBooking(world)
  const answer = await world.call(chat.getChatToken, { identity: 'user:1' }, { as: client })
  expect(answer.responseData).toMatchObject({
    transport: 'twilio',
    identity: `user:${client.userProfileId}`,
    socketUrl: double.socketAddress,
  })
  const [header, claims] = (answer.responseData?.token ?? '')
    .split('.')
    .map((part) => Buffer.from(part, 'base64url').toString())
  expect(header).toContain('twilio-fpa;v=1')
  expect(JSON.parse(claims ?? '{}').grants).toEqual({
    identity: `user:${client.userProfileId}`,
    chat: { service_sid: sandboxKeys.TWILIO_CONVERSATIONS_SERVICE_SID },
  })
})

test('takes the conversation that a browser created for the booking, and no other', async () => {
  const { bookingId, client } = await makeBooking(world)
  const save = (twilioChannelId: string) =>
    world.call(chat.updateTwilioChannelId, { bookingId, twilioChannelId }, { as: client })
  const other = conversations.create({ uniqueName: 'something-else' }, 'user:1')
  expect((await save(other.sid)).error?.name).toBe('OtherConversation')
  expect((await save(`CH${'0'.repeat(32)}`)).error?.name).toBe('OtherConversation')
  const created = conversations.create({ uniqueName: `booking-${bookingId}` }, `user:${client.userProfileId}`)
  expect((await save(created.sid)).responseData).toEqual({ done: true })
  const found = await world.call(chat.getTwilioChannelId, { bookingId }, { as: client })
  expect(found.responseData).toEqual({ twilioChannelId: created.sid })
})

test('joining opens a conversation that nobody created, with both sides in it and nobody else', async () => {
  const { bookingId, client, sid, staff, identities, conversation } = await makeJoined()
  expect(conversation.uniqueName).toBe(`booking-${bookingId}`)
  expect([...conversation.participants.keys()].toSorted()).toEqual([identities.client, identities.staff].toSorted())
  const named = conversation.participants.get(identities.client)?.attributes ?? ''
  expect(JSON.parse(named)).toEqual({ name: expect.stringMatching(/\S+ \S+/) })
  conversations.join(conversation, 'user:999999')
  const again = await world.call(chat.joinChannelConversation, { bookingId }, { as: staff })
  expect(again.responseData?.twilioChannelId).toBe(sid)
  expect([...conversation.participants.keys()]).not.toContain('user:999999')
  // Twilio does not know it any more: a new one takes its place.
  conversations.remove(conversation)
  const anew = await world.call(chat.joinChannelConversation, { bookingId }, { as: client })
  expect(anew.responseData?.twilioChannelId).not.toBe(sid)
})

test('what is written there is unread here, noticed, and read by its index', async () => {
  const { bookingId, client, staff, sid, identities, conversation } = await makeJoined()
  conversations.say(conversation, identities.client, { body: 'Kia ora' })
  conversations.say(conversation, identities.client, { body: 'The bell does not work' })
  conversations.say(conversation, 'somebody-else', { body: 'A stranger' })
  expect(await tell(sid, 'forged')).toBe(422)
  expect(await tell(sid)).toBe(200)
  expect(await tell(sid)).toBe(200)
  const copies = await world.db
    .selectFrom('chat.message as m')
    .innerJoin('chat.conversation as c', 'c.id', 'm.conversation_id')
    .select(['m.index', 'm.body'])
    .where('c.sid', '=', sid)
    .orderBy('m.index')
    .execute()
  expect(copies).toEqual([
    { index: 0, body: 'Kia ora' },
    { index: 1, body: 'The bell does not work' },
  ])
  await world.travel(10_000)
  const titles = async () =>
    (await world.call(notification.getNotifications, {}, { as: staff })).responseData?.items.length
  expect(await titles()).toBe(1)
  const read = await world.call(
    chat.updateLastMessageReadTimeByProvider,
    { bookingId, lastMessageIndex: 0 },
    { as: staff },
  )
  expect(read.responseData).toEqual({ unreadCount: 1 })
  // A message whose word was lost is copied when somebody has read it.
  conversations.say(conversation, identities.staff, { body: 'We knock' })
  await world.call(chat.updateLastMessageReadTime, { bookingId, lastMessageIndex: 3 }, { as: client })
  await world.settle()
  const last = await world.db
    .selectFrom('chat.conversation')
    .select('last_index')
    .where('sid', '=', sid)
    .executeTakeFirst()
  expect(last).toEqual({ last_index: 3 })
})

test('a message to many is written there for its author, once', async () => {
  const { bookingId, staff, identities, conversation } = await makeJoined()
  const clientId = crypto.randomUUID()
  const write = () => world.call(chat.sendMessage, { bookingId, body: 'We start later', clientId }, { as: staff })
  expect((await write()).responseData).toEqual({ index: 0 })
  await world.settle()
  expect((await write()).responseData).toEqual({ index: 0 })
  expect(conversation.messages).toMatchObject([{ author: identities.staff, body: 'We start later' }])
})

test('what a deleted person wrote about their bookings is cleared there, and they leave', async () => {
  const { bookingId, client, sid, identities, conversation } = await makeJoined()
  conversations.say(conversation, identities.client, { body: 'My address is a secret' })
  await tell(sid)
  await world.runJob(jobs.chat.forgetPerson, { userProfileId: client.userProfileId })
  expect(conversation.messages.map(({ body }) => body)).not.toContain('My address is a secret')
  expect([...conversation.participants.keys()]).toEqual([identities.staff])
  await world.runJob(jobs.chat.forgetBookings, { bookingIds: [bookingId] })
  expect(() => conversations.find(sid)).toThrow()
})
