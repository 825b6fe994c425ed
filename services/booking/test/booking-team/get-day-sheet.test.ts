import { booking } from '@waymark/contracts/booking'
import { bookingTeam } from '@waymark/contracts/booking-team'
import { staffRole } from '@waymark/domain/enums'
import { makeActivity } from '@waymark/test-world/makers/activity'
import { makeActivityBooking } from '@waymark/test-world/makers/activity-booking'
import { makeAmenity } from '@waymark/test-world/makers/amenity'
import { makeArea } from '@waymark/test-world/makers/area'
import { makeOfferedService } from '@waymark/test-world/makers/offered-service'
import { type MadePerson, makePerson } from '@waymark/test-world/makers/person'
import { makeSession } from '@waymark/test-world/makers/session'
import { testWorld } from '@waymark/test-world/test-world'
import { expect, test } from 'vitest'
import { confirmedBooking } from '../confirmed-booking.ts'

const world = await testWorld({ services: ['booking'] })

async function thursday() {
  const offered = await makeOfferedService(world, { staffCount: 2 })
  const { accountId, serviceAreaId } = offered
  const member = (role: (typeof staffRole)[keyof typeof staffRole]) =>
    makePerson(world, { accountId, roles: { [serviceAreaId]: role } })
  const manager = await member(staffRole.StaffManager)
  const one = await confirmedBooking(world, { offered })
  const two = await confirmedBooking(world, { offered, dates: ['2026-11-26T13:00:00', '2026-11-27T09:00:00'] })
  const sheet = async (as: MadePerson, wishes: object = { date: '2026-11-26' }) =>
    world.call(bookingTeam.getDaySheet, { serviceAreaId, ...wishes }, { as })
  return { offered, manager, coordinator: await member(staffRole.ActivityCoordinator), one, two, sheet }
}

test('lists a day’s bookings by person, with the needs shared with them', async () => {
  const { manager, one, two, sheet } = await thursday()
  const { responseData } = await sheet(manager)
  expect(responseData).toMatchObject({
    date: '2026-11-26',
    timeZone: 'Pacific/Auckland',
    totalCount: 2,
    bookingCount: 2,
  })
  const bookings = responseData?.items.flatMap((person) => person.bookings)
  expect(bookings?.map(({ bookingId }) => bookingId).toSorted()).toEqual([one.bookingId, two.bookingId].toSorted())
  expect(bookings?.[0]).toMatchObject({ clientName: 'Hēmi Parata', AddressForService: expect.stringMatching(/\w/) })
  const [first] = responseData?.items ?? []
  const ofOne = await sheet(manager, { date: '2026-11-26', staffUserProfileId: first?.userProfileId ?? 0 })
  expect(ofOne.responseData?.items).toHaveLength(1)
  expect((await sheet(manager, { date: '2026-11-26', pageSize: 5, pageNumber: 2 })).responseData?.items).toEqual([])
  expect((await sheet(manager, {})).responseData).toMatchObject({ date: '2026-11-24', bookingCount: 0 })
})

test('lists a day of all locations, each in its own time zone', async () => {
  const { offered, manager, one, two, sheet } = await thursday()
  const { accountId } = offered
  const perth = await makeOfferedService(world, {
    area: await makeArea(world, { accountId, countryId: 2, timeZone: 'Australia/Perth' }),
  })
  const late = await confirmedBooking(world, { offered: perth, dates: ['2026-11-26T13:00:00', '2026-11-27T09:00:00'] })
  const admin = await makePerson(world, { accountId, isAccountAdmin: true })
  const all = await sheet(admin, { date: '2026-11-26', isAllLocations: true })
  expect(all.responseData).toMatchObject({ bookingCount: 3, totalCount: 3 })
  const bookings = all.responseData?.items.flatMap((person) => person.bookings) ?? []
  expect(bookings.map(({ bookingId }) => bookingId).toSorted((a, b) => a - b)).toEqual(
    [one.bookingId, two.bookingId, late.bookingId].toSorted((a, b) => a - b),
  )
  const far = bookings.find(({ bookingId }) => bookingId === late.bookingId)
  expect(far).toMatchObject({ timeZone: 'Australia/Perth', requestedStartDateTime: '2026-11-26T13:00:00' })
  expect(far?.serviceAreaName).not.toBe(bookings.find(({ bookingId }) => bookingId === one.bookingId)?.serviceAreaName)
  // Who manages one location sees that one.
  const own = await sheet(manager, { date: '2026-11-26', isAllLocations: true })
  expect(own.responseData).toMatchObject({ bookingCount: 2 })
})

test('lists a booking of two people with both, and a cancelled one with nobody', async () => {
  const { offered, manager, one, two, sheet } = await thursday()
  const before = (await sheet(manager)).responseData?.items ?? []
  const other = before.find(({ bookings }) => bookings.every(({ bookingId }) => bookingId !== one.bookingId))
  await world.call(
    booking.updateBookingStaff,
    { bookingId: one.bookingId, staffUserProfileId: other?.userProfileId ?? 0 },
    { as: manager },
  )
  await world.call(booking.cancelBooking, { bookingId: two.bookingId }, { as: two.client })
  const { responseData } = await sheet(manager)
  expect(responseData?.items.map(({ bookings }) => bookings.map(({ withStaff }) => withStaff.length))).toEqual([
    [1],
    [1],
  ])
  expect(responseData?.bookingCount).toBe(1)
  expect(offered.staff).toHaveLength(2)
})

