import { randomUUID } from 'node:crypto'
import { chat } from '@waymark/contracts/chat'
import { jobs } from '@waymark/contracts/jobs'
import { notification } from '@waymark/contracts/notification'
import { makeBooking } from '@waymark/test-world/makers/booking'
import { type MadePerson, makePerson } from '@waymark/test-world/makers/person'
import { testWorld } from '@waymark/test-world/test-world'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectAs, type OpenChat, openChat } from './open-chat.ts'

const world = await testWorld({ services: ['chat', 'notify'] })
let open: OpenChat

beforeAll(async () => {
  open = await openChat(world)
})

afterAll(() => open.close())

const titlesOf = async (person: MadePerson) =>
  (await world.call(notification.getNotifications, {}, { as: person })).responseData?.items.map(({ title }) => title)

test('notifies once of a message that is unread for 10 seconds, until it is read', async () => {
  const author = await makePerson(world, { firstName: 'Hēmi', lastName: 'Parata' })
  const { bookingId, offered } = await makeBooking(world, { client: author })
  const [staff] = offered.staff
  if (!staff) throw new Error('The service has no staff.')
  await world.runJob(jobs.chat.openConversation, { bookingId })
  const sid = (await world.call(chat.getTwilioChannelId, { bookingId }, { as: author })).responseData?.twilioChannelId
  const client = await connectAs(world, open.address, author)
  const say = (body: string) => client.ask('send', { sid, body, clientId: randomUUID() })

  await say('Kia ora')
  await say('The bell does not work')
  await world.settle()
  expect(await titlesOf(staff)).toEqual([])
  await world.travel(10_000)
  expect(await titlesOf(staff)).toEqual(['Hēmi Parata wrote to you'])
  expect(await titlesOf(author)).toEqual([])

  await say('Please knock')
  await world.call(chat.updateLastMessageReadTimeByProvider, { bookingId }, { as: staff })
  await world.travel(10_000)
  expect(await titlesOf(staff)).toHaveLength(1)

  await say('On the left')
  await world.travel(10_000)
  expect(await titlesOf(staff)).toHaveLength(2)
  client.close()
})
