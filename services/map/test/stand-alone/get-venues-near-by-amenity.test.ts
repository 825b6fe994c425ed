import { standAlone } from '@waymark/contracts/stand-alone'
import { accessOptions } from '@waymark/domain/access-fit/options'
import { makeAccount } from '@waymark/test-world/makers/account'
import type { MadeActivity } from '@waymark/test-world/makers/activity'
import { makeAmenity } from '@waymark/test-world/makers/amenity'
import { makeArea } from '@waymark/test-world/makers/area'
import { makeNeeds } from '@waymark/test-world/makers/needs'
import { makePerson } from '@waymark/test-world/makers/person'
import type { Person } from '@waymark/test-world/people'
import { testWorld } from '@waymark/test-world/test-world'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { rebuildIndex } from '../../src/db/write-venue.ts'
import { openMapDatabase } from '../open-map-database.ts'

const toilet = 1
const quietRoom = 5
const chargingPoint = 6
const near = { latitude: -41.29, longitude: 174.78 }
/** The test clock stands on Tuesday, 24 November 2026, 9 am in Wellington. */
const testNow = new Date('2026-11-23T20:00:00Z')
const openToday = [{ dayOfWeek: 2, opens: '08:00', closes: '17:00' }]
const openTomorrow = [{ dayOfWeek: 3, opens: '08:00', closes: '17:00' }]

const world = await testWorld({ services: ['map', 'provider'] })
let library: MadeActivity
beforeAll(async () => {
  const area = await makeArea(world, { name: 'Library', lat: -41.291, lng: 174.78 })
  library = await makeAmenity(world, {
    area,
    title: 'Toilet of the library',
    typeId: toilet,
    featureIds: [101, 104],
    openingHours: openToday,
    isBookable: false,
  })
  await makeAmenity(world, {
    area,
    title: 'Quiet room',
    typeId: quietRoom,
    lat: -41.2905,
    lng: 174.78,
    priceCents: 300,
  })
  await makeAmenity(world, { area, title: 'Draft', status: 'Draft' })
  await makeAmenity(world, { area, title: 'Closed', status: 'Cancelled' })
  const park = await makeArea(world, { lat: -41.4, lng: 174.9 })
  await makeAmenity(world, { area: park, title: 'Toilet of the park', typeId: toilet, featureIds: [101, 108] })
  await makeAmenity(world, {
    area: park,
    title: 'Closed today',
    typeId: toilet,
    featureIds: [102],
    openingHours: openTomorrow,
  })
  await makeAmenity(world, {
    area: await makeArea(world, { isPrivate: true }),
    title: 'Private',
    typeId: toilet,
    featureIds: [101],
  })
  await world.settle()
})

const find = async (wishes: object = {}, as?: Person) =>
  (await world.call(standAlone.getVenuesNearByAmenity, { near, ...wishes }, as ? { as } : {})).responseData
const titles = async (wishes: object = {}, as?: Person) => (await find(wishes, as))?.items.map(({ title }) => title)

describe('amenities near a point', () => {
  test('come the nearest first, at points and hours of their own or their venue’s, to anyone', async () => {
    expect(await titles()).toEqual(['Quiet room', 'Toilet of the library', 'Toilet of the park', 'Closed today'])
    const [room, wc] = (await find())?.items ?? []
    expect(room).toMatchObject({
      latitude: -41.2905,
      isBookable: true,
      priceCents: 300,
      currency: 'NZD',
      venueName: 'Library',
      isAlwaysOpen: false,
    })
    expect(room?.distanceKm).toBeCloseTo(0.056, 2)
    expect(wc).toMatchObject({ amenityId: library.activityId, latitude: -41.291, openingHours: openToday })
  })

  test.each<[string, object, string[]]>([
    ['of a kind', { amenityTypeIds: [toilet] }, ['Toilet of the library', 'Toilet of the park', 'Closed today']],
    ['with all features asked for', { featureIds: [101, 104] }, ['Toilet of the library']],
    [
      'open now, or day and night',
      { openNow: true, amenityTypeIds: [toilet] },
      ['Toilet of the library', 'Toilet of the park'],
    ],
    ['that can be booked', { isBookable: true, amenityTypeIds: [quietRoom] }, ['Quiet room']],
    ['a page of them', { pageSize: 5, pageNumber: 2 }, []],
  ])('are those %s', async (_name, wishes, wanted) => {
    expect(await titles(wishes)).toEqual(wanted)
  })

  test('are those of one venue', async () => {
    const found = await find({ serviceAreaId: library.serviceAreaId })
    expect(found).toMatchObject({ totalCount: 2, items: [{ title: 'Quiet room' }, { title: 'Toilet of the library' }] })
  })

  test('are those of their provider alone to somebody who is restricted to it', async () => {
    const accountId = await makeAccount(world)
    const restricted = await makePerson(world, { restrictedToAccountId: accountId })
    expect(await titles({}, restricted)).toEqual([])
  })

  test('refuse a point that is none', async () => {
    const answer = await world.call(standAlone.getVenuesNearByAmenity, { near: { latitude: 91, longitude: 0 } }, {})
    expect(Object.keys(answer.error?.fields ?? {})).toEqual(['near.latitude'])
  })
})

