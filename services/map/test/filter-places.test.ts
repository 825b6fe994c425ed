import { map } from '@waymark/contracts/map'
import { places as placeSearch } from '@waymark/contracts/places'
import { type BadgePartnerId, idFrom, type ServiceAreaId } from '@waymark/domain/ids'
import { makeActivity } from '@waymark/test-world/makers/activity'
import { makeAmenity } from '@waymark/test-world/makers/amenity'
import { makeArea } from '@waymark/test-world/makers/area'
import { makeNeeds } from '@waymark/test-world/makers/needs'
import { makePerson } from '@waymark/test-world/makers/person'
import type { Person } from '@waymark/test-world/people'
import { testWorld } from '@waymark/test-world/test-world'
import { beforeAll, describe, expect, test } from 'vitest'

const hearingLoop = 34
const lift = 16
const toilet = 1
const quietRoom = 5
const nelson = { latitude: -41.2708, longitude: 173.284 }
/** The test clock stands on Tuesday, 24 November 2026, 9 am in Wellington. */
const testNow = new Date('2026-11-23T20:00:00Z')
const bounds = { west: 173.2, south: -41.32, east: 173.36, north: -41.22 }
const view = { bounds, zoom: 16, near: nelson }

const world = await testWorld({ services: ['map', 'provider'] })
let library: ServiceAreaId
let partnerId: BadgePartnerId
let person: Awaited<ReturnType<typeof makePerson>>
beforeAll(async () => {
  const [books, pool] = [
    await makeArea(world, { name: 'Library', lat: -41.271, lng: 173.285 }),
    await makeArea(world, { name: 'Pool', lat: -41.276, lng: 173.27 }),
  ]
  await makeArea(world, { name: 'Gallery', lat: -41.28, lng: 173.29 })
  library = books.serviceAreaId
  const fact = { measure: null, note: null, source: null, checked_on: null, photo_key: null }
  await world.db
    .insertInto('provider.venue_fact')
    .values([
      { ...fact, service_area_id: library, accessibility_option_id: hearingLoop, is_met: true },
      { ...fact, service_area_id: library, accessibility_option_id: lift, is_met: true },
      { ...fact, service_area_id: pool.serviceAreaId, accessibility_option_id: hearingLoop, is_met: false },
    ])
    .execute()
  await makeAmenity(world, { area: books, typeId: toilet, featureIds: [101, 104], title: 'WC' })
  await makeAmenity(world, { area: pool, typeId: toilet, featureIds: [101], title: 'WC of the pool' })
  await makeAmenity(world, { area: pool, typeId: quietRoom, title: 'Quiet room' })
  await makeActivity(world, { area: pool, kindIds: [22], minAge: 18, priceCents: 500 })
  const partner = await world.db
    .insertInto('admin.badge_partner')
    .values({ name: 'Dementia friendly', description: '', is_active: true })
    .returning('id')
    .executeTakeFirstOrThrow()
  partnerId = idFrom(partner.id)
  await world.db
    .insertInto('admin.badge_partner_venue')
    .values({ badge_partner_id: partnerId, service_area_id: library })
    .execute()
  person = await makePerson(world)
  await makeNeeds(world, person, [{ optionId: hearingLoop }, { optionId: lift, weight: 'would help' }])
  await world.settle()
})

const found = async (filters: object, as?: Person, more: object = {}) => {
  const answer = await world.call(map.getVenuesInView, { ...view, filters, ...more }, as ? { as } : {})
  return answer.responseData?.places.map(({ name }) => name).sort()
}

