import { activityBooking } from '@waymark/contracts/activity-booking'
import { staffRole } from '@waymark/domain/enums'
import { makeActivity } from '@waymark/test-world/makers/activity'
import { makeActivityBooking } from '@waymark/test-world/makers/activity-booking'
import { makeAmenity } from '@waymark/test-world/makers/amenity'
import { makeArea } from '@waymark/test-world/makers/area'
import { makePerson } from '@waymark/test-world/makers/person'
import { makeSession } from '@waymark/test-world/makers/session'
import { bootWorld, type World } from '@waymark/test-world/world'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { book, makePaidActivity } from '../booked-session.ts'

let world: World

beforeAll(async () => {
  world = await bootWorld({ services: ['booking'] })
})
afterAll(() => world.stop())

test('answers an activity with its sessions to come, or the one session that is asked for, to strangers too', async () => {
  const activity = await makeActivity(world)
  const first = await makeSession(world, { activity })
  const second = await makeSession(world, { activity, startsAt: new Date('2026-12-07T21:00:00Z') })
  const ask = async (input: { activityId?: number; activitySessionId?: number }) =>
    world.call(activityBooking.getActivityForNewBooking, input)
  const all = await ask({ activityId: activity.activityId })
  expect(all.responseData?.sessions.map(({ activitySessionId }) => activitySessionId).sort()).toEqual(
    [first.activitySessionId, second.activitySessionId].sort(),
  )
  const one = await ask({ activitySessionId: second.activitySessionId })
  expect(one.responseData).toMatchObject({
    activityId: activity.activityId,
    sessionCount: 1,
    sessions: [{ activitySessionId: second.activitySessionId }],
  })
  expect((await ask({ activitySessionId: 999_999 })).httpStatusCode).toBe(404)
  expect((await ask({})).httpStatusCode).toBe(404)
})

test('says of an amenity what it is and what it has', async () => {
  const { activityId } = await makeAmenity(world, { typeId: 5, featureIds: [301] })
  const room = await world.call(activityBooking.getActivityForNewBooking, { activityId })
  expect(room.responseData?.amenity).toEqual({ amenityTypeId: 5, featureIds: [301], whereabouts: '' })
  const activity = await makeActivity(world)
  const other = await world.call(activityBooking.getActivityForNewBooking, { activityId: activity.activityId })
  expect(other.responseData).not.toHaveProperty('amenity')
})

test('says of an activity or amenity that is closed that it is not offered any more', async () => {
  const activity = await makeActivity(world, { status: 'Cancelled' })
  const amenity = await makeAmenity(world, { status: 'Cancelled' })
  const refusalOf = async (activityId: number) =>
    (await world.call(activityBooking.getActivityForNewBooking, { activityId })).error
  expect(await refusalOf(activity.activityId)).toMatchObject({
    name: 'NotFoundAnyMore',
    message: 'This activity is not offered any more.',
  })
  expect(await refusalOf(amenity.activityId)).toMatchObject({ message: 'This amenity is not offered any more.' })
})

test('answers the sessions of a month of its location, and how many spaces are held while somebody pays', async () => {
  const activity = await makePaidActivity(world)
  // Each is in the month before by its UTC time.
  const december = await makeSession(world, { activity, startsAt: new Date('2026-11-30T21:00:00Z') })
  await makeSession(world, { activity, startsAt: new Date('2026-12-31T21:00:00Z') })
  await book(world, december, await makePerson(world), {
    people: [{ name: 'Aroha Ngata' }, { name: 'Tama', kind: 'companion', companionOf: 0 }],
  })
  const { activityId } = activity
  const answer = await world.call(activityBooking.getActivityForNewBooking, { activityId, month: '2026-12' })
  expect(answer.responseData).toMatchObject({
    sessionCount: 1,
    sessions: [{ activitySessionId: december.activitySessionId, spacesLeft: 8, spacesHeld: 2 }],
  })
  const wrong = await world.call(activityBooking.getActivityForNewBooking, { activityId, month: '2026-13' })
  expect(wrong.httpStatusCode).toBe(422)
})

test('answers what people said who came, by their first name, and how accessible they found it', async () => {
  const activity = await makeActivity(world)
  const session = await makeSession(world, { activity })
  for (const [stars, wasAsAccessible] of [
    [5, 'yes'],
    [2, 'no'],
  ] as const) {
    const { activityBookingId } = await book(world, session, await makePerson(world))
    await world.db
      .insertInto('booking.feedback')
      .values({
        booking_id: activityBookingId,
        service_area_id: activity.serviceAreaId,
        stars,
        comment: `${stars} stars`,
        was_as_accessible: wasAsAccessible,
        answer: null,
        created_at: new Date(world.clock.now().getTime() - stars * 1000),
      })
      .execute()
  }
  const answer = await world.call(activityBooking.getActivityForNewBooking, { activityId: activity.activityId })
  expect(answer.responseData).toMatchObject({
    reviewCount: 2,
    asDescribed: { yes: 1, count: 2 },
    reviews: [
      { stars: 2, comment: '2 stars', wasAsAccessible: 'no', firstName: 'Aroha' },
      { stars: 5, wasAsAccessible: 'yes', firstName: 'Aroha' },
    ],
  })
})

test('somebody of an organisation sees what the location they book for has booked, not what another has', async () => {
  const session = await makeSession(world)
  const { accountId, serviceAreaId: here } = await makeArea(world)
  const { serviceAreaId: elsewhere } = await makeArea(world, { accountId })
  const role = staffRole.StaffAndServiceManager
  const booker = await makePerson(world, { accountId, roles: { [here]: role, [elsewhere]: role } })
  const colleague = await makePerson(world, { accountId, roles: { [here]: role } })
  const made = await makeActivityBooking(world, { session, client: booker, userServiceAreaId: here })
  const mine = async (as: typeof booker, UserServiceAreaId?: number) => {
    const input = { activityId: session.activity.activityId, ...(UserServiceAreaId && { UserServiceAreaId }) }
    const answer = await world.call(activityBooking.getActivityForNewBooking, input, { as })
    return answer.responseData?.myBookings.map(({ activityBookingId }) => activityBookingId)
  }
  expect(await mine(booker, here)).toEqual([made.bookingId])
  expect(await mine(colleague, here)).toEqual([made.bookingId])
  expect(await mine(booker, elsewhere)).toEqual([])
  expect(await mine(colleague, elsewhere)).toEqual([])
  expect(await mine(await makePerson(world), here)).toEqual([])
})
