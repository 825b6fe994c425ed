import { activityBooking } from '@waymark/contracts/activity-booking'
import { makeActivity } from '@waymark/test-world/makers/activity'
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

const move = activityBooking.moveActivityBooking
const later = new Date('2026-12-07T21:00:00Z')

async function twoSessions(wishes: Parameters<typeof makeSession>[1] = {}) {
  const activity = await makeActivity(world)
  const from = await makeSession(world, { activity })
  const to = await makeSession(world, { activity, startsAt: later, ...wishes })
  return { from, to }
}

test('moves everybody with what is kept for them, and frees the old session', async () => {
  const { from, to } = await twoSessions()
  const client = await makePerson(world)
  const { activityBookingId } = await book(world, from, client, {
    people: [{ name: 'Aroha Ngata' }, { name: 'Tama', kind: 'companion', companionOf: 0 }],
  })
  const input = { activityBookingId, activitySessionId: to.activitySessionId }
  const moved = await world.call(move, input, { as: client })
  expect(moved.responseData).toMatchObject({
    status: 1,
    activitySessionId: to.activitySessionId,
    startDateTime: '2026-12-08T10:00:00',
    people: [{ name: 'Aroha Ngata' }, { name: 'Tama' }],
  })
  expect(moved.responseData?.history.at(-1)?.what).toBe('Moved from Tue 1 Dec 2026, 10:00 am')
  expect((await sessionCounts(world, from)).spaces_taken).toBe(0)
  expect((await sessionCounts(world, to)).spaces_taken).toBe(2)
})

test('people who swap at the same moment both move', async () => {
  const { from, to } = await twoSessions()
  const [one, two] = [await makePerson(world), await makePerson(world)]
  const first = await book(world, from, one)
  const second = await book(world, to, two)
  const answers = await Promise.all([
    world.call(
      move,
      { activityBookingId: first.activityBookingId, activitySessionId: to.activitySessionId },
      { as: one },
    ),
    world.call(
      move,
      { activityBookingId: second.activityBookingId, activitySessionId: from.activitySessionId },
      { as: two },
    ),
  ])
  expect(answers.map(({ httpStatusCode }) => httpStatusCode)).toEqual([200, 200])
})

test.each([
  ['a full session', { maxSpaces: 1 }, 'SoldOut'],
  ['another price', { priceCents: 500 }, 'OtherPrice'],
  ['a cancelled session', { status: 'Cancelled' }, 'NotOpen'],
] as const)('refuses %s, and the booking stays where it was', async (_what, wishes, word) => {
  const { from, to } = await twoSessions(wishes)
  const client = await makePerson(world)
  if (word === 'SoldOut') await book(world, to, await makePerson(world))
  const { activityBookingId } = await book(world, from, client)
  const input = { activityBookingId, activitySessionId: to.activitySessionId }
  expect((await world.call(move, input, { as: client })).error?.name).toBe(word)
  expect((await sessionCounts(world, from)).spaces_taken).toBe(1)
})

test('refuses strangers, sessions of other activities, and the last 24 hours', async () => {
  const { from, to } = await twoSessions()
  const client = await makePerson(world)
  const { activityBookingId } = await book(world, from, client)
  const other = await makeSession(world)
  const input = { activityBookingId, activitySessionId: to.activitySessionId }
  expect((await world.call(move, input, { as: await makePerson(world) })).httpStatusCode).toBe(404)
  const elsewhere = { activityBookingId, activitySessionId: other.activitySessionId }
  expect((await world.call(move, elsewhere, { as: client })).httpStatusCode).toBe(404)
  await world.travel(from.startsAt.getTime() - world.clock.now().getTime() - 23 * 3_600_000)
  const as = await world.signIn(client.userProfileId)
  expect((await world.call(move, input, { as })).error?.name).toBe('TooClose')
})