describe('places of the map', () => {
  test.each<[string, object, string[]]>([
    ['with an amenity of a kind', { amenityTypeIds: [toilet] }, ['Library', 'Pool']],
    ['with a feature of that amenity', { amenityTypeIds: [toilet], amenityFeatureIds: [104] }, ['Library']],
    ['with an amenity of each kind', { amenityTypeIds: [toilet, quietRoom] }, ['Pool']],
    [
      'with the features of one kind asked of that kind only',
      { amenityTypeIds: [toilet, quietRoom], amenityFeatureIds: [101] },
      ['Pool'],
    ],
  ])('are those %s', async (_name, filters, expected) => {
    expect(await found(filters)).toEqual(expected)
  })

  test('are those that a badge partner vouches for, as long as it is active', async () => {
    expect(await found({ badgePartnerIds: [partnerId] })).toEqual(['Library'])
    expect(await found({ badgePartnerIds: [partnerId + 1] })).toEqual([])
    const setActive = (isActive: boolean) =>
      world.db.updateTable('admin.badge_partner').set({ is_active: isActive }).where('id', '=', partnerId).execute()
    await setActive(false)
    expect(await found({ badgePartnerIds: [partnerId] })).toEqual([])
    await setActive(true)
  })

  test('are those that meet every must of whoever asks; unknown does not meet it', async () => {
    expect(await found({ meetsNeeds: true }, person)).toEqual(['Library'])
    expect(await found({ meetsNeeds: true }, person, { includeUnknown: true })).toEqual(['Gallery', 'Library'])
    expect(await found({ meetsNeeds: true })).toEqual(['Gallery', 'Library', 'Pool'])
  })

  test('say by their pin that something is out of order now, and only now', async () => {
    const pins = async () =>
      (await world.call(map.getVenuesInView, { ...view, filters: {} })).responseData?.pins.flatMap((pin) =>
        pin.hasOutage ? [pin.name] : [],
      )
    expect(await pins()).toEqual([])
    const outage = { service_area_id: library, accessibility_option_id: lift, created_by: 1, created_at: testNow }
    await world.db
      .insertInto('provider.outage')
      .values([
        { ...outage, starts_at: new Date(testNow.getTime() + 86_400_000) },
        { ...outage, starts_at: new Date(0), ends_at: new Date(1) },
      ])
      .execute()
    expect(await pins()).toEqual([])
    await world.db
      .insertInto('provider.outage')
      .values({ ...outage, starts_at: new Date(testNow.getTime() - 1000) })
      .execute()
    expect(await pins()).toEqual(['Library'])
    const needsLift = await makePerson(world)
    await makeNeeds(world, needsLift, [{ optionId: lift }])
    const places = (await world.call(map.getVenuesInView, { ...view, filters: {} }, { as: needsLift })).responseData
      ?.places
    expect(places?.find(({ name }) => name === 'Library')).toMatchObject({
      fit: ['notMet'],
      outages: [{ accessibilityOptionId: lift }],
    })
    const named = (await world.call(placeSearch.searchAll, { query: 'Library' }, { as: needsLift })).responseData
      ?.venues.items
    expect(named?.find(({ name }) => name === 'Library')?.fit).toEqual(['notMet'])
  })
})

describe('the counts beside the filters', () => {
  const counts = async (filters: object = {}, as?: Person) =>
    (await world.call(map.getFilterCounts, { bounds, zoom: 16, filters }, as ? { as } : {})).responseData
  const one = (list: readonly { id: number; count: number }[] | undefined, id: number) =>
    list?.find((row) => row.id === id)?.count ?? 0

  test('are of the places in view', async () => {
    const answer = await counts()
    expect(one(answer?.options, hearingLoop)).toBe(1)
    expect(one(answer?.options, lift)).toBe(1)
    expect(one(answer?.amenityTypes, toilet)).toBe(2)
    expect(one(answer?.activityKinds, 22)).toBe(1)
    expect(answer?.badges).toEqual([{ badgePartnerId: partnerId, name: 'Dementia friendly', count: 1 }])
    expect(answer?.venueTypes.reduce((sum, { count }) => sum + count, 0)).toBe(3)
    expect(answer?.meetsNeeds).toBeNull()
    expect((await counts({}, person))?.meetsNeeds).toBe(1)
  })

  test('obey what is on, but not the list that they are of', async () => {
    const withBadge = await counts({ badgePartnerIds: [partnerId] })
    expect(withBadge?.badges).toHaveLength(1)
    expect(one(withBadge?.amenityTypes, toilet)).toBe(1)
    expect(one(withBadge?.activityKinds, 22)).toBe(0)
    expect(one((await counts({ age: 12, activityKindIds: [26] }))?.activityKinds, 22)).toBe(0)
    expect(one((await counts({ age: 40, activityKindIds: [26] }))?.activityKinds, 22)).toBe(1)
  })

  test('are those of what a filter then shows', async () => {
    const answer = await counts()
    for (const { id, count } of answer?.amenityTypes ?? [])
      expect(await found({ amenityTypeIds: [id] })).toHaveLength(count)
    for (const { id, count } of answer?.venueTypes ?? [])
      expect(await found({ venueTypeIds: [id] })).toHaveLength(count)
    for (const { id, count } of answer?.options ?? [])
      expect(await found({ options: [{ accessibilityOptionId: id }] })).toHaveLength(count)
    expect(await found({ openNow: true })).toHaveLength(answer?.openNow ?? -1)
  })

  test('refuse an access map that is not public', async () => {
    const answer = await world.call(map.getFilterCounts, { bounds, zoom: 16, filters: {}, accessMapId: 999_999 })
    expect(answer.error?.name).toBe('NotFound')
  })
})
