import { randomUUID } from 'node:crypto'
import { chat } from '@waymark/contracts/chat'
import { jobs } from '@waymark/contracts/jobs'
import { notification } from '@waymark/contracts/notification'
import { makeBooking } from '@waymark/test-world/makers/booking'
import { type MadePerson, makePerson } from '@waymark/test-world/makers/person'
import { testWorld } from '@waymark/test-world/test-world'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectAs, type OpenChat, openChat } from './open-chat.ts'

const world = await testWorld({ services: ['chat', 'notify'], env: { UNREAD_EMAIL_MINUTES: '2' } })
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

const emailsTo = async ({ userProfileId }: MadePerson) =>
  world.db
    .selectFrom('notify.email')
    .select(['subject', 'text_body'])
    .where('user_profile_id', '=', userProfileId)
    .where('kind', '=', 'message unread')
    .execute()

const unreadMs = 2 * 60_000

test('emails once of messages that are unread for a while, without their text, until they are read', async () => {
  const author = await makePerson(world, { firstName: 'Hēmi', lastName: 'Parata' })
  const { bookingId, offered } = await makeBooking(world, { client: author })
  const [staff] = offered.staff
  if (!staff) throw new Error('The service has no staff.')
  await world.runJob(jobs.chat.openConversation, { bookingId })
  const sid = (await world.call(chat.getTwilioChannelId, { bookingId }, { as: author })).responseData?.twilioChannelId
  const client = await connectAs(world, open.address, author)
  const say = async (body: string) => {
    await client.ask('send', { sid, body, clientId: randomUUID() })
    await world.settle()
    await world.travel(10_000)
  }
  const read = () => world.call(chat.updateLastMessageReadTimeByProvider, { bookingId }, { as: staff })

  await say('My diagnosis has changed')
  await say('Please call me')
  expect(await emailsTo(staff)).toEqual([])
  await world.travel(unreadMs)
  const [email, ...others] = await emailsTo(staff)
  expect(others).toEqual([])
  expect(email?.subject).toBe('Hēmi Parata wrote to you')
  expect(email?.text_body).toContain(`/booking/${bookingId}`)
  expect(email?.text_body).not.toMatch(/diagnosis|call me/)
  expect(await emailsTo(author)).toEqual([])

  await say('Are you there?')
  await world.travel(unreadMs)
  expect(await emailsTo(staff)).toHaveLength(1)

  await read()
  await say('Thank you')
  await read()
  await world.travel(unreadMs)
  expect(await emailsTo(staff)).toHaveLength(1)

  await say('One more thing')
  await world.travel(unreadMs)
  expect(await emailsTo(staff)).toHaveLength(2)

  await read()
  await world.db
    .insertInto('identity.email_preference')
    .values({ user_profile_id: staff.userProfileId, email_kind: 'message unread', is_wanted: false })
    .execute()
  await say('Unwanted by email')
  await world.travel(unreadMs)
  expect(await emailsTo(staff)).toHaveLength(2)

  await world.db.deleteFrom('identity.email_preference').where('user_profile_id', '=', staff.userProfileId).execute()
  await read()
  await say('To somebody whose account is closed')
  await world.db
    .updateTable('identity.user_profile')
    .set({ is_active: false })
    .where('id', '=', staff.userProfileId)
    .execute()
  await world.travel(unreadMs)
  expect(await emailsTo(staff)).toHaveLength(2)
  client.close()
})
