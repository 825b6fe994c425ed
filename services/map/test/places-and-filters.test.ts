import { map } from '@waymark/contracts/map'
import { places } from '@waymark/contracts/places'
import { country } from '@waymark/domain/enums'
import { makeAccount } from '@waymark/test-world/makers/account'
import { makeArea } from '@waymark/test-world/makers/area'
import { makePerson } from '@waymark/test-world/makers/person'
import { testWorld } from '@waymark/test-world/test-world'
import { describe, expect, it } from 'vitest'
import { makeVenue } from './make-venue.ts'

const world = await testWorld({ services: ['map', 'provider'] })
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

  it('finds a postcode in the middle of the public places that have it', async () => {
    const nz = { address: '2 Ballarat Street, Queenstown 9300' }
    const au = { address: '5 High Street, Elsewhere SA 9300' }
    const made = [
      [nz, { lat: -45.03, lng: 168.66 }],
      [nz, { lat: -45.05, lng: 168.68 }],
      [au, { lat: -34.9, lng: 138.6, countryId: country.au }],
      [{ address: '7 Hidden Road, Arrowtown 9300' }, { lat: -44.9, lng: 168.8, isPrivate: true }],
    ] as const
    for (const [address, wishes] of made) {
      const { serviceAreaId } = await makeArea(world, wishes)
      await world.db.updateTable('provider.service_area').set(address).where('id', '=', serviceAreaId).execute()
    }
    await world.settle()
    const placesOf = async (wishes: object) =>
      (await world.call(places.searchPlaces, { query: '9300', ...wishes })).responseData?.places
    const [queenstown] = (await placesOf({ countryId: country.nz })) ?? []
    expect(queenstown).toMatchObject({ name: '9300', region: 'Queenstown', countryId: country.nz })
    expect(queenstown?.latitude).toBeCloseTo(-45.04)
    expect((await placesOf({}))?.map(({ region }) => region)).toEqual(['Queenstown', 'Elsewhere SA'])
    expect((await world.call(places.searchPlaces, { query: '9301' })).responseData?.places).toEqual([])
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
