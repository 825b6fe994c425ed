import { consumer } from '@waymark/contracts/consumer'
import { makeOfferedService } from '@waymark/test-world/makers/offered-service'
import { makePerson } from '@waymark/test-world/makers/person'
import { bootWorld, type World } from '@waymark/test-world/world'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { confirmedBooking } from './confirmed-booking.ts'

let world: World

beforeAll(async () => {
  world = await bootWorld({ services: ['booking'] })
})

afterAll(() => world.stop())

test('a client: what comes up, and the service to book again with its next free time', async () => {
  const { client, bookingId, offered } = await confirmedBooking(world)
  const answer = await world.call(consumer.getDataForConsumerDashboard, {}, { as: client })
  expect(answer.responseData).toMatchObject({
    comingUp: [{ bookingId }],
    upcomingCount: 1,
    incomplete: [],
    unreadMessageCount: 0,
    bookAgain: { serviceAreaServiceId: offered.serviceAreaServiceId, nextFree: '2026-11-25T10:15:00' },
  })
})

test('a provider: jobs ahead, and those that ended and wait to be completed', async () => {
  const { offered, bookingId } = await confirmedBooking(world)
  const { serviceAreaId, accountId } = offered
  const manager = await makePerson(world, { accountId, roles: { [serviceAreaId]: 2 } })
  const ahead = await world.call(consumer.getDataForProviderDashboard, { serviceAreaId }, { as: manager })
  expect(ahead.responseData).toMatchObject({ comingUp: [{ bookingId }], todayCount: 0, toComplete: [] })
  world.clock.set(new Date('2026-11-26T00:00:00Z'))
  const later = await world.signIn(manager.userProfileId)
  const after = await world.call(consumer.getDataForProviderDashboard, { serviceAreaId }, { as: later })
  expect(after.responseData).toMatchObject({ comingUp: [], toComplete: [{ bookingId }] })
})

test("another account's area is refused", async () => {
  const offered = await makeOfferedService(world)
  const stranger = await makePerson(world)
  const { serviceAreaId } = offered
  const answer = await world.call(consumer.getDataForProviderDashboard, { serviceAreaId }, { as: stranger })
  expect(answer.error?.name).toBe('NotYourArea')
})
