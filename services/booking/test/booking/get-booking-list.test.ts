import { booking } from '@waymark/contracts/booking'
import type { InputOf } from '@waymark/contracts/define-call'
import { bookingStatus, staffRole } from '@waymark/domain/enums'
import { makeActivityBooking } from '@waymark/test-world/makers/activity-booking'
import { makeArea } from '@waymark/test-world/makers/area'
import { makeOfferedService } from '@waymark/test-world/makers/offered-service'
import { makePerson } from '@waymark/test-world/makers/person'
import { makeSession } from '@waymark/test-world/makers/session'
import { testWorld } from '@waymark/test-world/test-world'
import { expect, test } from 'vitest'
import { confirmedBooking } from '../confirmed-booking.ts'
import { newBookingOf } from '../new-booking-of.ts'

const world = await testWorld({ services: ['booking'] })

test('lists a client’s own bookings in order, page by page', async () => {
  const dates = ['2026-11-28T09:00:00', '2026-11-26T09:00:00', '2026-11-27T09:00:00']
  const { client } = await confirmedBooking(world, { dates })
  await confirmedBooking(world)
  const list = await world.call(booking.getBookingList, { side: 'client', pageSize: 5 }, { as: client })
  expect(list.responseData?.totalCount).toBe(3)
  expect(list.responseData?.items.map((row) => row.requestedStartDateTime)).toEqual(dates.toSorted())
  const latest = await world.call(
    booking.getBookingList,
    { side: 'client', sort: '-start', pageSize: 5 },
    { as: client },
  )
  expect(latest.responseData?.items[0]?.requestedStartDateTime).toBe('2026-11-28T09:00:00')
})

test('filters by status, date, service and text', async () => {
  const { client, bookingIds } = await confirmedBooking(world, {
    dates: ['2026-11-26T09:00:00', '2026-11-27T09:00:00'],
  })
  await world.call(booking.cancelBooking, { bookingId: bookingIds[0] ?? 0 }, { as: client })
  const list = async (filter: object) =>
    (await world.call(booking.getBookingList, { side: 'client', ...filter }, { as: client })).responseData
  const count = async (filter: object) => (await list(filter))?.totalCount
  expect(await count({ statuses: [bookingStatus.Cancelled] })).toBe(1)
  expect(await count({ statuses: [bookingStatus.Confirmed, bookingStatus.Cancelled] })).toBe(2)
  expect(await count({ fromDate: '2026-11-27' })).toBe(1)
  expect(await count({ serviceId: 1 })).toBe(2)
  expect(await count({ serviceId: 2 })).toBe(0)
  expect(await count({ search: 'morning' })).toBe(2)
  expect(await count({ search: 'daniell' })).toBe(2)
  expect(await count({ search: `#${bookingIds[1]}` })).toBe(1)
  // Without the sign it is a word like others, and may stand in the address too.
  const found = (await list({ search: String(bookingIds[1]) }))?.items.map(({ bookingId }) => bookingId)
  expect(found).toContain(bookingIds[1])
  expect(await count({ search: '100%' })).toBe(0)
  expect(await count({ period: 'past' })).toBe(0)
})

test('lists what all locations serve where somebody sees at least as much as here', async () => {
  const here = await makeOfferedService(world)
  const { accountId, serviceAreaId } = here
  const there = await makeOfferedService(world, { area: await makeArea(world, { accountId }) })
  const third = await makeOfferedService(world, { area: await makeArea(world, { accountId }) })
  const [one, two, three] = [
    await confirmedBooking(world, { offered: here }),
    await confirmedBooking(world, { offered: there, dates: ['2026-11-27T09:00:00'] }),
    await confirmedBooking(world, { offered: third, dates: ['2026-11-28T09:00:00'] }),
  ]
  await confirmedBooking(world)
  const admin = await makePerson(world, { accountId, isAccountAdmin: true })
  const manager = await makePerson(world, {
    accountId,
    roles: {
      [serviceAreaId]: staffRole.StaffManager,
      [there.serviceAreaId]: staffRole.StaffAndServiceManager,
      [third.serviceAreaId]: staffRole.Staff,
    },
  })
  const asked = { side: 'provider', serviceAreaId, isAllLocations: true } as const
  const idsFor = async (as: typeof admin, filter: object = {}) =>
    (await world.call(booking.getBookingList, { ...asked, ...filter }, { as })).responseData?.items.map(
      ({ bookingId }) => bookingId,
    )
  expect(await idsFor(admin)).toEqual([one.bookingId, two.bookingId, three.bookingId])
  expect(await idsFor(admin, { locationId: there.serviceAreaId })).toEqual([two.bookingId])
  expect(await idsFor(admin, { pageSize: 5, pageNumber: 2 })).toEqual([])
  expect(await idsFor(manager)).toEqual([one.bookingId, two.bookingId])
  // From where they are staff alone, only what they do themselves.
  expect(await idsFor(manager, { serviceAreaId: third.serviceAreaId })).toEqual([])
  const choices = await world.call(booking.getDataForBookingList, asked, { as: manager })
  expect(choices.responseData?.locations.map((area) => area.serviceAreaId).toSorted()).toEqual(
    [serviceAreaId, there.serviceAreaId].toSorted(),
  )
  expect(choices.responseData?.staff).toHaveLength(2)
  const stranger = (await makeOfferedService(world)).staff[0] ?? admin
  expect((await world.call(booking.getBookingList, asked, { as: stranger })).error?.name).toBe('NotYourArea')
})

