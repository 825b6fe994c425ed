import { activityBooking } from '@waymark/contracts/activity-booking'
import { bookingStatus } from '@waymark/domain/enums'
import { makePerson } from '@waymark/test-world/makers/person'
import { makeSession } from '@waymark/test-world/makers/session'
import type { Person } from '@waymark/test-world/people'
import { testWorld } from '@waymark/test-world/test-world'
import { beforeEach, expect, test } from 'vitest'
import { book } from '../booked-session.ts'

const world = await testWorld({ services: ['booking'] })
const now = world.clock.now()

beforeEach(() => world.clock.set(now))

const complete = (activityBookingId: number, as: Person) =>
  world.call(activityBooking.completeActivityBooking, { activityBookingId }, { as })

async function booked() {
  const session = await makeSession(world)
  const client = await makePerson(world)
  const admin = await makePerson(world, { accountId: session.activity.accountId, isAccountAdmin: true })
  const { activityBookingId } = await book(world, session, client)
  return { session, client, admin, activityBookingId }
}

test('is completed by the organisation once its session has begun, and only once', async () => {
  const { session, admin, activityBookingId } = await booked()
  expect((await complete(activityBookingId, admin)).error?.name).toBe('NotBegun')
  world.clock.set(session.startsAt)
  const later = await world.signIn(admin.userProfileId)
  const { responseData } = await complete(activityBookingId, later)
  expect(responseData?.status).toBe(bookingStatus.Completed)
  expect(responseData?.history.at(-1)?.what).toBe('Completed')
  expect((await complete(activityBookingId, later)).error?.name).toBe('NotConfirmed')
})

test('is not completed by its client, nor known to strangers', async () => {
  const { session, client, activityBookingId } = await booked()
  world.clock.set(session.startsAt)
  const later = await world.signIn(client.userProfileId)
  expect((await complete(activityBookingId, later)).httpStatusCode).toBe(403)
  expect((await complete(activityBookingId, await makePerson(world))).httpStatusCode).toBe(404)
})

test('is offered from the start of its session on', async () => {
  const { session, admin, activityBookingId } = await booked()
  const isOffered = async () => {
    const as = await world.signIn(admin.userProfileId)
    return (await world.call(activityBooking.getActivityBookingDetail, { activityBookingId }, { as })).responseData
      ?.mayComplete
  }
  expect(await isOffered()).toBe(false)
  world.clock.set(session.startsAt)
  expect(await isOffered()).toBe(true)
})
