import { serviceArea } from '@waymark/contracts/service-area'
import { staffRole } from '@waymark/domain/enums'
import { makeAccount } from '@waymark/test-world/makers/account'
import { makeArea } from '@waymark/test-world/makers/area'
import { makeAreaService } from '@waymark/test-world/makers/area-service'
import { type MadePerson, makePerson } from '@waymark/test-world/makers/person'
import { testWorld } from '@waymark/test-world/test-world'
import { beforeAll, expect, test } from 'vitest'

const world = await testWorld({ services: ['provider'] })
let admin: MadePerson
let harbour: number

beforeAll(async () => {
  const accountId = await makeAccount(world)
  admin = await makePerson(world, { accountId, isAccountAdmin: true })
  harbour = (await makeArea(world, { accountId, name: 'Harbour 100%' })).serviceAreaId
  for (const place of [1, 2, 3, 4, 5]) await makeArea(world, { accountId, name: `Hill ${place}`, isPrivate: place > 3 })
  await makeArea(world, { accountId, name: 'Closed', isActive: false })
  await makeArea(world, { name: 'Harbour of others' })
  await makeAreaService(world, harbour)
  await makePerson(world, { accountId, roles: { [harbour]: staffRole.Staff } })
  await world.db
    .insertInto('provider.venue_fact')
    .values({
      service_area_id: harbour,
      accessibility_option_id: 8,
      is_met: true,
      measure: null,
      note: null,
      source: null,
      checked_on: null,
      photo_key: null,
    })
    .execute()
})
const find = async (wishes: object) => {
  const { responseData } = await world.call(serviceArea.getServiceAreas, { ...wishes }, { as: admin })
  return { names: responseData?.items.map(({ name }) => name), totalCount: responseData?.totalCount }
}

test('pages by name, with the counts of each location', async () => {
  expect(await find({ pageSize: 5 })).toEqual({
    names: ['Harbour 100%', 'Hill 1', 'Hill 2', 'Hill 3', 'Hill 4'],
    totalCount: 6,
  })
  expect(await find({ pageSize: 5, pageNumber: 2 })).toEqual({ names: ['Hill 5'], totalCount: 6 })
  const { responseData } = await world.call(serviceArea.getServiceAreas, { search: 'harbour' }, { as: admin })
  expect(responseData?.items).toEqual([
    expect.objectContaining({
      serviceAreaId: harbour,
      venueTypeName: 'Art gallery',
      serviceCount: 1,
      staffCount: 1,
      factCount: 1,
      optionCount: 62,
      banner: null,
    }),
  ])
})

test.each([
  [{ search: '100%' }, ['Harbour 100%']],
  [{ search: '%' }, ['Harbour 100%']],
  [{ search: 'lambton quay', pageSize: 5, isPrivate: true }, ['Hill 4', 'Hill 5']],
  [{ isPrivate: false, search: 'hill' }, ['Hill 1', 'Hill 2', 'Hill 3']],
  [{ countryId: 2 }, []],
  [{ region: 'Otago' }, []],
  [{ isActive: false }, ['Closed']],
])('%j', async (wishes, names) => {
  expect((await find(wishes)).names).toEqual(names)
})

test('refuses a page size that is not offered', async () => {
  expect((await world.call(serviceArea.getServiceAreas, { pageSize: 7 }, { as: admin })).httpStatusCode).toBe(422)
})
