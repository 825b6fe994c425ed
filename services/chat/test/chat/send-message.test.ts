import { randomUUID } from 'node:crypto'
import { booking } from '@waymark/contracts/booking'
import { chat } from '@waymark/contracts/chat'
import { makeBooking } from '@waymark/test-world/makers/booking'
import { makePerson } from '@waymark/test-world/makers/person'
import type { SignedInPerson } from '@waymark/test-world/people'
import { testWorld } from '@waymark/test-world/test-world'
import { expect, test } from 'vitest'

const world = await testWorld({ services: ['chat', 'booking'] })

const write = (
  bookingId: number,
  as: SignedInPerson,
  clientId = randomUUID(),
  body = 'The office is closed on Monday.',
) => world.call(chat.sendMessage, { bookingId, body, clientId }, { as })
const unreadOf = async (as: SignedInPerson) => {
  const { responseData } = await world.call(booking.getBookingsHaveUnreadMessage, { side: 'client' }, { as })
  return responseData?.items.map(({ bookingId, unreadCount, lastMessage }) => [
    bookingId,
    unreadCount,
    lastMessage.body,
  ])
}

test('a message reaches a client who never opened the conversation, unread, once for each id', async () => {
  const { bookingId, client, offered } = await makeBooking(world)
  const [staff] = offered.staff
  if (!staff) throw new Error('Nobody does this booking.')
  const clientId = randomUUID()
  const answers = await Promise.all([write(bookingId, staff, clientId), write(bookingId, staff, clientId)])
  expect(answers.map(({ responseData }) => responseData)).toEqual([{ index: 0 }, { index: 0 }])
  expect(await unreadOf(client)).toEqual([[bookingId, 1, 'The office is closed on Monday.']])
})

test('strangers, and staff who do not go there, cannot write', async () => {
  const { bookingId } = await makeBooking(world)
  expect((await write(bookingId, await makePerson(world))).httpStatusCode).toBe(404)
  const other = await makeBooking(world)
  const [staff] = other.offered.staff
  if (!staff) throw new Error('Nobody does this booking.')
  expect((await write(bookingId, staff)).httpStatusCode).toBe(404)
})

test('refuses an empty message at its field', async () => {
  const { bookingId, client } = await makeBooking(world)
  expect(Object.keys((await write(bookingId, client, randomUUID(), ' ')).error?.fields ?? {})).toEqual(['body'])
})
