import { booking } from '@waymark/contracts/booking'
import { bookingStatus, country, staffRole } from '@waymark/domain/enums'
import { makeArea } from '@waymark/test-world/makers/area'
import { makeBooking } from '@waymark/test-world/makers/booking'
import { noteCredential, requireCredential } from '@waymark/test-world/makers/credential'
import { makeNeeds } from '@waymark/test-world/makers/needs'
import { makeOfferedService } from '@waymark/test-world/makers/offered-service'
import { makePerson } from '@waymark/test-world/makers/person'
import { testWorld } from '@waymark/test-world/test-world'
import { expect, test } from 'vitest'
import { newBookingOf } from '../new-booking-of.ts'

const world = await testWorld({ services: ['booking'] })

test('fills the form from the offer, the person and the needs they could share', async () => {
  const offered = await makeOfferedService(world, { serviceId: 2, sizeOptionIds: [21, 22] })
  const client = await makePerson(world)
  await makeNeeds(world, client, [
    { optionId: 11, threshold: 80 },
    { optionId: 8, weight: 'would help' },
  ])
  const { responseData } = await world.call(
    booking.getDataForNewBooking,
    { serviceAreaServiceId: offered.serviceAreaServiceId },
    { as: client },
  )
  expect(responseData?.offer).toMatchObject({ ServiceId: 2, serviceName: 'Evening care' })
  expect(responseData?.offer?.sizeOptions.map((size) => size.ServiceSizeOptionId)).toEqual([21, 22])
  expect(responseData?.client.needs).toEqual([
    { accessibilityOptionId: 11, weight: 'must', threshold: 80 },
    { accessibilityOptionId: 8, weight: 'would help', threshold: null },
  ])
  expect(responseData?.lastAddress).toBeNull()
})

test('offers nobody who does not hold what the service requires, nor says why', async () => {
  const offered = await makeOfferedService(world, { staffCount: 3 })
  const client = await makePerson(world)
  const startsAt = new Date('2026-11-02T20:00:00Z')
  await makeBooking(world, { offered, client, status: bookingStatus.Completed, startsAt })
  const ask = async () => {
    const input = { serviceAreaServiceId: offered.serviceAreaServiceId }
    const { responseData } = await world.call(booking.getDataForNewBooking, input, { as: client })
    const names = responseData?.offer?.staff.map(({ firstName }) => firstName)
    return { names, last: responseData?.lastStaff?.firstName, text: JSON.stringify(responseData) }
  }
  expect(await ask()).toMatchObject({ names: ['Staff 1', 'Staff 2', 'Staff 3'], last: 'Staff 1' })
  await requireCredential(world, offered, 'driverLicence')
  const [, ended, holds] = offered.staff
  if (ended) await noteCredential(world, ended, { kind: 'driverLicence', expiresOn: '2026-11-01' })
  if (holds) await noteCredential(world, holds, { kind: 'driverLicence', expiresOn: null })
  const { text, ...offers } = await ask()
  expect(offers).toEqual({ names: ['Staff 3'], last: undefined })
  expect(text).not.toMatch(/licence/i)
})

test('offers people who book for their location its address, and nobody else’s', async () => {
  const offered = await makeOfferedService(world)
  const own = await makeOfferedService(world)
  const manager = await makePerson(world, {
    accountId: own.accountId,
    roles: { [own.serviceAreaId]: staffRole.StaffAndServiceManager },
  })
  const addressFor = async (as: typeof manager, userServiceAreaId: number) => {
    const input = { serviceAreaServiceId: offered.serviceAreaServiceId, userServiceAreaId }
    return (await world.call(booking.getDataForNewBooking, input, { as })).responseData?.ownAddress
  }
  expect(await addressFor(manager, own.serviceAreaId)).toMatchObject({
    AddressForService: expect.stringMatching(/\w/),
    UnitNumberForService: null,
  })
  expect(await addressFor(manager, offered.serviceAreaId)).toBeNull()
  expect(await addressFor(await makePerson(world), own.serviceAreaId)).toBeNull()
})

test('shows restricted people only the services of their provider', async () => {
  const mine = await makeOfferedService(world, { serviceId: 3, sizeOptionIds: [31] })
  await makeOfferedService(world, { serviceId: 3, sizeOptionIds: [31] })
  const other = await makeOfferedService(world, { serviceId: 4, sizeOptionIds: [41] })
  const restricted = await makePerson(world, { restrictedToAccountId: mine.accountId })
  const free = await makePerson(world)
  const countsFor = async (person: typeof free) => {
    const { responseData } = await world.call(booking.getDataForNewBooking, {}, { as: person })
    return [3, 4].map((id) => responseData?.services.find(({ serviceId }) => serviceId === id)?.areaCount)
  }
  expect(await countsFor(free)).toEqual([2, 1])
  expect(await countsFor(restricted)).toEqual([1, 0])
  const answer = await world.call(
    booking.getDataForNewBooking,
    { serviceAreaServiceId: other.serviceAreaServiceId },
    { as: restricted },
  )
  expect(answer.error?.name).toBe('NotOffered')
})