test('lets a provider filter by client and service and a client by location, with the choices for each', async () => {
  const offered = await makeOfferedService(world, { staffCount: 2 })
  const elsewhere = await makeOfferedService(world)
  const { client } = await confirmedBooking(world, { offered })
  await confirmedBooking(world, { offered: elsewhere, client, dates: ['2026-11-27T09:00:00'] })
  const other = await makePerson(world, { firstName: 'Mere', lastName: 'Aperahama' })
  await confirmedBooking(world, { offered, client: other })
  const { serviceAreaId, accountId } = offered
  const admin = await makePerson(world, { accountId, isAccountAdmin: true })
  const provider = { side: 'provider', serviceAreaId } as const
  const countFor = async (as: typeof admin, input: InputOf<typeof booking.getBookingList>) =>
    (await world.call(booking.getBookingList, input, { as })).responseData?.totalCount
  expect(await countFor(admin, provider)).toBe(2)
  expect(await countFor(admin, { ...provider, clientUserProfileId: other.userProfileId })).toBe(1)
  expect(await countFor(admin, { ...provider, locationId: elsewhere.serviceAreaId })).toBe(0)
  expect(await countFor(client, { side: 'client' })).toBe(2)
  expect(await countFor(client, { side: 'client', locationId: elsewhere.serviceAreaId })).toBe(1)
  const choices = async (as: typeof admin, input: InputOf<typeof booking.getDataForBookingList>) =>
    (await world.call(booking.getDataForBookingList, input, { as })).responseData
  expect(await choices(admin, provider)).toMatchObject({
    services: [{ serviceId: 1, name: 'Morning care' }],
    locations: [{ serviceAreaId }],
    clients: [
      { userProfileId: client.userProfileId, name: 'Hēmi Parata' },
      { userProfileId: other.userProfileId, name: 'Mere Aperahama' },
    ],
  })
  const mine = await choices(client, { side: 'client' })
  expect(mine?.locations.map((one) => one.serviceAreaId).toSorted()).toEqual(
    [serviceAreaId, elsewhere.serviceAreaId].toSorted(),
  )
  expect(mine?.clients).toEqual([])
  const came = mine?.staff.map(({ userProfileId }) => userProfileId) ?? []
  expect(came).toHaveLength(2)
  for (const staffUserProfileId of came) expect(await countFor(client, { side: 'client', staffUserProfileId })).toBe(1)
  expect((await choices(admin, provider))?.staff).toEqual([])
  const stranger = await world.call(booking.getDataForBookingList, provider, { as: client })
  expect(stranger.error?.name).toBe('NotYourArea')
})

test('shows managers all bookings of the area, Staff their own and a coordinator none', async () => {
  const offered = await makeOfferedService(world, { staffCount: 2 })
  await confirmedBooking(world, { offered })
  const { serviceAreaId, accountId, staff } = offered
  const asked = { side: 'provider', serviceAreaId } as const
  const inRole = (role: 1 | 2 | 3 | 4 | 5) => makePerson(world, { accountId, roles: { [serviceAreaId]: role } })
  const list = (as: Awaited<ReturnType<typeof inRole>>) => world.call(booking.getBookingList, asked, { as })
  expect((await list(await inRole(staffRole.StaffManager))).responseData?.totalCount).toBe(1)
  expect((await list(await makePerson(world, { accountId, isAccountAdmin: true }))).responseData?.totalCount).toBe(1)
  const seen = await Promise.all(staff.map(async (person) => (await list(person)).responseData?.totalCount))
  expect(seen.toSorted()).toEqual([0, 1])
  expect((await list(await inRole(staffRole.ActivityCoordinator))).error?.name).toBe('NotYourArea')
})

