import { accessMap } from '@waymark/contracts/access-map'
import { makeAccessMap } from '@waymark/test-world/makers/access-map'
import { makeAccount } from '@waymark/test-world/makers/account'
import { testWorld } from '@waymark/test-world/test-world'
import { expect, test } from 'vitest'
import { makeVenue } from '../make-venue.ts'

const world = await testWorld({ services: ['map'] })

test('the public access maps are listed by title, with their places, and no draft', async () => {
  const accountId = await makeAccount(world)
  await makeVenue(world, { accountId })
  await makeAccessMap(world, { title: 'West Coast', slug: 'west-coast' })
  await makeAccessMap(world, { title: 'A draft', isPublic: false })
  await makeAccessMap(world, { title: 'Harbour', slug: 'harbour', accountIds: [accountId] })
  const { responseData } = await world.call(accessMap.getPublishedMaps, {})
  expect(responseData).toMatchObject({
    totalCount: 2,
    items: [
      { title: 'Harbour', slug: 'harbour', placeName: 'Wellington', placeCount: 1, logo: null },
      { title: 'West Coast', slug: 'west-coast', placeCount: 0 },
    ],
  })
  const second = await world.call(accessMap.getPublishedMaps, { pageNumber: 2, pageSize: 10 })
  expect(second.responseData).toMatchObject({ totalCount: 2, items: [] })
})