test('shows Staff only their own bookings, and refuses Activity Coordinators and others', async () => {
  const { offered, coordinator, one, sheet } = await thursday()
  const [staff] = offered.staff
  const [another] = offered.staff.toReversed()
  if (!staff || !another) throw new Error('Expected two staff members.')
  const own = await sheet(staff, { date: '2026-11-26', staffUserProfileId: another.userProfileId })
  expect(own.responseData?.items.map(({ userProfileId }) => userProfileId)).toEqual([staff.userProfileId])
  expect((await sheet(coordinator)).httpStatusCode).toBe(403)
  expect((await sheet(one.client)).httpStatusCode).toBe(403)
  const stranger = await makePerson(world, {
    accountId: (await makeOfferedService(world)).accountId,
    isAccountAdmin: true,
  })
  expect((await sheet(stranger)).httpStatusCode).toBe(404)
})

test('has the sessions that somebody helps with, also for those without bookings', async () => {
  const { offered, manager, sheet } = await thursday()
  const { accountId, serviceAreaId } = offered
  const helper = await makePerson(world, { accountId, roles: { [serviceAreaId]: staffRole.Staff }, firstName: 'Aba' })
  const activity = await makeActivity(world, { area: offered, title: 'Clay' })
  // 14:00 on Thursday in Auckland.
  const startsAt = new Date('2026-11-26T01:00:00Z')
  await makeSession(world, { activity, startsAt, staff: [helper] })
  await makeSession(world, { activity, startsAt: new Date('2026-11-26T06:00:00Z'), status: 'Draft', staff: [helper] })
  const { responseData } = await sheet(manager)
  expect(responseData).toMatchObject({ totalCount: 3, bookingCount: 3 })
  const session = {
    activityTitle: 'Clay',
    startDateTime: '2026-11-26T14:00:00',
    endDateTime: '2026-11-26T16:00:00',
    spacesTaken: 0,
    maxSpaces: 10,
  }
  expect(responseData?.items[0]).toMatchObject({ firstName: 'Aba', bookings: [], sessions: [session] })
  expect((await sheet(helper)).responseData).toMatchObject({ totalCount: 1, items: [{ sessions: [session] }] })
})

test('names what nobody does yet: sessions without staff, and beside them the amenities that are booked; not to Staff', async () => {
  const { offered, manager, sheet } = await thursday()
  const area = { serviceAreaId: offered.serviceAreaId, accountId: offered.accountId }
  const startsAt = new Date('2026-11-25T22:00:00Z')
  const unled = await makeSession(world, { activity: await makeActivity(world, { area }), startsAt })
  const amenity = await makeAmenity(world, { area })
  const booked = await makeSession(world, { activity: amenity, startsAt })
  const { bookingId } = await makeActivityBooking(world, { session: booked, contactName: 'Leilani Mensah' })
  await makeSession(world, { activity: amenity, startsAt: new Date('2026-11-26T01:00:00Z') })
  const { responseData } = await sheet(manager)
  expect(responseData?.nobody.sessions.map(({ activitySessionId }) => activitySessionId)).toEqual([
    unled.activitySessionId,
  ])
  expect(responseData?.amenities).toMatchObject([
    {
      activitySessionId: booked.activitySessionId,
      bookedBy: [{ activityBookingId: bookingId, contactName: 'Leilani Mensah', spaces: 1 }],
    },
  ])
  expect(responseData).toMatchObject({ bookingCount: 4, nobody: { bookings: [] } })
  const [staff] = offered.staff
  if (!staff) throw new Error('nobody works here')
  expect((await sheet(staff)).responseData).toMatchObject({ nobody: { bookings: [], sessions: [] }, amenities: [] })
})

test('says what is to be taken and given back at the door of a session, by who has booked', async () => {
  const { offered, manager, sheet } = await thursday()
  const activity = await makeActivity(world, { area: offered, priceCents: 1800 })
  const session = await makeSession(world, { activity, startsAt: new Date('2026-11-26T01:00:00Z') })
  const booked = (contactName: string, status: 0 | 1 = 1) =>
    makeActivityBooking(world, { session, contactName, status, ...(status === 0 && { heldUntil: session.startsAt }) })
  const unpaid = await booked('Wiremu Walker')
  const paid = await booked('Ana Paid')
  await booked('Holds only', 0)
  await world.db
    .insertInto('booking.ledger_entry')
    .values({
      booking_id: paid.bookingId,
      kind: 'cash',
      amount_cents: 1800,
      currency: 'NZD',
      at: world.clock.now(),
      by_user_profile_id: manager.userProfileId,
    })
    .execute()
  const gone = await makeActivityBooking(world, { session, contactName: 'Rua Gone', status: 3 })
  await world.db
    .insertInto('booking.refund')
    .values({
      booking_id: gone.bookingId,
      reason: 'client cancelled',
      amount_cents: 1800,
      created_at: world.clock.now(),
    })
    .execute()
  expect((await sheet(manager)).responseData?.nobody.sessions).toMatchObject([
    {
      currency: 'NZD',
      toGiveBack: [{ activityBookingId: gone.bookingId, contactName: 'Rua Gone', owedCents: 1800 }],
      toTake: [{ activityBookingId: unpaid.bookingId, contactName: 'Wiremu Walker', openCents: 1800 }],
    },
  ])
})
