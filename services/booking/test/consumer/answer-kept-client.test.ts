import { activityBooking } from '@waymark/contracts/activity-booking'
import { activitySession } from '@waymark/contracts/activity-session'
import { booking } from '@waymark/contracts/booking'
import { bookingTeam } from '@waymark/contracts/booking-team'
import { clientRecord } from '@waymark/contracts/client-record'
import { consumer } from '@waymark/contracts/consumer'
import { jobs } from '@waymark/contracts/jobs'
import { userManagement } from '@waymark/contracts/user-management'
import { idFrom, type UserProfileId } from '@waymark/domain/ids'
import { makeActivity } from '@waymark/test-world/makers/activity'
import { makeArea } from '@waymark/test-world/makers/area'
import { makeOfferedService } from '@waymark/test-world/makers/offered-service'
import { type MadePerson, makePerson } from '@waymark/test-world/makers/person'
import { type MadeSession, makeSession } from '@waymark/test-world/makers/session'
import { testWorld } from '@waymark/test-world/test-world'
import { expect, test } from 'vitest'
import { book as bookSpaces } from '../booked-session.ts'
import { newBookingOf } from '../new-booking-of.ts'

const world = await testWorld({ services: ['booking', 'identity', 'chat'] })
const first = '2026-11-26T09:00:00'
const second = '2026-11-27T09:00:00'

/** An organisation with a service and a manager who adds clients and books for them. */
async function organisation() {
  const area = await makeArea(world)
  const offered = await makeOfferedService(world, { area, staffCount: 2 })
  const { accountId, serviceAreaId } = offered
  const manager = await makePerson(world, { accountId, isAccountAdmin: true })
  const activity = await makeActivity(world, { area })
  const keep = async (email: string, firstName = 'Tom') => {
    const caller = {
      firstName,
      lastName: 'Reid',
      phone: '021 555 0155',
      hasAgreed: true,
      isSomebodyElse: true,
    } as const
    const added = await world.call(userManagement.addClient, { ...caller, serviceAreaId, email }, { as: manager })
    return added.responseData?.userProfileId ?? 0
  }
  const book = async (clientUserProfileId: number, ...dates: string[]) => {
    const made = await world.call(booking.addNewBooking, newBookingOf(offered, dates, { clientUserProfileId }), {
      as: manager,
    })
    await world.settle()
    return made.responseData?.bookingDatesSummary.map(({ bookingId }) => bookingId) ?? []
  }
  const bookSession = async (clientUserProfileId: number, { activitySessionId, priceCents }: MadeSession) => {
    const input = { activitySessionId, clientUserProfileId, people: [{ name: 'Tom Reid' }], totalCents: priceCents }
    const made = await world.call(activitySession.addActivityBookingForClient, input, { as: manager })
    if (!made.responseData) throw new Error(`Not booked: ${made.error?.message}`)
    return made.responseData.activityBookingId
  }
  const clients = async (search = 'reid') =>
    (await world.call(bookingTeam.getClients, { serviceAreaId, search }, { as: manager })).responseData
  return { offered, manager, serviceAreaId, activity, keep, book, bookSession, clients }
}

const asked = async (as: MadePerson) =>
  (await world.call(consumer.getDataForConsumerDashboard, {}, { as })).responseData?.keptClients
const answer = (as: MadePerson, keptClientId: number, isMine: boolean) =>
  world.call(consumer.answerKeptClient, { keptClientId, isMine }, { as })
const statusOf = async (as: MadePerson, bookingId: number | undefined) =>
  (await world.call(booking.getBookingDetail, { bookingId: bookingId ?? 0 }, { as })).httpStatusCode

const personOf = (userProfileId: number) =>
  world.db
    .selectFrom('identity.user_profile')
    .select(['first_name', 'phone', 'is_active'])
    .where('id', '=', idFrom<UserProfileId>(userProfileId))
    .executeTakeFirstOrThrow()

test('somebody is asked whether bookings made for their address are theirs, and has them once they say so', async () => {
  const { serviceAreaId, manager, keep, book, clients } = await organisation()
  const person = await makePerson(world)
  const keptClientId = await keep(person.email)
  expect(await asked(person), 'nothing is booked yet').toEqual([])
  const [one, other] = await book(keptClientId, first, second)
  const note = { text: 'Hard of hearing.', purpose: 'contact', keepMonths: 3 } as const
  await world.call(clientRecord.addClientNote, { serviceAreaId, userProfileId: keptClientId, ...note }, { as: manager })
  // Nobody is given anything by confirming an address.
  await world.runJob(jobs.booking.adoptGuestBookings, { userProfileId: person.userProfileId })
  expect(await asked(person)).toEqual([
    { keptClientId, firstName: 'Tom', lastName: 'Reid', accountName: expect.any(String), bookingCount: 2 },
  ])
  expect(await statusOf(person, one)).toBe(404)
  expect(await clients()).toMatchObject([{ userProfileId: keptClientId, hasAccount: false, phone: '021 555 0155' }])

  expect((await answer(person, keptClientId, true)).responseData).toEqual({ done: true })
  await world.settle()
  for (const bookingId of [one, other])
    expect(
      (await world.call(booking.getBookingDetail, { bookingId: bookingId ?? 0 }, { as: person })).responseData,
    ).toMatchObject({ mySide: 'client', twilioChannelId: expect.any(String) })
  expect(await asked(person)).toEqual([])
  expect(await clients()).toEqual([])
  expect(await personOf(keptClientId)).toEqual({ first_name: 'Deleted', phone: null, is_active: false })
  expect(await world.db.selectFrom('booking.client_note').select('id').execute()).toEqual([])
  expect((await answer(person, keptClientId, true)).responseData, 'said again').toEqual({ done: true })
  expect((await answer(person, keptClientId, false)).error?.name).toBe('AlreadyYours')
})

