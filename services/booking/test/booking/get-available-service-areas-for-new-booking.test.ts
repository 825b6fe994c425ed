import { booking } from '@waymark/contracts/booking'
import { makeArea } from '@waymark/test-world/makers/area'
import { makeNeeds } from '@waymark/test-world/makers/needs'
import { makeOfferedService } from '@waymark/test-world/makers/offered-service'
import { makePerson } from '@waymark/test-world/makers/person'
import { testWorld } from '@waymark/test-world/test-world'
import { expect, test } from 'vitest'

const world = await testWorld({ services: ['booking'] })
const near = { ServiceId: 5, LatitudeForService: -41.2817, LongitudeForService: 174.7762 }

test('lists the areas that serve an address, nearest first, private ones only to their clients', async () => {
  const offer = async (area: Parameters<typeof makeArea>[1]) =>
    makeOfferedService(world, { area: await makeArea(world, area), serviceId: 5, sizeOptionIds: [51, 52] })
  const far = await offer({ lat: -41.31, name: 'Newtown' })
  const close = await offer({ lat: -41.285, name: 'Te Aro' })
  const tooFar = await offer({ lat: -41.31, radiusKm: 3, name: 'Small radius' })
  const hidden = await offer({ lat: -41.2817, isPrivate: true, name: 'Private' })
  const client = await makePerson(world)
  const ask = async () =>
    (await world.call(booking.getAvailableServiceAreasForNewBooking, near, { as: client })).responseData
  const before = await ask()
  expect(before?.items.map((row) => row.serviceAreaName)).toEqual(['Te Aro', 'Newtown'])
  expect(before?.items[0]).toMatchObject({
    serviceAreaServiceId: close.serviceAreaServiceId,
    feeListDisplay: ['Short visit: $48.00', 'Usual visit: $48.00'],
    nextFree: '2026-11-25T10:15:00',
    isShortlistedProvider: false,
  })
  expect([far, tooFar].map((one) => one.serviceId)).toEqual([5, 5])
  await world.db
    .insertInto('booking.shortlist')
    .values({ user_profile_id: client.userProfileId, service_area_id: hidden.serviceAreaId })
    .execute()
  expect((await ask())?.items.map((row) => row.serviceAreaName)).toEqual(['Private', 'Te Aro', 'Newtown'])
})

test('shows restricted people only their provider', async () => {
  const mine = await makeOfferedService(world, { serviceId: 6, sizeOptionIds: [61] })
  await makeOfferedService(world, { serviceId: 6, sizeOptionIds: [61] })
  const restricted = await makePerson(world, { restrictedToAccountId: mine.accountId })
  const answer = await world.call(
    booking.getAvailableServiceAreasForNewBooking,
    { ...near, ServiceId: 6 },
    { as: restricted },
  )
  expect(answer.responseData?.items.map((row) => row.serviceAreaServiceId)).toEqual([mine.serviceAreaServiceId])
})

test('sorts by next free time on request, with those never free last', async () => {
  const offer = async (name: string, lat: number, weeklyTimes: [number, string][]) =>
    makeOfferedService(world, {
      area: await makeArea(world, { name, lat }),
      serviceId: 7,
      sizeOptionIds: [71],
      weeklyTimes,
    })
  const everyDayAt = (time: string) => [0, 1, 2, 3, 4, 5, 6].map((day): [number, string] => [day, time])
  await offer('Never', -41.282, [])
  await offer('Later', -41.285, everyDayAt('13:00'))
  await offer('Sooner', -41.31, everyDayAt('11:00'))
  const client = await makePerson(world)
  const answer = await world.call(
    booking.getAvailableServiceAreasForNewBooking,
    { ...near, ServiceId: 7, sort: 'next free' },
    { as: client },
  )
  expect(answer.responseData?.items.map((row) => row.serviceAreaName)).toEqual(['Sooner', 'Later', 'Never'])
})

test('shows how those who come meet the person’s needs, whatever their office is like; unknown never counts as met', async () => {
  const offer = async (name: string, lat: number, facts: readonly (readonly [number, boolean])[]) => {
    const area = await makeArea(world, { name, lat })
    for (const [accessibility_option_id, is_met] of facts)
      await world.db
        .insertInto('provider.venue_fact')
        .values({ service_area_id: area.serviceAreaId, accessibility_option_id, is_met })
        .execute()
    return makeOfferedService(world, { area, serviceId: 8, sizeOptionIds: [81] })
  }
  await offer('Not met', -41.282, [
    [53, false],
    [8, true],
  ])
  await offer('Unknown', -41.285, [])
  await offer('Met', -41.31, [
    [53, true],
    [8, false],
  ])
  const client = await makePerson(world)
  const ask = async (sort: 'distance' | 'fit') => {
    const answer = await world.call(
      booking.getAvailableServiceAreasForNewBooking,
      { ...near, ServiceId: 8, sort },
      { as: client },
    )
    const { items = [] } = answer.responseData ?? {}
    expect(items.every(({ fit, placeNeedCount }) => fit.length === placeNeedCount)).toBe(true)
    return items.map(({ serviceAreaName, fit }) => [serviceAreaName, fit[0]?.outcome ?? null])
  }
  expect(await ask('distance')).toEqual([
    ['Not met', null],
    ['Unknown', null],
    ['Met', null],
  ])
  await makeNeeds(world, client, [{ optionId: 8 }, { optionId: 53 }])
  expect(await ask('distance')).toEqual([
    ['Not met', 'notMet'],
    ['Unknown', 'unknown'],
    ['Met', 'met'],
  ])
  expect(await ask('fit')).toEqual([
    ['Met', 'met'],
    ['Unknown', 'unknown'],
    ['Not met', 'notMet'],
  ])
})
