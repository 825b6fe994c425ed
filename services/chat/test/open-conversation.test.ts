import { jobs } from '@waymark/contracts/jobs'
import { staffRole } from '@waymark/domain/enums'
import { makeArea } from '@waymark/test-world/makers/area'
import { makeBooking } from '@waymark/test-world/makers/booking'
import { makeOfferedService } from '@waymark/test-world/makers/offered-service'
import { makePerson } from '@waymark/test-world/makers/person'
import { testWorld } from '@waymark/test-world/test-world'
import { expect, test } from 'vitest'

const world = await testWorld({ services: ['chat'] })

async function peopleIn(bookingId: number): Promise<number[]> {
  const rows = await world.db
    .selectFrom('chat.participant as p')
    .innerJoin('chat.conversation as c', 'c.id', 'p.conversation_id')
    .select('p.user_profile_id')
    .where('c.booking_id', '=', bookingId)
    .execute()
  return rows.map(({ user_profile_id }) => user_profile_id).toSorted((a, b) => a - b)
}

const idsOf = (...people: readonly ({ readonly userProfileId: number } | undefined)[]) =>
  people.map((person) => person?.userProfileId ?? 0).toSorted((a, b) => a - b)

test('adds the client, the assigned staff and the managers of the area, once', async () => {
  const area = await makeArea(world)
  const { accountId, serviceAreaId } = area
  const manager = await makePerson(world, { accountId, roles: { [serviceAreaId]: staffRole.StaffAndServiceManager } })
  await makePerson(world, { accountId, roles: { [serviceAreaId]: staffRole.ActivityCoordinator } })
  const offered = await makeOfferedService(world, { area, staffCount: 2 })
  const { bookingId, client } = await makeBooking(world, { offered })
  await world.runJob(jobs.chat.openConversation, { bookingId })
  await world.runJob(jobs.chat.openConversation, { bookingId })
  expect(await peopleIn(bookingId)).toEqual(idsOf(client, offered.staff[0], manager))
  const conversations = await world.db
    .selectFrom('chat.conversation')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .execute()
  expect(conversations).toMatchObject([{ sid: expect.stringMatching(/^CH[0-9a-f]{32}$/), last_index: -1 }])
})

test('adds the admins of the account, whether or not anybody manages the area', async () => {
  const offered = await makeOfferedService(world)
  const admin = await makePerson(world, { accountId: offered.accountId, isAccountAdmin: true })
  await makePerson(world, { isAccountAdmin: true })
  const { bookingId, client } = await makeBooking(world, { offered })
  await world.runJob(jobs.chat.openConversation, { bookingId })
  expect(await peopleIn(bookingId)).toEqual(idsOf(client, offered.staff[0], admin))
})

test('removes people who no longer serve the booking, and adds the new staff member', async () => {
  const offered = await makeOfferedService(world, { staffCount: 2 })
  const { bookingId, client } = await makeBooking(world, { offered })
  const admin = await makePerson(world, { accountId: offered.accountId, isAccountAdmin: true })
  await world.runJob(jobs.chat.openConversation, { bookingId })
  const [before, after] = offered.staff
  await world.db
    .updateTable('booking.staff_time')
    .set({ user_profile_id: after?.userProfileId ?? 0 })
    .where('booking_id', '=', bookingId)
    .execute()
  await world.runJob(jobs.chat.openConversation, { bookingId })
  expect(await peopleIn(bookingId)).toEqual(idsOf(client, after, admin))
  expect(await peopleIn(bookingId)).not.toContain(before?.userProfileId)
})

test('opens nothing for a deleted booking', async () => {
  await expect(world.runJob(jobs.chat.openConversation, { bookingId: 999_999 })).resolves.toBeUndefined()
})
