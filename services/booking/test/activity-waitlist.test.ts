import { activityBooking } from '@waymark/contracts/activity-booking'
import { activitySession } from '@waymark/contracts/activity-session'
import type { InputOf } from '@waymark/contracts/define-call'
import { jobs } from '@waymark/contracts/jobs'
import { payment } from '@waymark/contracts/payment'
import { bookingStatus } from '@waymark/domain/enums'
import { makePerson } from '@waymark/test-world/makers/person'
import { type MadeSession, makeSession } from '@waymark/test-world/makers/session'
import type { Person } from '@waymark/test-world/people'
import { bootWorld, type World } from '@waymark/test-world/world'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { book, sessionCounts } from './booked-session.ts'

const hourMs = 3_600_000

let world: World

beforeAll(async () => {
  world = await bootWorld({ services: ['booking'], payments: true })
})
afterAll(() => world.stop())

type Waiting = InputOf<typeof activityBooking.joinActivityWaitlist>

const join = (session: MadeSession, as: Person, people: Waiting['people'] = [{ name: 'Hemi' }]) =>
  world.call(
    activityBooking.joinActivityWaitlist,
    {
      activitySessionId: session.activitySessionId,
      people,
      contactName: 'Hemi',
      contactEmail: 'hemi@example.test',
    },
    { as },
  )
const mine = async (as: Person) =>
  (await world.call(activityBooking.getMyActivityWaitlist, {}, { as })).responseData ?? []
const cancel = (activityBookingId: number, as: Person) =>
  world.call(activityBooking.cancelActivityBooking, { activityBookingId, refundCents: 0 }, { as })

test('offers freed spaces to the first group that fits, for two hours, then to the next', async () => {
  const session = await makeSession(world, { maxSpaces: 2 })
  const [first, second] = [await makePerson(world), await makePerson(world)]
  const { activityBookingId } = await book(world, session, first, { totalCents: 0 })
  await book(world, session, second, { totalCents: 0 })
  const pair = await makePerson(world)
  const single = await makePerson(world)
  const guest = await world.people.guest()
  expect((await join(session, pair, [{ name: 'A' }, { name: 'B' }])).responseData?.groupsBefore).toBe(0)
  expect((await join(session, single)).responseData?.groupsBefore).toBe(1)
  expect((await join(session, guest)).responseData?.groupsBefore).toBe(2)

  await cancel(activityBookingId, first)
  await world.settle()
  expect(await sessionCounts(world, session)).toMatchObject({ spaces_taken: 2 })
  expect(await mine(pair)).toMatchObject([{ state: 'waiting', groupsBefore: 0 }])
  const [offer] = await mine(single)
  expect(offer).toMatchObject({ state: 'offered', activityBookingId: expect.any(Number) })
  const history = await world.db
    .selectFrom('booking.booking_history')
    .select(['what', 'by_name', 'by_user_profile_id'])
    .where('booking_id', '=', offer?.activityBookingId ?? 0)
    .execute()
  expect(history).toEqual([{ what: 'Offered from the waitlist', by_name: 'Waymark', by_user_profile_id: null }])
  const { activityId } = session.activity
  const shown = await world.call(activityBooking.getActivityForNewBooking, { activityId }, { as: first })
  expect(shown.responseData?.sessions).toMatchObject([{ spacesLeft: 0, spacesHeld: 0, spacesOffered: 1 }])
  expect(Date.parse(offer?.offeredUntil ?? '') - world.clock.now().getTime()).toBe(2 * hourMs)

  await world.travel(2 * hourMs)
  await world.runJob(jobs.booking.sweepPayments, {})
  expect(await mine(await world.signIn(single.userProfileId))).toEqual([])
  expect(await mine(await world.people.guest('nobody'))).toEqual([])
  const offers = await world.db
    .selectFrom('booking.waitlist_entry')
    .select(['state', 'guest_id'])
    .where('activity_session_id', '=', session.activitySessionId)
    .orderBy('id')
    .execute()
  expect(offers.map(({ state }) => state)).toEqual(['waiting', 'expired', 'offered'])
  const lapsed = offer?.activityBookingId ?? 0
  const late = { activityBookingId: lapsed, paymentKey: 'a-key-that-comes-too-late' }
  const as = await world.signIn(single.userProfileId)
  expect((await world.call(payment.checkoutActivityBooking, late, { as })).error?.name).toBe('HoldOver')
  const answer = await world.call(activityBooking.getActivityBookingDetail, { activityBookingId: lapsed }, { as })
  expect(answer.responseData).toMatchObject({
    status: bookingStatus.Incomplete,
    failure: 'The time to take the spaces was over, and they are free again.',
  })
})