describe('the index of amenities', () => {
  const change = async (statement: string) => {
    await sql.raw(statement.replaceAll('$id', String(library.activityId))).execute(world.db)
    await world.settle()
  }

  test('follows every saved change of an amenity, and of its venue', async () => {
    await change("update provider.activity set title = 'WC', updated_at = now() where id = $id")
    expect(await titles({ featureIds: [104] })).toEqual(['WC'])
    await change("update provider.activity set status = 'Cancelled', updated_at = now() where id = $id")
    expect(await titles({ featureIds: [104] })).toEqual([])
    await change("update provider.activity set status = 'Active', updated_at = now() where id = $id")
    await change(`update provider.service_area set is_private = true where id = ${library.serviceAreaId}`)
    expect(await titles()).toEqual(['Toilet of the park', 'Closed today'])
    await change(`update provider.service_area set is_private = false where id = ${library.serviceAreaId}`)
    expect(await titles({ featureIds: [104] })).toEqual(['WC'])
  })

  test('is rebuilt with that of the venues', async () => {
    await sql`update map.amenity set title = 'Stale'`.execute(world.db)
    await sql`insert into map.amenity select 999999, 999999, account_id, amenity_type_id, title, description, feature_ids, whereabouts,
      is_bookable, price_cents, country_id, venue_name, suburb, lat, lng, world_position, opening_hours, open_minutes, time_zone
      from map.amenity limit 1`.execute(world.db)
    const { db, close } = openMapDatabase(world)
    await rebuildIndex(db)
    await close()
    expect(await titles()).toEqual(['Quiet room', 'WC', 'Toilet of the park', 'Closed today'])
  })
})

describe('what somebody will meet at an amenity', () => {
  const grabRails = 25
  const lastOption = Math.max(...accessOptions.map(({ id }) => id))
  const lift = 16
  const fact = { is_met: true, measure: null, note: null, source: null, checked_on: null, photo_key: null }

  test('is judged by its own facts first, then by those of its venue', async () => {
    await world.db
      .insertInto('provider.venue_fact')
      .values([
        { ...fact, service_area_id: library.serviceAreaId, accessibility_option_id: lift },
        { ...fact, service_area_id: library.serviceAreaId, accessibility_option_id: grabRails },
        // The last option: its bit is more than a number holds.
        { ...fact, service_area_id: library.serviceAreaId, accessibility_option_id: lastOption },
      ])
      .execute()
    await world.db
      .insertInto('provider.activity_fact')
      .values({ ...fact, activity_id: library.activityId, accessibility_option_id: grabRails, is_met: false })
      .execute()
    const person = await makePerson(world)
    await makeNeeds(
      world,
      person,
      [lift, grabRails].map((optionId) => ({ optionId })),
    )
    await world.settle()
    const answer = await find({}, person)
    expect(answer?.needs).toHaveLength(2)
    expect(answer?.items.find(({ amenityId }) => amenityId === library.activityId)?.fit).toEqual(['met', 'notMet'])
    expect(await titles({ meetsNeeds: true }, person)).toEqual(['Quiet room'])
  })

  test('names what is out of order, and leaves it out of what can be used now', async () => {
    const outage = {
      service_area_id: library.serviceAreaId,
      created_by: 1,
      created_at: testNow,
      starts_at: new Date(testNow.getTime() - 1000),
    }
    await world.db
      .insertInto('provider.outage')
      .values([
        { ...outage, activity_id: library.activityId },
        { ...outage, accessibility_option_id: lift },
      ])
      .execute()
    const items = (await find())?.items
    const outagesOf = (title: string) =>
      items
        ?.find((item) => item.title === title)
        ?.outages.map(({ amenityId, accessibilityOptionId }) => amenityId ?? accessibilityOptionId)
    expect(outagesOf('WC')).toEqual([library.activityId, lift])
    expect(outagesOf('Quiet room')).toEqual([lift])
    expect(outagesOf('Toilet of the park')).toEqual([])
    expect(await titles({ amenityTypeIds: [toilet], openNow: true })).toEqual(['Toilet of the park'])
    expect(await titles({ amenityTypeIds: [toilet] })).toContain('WC')
  })
})

test('from the Chatham Islands, Wellington is nearer than Melbourne, across the 180th meridian', async () => {
  const melbourne = await makeArea(world, { lat: -37.81, lng: 144.96 })
  await makeAmenity(world, { area: melbourne, title: 'Charging point in Melbourne', typeId: chargingPoint })
  const wellington = await makeArea(world, { lat: -41.29, lng: 174.78 })
  await makeAmenity(world, { area: wellington, title: 'Charging point in Wellington', typeId: chargingPoint })
  await world.settle()
  const chatham = { latitude: -43.95, longitude: -176.55 }
  expect(await titles({ near: chatham, amenityTypeIds: [chargingPoint] })).toEqual([
    'Charging point in Wellington',
    'Charging point in Melbourne',
  ])
})
