import { places } from '@waymark/contracts/places'
import { venueTypes } from '@waymark/domain/catalogue/venue-types'
import { costTier } from '@waymark/domain/enums'
import type { AccountId, ServiceAreaId } from '@waymark/domain/ids'
import { makeAccount } from '@waymark/test-world/makers/account'
import { makeActivity } from '@waymark/test-world/makers/activity'
import { makeAmenity } from '@waymark/test-world/makers/amenity'
import { makeArea } from '@waymark/test-world/makers/area'
import { makeAreaService } from '@waymark/test-world/makers/area-service'
import { makeNeeds } from '@waymark/test-world/makers/needs'
import { makePerson } from '@waymark/test-world/makers/person'
import { makeSession } from '@waymark/test-world/makers/session'
import { testWorld } from '@waymark/test-world/test-world'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { rebuildIndex } from '../../src/db/write-venue.ts'
import { openMapDatabase } from '../open-map-database.ts'

const hearingLoop = 34
const physioAtHome = 21
const wellington = { nearLatitude: -41.29, nearLongitude: 174.78 }
const world = await testWorld({ services: ['map', 'provider'] })
let libraryId: ServiceAreaId

beforeAll(async () => {
  const library = await makeArea(world, { name: 'Ōtāhuhu Library', lat: -36.94, lng: 174.84 })
  libraryId = library.serviceAreaId
  const pool = await makeArea(world, { name: 'Raukawa Pool', lat: -41.31, lng: 174.79 })
  const hall = await makeArea(world, { name: 'Library Hall', lat: -41.295, lng: 174.78 })
  await makeArea(world, { name: 'Hidden Library', isPrivate: true })
  await makeArea(world, { name: 'Closed Library', isActive: false })
  await at(library.serviceAreaId, '12 Atkinson Avenue, Ōtāhuhu, Auckland 1062', 'Ōtāhuhu')
  await at(pool.serviceAreaId, '63 Kilbirnie Crescent, Kilbirnie, Wellington 6022', 'Kilbirnie')
  await at(hall.serviceAreaId, '8 Tory St, Te Aro, Wellington 6011', 'Te Aro')
  const swim = await makeActivity(world, { area: pool, title: 'Quiet swim', kindIds: [22], priceCents: 600 })
  await makeSession(world, { activity: swim, startsAt: new Date('2026-11-27T21:00:00Z') })
  await makeActivity(world, { area: pool, title: 'Draft swim', status: 'Draft' })
  await world.db
    .insertInto('provider.venue_fact')
    .values({
      service_area_id: library.serviceAreaId,
      accessibility_option_id: hearingLoop,
      is_met: true,
      measure: null,
      note: null,
      source: null,
      checked_on: null,
      photo_key: null,
    })
    .execute()
  await world.settle()
})

const at = (serviceAreaId: ServiceAreaId, address: string, suburb: string) =>
  world.db.updateTable('provider.service_area').set({ address, suburb }).where('id', '=', serviceAreaId).execute()
const ask = async (query: string, wishes: object = {}, options = {}) =>
  (await world.call(places.searchAll, { query, ...wishes }, options)).responseData
const venues = async (query: string, wishes: object = {}, options = {}) =>
  (await ask(query, wishes, options))?.venues.items.map(({ name }) => name)

