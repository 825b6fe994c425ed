import { activityBooking } from '@waymark/contracts/activity-booking'
import { booking } from '@waymark/contracts/booking'
import { calendar } from '@waymark/contracts/calendar'
import { feedback } from '@waymark/contracts/feedback'
import { payment } from '@waymark/contracts/payment'
import { bookingStatus, staffRole } from '@waymark/domain/enums'
import { makeActivityBooking } from '@waymark/test-world/makers/activity-booking'
import { makeArea } from '@waymark/test-world/makers/area'
import { makePerson } from '@waymark/test-world/makers/person'
import { makeSession } from '@waymark/test-world/makers/session'
import type { Person } from '@waymark/test-world/people'
import { bootWorld, type World } from '@waymark/test-world/world'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makePaidSession, newBookingOf } from './booked-session.ts'

let world: World
let completedId: number
let clientAreaId: number
let sessionAreaId: number
const people = new Map<string, Person>()

/** A booking that a location made in consumer mode, and everybody who could want to see it. */
beforeAll(async () => {
  world = await bootWorld({ services: ['booking'] })
  const clients = await makeArea(world)
  const session = await makeSession(world)
  const { accountId, serviceAreaId } = session.activity
  clientAreaId = clients.serviceAreaId
  sessionAreaId = serviceAreaId
  const ofClients = (role: 2 | 3 | 4 | 5) =>
    makePerson(world, { accountId: clients.accountId, roles: { [clientAreaId]: role } })
  const ofProvider = (role: 2 | 3 | 4 | 5) => makePerson(world, { accountId, roles: { [serviceAreaId]: role } })
  const booker = await ofClients(staffRole.StaffAndServiceManager)
  const admin = await makePerson(world, { isGlobalAdmin: true })
  people.set('who booked', booker)
  people.set('a colleague who books', await ofClients(staffRole.StaffAndServiceManager))
  people.set('a colleague who does not', await ofClients(staffRole.StaffManager))
  people.set('the coordinator', await ofProvider(staffRole.ActivityCoordinator))
  people.set('a manager', await ofProvider(staffRole.StaffManager))
  people.set('Staff elsewhere', await ofProvider(staffRole.Staff))
  people.set('an individual', await makePerson(world))
  people.set('a guest', await world.people.guest())
  people.set('an administrator', admin)
  people.set('who acts as who booked', await world.signIn(booker.userProfileId, { actingAdminId: admin.userProfileId }))
  const made = await makeActivityBooking(world, {
    session,
    client: booker,
    userServiceAreaId: clientAreaId,
    status: bookingStatus.Completed,
  })
  completedId = made.bookingId
})
afterAll(() => world.stop())

/** Whether each of them gets the page, the calendar entry, the question how it was, and the booking in their list. */
test.each([
  ['who booked', true, true, true],
  ['a colleague who books', true, true, true],
  ['a colleague who does not', false, false, false],
  ['the coordinator', true, false, false],
  ['a manager', true, false, true],
  ['Staff elsewhere', false, false, false],
  ['an individual', false, false, false],
  ['a guest', false, false, false],
  ['an administrator', true, false, true],
  ['who acts as who booked', true, true, true],
])('%s', async (name, seesIt, isAsked, listsIt) => {
  const as = people.get(name)
  if (!as) throw new Error(`Nobody is ${name}.`)
  const detail = await world.call(activityBooking.getActivityBookingDetail, { activityBookingId: completedId }, { as })
  expect(detail.httpStatusCode).toBe(seesIt ? 200 : 404)
  expect((await world.fetch(calendar.getCalendarFile, { id: completedId }, { as })).statusCode).toBe(seesIt ? 200 : 404)
  const asked = await world.call(feedback.getFeedbackBooking, { bookingId: completedId }, { as })
  expect(asked.httpStatusCode).toBe(isAsked ? 200 : 404)
  const sides = [
    { side: 'client', serviceAreaId: clientAreaId },
    { side: 'provider', serviceAreaId: sessionAreaId },
    { side: 'all' },
  ] as const
  const lists = await Promise.all(sides.map((input) => world.call(booking.getBookingList, input, { as })))
  const ids = lists.flatMap(({ responseData }) => responseData?.items.map(({ bookingId }) => bookingId) ?? [])
  expect(ids.includes(completedId)).toBe(listsIt)
})

test('people of an organisation book and wait for one of its locations, never for themselves', async () => {
  const session = await makeSession(world, { maxSpaces: 1 })
  const as = people.get('a colleague who books')
  const other = people.get('a colleague who does not')
  const asked = newBookingOf(session, { totalCents: 0 })
  const forArea = { ...asked, UserServiceAreaId: clientAreaId }
  const nameOf = async (input: typeof forArea | typeof asked, by: Person | undefined) =>
    (await world.call(activityBooking.addNewActivityBooking, input, by ? { as: by } : {})).error?.name
  expect(await nameOf(asked, as)).toBe('NotYourArea')
  expect(await nameOf(forArea, other)).toBe('NotYourArea')
  expect(await nameOf({ ...asked, UserServiceAreaId: sessionAreaId }, as)).toBe('NotYourArea')
  expect(await nameOf(forArea, as)).toBeUndefined()
  const wish = { ...forArea, contactPhone: null }
  const { totalCents: _price, ...waiting } = wish
  const first = people.get('who booked')
  if (!first) throw new Error('Nobody booked.')
  expect((await world.call(activityBooking.joinActivityWaitlist, waiting, { as: first })).error).toBeNull()
  const lines = async (UserServiceAreaId?: number) =>
    (
      await world.call(
        activityBooking.getMyActivityWaitlist,
        UserServiceAreaId === undefined ? {} : { UserServiceAreaId },
        { as: first },
      )
    ).responseData
  expect(await lines(clientAreaId)).toHaveLength(1)
  expect(await lines()).toEqual([])
})

test('somebody restricted to one organisation books no other', async () => {
  const session = await makePaidSession(world)
  const restricted = await makePerson(world)
  const { accountId } = await makeArea(world)
  await world.db
    .updateTable('identity.user_profile')
    .set({ restricted_to_account_id: accountId })
    .where('id', '=', restricted.userProfileId)
    .execute()
  const answer = await world.call(activityBooking.addNewActivityBooking, newBookingOf(session), { as: restricted })
  expect(answer.error?.name).toBe('RestrictedToProvider')
  const { activityId } = session.activity
  expect(
    (await world.call(activityBooking.getActivityForNewBooking, { activityId }, { as: restricted })).httpStatusCode,
  ).toBe(404)
})

test('an administrator who acts as somebody books for them, and touches no money', async () => {
  const as = people.get('who acts as who booked')
  if (!as) throw new Error('Nobody acts.')
  const session = await makeSession(world)
  const asked = newBookingOf(session, { totalCents: 0, UserServiceAreaId: clientAreaId })
  const made = await world.call(activityBooking.addNewActivityBooking, asked, { as })
  expect(made.error).toBeNull()
  const { activityBookingId = 0 } = made.responseData ?? {}
  const cancel = { activityBookingId, refundCents: 0 }
  expect((await world.call(activityBooking.cancelActivityBooking, cancel, { as })).httpStatusCode).toBe(403)
  const pay = { activityBookingId, paymentKey: 'key-of-an-administrator' }
  expect((await world.call(payment.checkoutActivityBooking, pay, { as })).httpStatusCode).toBe(403)
})