test('a no is remembered, and the organisation goes on as before and learns nothing', async () => {
  const { keep, book, clients } = await organisation()
  const person = await makePerson(world)
  const keptClientId = await keep(person.email)
  const [bookingId] = await book(keptClientId, first)
  const before = await clients()
  expect((await answer(person, keptClientId, false)).responseData).toEqual({ done: true })
  expect((await answer(person, keptClientId, false)).responseData, 'said again').toEqual({ done: true })
  await world.settle()
  expect(await asked(person)).toEqual([])
  expect(await statusOf(person, bookingId)).toBe(404)
  expect(await clients()).toEqual(before)
  await book(keptClientId, second)
  expect(await asked(person), 'what is booked later is not theirs either').toEqual([])
  // Whoever was mistaken, in another tab that still asks.
  expect((await answer(person, keptClientId, true)).responseData).toEqual({ done: true })
  expect(await statusOf(person, bookingId)).toBe(200)
})

test('two clients with one address are asked about one by one, of one organisation or of two', async () => {
  const [studio, care] = [await organisation(), await organisation()]
  const wife = await makePerson(world)
  const ownId = await studio.keep(wife.email, 'Mere')
  const husbandId = await studio.keep(wife.email, 'Hone')
  const flatmateId = await care.keep(wife.email, 'Tama')
  const [own] = await studio.book(ownId, first)
  const [husbands] = await studio.book(husbandId, second)
  const [flatmates] = await care.book(flatmateId, first)
  const names = async () => (await asked(wife))?.map(({ firstName }) => firstName)
  expect(await names()).toEqual(['Mere', 'Hone', 'Tama'])
  await answer(wife, ownId, true)
  expect(await names()).toEqual(['Hone', 'Tama'])
  await answer(wife, husbandId, false)
  expect(await names()).toEqual(['Tama'])
  expect(await statusOf(wife, own)).toBe(200)
  for (const bookingId of [husbands, flatmates]) expect(await statusOf(wife, bookingId)).toBe(404)
  expect(await studio.clients('hone')).toMatchObject([{ userProfileId: husbandId, hasAccount: false }])
  expect(await care.clients()).toMatchObject([{ userProfileId: flatmateId, hasAccount: false }])
})

test('a client with another address, or with one that is not confirmed, is nobody whom one is asked about', async () => {
  const { keep, book, manager } = await organisation()
  const person = await makePerson(world)
  const [mine, others] = [await keep(person.email), await keep('somebody.else@calls.test')]
  const [bookingId] = await book(mine, first)
  await book(others, second)
  for (const isMine of [true, false]) {
    expect((await answer(person, others, isMine)).httpStatusCode).toBe(404)
    expect((await answer(person, manager.userProfileId, isMine)).httpStatusCode).toBe(404)
    expect((await answer(manager, mine, isMine)).httpStatusCode, 'for those who book for themselves').toBe(403)
  }
  const confirm = (email_confirmed_at: Date | null) =>
    world.db
      .updateTable('identity.user_profile')
      .set({ email_confirmed_at })
      .where('id', '=', person.userProfileId)
      .execute()
  await confirm(null)
  expect(await asked(person)).toEqual([])
  expect((await answer(person, mine, true)).httpStatusCode).toBe(404)
  await confirm(world.clock.now())
  expect(await asked(person)).toMatchObject([{ keptClientId: mine, bookingCount: 1 }])
  expect((await answer(person, mine, true)).responseData).toEqual({ done: true })
  expect(await statusOf(person, bookingId)).toBe(200)
})

test('what somebody has booked themselves stays, and what was booked for them beside it is not asked about', async () => {
  const { activity, keep, bookSession, clients } = await organisation()
  const person = await makePerson(world)
  const both = await makeSession(world, { activity })
  const keptClientId = await keep(person.email)
  const beside = await bookSession(keptClientId, both)
  const own = await bookSpaces(world, both, person, { totalCents: both.priceCents })
  expect(await asked(person)).toEqual([])
  await world.call(
    activityBooking.cancelActivityBooking,
    { activityBookingId: own.activityBookingId, refundCents: 0 },
    { as: person },
  )
  expect(await asked(person)).toMatchObject([{ keptClientId, bookingCount: 1 }])
  await answer(person, keptClientId, true)
  await world.settle()
  const seen = await world.call(activityBooking.getActivityBookingDetail, { activityBookingId: beside }, { as: person })
  expect(seen.responseData).toMatchObject({ mySide: 'client', clientReach: 'account' })
  // What the organisation noted on the phone is what it goes on reading; not the profile.
  expect(await clients()).toMatchObject([
    { userProfileId: person.userProfileId, firstName: 'Tom', phone: '021 555 0155', hasAccount: true },
  ])
})

test('what was answered is forgotten with either of the two', async () => {
  const { keep, book } = await organisation()
  const person = await makePerson(world)
  const [one, other] = [await keep(person.email), await keep(person.email, 'Tama')]
  for (const id of [one, other]) await answer(person, id, false)
  await book(other, first)
  const kept = async () =>
    (
      await world.db
        .selectFrom('booking.kept_client_answer')
        .select('kept_user_profile_id')
        .where('user_profile_id', '=', person.userProfileId)
        .orderBy('kept_user_profile_id')
        .execute()
    ).map((row) => row.kept_user_profile_id)
  expect(await kept()).toEqual([one, other])
  await world.runJob(jobs.booking.forgetPerson, { userProfileId: idFrom<UserProfileId>(one) })
  expect(await kept()).toEqual([other])
  await world.runJob(jobs.booking.forgetPerson, { userProfileId: person.userProfileId })
  expect(await kept()).toEqual([])
})