test('refuses another account’s area, individuals, and a missing area', async () => {
  const offered = await makeOfferedService(world)
  const elsewhere = await makeOfferedService(world)
  const asked = { side: 'provider', serviceAreaId: offered.serviceAreaId } as const
  const stranger = elsewhere.staff[0]
  expect((await world.call(booking.getBookingList, asked, { as: stranger })).error?.name).toBe('NotYourArea')
  const individual = await makePerson(world)
  expect((await world.call(booking.getBookingList, asked, { as: individual })).error?.name).toBe('NotYourArea')
  const missing = await world.call(booking.getBookingList, { side: 'provider' }, { as: stranger })
  expect(missing.error?.name).toBe('NotYourArea')
})

test('lists what a location booked to those who book for it, and to nobody else of its team', async () => {
  const elsewhere = await makeOfferedService(world)
  const { serviceAreaId, accountId } = await makeOfferedService(world)
  const inRole = (role: 1 | 2 | 3 | 4 | 5) => makePerson(world, { accountId, roles: { [serviceAreaId]: role } })
  const booker = await inRole(staffRole.StaffAndServiceManager)
  const asked = newBookingOf(elsewhere, ['2026-11-26T09:00:00'], { UserServiceAreaId: serviceAreaId })
  expect((await world.call(booking.addNewBooking, asked, { as: booker })).error).toBeNull()
  await world.settle()
  const list = (as: typeof booker) => world.call(booking.getBookingList, { side: 'client', serviceAreaId }, { as })
  const others = [staffRole.StaffManager, staffRole.Staff, staffRole.ActivityCoordinator].map(inRole)
  expect((await list(await makePerson(world, { accountId, isAccountAdmin: true }))).responseData?.totalCount).toBe(1)
  const [row] = (await list(booker)).responseData?.items ?? []
  for (const other of await Promise.all(others)) {
    expect((await list(other)).error?.name).toBe('NotYourArea')
    const detail = await world.call(booking.getBookingDetail, { bookingId: row?.bookingId ?? 0 }, { as: other })
    expect(detail.httpStatusCode).toBe(404)
  }
})

test('shows a session once, with what its matching bookings come to', async () => {
  const session = await makeSession(world)
  const { accountId, serviceAreaId } = session.activity
  const admin = await makePerson(world, { accountId, isAccountAdmin: true })
  const mere = await makePerson(world, { firstName: 'Mere', lastName: 'Aperahama' })
  const first = await makeActivityBooking(world, { session, people: [{}, { kind: 'companion', companionOf: 0 }] })
  const second = await makeActivityBooking(world, { session, client: mere, contactName: 'Mere Aperahama' })
  await makeActivityBooking(world, { session, status: bookingStatus.Cancelled })
  const later = await makeSession(world, {
    activity: session.activity,
    startsAt: new Date(session.startsAt.getTime() + 86_400_000),
  })
  const alone = await makeActivityBooking(world, { session: later })
  const list = async (input: object) =>
    (
      await world.call(
        booking.getBookingList,
        { side: 'provider', serviceAreaId, statuses: [0, 1], isBySession: true, ...input },
        { as: admin },
      )
    ).responseData
  expect(await list({})).toMatchObject({
    totalCount: 2,
    items: [{ bookingId: first.bookingId }, { bookingId: alone.bookingId }],
    sessions: [
      {
        activitySessionId: session.activitySessionId,
        bookingCount: 2,
        peopleCount: 3,
        statuses: [{ status: 1, count: 2 }],
      },
      { activitySessionId: later.activitySessionId, bookingCount: 1, peopleCount: 1 },
    ],
  })
  expect(await list({ search: 'Aperahama' })).toMatchObject({
    totalCount: 1,
    items: [{ bookingId: second.bookingId }],
    sessions: [{ bookingCount: 1 }],
  })
  expect((await list({ isBySession: false }))?.totalCount).toBe(3)
})