describe('the one search', () => {
  test.each([
    ['a name', 'Raukawa Pool', ['Raukawa Pool']],
    ['the beginning of each word, in any order', 'poo rau', ['Raukawa Pool']],
    ['a name with macrons, without them', 'otahuhu libr', ['Ōtāhuhu Library']],
    ['and with them', 'Ōtāhuhu', ['Ōtāhuhu Library']],
    ['its street', 'kilbirnie crescent', ['Raukawa Pool']],
    ['a short form of its street', 'atkinson ave', ['Ōtāhuhu Library']],
    ['a street whose short form is written in full', 'tory street', ['Library Hall']],
    ['a number and a street', '12 atkinson', ['Ōtāhuhu Library']],
    ['its postcode', '6022', ['Raukawa Pool']],
    ['nothing that is not public', 'hidden', []],
    ['nothing for symbols', "%_'&|!:*()", []],
  ])('finds places by %s', async (_what, query, expected) => {
    expect(await venues(query)).toEqual(expected)
  })

  test('finds places of a kind by what else people call it, after those that are called so', async () => {
    const { serviceAreaId } = await makeArea(world, { name: 'Moana', lat: -45.87, lng: 170.5 })
    const named = await makeArea(world, { name: 'Church Café', lat: -45.9, lng: 170.4 })
    await at(serviceAreaId, '60 Littlebourne Road, Roslyn, Dunedin 9010', 'Roslyn')
    await at(named.serviceAreaId, '1 Chapel Street, Mosgiel, Dunedin 9024', 'Mosgiel')
    await world.db
      .updateTable('provider.service_area')
      .set({ venue_type_id: venueTypes.find(({ key }) => key === 'worship')?.id })
      .where('id', '=', serviceAreaId)
      .execute()
    await world.settle()
    const dunedin = { nearLatitude: -45.87, nearLongitude: 170.5 }
    expect(await venues('church', dunedin)).toEqual(['Church Café', 'Moana'])
    expect(await venues('cathedrals roslyn')).toEqual(['Moana'])
    expect(await venues('chapel street')).toEqual(['Church Café'])
  })

  test('ranks what begins with the words first, then the nearer', async () => {
    expect(await venues('library', wellington)).toEqual(['Library Hall', 'Ōtāhuhu Library'])
    const [, otahuhu] = (await ask('library', wellington))?.venues.items ?? []
    expect(otahuhu?.distanceKm).toBeGreaterThan(400)
  })

  test.each([
    ['raukwa', 'raukawa', 'Raukawa Pool'],
    ['otahuhu libary', 'otahuhu library', 'Ōtāhuhu Library'],
    ['kilbernie', 'kilbirnie', 'Raukawa Pool'],
    ['rauakwa', 'raukawa', 'Raukawa Pool'],
    ['libary petone', 'library near Petone', 'Library Hall'],
    ['library Petone', 'library near Petone', 'Library Hall'],
    ['mt eden lirbary', 'library near Mount Eden', 'Ōtāhuhu Library'],
  ])('forgives %s', async (query, readAs, name) => {
    const answer = await ask(query)
    expect(answer?.readAs).toBe(readAs)
    expect(answer?.venues.items.map((venue) => venue.name)).toContain(name)
  })

  test('looks around a town that is named, and says how far that is from whoever asks', async () => {
    const answer = await ask('libary papatoetoe', { ...wellington, sort: 'nearest' })
    expect(answer?.venues.items.map(({ name }) => name)).toEqual(['Ōtāhuhu Library', 'Library Hall'])
    expect(answer?.venues.items[0]?.distanceKm).toBeGreaterThan(400)
    expect(answer?.towns.map(({ name }) => name)).toEqual(['Papatoetoe'])
    expect(await ask('zzqqxx petone')).toMatchObject({ readAs: null, venues: { totalCount: 0 } })
  })

  test('passes over words that only join what is looked for with where', async () => {
    const joined = await ask('a library near the town of Papatoetoe', wellington)
    const plain = await ask('library town papatoetoe', wellington)
    expect(joined?.venues).toEqual(plain?.venues)
    const answer = await ask('library in Papatoetoe', wellington)
    expect(answer?.venues.items.map(({ name }) => name)).toContain('Ōtāhuhu Library')
  })

  test('takes what is written right as it is, and says nothing of what is like nothing', async () => {
    expect((await ask('library'))?.readAs).toBeNull()
    expect(await ask('zzqqxx')).toMatchObject({ readAs: null, venues: { totalCount: 0 }, towns: [], services: [] })
  })

  test('finds activities with their next session, and none that cannot be booked', async () => {
    expect((await ask('swim'))?.activities).toMatchObject({
      totalCount: 1,
      isMore: false,
      items: [
        {
          title: 'Quiet swim',
          venueName: 'Raukawa Pool',
          priceCents: 600,
          concessionPriceCents: null,
          currency: 'NZD',
          nextStartDateTime: '2026-11-28T10:00:00',
          timeZone: 'Pacific/Auckland',
        },
      ],
    })
    expect((await ask('swimming'))?.activities.items.map(({ title }) => title)).toEqual(['Quiet swim'])
  })

  test('finds services, amenities, streets, postcodes and towns', async () => {
    expect((await ask('physio'))?.services.map(({ name }) => name)).toContain('Physiotherapy at home')
    expect((await ask('changing pl'))?.amenityTypes).toEqual([{ amenityTypeId: 2, label: 'Changing place' }])
    expect((await ask('tory street'))?.addresses).toEqual([
      { label: 'Tory St, Te Aro, Wellington', latitude: -41.295, longitude: 174.78 },
    ])
    expect((await ask('6011'))?.addresses.map(({ label }) => label)).toEqual(['6011 Wellington'])
    expect((await ask('8 tory'))?.addresses.map(({ label }) => label)).toEqual(['8 Tory St, Te Aro, Wellington 6011'])
    expect((await ask('whangārei'))?.towns[0]?.name).toBe('Whangarei')
    expect((await ask('welingtn'))?.towns[0]?.name).toBe('Wellington')
    expect((await ask('atkinson ave'))?.towns).toEqual([])
  })

  test.each([
    ['hearing loop', 34, 'Places with a hearing loop'],
    ['Hearing loops', 34, 'Places with a hearing loop'],
    ['step-free', 8, 'Places with a step-free entrance'],
    ['audio description', 43, 'Places with audio description'],
    ['lift', 16, 'Places with a lift to every floor'],
    ['ramp', 10, 'Places with a ramp at the entrance'],
  ])('finds the accessibility option that people call %s', async (query, accessibilityOptionId, label) => {
    const answer = await ask(query)
    expect(answer?.accessOptions?.[0]).toEqual({ accessibilityOptionId, label })
    expect(answer).toMatchObject({ readAs: null, readNear: null })
  })

  test('finds an accessibility option around a town, and none where a filter asks for what no option is', async () => {
    const answer = await ask('hearing loop in Papatoetoe')
    expect(answer).toMatchObject({
      readAs: 'hearing loop near Papatoetoe',
      readNear: { name: 'Papatoetoe' },
      accessOptions: [{ accessibilityOptionId: 34 }, { accessibilityOptionId: 35 }],
    })
    expect((await ask('hearing loop', { isCompanionFree: true }))?.accessOptions).toEqual([])
    expect((await ask('library'))?.accessOptions).toEqual([])
  })

  test.each([
    ['Queensland', 'Queensland'],
    ['New South Wales', 'New South Wales'],
    ['nsw', 'New South Wales'],
    ['Otago', 'Otago'],
    ['Canterbury', 'Canterbury'],
  ])('finds the region or state %s first', async (query, name) => {
    const answer = await ask(query, wellington)
    expect(answer?.readAs).toBeNull()
    expect(answer?.towns[0]?.name).toBe(name)
  })

  test('looks around a state by its short form', async () => {
    expect(await ask('library in qld')).toMatchObject({
      readAs: 'library near Queensland',
      readNear: { name: 'Queensland' },
    })
  })

  test('judges places by the needs of whoever asks', async () => {
    const person = await makePerson(world)
    await makeNeeds(world, person, [{ optionId: hearingLoop }])
    const answer = await ask('library', wellington, { as: person })
    expect(answer?.needs).toHaveLength(1)
    expect(answer?.venues.items.map(({ fit }) => fit)).toEqual([['unknown'], ['met']])
  })

  test('shows somebody who is restricted to one provider nothing of others', async () => {
    const restricted = await makePerson(world, { restrictedToAccountId: await makeAccount(world) })
    expect(await ask('raukawa', {}, { as: restricted })).toMatchObject({ venues: { items: [] }, addresses: [] })
    expect((await ask('swim', {}, { as: restricted }))?.activities.items).toEqual([])
  })

  test('offers somebody who is restricted to one provider the services of that one alone', async () => {
    const accountId = await makeAccount(world)
    const own = await makeArea(world, { accountId, name: 'Own clinic' })
    await makeAreaService(world, own.serviceAreaId, { serviceId: physioAtHome })
    await world.settle()
    const names = async (restrictedToAccountId: AccountId) => {
      const restricted = await makePerson(world, { restrictedToAccountId })
      return (await ask('physio', {}, { as: restricted }))?.services.map(({ name }) => name)
    }
    expect(await names(accountId)).toContain('Physiotherapy at home')
    expect(await names(await makeAccount(world))).toEqual([])
  })

  test('finds places by the names and features of their amenities, and the kinds by what else people call them', async () => {
    const beach = await makeArea(world, { name: 'Takapuna Beach', lat: -36.79, lng: 174.77 })
    await makeAmenity(world, { area: beach, title: 'Sand chair', typeId: 7, featureIds: [702] })
    await world.settle()
    const answer = await ask('beach wheelchair')
    expect(answer?.venues.items.map(({ name }) => name)).toEqual(['Takapuna Beach'])
    expect(answer?.amenityTypes).toEqual([{ amenityTypeId: 7, label: 'Equipment hire' }])
    expect(await venues('sand chair')).toEqual(['Takapuna Beach'])
    expect((await ask('disabled parking'))?.amenityTypes).toEqual([{ amenityTypeId: 3, label: 'Mobility parking' }])
    expect((await ask('hoist room'))?.amenityTypes).toEqual([{ amenityTypeId: 2, label: 'Changing place' }])
  })

  test('narrows by distance, cost and day', async () => {
    expect(await venues('library', { ...wellington, radiusKm: 25 })).toEqual(['Library Hall'])
    expect((await ask('swim', { ...wellington, radiusKm: 1 }))?.activities.items).toEqual([])
    expect((await ask('swim', { ...wellington, radiusKm: 5 }))?.activities.items).toHaveLength(1)
    expect((await ask('swim', { isFree: true }))?.activities.items).toEqual([])
    await world.db
      .updateTable('provider.service_area')
      .set({ cost_tier: costTier.Free })
      .where('id', '=', libraryId)
      .execute()
    await world.settle()
    expect(await venues('library', { isFree: true })).toEqual(['Ōtāhuhu Library'])
    expect((await ask('swim', { from: '2026-11-28', until: '2026-11-28' }))?.activities.items).toHaveLength(1)
    expect((await ask('swim', { from: '2026-11-29', until: '2026-12-02' }))?.activities.items).toEqual([])
    const refused = await world.call(places.searchAll, { query: 'a', from: '2026-11-29', until: '2026-11-28' }, {})
    expect(Object.keys(refused.error?.fields ?? {})).toEqual(['until'])
  })

  test('shows only what a companion comes to free, and what comes to where somebody is', async () => {
    const near = { nearLatitude: -45.87, nearLongitude: 170.5 }
    const clinic = await makeArea(world, { name: 'Dunedin Physio', lat: -45.87, lng: 170.5, radiusKm: 10 })
    await makeAreaService(world, clinic.serviceAreaId, { serviceId: physioAtHome })
    const gym = await makeArea(world, { name: 'Dunedin Physio Gym', lat: -45.87, lng: 170.5 })
    await makeActivity(world, { area: gym, title: 'Physio in pairs', hasFreeCompanion: true })
    await makeActivity(world, { area: gym, title: 'Physio alone', hasFreeCompanion: false })
    await world.settle()

    expect(await ask('physio', { ...near, isCompanionFree: true })).toMatchObject({
      activities: { items: [{ title: 'Physio in pairs' }] },
      venues: { items: [] },
      services: [],
    })
    expect(await ask('physio', { ...near, comesToMe: true })).toMatchObject({
      activities: { items: [] },
      venues: { items: [{ name: 'Dunedin Physio' }] },
      services: [{ serviceId: physioAtHome }],
    })
    const farther = { nearLatitude: -45.99, nearLongitude: 170.5 }
    expect(await ask('physio', { ...farther, comesToMe: true })).toMatchObject({ venues: { items: [] }, services: [] })
    const refused = await world.call(places.searchAll, { query: 'physio', comesToMe: true }, {})
    expect(Object.keys(refused.error?.fields ?? {})).toEqual(['comesToMe'])
  })

  test('leaves out what does not meet every must, and says how much that is', async () => {
    const person = await makePerson(world)
    await makeNeeds(world, person, [{ optionId: hearingLoop }])
    const answer = await ask('library', { ...wellington, meetsNeeds: true }, { as: person })
    expect(answer?.venues.items.map(({ name }) => name)).toEqual(['Ōtāhuhu Library'])
    expect(answer?.leftOut).toEqual({ totalCount: 1, isMore: false })
    expect((await ask('swim', { meetsNeeds: true }, { as: person }))?.leftOut).toEqual({ totalCount: 1, isMore: false })
    expect(await venues('library', { ...wellington, sort: 'fit' }, { as: person })).toEqual([
      'Ōtāhuhu Library',
      'Library Hall',
    ])
    expect((await ask('swim', {}, { as: person }))?.activities.items[0]?.fit).toEqual(['unknown'])
  })

  test.each([
    ['nearest', ['Raukawa Pool', 'Ōtāhuhu Library']],
    ['price', ['Ōtāhuhu Library', 'Raukawa Pool']],
  ] as const)('orders what is found: %s first', async (sort, expected) => {
    await world.db
      .updateTable('provider.service_area')
      .set({ cost_tier: costTier.Free })
      .where('id', '=', libraryId)
      .execute()
    await world.settle()
    const named = await venues('a', { ...wellington, sort, limit: 50 })
    expect(named?.filter((name) => (expected as readonly string[]).includes(name))).toEqual(expected)
  })

  test('measures across the 180th meridian, from the Chatham Islands', async () => {
    await makeArea(world, { name: 'Waitangi West Hall', lat: -43.95, lng: -176.6 })
    await makeArea(world, { name: 'West Gate Hall', lat: -43.9, lng: 179.9 })
    await makeArea(world, { name: 'West Melbourne Hall', lat: -37.81, lng: 144.96 })
    await world.settle()
    const chatham = { nearLatitude: -43.95, nearLongitude: -179.7 }
    expect(await venues('west', { ...chatham, sort: 'nearest' })).toEqual([
      'West Gate Hall',
      'Waitangi West Hall',
      'West Melbourne Hall',
    ])
    expect(await venues('west', { ...chatham, radiusKm: 50 })).toEqual(['West Gate Hall'])
  })

  test('finds the soonest activity first', async () => {
    const gym = await makeArea(world, { name: 'Gym', lat: -41.291, lng: 174.78 })
    const late = await makeActivity(world, { area: gym, title: 'Chair dance' })
    const soon = await makeActivity(world, { area: gym, title: 'Chair yoga' })
    await makeSession(world, { activity: late, startsAt: new Date('2026-12-20T21:00:00Z') })
    await makeSession(world, { activity: soon, startsAt: new Date('2026-12-01T21:00:00Z') })
    await world.settle()
    const titles = (await ask('chair', { sort: 'soonest' }))?.activities.items.map(({ title }) => title)
    expect(titles).toEqual(['Chair yoga', 'Chair dance'])
  })

  test('answers at most so many of each kind, and says how many there are', async () => {
    const answer = await ask('library', { limit: 1, ...wellington })
    expect(answer?.venues).toMatchObject({ totalCount: 2, isMore: false, items: [{ name: 'Library Hall' }] })
    const refused = await world.call(places.searchAll, { query: 'a', limit: 51 }, {})
    expect(Object.keys(refused.error?.fields ?? {})).toEqual(['limit'])
  })
})

