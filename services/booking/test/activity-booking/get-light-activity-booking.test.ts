import { activityBooking } from '@waymark/contracts/activity-booking'
import { bookingStatus } from '@waymark/domain/enums'
import { makePerson } from '@waymark/test-world/makers/person'
import { makeSession } from '@waymark/test-world/makers/session'
import { testWorld } from '@waymark/test-world/test-world'
import { expect, test } from 'vitest'
import { book, makePaidSession } from '../booked-session.ts'

const world = await testWorld({ services: ['booking'], payments: true })
const light = activityBooking.getLightActivityBooking

test('says of held spaces what they cost and until when they are held', async () => {
  const session = await makePaidSession(world)
  const client = await makePerson(world)
  const { activityBookingId, heldUntil } = await book(world, session, client)
  const { responseData } = await world.call(light, { activityBookingId }, { as: client })
  expect(heldUntil).not.toBeNull()
  expect(responseData).toMatchObject({
    activityBookingId,
    activityTitle: session.activity.title,
    startDateTime: '2026-12-01T10:00:00',
    timeZone: 'Pacific/Auckland',
    totalCents: 2400,
    currency: 'NZD',
    heldUntil,
  })
})

test('says that a free booking is confirmed and holds nothing, to its client alone', async () => {
  const client = await makePerson(world)
  const { activityBookingId } = await book(world, await makeSession(world), client)
  const { responseData } = await world.call(light, { activityBookingId }, { as: client })
  expect(responseData).toMatchObject({ status: bookingStatus.Confirmed, totalCents: 0, heldUntil: null })
  const stranger = await makePerson(world)
  expect((await world.call(light, { activityBookingId }, { as: stranger })).httpStatusCode).toBe(404)
})
