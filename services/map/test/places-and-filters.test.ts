import { map } from '@waymark/contracts/map'
import { places } from '@waymark/contracts/places'
import { makeAccount } from '@waymark/test-world/makers/account'
import { makePerson } from '@waymark/test-world/makers/person'
import { testWorld } from '@waymark/test-world/test-world'
import { describe, expect, it } from 'vitest'
import { makeVenue } from './make-venue.ts'

const world = await testWorld({ services: ['map'] })
describe('search-places', () => {
  it('finds a place without a key, with the attribution of the data', async () => {
    const { responseData } = await world.call(places.searchPlaces, { query: 'te aro' })
    expect(responseData?.places[0]).toMatchObject({ name: 'Te Aro', region: 'Wellington', countryId: 1 })
    expect(responseData?.credit).toContain('GeoNames')
  })

  it('is limited to one country', async () => {
    const { responseData } = await world.call(places.searchPlaces, { query: 'newtown', countryId: 2 })
    expect(responseData?.places.every(({ countryId }) => countryId === 2)).toBe(true)
  })

  it('answers an empty list for an empty text, and refuses an overlong one', async () => {
    expect((await world.call(places.searchPlaces, { query: '  ' })).responseData?.places).toEqual([])
    expect((await world.call(places.searchPlaces, { query: 'a'.repeat(201) })).httpStatusCode).toBe(422)
  })
})

describe('get-countries', () => {
  it('answers where the map of each country starts', async () => {
    const { responseData } = await world.call(map.getCountries, {})
    expect(responseData?.map(({ countryId, name }) => [countryId, name])).toEqual([
      [1, 'New Zealand'],
      [2, 'Australia'],
    ])
  })
})

describe('get-organisation-locations', () => {
  it('lists the public locations of one organisation by name', async () => {
    const accountId = await makeAccount(world)
    await makeVenue(world, { accountId, name: 'Pool' })
    await makeVenue(world, { accountId, name: 'Gym' })
    await makeVenue(world, { accountId, name: 'Office', isPrivate: true })
    await makeVenue(world, { name: 'Of somebody else' })
    const { responseData } = await world.call(map.getOrganisationLocations, { accountId })
    expect(responseData?.items.map(({ name }) => name)).toEqual(['Gym', 'Pool'])
    expect(responseData?.totalCount).toBe(2)
  })
})

describe('saved filters', () => {
  const filters = { options: [{ accessibilityOptionId: 11, threshold: 85 }], openNow: true }

  it('are stored for the person who saved them, and deleted on request', async () => {
    const person = await makePerson(world)
    const another = await makePerson(world)
    const saved = async (who: typeof person) =>
      (await world.call(map.getUserSettingFilters, {}, { as: who })).responseData?.filters
    expect(await saved(person)).toBeNull()
    await world.call(map.updateUserSettingFilters, { filters }, { as: person })
    expect(await saved(person)).toEqual({
      ...filters,
      venueTypeIds: [],
      badgePartnerIds: [],
      amenityTypeIds: [],
      amenityFeatureIds: [],
      meetsNeeds: false,
      costTiers: [],
      serviceIds: [],
      activityKindIds: [],
      age: null,
      maxPriceCents: null,
    })
    expect(await saved(another)).toBeNull()
    await world.call(map.updateUserSettingFilters, { filters: null }, { as: person })
    expect(await saved(person)).toBeNull()
  })

  it('require a signed-in person', async () => {
    expect((await world.call(map.getUserSettingFilters, {})).httpStatusCode).toBe(401)
    expect((await world.call(map.updateUserSettingFilters, { filters })).httpStatusCode).toBe(401)
  })

  it('refuse unknown fields', async () => {
    const person = await makePerson(world)
    const response = await world.fetch(
      map.updateUserSettingFilters,
      { filters: { ...filters, colour: 'red' } },
      { as: person },
    )
    expect(response.statusCode).toBe(422)
  })
})
