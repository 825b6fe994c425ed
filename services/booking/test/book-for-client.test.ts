import { booking } from '@waymark/contracts/booking'
import { bookingTeam } from '@waymark/contracts/booking-team'
import { userManagement } from '@waymark/contracts/user-management'
import { bookingStatus, staffRole } from '@waymark/domain/enums'
import { idFrom, type UserProfileId } from '@waymark/domain/ids'
import { makeArea } from '@waymark/test-world/makers/area'
import { makeBooking } from '@waymark/test-world/makers/booking'
import { makeNeeds } from '@waymark/test-world/makers/needs'
import { makeOfferedService } from '@waymark/test-world/makers/offered-service'
import { makePerson } from '@waymark/test-world/makers/person'
import { testWorld } from '@waymark/test-world/test-world'
import { expect, test } from 'vitest'
import { newBookingOf } from './new-booking-of.ts'

const world = await testWorld({ services: ['booking', 'identity', 'notify'] })
const start = '2026-11-26T09:00:00'
const caller = { firstName: 'Tom', lastName: 'Reid', phone: '021 555 0155', hasAgreed: true } as const

async function location(isPrivate = false) {
  const offered = await makeOfferedService(world, { area: await makeArea(world, { isPrivate }) })
  const manager = await makePerson(world, {
    accountId: offered.accountId,
    roles: { [offered.serviceAreaId]: staffRole.StaffAndServiceManager },
  })
  return { offered, manager }
}

async function keep(
  manager: Awaited<ReturnType<typeof location>>['manager'],
  serviceAreaId: number,
  email: string | null,
) {
  const { responseData } = await world.call(
    userManagement.addClient,
    { ...caller, serviceAreaId, email, isSomebodyElse: true },
    { as: manager },
  )
  return responseData?.userProfileId ?? 0
}

test('a manager keeps a client who rings up, finds them again, and books for them, also at a private location', async () => {
  const { offered, manager } = await location(true)
  const { serviceAreaId } = offered
  const email = 'tom.reid@calls.test'
  const clientUserProfileId = await keep(manager, serviceAreaId, email)
  const find = async (search: string, as = manager) =>
    (await world.call(bookingTeam.getClients, { serviceAreaId, search }, { as })).responseData
  const found = [
    { userProfileId: clientUserProfileId, firstName: 'Tom', lastName: 'Reid', phone: caller.phone, hasAccount: false },
  ]
  expect(await find('reid')).toEqual(found)
  expect(await find('5550155')).toEqual(found)
  const form = await world.call(
    booking.getDataForNewBooking,
    { serviceAreaServiceId: offered.serviceAreaServiceId, clientUserProfileId },
    { as: manager },
  )
  expect(form.responseData).toMatchObject({
    client: { firstName: 'Tom', needs: [] },
    recipients: [],
    lastAddress: null,
  })

  const times = (as: typeof manager, clientId: number | undefined) =>
    world.call(
      booking.getAvailableTimesForServiceAreaForNewBooking,
      {
        ServiceAreaServiceId: offered.serviceAreaServiceId,
        ServiceSizeOptionId: 12,
        fromDate: '2026-11-26',
        days: 1,
        ...(clientId === undefined ? {} : { clientUserProfileId: clientId }),
      },
      { as },
    )
  expect((await times(manager, clientUserProfileId)).responseData?.nextFree).toBe(start)
  expect((await times(await makePerson(world), clientUserProfileId)).error?.name).toBe('NotOffered')

  const made = await world.call(booking.addNewBooking, newBookingOf(offered, [start], { clientUserProfileId }), {
    as: manager,
  })
  expect(made.error).toBeNull()
  const bookingId = made.responseData?.bookingDatesSummary[0]?.bookingId ?? 0
  await world.settle()
  const detail = (await world.call(booking.getBookingDetail, { bookingId }, { as: manager })).responseData
  expect(detail).toMatchObject({
    status: bookingStatus.Confirmed,
    clientName: 'Tom Reid',
    clientPhone: caller.phone,
    clientReach: 'email',
  })
  const [first] = detail?.history ?? []
  expect(first?.what).toBe('Booked for a client who rang up')
  expect(first?.byName).not.toBe('Tom Reid')
  const [told] = await world.mailbox(email)
  expect(told?.kind).toBe('booking confirmed')
  expect(told?.text).toContain('made this booking for you when you asked them')
  expect(told?.text).toContain('/register-profile')
})

