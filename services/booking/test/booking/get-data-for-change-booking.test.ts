import { booking } from '@waymark/contracts/booking'
import { noteCredential, requireCredential } from '@waymark/test-world/makers/credential'
import { makeOfferedService } from '@waymark/test-world/makers/offered-service'
import { makePerson } from '@waymark/test-world/makers/person'
import { testWorld } from '@waymark/test-world/test-world'
import { expect, test } from 'vitest'
import { confirmedBooking } from '../confirmed-booking.ts'

const world = await testWorld({ services: ['booking'] })

test('answers what is booked, who could come and how far it may move', async () => {
  const { bookingId, client, offered } = await confirmedBooking(world)
  const { responseData } = await world.call(booking.getDataForChangeBooking, { bookingId }, { as: client })
  expect(responseData).toMatchObject({
    bookingId,
    ServiceAreaServiceId: offered.serviceAreaServiceId,
    requestedStartDateTime: '2026-11-26T09:00:00',
    durationMinutes: 60,
    staffToChoose: [{ userProfileId: offered.staff[0]?.userProfileId }],
    staffToChooseCount: 1,
    mayChange: true,
    changeRefusal: null,
    freeToChangeUntil: '2026-11-25T09:00:00',
    fromDate: '2026-11-25',
    toDate: '2027-05-24',
    movedDates: { later: ['2026-11-26T09:00:00'], all: ['2026-11-26T09:00:00'] },
  })
})

test('names nobody as who could come who does not hold what the service requires', async () => {
  const offered = await makeOfferedService(world, { staffCount: 2 })
  const { bookingId, client } = await confirmedBooking(world, { offered })
  await requireCredential(world, offered, 'driverLicence')
  const [, holds] = offered.staff
  if (holds) await noteCredential(world, holds, { kind: 'driverLicence', expiresOn: null })
  const { responseData } = await world.call(booking.getDataForChangeBooking, { bookingId }, { as: client })
  expect(responseData?.staffToChoose.map(({ firstName }) => firstName)).toEqual(['Staff 2'])
  expect(responseData?.staffToChooseCount).toBe(1)
})

test('names fifty of many who could come, with the total, and finds the others by name', async () => {
  const offered = await makeOfferedService(world, { staffCount: 52 })
  const { bookingId, client } = await confirmedBooking(world, { offered })
  const ask = async (staffSearch: string) =>
    (await world.call(booking.getDataForChangeBooking, { bookingId, staffSearch }, { as: client })).responseData
  const all = await ask('')
  expect([all?.staffToChoose.length, all?.staffToChooseCount]).toEqual([50, 52])
  const found = await ask('taff 5')
  expect(found?.staffToChoose.map(({ firstName }) => firstName)).toEqual([
    'Staff 5',
    'Staff 50',
    'Staff 51',
    'Staff 52',
  ])
  expect(found?.staffToChooseCount).toBe(52)
  expect((await ask('%'))?.staffToChoose).toEqual([])
})

test('answers the refusal that the change would get, and nothing to strangers', async () => {
  const { bookingId, client } = await confirmedBooking(world)
  await world.call(booking.cancelBooking, { bookingId }, { as: client })
  const { responseData } = await world.call(booking.getDataForChangeBooking, { bookingId }, { as: client })
  expect(responseData).toMatchObject({
    changeRefusal: 'Cannot cancel/change booking which is not confirmed status',
    movedDates: { later: [], all: [] },
  })
  const stranger = await makePerson(world)
  expect((await world.call(booking.getDataForChangeBooking, { bookingId }, { as: stranger })).httpStatusCode).toBe(404)
})
