import { booking } from '@waymark/contracts/booking'
import { country } from '@waymark/domain/enums'
import { makeArea } from '@waymark/test-world/makers/area'
import { makeBooking } from '@waymark/test-world/makers/booking'
import { makeNeeds } from '@waymark/test-world/makers/needs'
import { makeOfferedService } from '@waymark/test-world/makers/offered-service'
import { makePerson } from '@waymark/test-world/makers/person'
import { testWorld } from '@waymark/test-world/test-world'
import { expect, test } from 'vitest'

const world = await testWorld({ services: ['booking'] })
const near = { LatitudeForService: -41.2817, LongitudeForService: 174.7762 }

test('strangers read the catalogue of a country with the lowest price of each service', async () => {
  const offered = await makeOfferedService(world, { serviceId: 9, sizeOptionIds: [91] })
  const hidden = await makeOfferedService(world, {
    area: await makeArea(world, { isPrivate: true }),
    serviceId: 10,
    sizeOptionIds: [101],
  })
  const servicesIn = async (countryId?: 1 | 2) => {
    const { responseData } = await world.call(booking.getDataForNewBooking, countryId ? { countryId } : {})
    return new Map(responseData?.services.map((service) => [service.serviceId, service]))
  }
  expect((await servicesIn()).get(offered.serviceId)).toMatchObject({ areaCount: 1, fromFeeDisplay: '$48.00' })
  expect((await servicesIn()).get(hidden.serviceId)).toMatchObject({ areaCount: 0, fromFeeDisplay: null })
  expect((await servicesIn(country.au)).get(offered.serviceId)).toMatchObject({ areaCount: 0, fromFeeDisplay: null })
})

test('strangers see sizes and prices of an offer, and nobody of its team', async () => {
  const { serviceAreaServiceId, serviceAreaId } = await makeOfferedService(world, { staffCount: 2 })
  const { responseData } = await world.call(booking.getDataForNewBooking, { serviceAreaServiceId })
  expect(responseData?.offer?.sizeOptions[0]?.feeDisplay).toMatch(/^\$/)
  expect(responseData).toMatchObject({
    offer: { staff: [] },
    client: { firstName: '', lastName: '', phone: null, needs: [] },
    lastStaff: null,
    lastAddress: null,
    ownAddress: null,
    recipients: [],
    addresses: [],
    again: null,
  })
  const ofArea = await world.call(booking.getDataForNewBooking, { serviceAreaId })
  expect(ofArea.responseData?.offers.map(({ staff }) => staff)).toEqual([[]])
  const guest = await world.people.guest()
  const asGuest = await world.call(booking.getDataForNewBooking, { serviceAreaServiceId }, { as: guest })
  expect(asGuest.responseData?.offer?.staff).toEqual([])
})

test('strangers find open providers with their next free time, never private ones', async () => {
  const open = await makeOfferedService(world, { serviceId: 11, sizeOptionIds: [111] })
  await makeOfferedService(world, {
    area: await makeArea(world, { isPrivate: true }),
    serviceId: 11,
    sizeOptionIds: [111],
  })
  const asked = { ...near, ServiceId: 11 }
  const { responseData } = await world.call(booking.getAvailableServiceAreasForNewBooking, asked)
  expect(responseData?.items.map((item) => item.serviceAreaServiceId)).toEqual([open.serviceAreaServiceId])
  expect(responseData?.items[0]).toMatchObject({ isShortlistedProvider: false, fit: [], nextFree: expect.any(String) })
  const shortlisted = await world.call(booking.getAvailableServiceAreasForNewBooking, {
    ...asked,
    isShortlistedOnly: true,
  })
  expect(shortlisted.responseData?.totalCount).toBe(0)
})

test('strangers read free times of open providers, of no client, booking or member of staff', async () => {
  const offered = await makeOfferedService(world, { serviceId: 1, sizeOptionIds: [11] })
  const { serviceAreaServiceId: ServiceAreaServiceId } = offered
  const client = await makePerson(world)
  const { bookingId } = await makeBooking(world, { offered, client })
  await makeNeeds(world, client, [{ optionId: 8 }])
  const input = { ServiceAreaServiceId, ServiceSizeOptionId: 11, fromDate: '2026-11-25', days: 7 }
  const ask = async (more: object = {}) =>
    world.call(booking.getAvailableTimesForServiceAreaForNewBooking, { ...input, ...more })
  expect((await ask()).responseData?.nextFree).toMatch(/^2026-11-2/)
  for (const more of [
    { changedBookingId: bookingId },
    { clientUserProfileId: client.userProfileId },
    { preferredStaffUserProfileId: client.userProfileId },
  ])
    expect((await ask(more)).error?.name, JSON.stringify(more)).toBe('NotOffered')
  const hidden = await makeOfferedService(world, { area: await makeArea(world, { isPrivate: true }) })
  const ofHidden = { ...input, ServiceAreaServiceId: hidden.serviceAreaServiceId }
  const refused = await world.call(booking.getAvailableTimesForServiceAreaForNewBooking, ofHidden)
  expect(refused.error?.name).toBe('NotOffered')
  const form = await world.call(booking.getDataForNewBooking, { serviceAreaServiceId: hidden.serviceAreaServiceId })
  expect(form.error?.name).toBe('NotOffered')
})