test('a session that is made smaller tells booked spaces from offered ones', async () => {
  const session = await makeSession(world, { maxSpaces: 3 })
  const [first, second] = [await makePerson(world), await makePerson(world)]
  await book(world, session, first, { totalCents: 0 })
  const { activityBookingId } = await book(world, session, second, {
    people: [{ name: 'A' }, { name: 'B' }],
    totalCents: 0,
  })
  await join(session, await makePerson(world), [{ name: 'C' }, { name: 'D' }])
  await cancel(activityBookingId, second)
  await world.settle()
  const { accountId } = session.activity
  const answer = await world.call(
    activitySession.updateActivitySession,
    { activitySessionId: session.activitySessionId, version: 1, maxSpaces: 2 },
    { as: await makePerson(world, { accountId, isAccountAdmin: true }) },
  )
  expect(answer.error).toMatchObject({
    name: 'BelowBooked',
    message: '1 space is booked and 2 offered to people who wait. There cannot be fewer.',
  })
})

test('an offer that costs nothing is accepted without a checkout', async () => {
  const session = await makeSession(world, { maxSpaces: 1 })
  const first = await makePerson(world)
  const { activityBookingId } = await book(world, session, first, { totalCents: 0 })
  const waiting = await makePerson(world)
  await join(session, waiting)
  await cancel(activityBookingId, first)
  await world.settle()
  const [offer] = await mine(waiting)
  const input = { activityBookingId: offer?.activityBookingId ?? 0, paymentKey: 'a-key-of-the-waitlist' }
  const accepted = await world.call(payment.checkoutActivityBooking, input, { as: waiting })
  expect(accepted.responseData).toMatchObject({ checkoutUrl: null, paymentFlow: 'Completed' })
  expect(await mine(waiting)).toEqual([])
  const again = await world.call(payment.checkoutActivityBooking, input, { as: waiting })
  expect(again.error?.name).toBe('NothingToPay')
})

test('somebody who leaves gives the offer to the next', async () => {
  const session = await makeSession(world, { maxSpaces: 1 })
  const first = await makePerson(world)
  const { activityBookingId } = await book(world, session, first, { totalCents: 0 })
  const [one, two] = [await makePerson(world), await makePerson(world)]
  await join(session, one)
  await join(session, two)
  await cancel(activityBookingId, first)
  await world.settle()
  const [offer] = await mine(one)
  const waitlistEntryId = offer?.waitlistEntryId ?? 0
  const strangers = await world.call(activityBooking.leaveActivityWaitlist, { waitlistEntryId }, { as: two })
  expect(strangers.httpStatusCode).toBe(404)
  await world.call(activityBooking.leaveActivityWaitlist, { waitlistEntryId }, { as: one })
  await world.settle()
  expect(await mine(two)).toMatchObject([{ state: 'offered' }])
  expect(await sessionCounts(world, session)).toMatchObject({ spaces_taken: 1 })
})

test('an access place is waited for while the session has spaces, and offered once it is free', async () => {
  const session = await makeSession(world, { maxSpaces: 5, wheelchairSpaces: 1 })
  const [first, waiting] = [await makePerson(world), await makePerson(world)]
  const withPlace = [{ name: 'Moana', wantsWheelchairSpace: true }]
  const { activityBookingId } = await book(world, session, first, { totalCents: 0, people: withPlace })
  expect((await join(session, waiting, withPlace)).responseData?.groupsBefore).toBe(0)
  await world.settle()
  expect(await mine(waiting)).toMatchObject([{ state: 'waiting' }])
  const { activitySessionId, activity } = session
  const manager = await makePerson(world, { accountId: activity.accountId, isAccountAdmin: true })
  const shown = await world.call(activitySession.getActivitySessionDetail, { activitySessionId }, { as: manager })
  expect(shown.responseData?.waitlist).toMatchObject([{ accessPlaces: { wheelchairSpaces: 1, quietPlaces: 0 } }])
  await cancel(activityBookingId, first)
  await world.settle()
  expect(await mine(waiting)).toMatchObject([{ state: 'offered' }])
})

test('refuses a group that no session of this size can hold, companions counted', async () => {
  const session = await makeSession(world, { maxSpaces: 1 })
  await book(world, session, await makePerson(world), { totalCents: 0 })
  const pair = [{ name: 'Moana' }, { name: 'Sina', kind: 'companion' as const, companionOf: 0 }]
  expect((await join(session, await makePerson(world), pair)).error?.name).toBe('TooManySpaces')
})

test('refuses who has booked or waits already, and a session with room', async () => {
  const session = await makeSession(world, { maxSpaces: 1 })
  const waiting = await makePerson(world)
  expect((await join(session, waiting)).error?.name).toBe('NotFull')
  const first = await makePerson(world)
  await book(world, session, first, { totalCents: 0 })
  expect((await join(session, first)).error?.name).toBe('AlreadyBooked')
  await join(session, waiting)
  expect((await join(session, waiting)).error?.name).toBe('AlreadyWaiting')
  const many = Array.from({ length: 2 }, (_, index) => ({ name: `Person ${index}` }))
  expect((await join(session, await makePerson(world), many)).error?.name).toBe('TooManySpaces')
})