describe('the index of the search', () => {
  test('follows a changed name, an address, and a place that becomes private', async () => {
    const set = (changes: object) =>
      world.db.updateTable('provider.service_area').set(changes).where('id', '=', libraryId).execute()
    await set({ name: 'Reading rooms' })
    await world.settle()
    expect(await venues('reading rooms')).toEqual(['Reading rooms'])
    await set({ is_private: true })
    await world.settle()
    expect(await venues('reading rooms')).toEqual([])
    await set({ is_private: false, name: 'Ōtāhuhu Library' })
    await world.settle()
    expect(await venues('otahuhu')).toEqual(['Ōtāhuhu Library'])
  })

  test('is rebuilt with that of the venues', async () => {
    await sql`update map.search_entry set words = ''`.execute(world.db)
    await sql`insert into map.search_entry select kind, 999999, 999999, account_id, title, folded_title, venue_name, suburb, address,
      country_id, lat, lng, world_position, price_cents, to_tsvector('simple', 'stale') from map.search_entry limit 1`.execute(
      world.db,
    )
    const { db, close } = openMapDatabase(world)
    await rebuildIndex(db)
    await close()
    expect(await venues('raukawa')).toEqual(['Raukawa Pool'])
    const left = await sql`select from map.search_entry where entry_id = 999999`.execute(world.db)
    expect(left.rows).toHaveLength(0)
  })
})
