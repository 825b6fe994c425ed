import { places } from '@waymark/contracts/places'
import { makeArea } from '@waymark/test-world/makers/area'
import { makeAreaService } from '@waymark/test-world/makers/area-service'
import { makeOwnService } from '@waymark/test-world/makers/own-service'
import { testWorld } from '@waymark/test-world/test-world'
import { sql } from 'kysely'
import { expect, test } from 'vitest'

const world = await testWorld({ services: ['map', 'provider'] })
const search = async (query: string) => (await world.call(places.searchAll, { query })).responseData

test('finds an own service by its name, misspelt too, and its place by what it stands beside', async () => {
  const area = await makeArea(world, { name: 'Tāwhiri House' })
  const { accountId, serviceAreaId } = area
  const serviceId = await makeOwnService(world, { accountId, name: 'Nordic walking', besideServiceId: 21 })
  await makeAreaService(world, serviceAreaId, { serviceId })
  await world.settle()
  const found = { serviceId, name: 'Nordic walking', family: 'Therapy' }
  for (const query of ['nordic', 'Nordic Walking', 'nordick wal'])
    expect(await search(query)).toMatchObject({
      services: [found],
      venues: { items: [{ name: 'Tāwhiri House' }] },
    })
  const beside = await search('physiotherapy at home')
  expect(beside?.venues.items.map(({ name }) => name)).toEqual(['Tāwhiri House'])
  expect(beside?.services.map(({ name }) => name)).toEqual(['Physiotherapy at home'])

  await sql`update provider.own_service set name = 'Walking with poles', name_key = 'walking with poles' where id = ${serviceId}`.execute(
    world.db,
  )
  await world.settle()
  expect((await search('poles'))?.services).toMatchObject([{ serviceId, name: 'Walking with poles' }])
  expect((await search('nordic'))?.services).toEqual([])
})

test('says nothing of what a private place offers', async () => {
  const area = await makeArea(world, { isPrivate: true })
  const serviceId = await makeOwnService(world, { accountId: area.accountId, name: 'Secret paddling' })
  await makeAreaService(world, area.serviceAreaId, { serviceId })
  await world.settle()
  expect(await search('paddling')).toMatchObject({ services: [], venues: { totalCount: 0 } })
})
