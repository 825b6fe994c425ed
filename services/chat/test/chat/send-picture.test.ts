import { randomUUID } from 'node:crypto'
import { booking } from '@waymark/contracts/booking'
import { chat } from '@waymark/contracts/chat'
import { makeBooking } from '@waymark/test-world/makers/booking'
import { makePerson } from '@waymark/test-world/makers/person'
import type { SignedInPerson } from '@waymark/test-world/people'
import { testWorld } from '@waymark/test-world/test-world'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { connectAs, openChat } from '../open-chat.ts'

const world = await testWorld({ services: ['chat', 'booking'] })
const { address, close } = await openChat(world)
afterAll(close)

async function photo(width = 2400, height = 1200): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#0a7d6b' } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'Where I live' } })
    .toBuffer()
}

async function joined() {
  const made = await makeBooking(world)
  const [staff] = made.offered.staff
  if (!staff) throw new Error('Nobody does this booking.')
  for (const as of [made.client, staff])
    await world.call(chat.joinChannelConversation, { bookingId: made.bookingId }, { as })
  return { ...made, staff }
}

const send = (
  bookingId: number,
  as: SignedInPerson,
  { content, body = '', clientId = randomUUID() }: { content: Buffer; body?: string; clientId?: string },
) =>
  world.call(
    chat.sendPicture,
    { bookingId, body, clientId },
    { as, files: { picture: [{ name: 'door.jpg', contentType: 'image/jpeg', content }] } },
  )

test('a picture arrives at once with its words, whole, without what the camera wrote, and for its readers alone', async () => {
  const { bookingId, client, staff } = await joined()
  const socket = await connectAs(world, address, staff)
  const { responseData } = await world.call(chat.getTwilioChannelId, { bookingId }, { as: staff })
  const sid = responseData?.twilioChannelId ?? ''
  await socket.ask('open', { sid })
  const sent = await send(bookingId, client, { content: await photo(), body: 'The step at our door.' })
  expect(sent.responseData).toEqual({ index: 0 })
  await expect.poll(() => socket.events.length).toBe(1)
  socket.close()
  const [{ message } = { message: null }] = socket.events as { message: { media: { url: string } } }[]
  expect(message).toMatchObject({
    index: 0,
    author: `user:${client.userProfileId}`,
    body: 'The step at our door.',
    type: 'media',
    media: { contentType: 'image/webp', url: expect.stringContaining(chat.getMedia.path) },
  })
  const token = new URL(message?.media.url ?? '', 'http://suite').searchParams.get('token') ?? ''
  const read = await world.fetch(chat.getMedia, { token })
  const { width, height, exif } = await sharp(read.rawPayload).metadata()
  expect([width, height, exif]).toEqual([1600, 800, undefined])
})

test('sent again with its id it is the same message', async () => {
  const { bookingId, client } = await joined()
  const picture = { content: await photo(60, 60), clientId: randomUUID() }
  expect((await send(bookingId, client, picture)).responseData).toEqual({ index: 0 })
  expect((await send(bookingId, client, picture)).responseData).toEqual({ index: 0 })
})

test('the client has an unread picture', async () => {
  const { bookingId, client, staff } = await joined()
  await send(bookingId, staff, { content: await photo(60, 60) })
  const { responseData } = await world.call(booking.getBookingsHaveUnreadMessage, { side: 'client' }, { as: client })
  expect(responseData?.items).toMatchObject([{ lastMessage: { type: 'media', body: null } }])
})

test('is refused to who has not joined, who acts for somebody, and strangers; without a picture, and for what is none', async () => {
  const { bookingId, client } = await makeBooking(world)
  const content = await photo(60, 60)
  expect(await send(bookingId, client, { content })).toMatchObject({ error: { name: 'NotJoined' } })
  await world.call(chat.joinChannelConversation, { bookingId }, { as: client })
  expect((await send(bookingId, await makePerson(world), { content })).httpStatusCode).toBe(404)
  const admin = await makePerson(world, { isGlobalAdmin: true })
  const acting = await world.signIn(client.userProfileId, { actingAdminId: admin.userProfileId })
  expect((await send(bookingId, acting, { content })).httpStatusCode).toBe(403)
  const input = { bookingId, clientId: randomUUID() }
  expect(await world.call(chat.sendPicture, input, { as: client })).toMatchObject({ error: { name: 'NoPicture' } })
  expect((await send(bookingId, client, { content: Buffer.from('no picture') })).httpStatusCode).toBe(422)
  expect((await send(bookingId, client, { content, body: 'x'.repeat(301) })).httpStatusCode).toBe(422)
})
