import { booking } from '@waymark/contracts/booking'
import { bookingTeam } from '@waymark/contracts/booking-team'
import { accessOptions } from '@waymark/domain/access-fit/options'
import { staffRole } from '@waymark/domain/enums'
import { makeOfferedService } from '@waymark/test-world/makers/offered-service'
import { makePerson } from '@waymark/test-world/makers/person'
import { testWorld } from '@waymark/test-world/test-world'
import { expect, test } from 'vitest'
import { confirmedBooking } from '../confirmed-booking.ts'
import { newBookingOf } from '../new-booking-of.ts'

const world = await testWorld({ services: ['booking'] })

test('tells both sides what they may do and until when', async () => {
  const { bookingId, client, offered } = await confirmedBooking(world)
  const ofClient = await world.call(booking.getBookingDetail, { bookingId }, { as: client })
  expect(ofClient.responseData).toMatchObject({
    mySide: 'client',
    cancelRefusal: null,
    changeRefusal: null,
    completeRefusal: 'Only the provider can complete a booking.',
    freeToCancelUntil: '2026-11-26T06:00:00',
    freeToChangeUntil: '2026-11-25T09:00:00',
  })
  const ofStaff = await world.call(booking.getBookingDetail, { bookingId }, { as: offered.staff[0] })
  expect(ofStaff.responseData).toMatchObject({
    mySide: 'provider',
    completeRefusal: 'It can be completed once it has begun.',
    clientName: 'Hēmi Parata',
  })
})

test('says who comes on each date of a series, and nobody where nobody was free', async () => {
  const offered = await makeOfferedService(world)
  const [client, rival] = await Promise.all([makePerson(world), makePerson(world)])
  const request = (as: typeof client, dates: string[]) =>
    world.call(booking.addNewBooking, newBookingOf(offered, dates), { as })
  await request(rival, ['2026-11-27T09:00:00'])
  await world.settle()
  const placed = await request(client, ['2026-11-26T09:00:00', '2026-11-27T09:00:00'])
  expect(placed.responseData?.bookingDatesSummary.map(({ staff }) => staff)).toEqual([[], []])
  await world.settle()
  const bookingId = placed.responseData?.bookingDatesSummary[0]?.bookingId ?? 0
  const detail = await world.call(booking.getBookingDetail, { bookingId }, { as: client })
  const dates = detail.responseData?.bookingDatesSummary ?? []
  expect(dates.map(({ staff }) => staff.map(({ userProfileId }) => userProfileId))).toEqual([
    [offered.staff[0]?.userProfileId],
    [],
  ])
})

test('shows address and notes to those who serve it; global administrators see the rest', async () => {
  const { bookingId } = await confirmedBooking(world)
  const admin = await makePerson(world, { isGlobalAdmin: true })
  const answer = await world.call(booking.getBookingDetail, { bookingId }, { as: admin })
  expect(answer.responseData).toMatchObject({
    clientPhone: null,
    sharedAccessibilityOptionIds: [],
    sharedNeeds: [],
    AddressForService: '',
    Notes: '',
  })
  const { LatitudeForService: latitude, LongitudeForService: longitude } = answer.responseData ?? {}
  expect([latitude, longitude]).toEqual([-41.3, 174.8])
})

test('shows shared needs, field by field with their thresholds, to those who serve it', async () => {
  const client = await makePerson(world)
  const need = (key: string, threshold: number | null) => ({
    user_profile_id: client.userProfileId,
    accessibility_option_id: accessOptions.find((option) => option.key === key)?.id ?? 0,
    weight: 'must' as const,
    threshold,
  })
  const [door, loop, quiet] = [need('doorWidth', 85), need('hearingLoop', null), need('quietHour', null)]
  await world.db.insertInto('identity.need').values([door, loop, quiet]).execute()
  const offered = await makeOfferedService(world)
  const shared = [door.accessibility_option_id, loop.accessibility_option_id]
  const input = newBookingOf(offered, ['2026-11-26T09:00:00'], { sharedAccessibilityOptionIds: shared })
  const made = await world.call(booking.addNewBooking, input, { as: client })
  await world.settle()
  const bookingId = made.responseData?.bookingDatesSummary[0]?.bookingId ?? 0
  const needsFor = async (as: Awaited<ReturnType<typeof makePerson>> | undefined) =>
    (await world.call(booking.getBookingDetail, { bookingId }, { as })).responseData?.sharedNeeds
  const expected = [
    { accessibilityOptionId: door.accessibility_option_id, threshold: 85 },
    { accessibilityOptionId: loop.accessibility_option_id, threshold: null },
  ]
  for (const as of [client, offered.staff[0]]) expect(await needsFor(as)).toEqual(expected)
  expect(await needsFor(await makePerson(world, { isGlobalAdmin: true }))).toEqual([])
  const manager = await makePerson(world, { accountId: offered.accountId, isAccountAdmin: true })
  const sheet = await world.call(
    bookingTeam.getDaySheet,
    { serviceAreaId: offered.serviceAreaId, date: '2026-11-26' },
    { as: manager },
  )
  expect(sheet.responseData?.items[0]?.bookings[0]?.sharedNeeds).toEqual(expected)
})

test('does not exist for strangers, other areas of the account and its coordinator', async () => {
  const { bookingId, offered } = await confirmedBooking(world)
  const coordinator = await makePerson(world, {
    accountId: offered.accountId,
    roles: { [offered.serviceAreaId]: staffRole.ActivityCoordinator },
  })
  const colleague = await makePerson(world, { accountId: offered.accountId, roles: {} })
  for (const as of [await makePerson(world), coordinator, colleague]) {
    const answer = await world.call(booking.getBookingDetail, { bookingId }, { as })
    expect(answer.httpStatusCode).toBe(404)
  }
  expect((await world.call(booking.getBookingDetail, { bookingId: 999_999 }, { as: coordinator })).httpStatusCode).toBe(
    404,
  )
})

test('shows both sides the organisation and location that booked', async () => {
  const { serviceAreaId, accountId } = await makeOfferedService(world)
  await world.db.updateTable('identity.account').set({ name: 'Tūī Studio' }).where('id', '=', accountId).execute()
  await world.db
    .updateTable('provider.service_area')
    .set({ name: 'The Cuba Street hall' })
    .where('id', '=', serviceAreaId)
    .execute()
  const booker = await makePerson(world, { accountId, roles: { [serviceAreaId]: staffRole.StaffAndServiceManager } })
  const offered = await makeOfferedService(world)
  const asked = newBookingOf(offered, ['2026-11-26T09:00:00'], { UserServiceAreaId: serviceAreaId })
  const added = await world.call(booking.addNewBooking, asked, { as: booker })
  const bookingId = added.responseData?.bookingDatesSummary[0]?.bookingId ?? 0
  await world.settle()
  const bookedFor = 'Tūī Studio, The Cuba Street hall'
  for (const as of [booker, offered.staff[0]])
    expect((await world.call(booking.getBookingDetail, { bookingId }, { as })).responseData).toMatchObject({
      bookedFor,
    })
  const own = await confirmedBooking(world)
  const ofIndividual = await world.call(booking.getBookingDetail, { bookingId: own.bookingId }, { as: own.client })
  expect(ofIndividual.responseData?.bookedFor).toBeNull()
})