test('a client without an address is written to by nobody, and cannot sign in', async () => {
  const { offered, manager } = await location()
  const clientUserProfileId = await keep(manager, offered.serviceAreaId, null)
  await world.call(booking.addNewBooking, newBookingOf(offered, [start], { clientUserProfileId }), { as: manager })
  const emails = await world.mailbox()
  expect(emails.filter(({ to }) => to.endsWith('.invalid'))).toEqual([])
  await expect(
    world.db
      .updateTable('identity.user_profile')
      .set({ password_hash: 'x' })
      .where('id', '=', idFrom<UserProfileId>(clientUserProfileId))
      .execute(),
  ).rejects.toThrow('kept_client_never_signs_in')
})

test('a client whom the organisation has is not added again without asking', async () => {
  const { offered, manager } = await location()
  const { serviceAreaId } = offered
  const add = (changes: object) =>
    world.call(userManagement.addClient, { ...caller, serviceAreaId, email: null, ...changes }, { as: manager })
  const first = await add({ phone: '+64 21 555 0191', email: 'tom.reid@known.test' })
  expect(first.responseData?.userProfileId).toBeGreaterThan(0)
  const again = await add({ firstName: 'T', phone: '0215550191' })
  expect(again.error).toMatchObject({ name: 'PhoneIsKnown', message: expect.stringContaining('Tom Reid') })
  expect((await add({ phone: '021 555 0192', email: 'Tom.Reid@known.test' })).error?.name).toBe('EmailIsKnown')
  expect((await add({ phone: '0215550191', isSomebodyElse: true })).error).toBeNull()
  // Another organisation learns nothing.
  const other = await location()
  const there = { ...caller, phone: '0215550191', serviceAreaId: other.offered.serviceAreaId, email: null }
  expect((await world.call(userManagement.addClient, there, { as: other.manager })).error).toBeNull()
})

test('of somebody with an account it is asked only while their own visits make them a client', async () => {
  const { offered, manager } = await location()
  const { client } = await makeBooking(world, { offered })
  await world.db
    .updateTable('identity.user_profile')
    .set({ phone: '021 555 0177' })
    .where('id', '=', client.userProfileId)
    .execute()
  const add = async () => {
    const input = { ...caller, serviceAreaId: offered.serviceAreaId, phone: '021 555 0177', email: null }
    return (await world.call(userManagement.addClient, input, { as: manager })).error?.name
  }
  expect(await add()).toBe('PhoneIsKnown')
  await world.db
    .updateTable('booking.booking')
    .set({ status: bookingStatus.Cancelled })
    .where('client_user_profile_id', '=', client.userProfileId)
    .execute()
  expect(await add()).toBeUndefined()
})

test('a name is found without its macrons, and with those that it does not have', async () => {
  const { offered, manager } = await location()
  const { serviceAreaId } = offered
  const clientUserProfileId = (
    await world.call(
      userManagement.addClient,
      { ...caller, firstName: 'Rāwiri', lastName: 'Hōhepa', serviceAreaId, email: null },
      { as: manager },
    )
  ).responseData?.userProfileId
  for (const search of ['hohepa', 'Rawiri Hohepa', 'HŌHEPA', 'rāwirī'])
    expect(
      (await world.call(bookingTeam.getClients, { serviceAreaId, search }, { as: manager })).responseData,
    ).toMatchObject([{ userProfileId: clientUserProfileId }])
})