test('counts private locations only for their clients, and never those of another country', async () => {
  const area = await makeArea(world, { isPrivate: true })
  await makeOfferedService(world, { area, serviceId: 5, sizeOptionIds: [51] })
  const abroad = await makeArea(world, { countryId: country.au })
  await makeOfferedService(world, { area: abroad, serviceId: 5, sizeOptionIds: [51] })
  const [client, stranger] = [await makePerson(world), await makePerson(world)]
  await world.db
    .insertInto('booking.shortlist')
    .values({
      user_profile_id: client.userProfileId,
      service_area_id: area.serviceAreaId,
      created_at: world.clock.now(),
    })
    .execute()
  const countFor = async (as: typeof client) => {
    const { responseData } = await world.call(booking.getDataForNewBooking, {}, { as })
    return responseData?.services.find(({ serviceId }) => serviceId === 5)?.areaCount
  }
  expect([await countFor(client), await countFor(stranger)]).toEqual([1, 0])
})

test('names the staff of the last visit while they still do the service', async () => {
  const offered = await makeOfferedService(world, { staffCount: 2 })
  const { serviceAreaServiceId } = offered
  const client = await makePerson(world)
  const lastStaff = async () =>
    (await world.call(booking.getDataForNewBooking, { serviceAreaServiceId }, { as: client })).responseData?.lastStaff
  expect(await lastStaff()).toBeNull()
  const [first, second] = offered.staff
  for (const [day, person] of [
    ['2026-11-16', first],
    ['2026-11-18', second],
  ] as const)
    await makeBooking(world, {
      offered: { ...offered, staff: person ? [person] : [] },
      client,
      startsAt: new Date(`${day}T20:00:00Z`),
      status: bookingStatus.Completed,
    })
  expect(await lastStaff()).toMatchObject({ userProfileId: second?.userProfileId })
  await world.db
    .deleteFrom('provider.service_staff')
    .where('user_profile_id', '=', second?.userProfileId ?? 0)
    .execute()
  expect(await lastStaff()).toMatchObject({ userProfileId: first?.userProfileId })
})

test('gives the answers of an earlier booking to its client, and to nobody else', async () => {
  const offered = await makeOfferedService(world)
  const [client, other] = [await makePerson(world), await makePerson(world)]
  const made = await world.call(
    booking.addNewBooking,
    newBookingOf(offered, ['2026-11-26T09:00:00'], {
      isMyself: false,
      otherRecipient: { name: 'Ngaire Parata', phone: '021 555 0199', notes: 'Deaf.' },
      UnitNumberForService: '3',
      accessNotes: 'The key is in the safe.',
      isExactPoint: true,
      Notes: 'Use the side door.',
      sharedAccessibilityOptionIds: [34],
      sharesRecipientNeeds: true,
      keepsRecipient: true,
      keepsAddressAs: 'Mum’s place',
    }),
    { as: client },
  )
  const againBookingId = made.responseData?.bookingDatesSummary[0]?.bookingId ?? 0
  await world.settle()
  const startFor = async (as: typeof client, serviceAreaServiceId = offered.serviceAreaServiceId) =>
    (await world.call(booking.getDataForNewBooking, { serviceAreaServiceId, againBookingId }, { as })).responseData
  const start = await startFor(client)
  expect(start?.again).toMatchObject({
    bookingId: againBookingId,
    UnitNumberForService: '3',
    accessNotes: 'The key is in the safe.',
    isExactPoint: true,
    Notes: 'Use the side door.',
    otherRecipient: { name: 'Ngaire Parata', phone: '021 555 0199', notes: 'Deaf.' },
    sharedAccessibilityOptionIds: [34],
    sharesRecipientNeeds: true,
    staff: { userProfileId: offered.staff[0]?.userProfileId },
  })
  expect(start?.recipients).toMatchObject([{ name: 'Ngaire Parata', accessibilityOptionIds: [34], isDefault: false }])
  expect(start?.addresses).toMatchObject([{ label: 'Mum’s place', accessNotes: 'The key is in the safe.' }])
  expect((await startFor(other))?.again).toBeNull()
  const another = await makeOfferedService(world)
  expect((await startFor(client, another.serviceAreaServiceId))?.again).toBeNull()
})
