import { common } from '@waymark/contracts/common'
import { makeArea } from '@waymark/test-world/makers/area'
import { makePerson } from '@waymark/test-world/makers/person'
import { bootWorld, type World } from '@waymark/test-world/world'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World

beforeAll(async () => {
  world = await bootWorld({ services: ['identity'], env: { MAPBOX_TOKEN: 'pk.test' } })
})

afterAll(() => world.stop())

test('client settings tell which vendors are keyed, and come with an ETag', async () => {
  const answer = await world.call(common.getClientSettings, {})
  expect(answer.responseData).toMatchObject({ mapboxKey: 'pk.test', chatTransport: 'own', isMailboxPageOpen: true })
  const etag = String(answer.response.headers.etag)
  const again = await world.fetch(common.getClientSettings, {}, { headers: { 'if-none-match': etag } })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

test('choices of countries, regions, subtypes and venue types', async () => {
  const countries = await world.call(common.getCountryDropdown, {})
  expect(countries.responseData?.map((one) => one.id)).toEqual([1, 2])
  const regions = await world.call(common.getRegionsDistricts, { countryId: 1 })
  expect(regions.responseData?.map((one) => one.name)).toContain('Wellington')
  expect((await world.call(common.getRegionsDistricts, { countryId: 3 })).httpStatusCode).toBe(404)
  expect((await world.call(common.getBusinessAccountSubtypeDropdown, {})).responseData).toHaveLength(4)
  expect((await world.call(common.getVenueTypeDropdown, {})).responseData?.length).toBeGreaterThan(20)
})

test('areas to choose from: those one works in, all of the account for its admin, none for individuals', async () => {
  const first = await makeArea(world, { name: 'Newtown' })
  await makeArea(world, { accountId: first.accountId, name: 'Karori' })
  await makeArea(world, { name: 'Elsewhere' })
  const admin = await makePerson(world, { accountId: first.accountId, isAccountAdmin: true })
  const staff = await makePerson(world, { accountId: first.accountId, roles: { [first.serviceAreaId]: 3 } })
  const namesFor = async (person: typeof admin) =>
    (await world.call(common.getServiceAreaDropdown, {}, { as: person })).responseData?.map((one) => one.name)
  expect(await namesFor(admin)).toEqual(['Karori', 'Newtown'])
  expect(await namesFor(staff)).toEqual(['Newtown'])
  expect(await namesFor(await makePerson(world))).toEqual([])
})