test('clients of another organisation are not found, and not booked for', async () => {
  const { offered, manager } = await location()
  const other = await location()
  const strangerId = await keep(other.manager, other.offered.serviceAreaId, null)
  const { client } = await makeBooking(world, { offered: other.offered })
  const { serviceAreaId } = offered
  const found = await world.call(bookingTeam.getClients, { serviceAreaId, search: 'Tom' }, { as: manager })
  expect(found.responseData).toEqual([])
  for (const clientUserProfileId of [strangerId, client.userProfileId]) {
    const input = newBookingOf(offered, [start], { clientUserProfileId })
    expect((await world.call(booking.addNewBooking, input, { as: manager })).error?.name).toBe('NotYourClient')
  }
  const ofOther = newBookingOf(other.offered, [start], { clientUserProfileId: strangerId })
  expect((await world.call(booking.addNewBooking, ofOther, { as: manager })).error?.name).toBe('NotYourClient')
  const staff = await makePerson(world, { accountId: offered.accountId, roles: { [serviceAreaId]: staffRole.Staff } })
  const own = newBookingOf(offered, [start], { clientUserProfileId: client.userProfileId })
  expect((await world.call(booking.addNewBooking, own, { as: staff })).error?.name).toBe('NotYourClient')
})

test('somebody with an account who has booked here is found, and booked for in their own name', async () => {
  const { offered, manager } = await location()
  const { client } = await makeBooking(world, { offered })
  const input = newBookingOf(offered, ['2026-11-27T09:00:00'], { clientUserProfileId: client.userProfileId })
  const made = await world.call(booking.addNewBooking, input, { as: manager })
  expect(made.error).toBeNull()
  const bookingId = made.responseData?.bookingDatesSummary[0]?.bookingId ?? 0
  await world.settle()
  const seen = await world.call(booking.getBookingDetail, { bookingId }, { as: client })
  expect(seen.responseData).toMatchObject({ mySide: 'client', status: bookingStatus.Confirmed })
})

test('whoever books for a client shares none of their needs, and an unknown need is refused', async () => {
  const { offered, manager } = await location()
  const { client } = await makeBooking(world, { offered })
  await makeNeeds(world, client, [{ optionId: 11, threshold: 80 }])
  const book = (sharedAccessibilityOptionIds: number[], as: typeof manager, of: object) =>
    world.call(
      booking.addNewBooking,
      newBookingOf(offered, ['2026-11-27T09:00:00'], { sharedAccessibilityOptionIds, ...of }),
      { as },
    )
  expect((await book([9999], client, {})).error?.fields).toHaveProperty('sharedAccessibilityOptionIds')
  const made = await book([11], manager, { clientUserProfileId: client.userProfileId })
  const bookingId = made.responseData?.bookingDatesSummary[0]?.bookingId ?? 0
  const seen = await world.call(booking.getBookingDetail, { bookingId }, { as: manager })
  expect(seen.responseData).toMatchObject({ sharedAccessibilityOptionIds: [], sharedNeeds: [] })
})

test('who manages no bookings is told nothing of a client, with a location or without', async () => {
  const { offered, manager } = await location()
  const { client } = await makeBooking(world, { offered })
  const { accountId, serviceAreaId } = offered
  const clientUserProfileId = client.userProfileId
  const ask = async (as: typeof manager, of: object) =>
    (await world.call(booking.getDataForNewBooking, { clientUserProfileId, ...of }, { as })).error?.name
  for (const role of [staffRole.Staff, staffRole.ActivityCoordinator]) {
    const person = await makePerson(world, { accountId, roles: { [serviceAreaId]: role } })
    for (const place of [{}, { serviceAreaId }, { serviceAreaServiceId: offered.serviceAreaServiceId }])
      expect(await ask(person, place)).toBe('NotYourClient')
  }
  for (const place of [{}, { serviceAreaId }]) expect(await ask(manager, place)).toBeUndefined()
})

test('a service of another organisation is as little offered for an own client as one that does not exist', async () => {
  const { offered, manager } = await location()
  const other = await location()
  const { client } = await makeBooking(world, { offered })
  const clientUserProfileId = client.userProfileId
  for (const serviceAreaServiceId of [other.offered.serviceAreaServiceId, 999_999]) {
    const input = { clientUserProfileId, serviceAreaServiceId }
    const { error } = await world.call(booking.getDataForNewBooking, input, { as: manager })
    expect(error?.name).toBe('NotOffered')
  }
})
