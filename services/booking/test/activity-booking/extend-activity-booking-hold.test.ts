import { activityBooking } from '@waymark/contracts/activity-booking'
import { holdMinutes, maxHoldExtensions } from '@waymark/contracts/activity-booking/activity-booking-shapes'
import { makePerson } from '@waymark/test-world/makers/person'
import type { Person } from '@waymark/test-world/people'
import { testWorld } from '@waymark/test-world/test-world'
import { beforeEach, expect, test } from 'vitest'
import { book, makePaidSession } from '../booked-session.ts'

const world = await testWorld({ services: ['booking'], payments: true })
const now = world.clock.now()
const minuteMs = 60_000

beforeEach(() => world.clock.set(now))

const minutesLater = (minutes: number) => new Date(now.getTime() + minutes * minuteMs)
const extend = (activityBookingId: number, as: Person) =>
  world.call(activityBooking.extendActivityBookingHold, { activityBookingId }, { as })

test('holds the spaces anew from now, as often as is allowed', async () => {
  const client = await makePerson(world)
  const { activityBookingId } = await book(world, await makePaidSession(world), client)
  world.clock.set(minutesLater(5))
  const first = await extend(activityBookingId, client)
  expect(first.responseData).toEqual({
    heldUntil: minutesLater(5 + holdMinutes).toISOString(),
    extensionsLeft: maxHoldExtensions - 1,
  })
  for (let used = 1; used < maxHoldExtensions; used += 1) await extend(activityBookingId, client)
  expect((await extend(activityBookingId, client)).error?.name).toBe('NoMoreExtensions')
})

test('does not bring back spaces whose time is over, nor extends what somebody else holds', async () => {
  const client = await makePerson(world)
  const { activityBookingId } = await book(world, await makePaidSession(world), client)
  expect((await extend(activityBookingId, await makePerson(world))).httpStatusCode).toBe(404)
  world.clock.set(minutesLater(holdMinutes + 1))
  const later = await world.signIn(client.userProfileId)
  expect((await extend(activityBookingId, later)).error?.name).toBe('HoldOver')
})
