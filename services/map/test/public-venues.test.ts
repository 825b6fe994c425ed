import { map } from '@waymark/contracts/map'
import { shortlist } from '@waymark/contracts/shortlist'
import { standAlone } from '@waymark/contracts/stand-alone'
import { accessOptions } from '@waymark/domain/access-fit/options'
import { makeAmenity } from '@waymark/test-world/makers/amenity'
import { type MadeArea, makeArea } from '@waymark/test-world/makers/area'
import { makePerson } from '@waymark/test-world/makers/person'
import { testWorld } from '@waymark/test-world/test-world'
import { beforeAll, describe, expect, test } from 'vitest'
import { makeVenue } from './make-venue.ts'

const world = await testWorld({ services: ['map', 'provider', 'booking'] })
let library: MadeArea
let pool: MadeArea
let hidden: MadeArea
let toiletId: number
let hiddenToiletId: number

beforeAll(async () => {
  library = await makeArea(world, { name: 'Library' })
  pool = await makeArea(world, { name: 'Pool' })
  hidden = await makeArea(world, { name: 'By invitation', isPrivate: true })
  toiletId = (await makeAmenity(world, { area: library, title: 'Toilet', typeId: 1, featureIds: [101] })).activityId
  hiddenToiletId = (await makeAmenity(world, { area: hidden, title: 'Toilet', typeId: 1, featureIds: [101] }))
    .activityId
  await world.settle()
})

const everything = () => [pool, hidden, library].map(({ serviceAreaId }) => serviceAreaId)

describe('get-sta-details-of-venues', () => {
  test('answers public venues in the order asked for, to strangers and to those who may see more alike', async () => {
    const admin = await makePerson(world, { accountId: hidden.accountId, isAccountAdmin: true })
    for (const as of [undefined, admin]) {
      const input = { serviceAreaIds: everything() }
      const { responseData } = await world.call(standAlone.getStaDetailsOfVenues, input, as ? { as } : {})
      expect(responseData?.venues.map(({ name }) => name)).toEqual(['Pool', 'Library'])
      expect(responseData?.venues[0]).toMatchObject({ suburb: 'Wellington Central', latitude: -41.2817, facts: [] })
    }
  })

  test('tells a few of many facts, whichever options they are about', async () => {
    const facts = Object.fromEntries(accessOptions.map(({ id }) => [id, true]))
    const serviceAreaId = await makeVenue(world, { name: 'Measured', facts })
    const { responseData } = await world.call(standAlone.getStaDetailsOfVenues, { serviceAreaIds: [serviceAreaId] })
    expect(responseData?.venues[0]).toMatchObject({ name: 'Measured', checkedOn: '2026-08-01' })
    expect(responseData?.venues[0]?.facts).toHaveLength(3)
  })

  test('answers none for none, and refuses more than a shortlist holds', async () => {
    expect((await world.call(standAlone.getStaDetailsOfVenues, { serviceAreaIds: [] })).responseData?.venues).toEqual(
      [],
    )
    const many = Array.from({ length: 101 }, (_, index) => index + 1)
    expect((await world.call(standAlone.getStaDetailsOfVenues, { serviceAreaIds: many })).httpStatusCode).toBe(422)
  })
})

describe('get-venues-amenities-shortlist', () => {
  test('answers what a stranger asks for, with its amenities', async () => {
    const { responseData } = await world.call(standAlone.getVenuesAmenitiesShortlist, { serviceAreaIds: everything() })
    expect(responseData?.venues.map(({ name, amenities }) => [name, amenities])).toEqual([
      ['Pool', []],
      ['Library', [{ amenityId: toiletId, amenityTypeId: 1, title: 'Toilet', isBookable: true }]],
    ])
  })

  test('adds them to the shortlist of whoever is signed in, each once', async () => {
    const person = await makePerson(world)
    await world.call(shortlist.addShortlist, { serviceAreaId: library.serviceAreaId }, { as: person })
    const { responseData } = await world.call(
      standAlone.getVenuesAmenitiesShortlist,
      { serviceAreaIds: everything() },
      { as: person },
    )
    expect(responseData?.venues.map(({ name }) => name)).toEqual(['Library', 'Pool'])
  })
})

describe('get-amenity-map', () => {
  test('answers an amenity of a public venue, and none of a private one', async () => {
    const { responseData } = await world.call(standAlone.getAmenityMap, { id: toiletId })
    expect(responseData).toMatchObject({ amenityId: toiletId, venueName: 'Library', isAlwaysOpen: false })
    expect((await world.call(standAlone.getAmenityMap, { id: hiddenToiletId })).error?.name).toBe('NotOnMap')
  })
})

describe('saved filters', () => {
  test('are the same as those of the map; a stranger has none and saves none', async () => {
    const person = await makePerson(world)
    const filters = { openNow: true }
    await world.call(standAlone.updateUserSettingFilters, { filters }, { as: person })
    const saved = (await world.call(map.getUserSettingFilters, {}, { as: person })).responseData
    expect(saved?.filters).toMatchObject(filters)
    expect((await world.call(standAlone.getUserSettingFilters, {}, { as: person })).responseData).toEqual(saved)
    expect((await world.call(standAlone.getUserSettingFilters, {})).responseData).toEqual({ filters: null })
    expect((await world.call(standAlone.updateUserSettingFilters, { filters })).httpStatusCode).toBe(401)
  })
})
