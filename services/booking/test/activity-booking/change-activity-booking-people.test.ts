import { activityBooking } from '@waymark/contracts/activity-booking'
import { jobs } from '@waymark/contracts/jobs'
import { makePerson } from '@waymark/test-world/makers/person'
import { makeSession } from '@waymark/test-world/makers/session'
import { bootWorld, type World } from '@waymark/test-world/world'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { book, sessionCounts } from '../booked-session.ts'

let world: World

beforeAll(async () => {
  world = await bootWorld({ services: ['booking'] })
})
afterAll(() => world.stop())

const change = activityBooking.changeActivityBookingPeople

test('changes names, ages, access places and shared needs, and counts the places anew', async () => {
  const session = await makeSession(world, { wheelchairSpaces: 1, quietPlaces: 1 })
  const client = await makePerson(world)
  const { activityBookingId } = await book(world, session, client, {
    people: [
      { name: 'Aroha Ngata', wantsWheelchairSpace: true },
      { name: 'Tama', kind: 'companion', companionOf: 0 },
    ],
  })
  const people = [
    { position: 0, name: 'Moana Parata', age: 30, wantsQuietPlace: true, sharedAccessibilityOptionIds: [11] },
  ]
  const changed = await world.call(change, { activityBookingId, people, notes: 'Ring twice.' }, { as: client })
  expect(changed.responseData).toMatchObject({
    notes: 'Ring twice.',
    people: [
      {
        name: 'Moana Parata',
        age: 30,
        kind: 'standard',
        wantsWheelchairSpace: false,
        wantsQuietPlace: true,
        sharedAccessibilityOptionIds: [11],
      },
      { name: 'Tama', kind: 'companion', companionOf: 0 },
    ],
  })
  expect(changed.responseData?.history.at(-1)?.what).toBe('Names or needs were changed')
  expect(await sessionCounts(world, session)).toEqual({
    spaces_taken: 2,
    wheelchair_spaces_taken: 0,
    quiet_places_taken: 1,
  })
})

test('what is given as it was writes and tells nothing', async () => {
  const session = await makeSession(world)
  const client = await makePerson(world)
  const person = { name: 'Aroha Ngata', wantsWheelchairSpace: false, sharedAccessibilityOptionIds: [9, 11] }
  const booked = await book(world, session, client, { people: [person], notes: 'Ring twice.' })
  const { activityBookingId } = booked
  const told = async () => {
    await world.settle()
    const asked = await world.parts.queues.inspect('notify').getJobs(['waiting'])
    return asked.filter(({ name }) => name === jobs.notify.bookingChanged.id).length
  }
  const before = await told()
  const people = [{ ...person, position: 0, sharedAccessibilityOptionIds: [11, 9] }]
  const same = await world.call(change, { activityBookingId, people, notes: 'Ring twice. ' }, { as: client })
  expect(same.responseData?.history).toEqual(booked.history)
  expect(await told()).toBe(before)
  const other = await world.call(change, { activityBookingId, people, notes: 'Ring once.' }, { as: client })
  expect(other.responseData?.history).toHaveLength(booked.history.length + 1)
  expect(await told()).toBe(before + 1)
})

test('refuses what the session has not left, and nothing has changed then', async () => {
  const session = await makeSession(world, { wheelchairSpaces: 1 })
  const [first, second] = [await makePerson(world), await makePerson(world)]
  await book(world, session, first, { people: [{ name: 'Aroha Ngata', wantsWheelchairSpace: true }] })
  const { activityBookingId } = await book(world, session, second)
  const people = [{ position: 0, name: 'Wiremu', wantsWheelchairSpace: true }]
  const refused = await world.call(change, { activityBookingId, people }, { as: second })
  expect(refused.error?.name).toBe('StockTaken')
  const detail = await world.call(activityBooking.getActivityBookingDetail, { activityBookingId }, { as: second })
  expect(detail.responseData?.people).toMatchObject([{ name: 'Aroha Ngata', wantsWheelchairSpace: false }])
})

test('is for the client alone, until it starts, and for people of the booking', async () => {
  const session = await makeSession(world)
  const client = await makePerson(world)
  const { activityBookingId } = await book(world, session, client)
  const people = [{ position: 0, name: 'Wiremu' }]
  const stranger = await makePerson(world)
  expect((await world.call(change, { activityBookingId, people }, { as: stranger })).httpStatusCode).toBe(404)
  const unknown = await world.call(change, { activityBookingId, people: [{ position: 7, name: 'W' }] }, { as: client })
  expect(unknown.httpStatusCode).toBe(422)
  await world.call(activityBooking.cancelActivityBooking, { activityBookingId, refundCents: 0 }, { as: client })
  expect((await world.call(change, { activityBookingId, people }, { as: client })).error?.name).toBe('NotOpen')
})

test('a need that is shared later is relied on as well, and what was lost already stays so', async () => {
  const [ramp, hearingLoop] = [9, 29]
  const session = await makeSession(world)
  const { serviceAreaId } = session.activity
  const setFact = (optionId: number, isMet: boolean) =>
    world.db
      .insertInto('provider.venue_fact')
      .values({ service_area_id: serviceAreaId, accessibility_option_id: optionId, is_met: isMet })
      .onConflict((row) => row.columns(['service_area_id', 'accessibility_option_id']).doUpdateSet({ is_met: isMet }))
      .execute()
  await setFact(ramp, true)
  await setFact(hearingLoop, true)
  const client = await makePerson(world)
  const booked = await book(world, session, client, {
    people: [{ name: 'Aroha', sharedAccessibilityOptionIds: [ramp] }],
  })
  const { activityBookingId } = booked
  const share = async (sharedAccessibilityOptionIds: number[]) => {
    const people = [{ position: 0, name: 'Aroha', sharedAccessibilityOptionIds }]
    const changed = await world.call(change, { activityBookingId, people }, { as: client })
    return changed.responseData?.worsenedOptionIds
  }
  expect(await share([ramp, hearingLoop])).toEqual([])
  await setFact(hearingLoop, false)
  await setFact(ramp, false)
  expect(await share([ramp, hearingLoop])).toEqual([ramp, hearingLoop])
  expect(await share([hearingLoop])).toEqual([hearingLoop])
  expect(await share([])).toEqual([])
})
