import { accessMap } from '@waymark/contracts/access-map'
import type { InputOf } from '@waymark/contracts/define-call'
import { map } from '@waymark/contracts/map'
import { makeAccessMap } from '@waymark/test-world/makers/access-map'
import { makeAccount } from '@waymark/test-world/makers/account'
import { makePerson } from '@waymark/test-world/makers/person'
import { testWorld } from '@waymark/test-world/test-world'
import { expect, test } from 'vitest'
import { makeVenue } from '../make-venue.ts'

const world = await testWorld({ services: ['map'] })
const newtown = { name: 'Newtown', latitude: -41.3117, longitude: 174.7787, radiusKm: 2 }
const view = {
  bounds: { west: 173, south: -43, east: 177, north: -40 },
  zoom: 12,
  filters: {},
  near: { latitude: -41.3, longitude: 174.78 },
}

/** A network that vouches for these places. */
async function makeNetwork(name: string, serviceAreaIds: readonly number[], isActive = true) {
  const { id } = await world.db
    .insertInto('admin.badge_partner')
    .values({ name, website: null, logo_key: null, once_key: null, is_active: isActive })
    .returning('id')
    .executeTakeFirstOrThrow()
  await world.db
    .insertInto('admin.badge_partner_venue')
    .values(serviceAreaIds.map((serviceAreaId) => ({ badge_partner_id: id, service_area_id: serviceAreaId })))
    .execute()
  return id
}

test('an access map shows the public places of its organisations, networks and towns, each once', async () => {
  const accountId = await makeAccount(world, { name: 'Harbour Council' })
  const pool = await makeVenue(world, { accountId, name: 'Pool', lat: -41.25, lng: 174.9 })
  await makeVenue(world, { accountId, name: 'Office', isPrivate: true, lat: -41.25, lng: 174.9 })
  const library = await makeVenue(world, { name: 'Library', lat: -41.312, lng: 174.779 })
  await makeVenue(world, { name: 'Too far', lat: -41.36, lng: 174.779 })
  const gallery = await makeVenue(world, { name: 'Gallery', lat: -41.28, lng: 174.7 })
  const network = await makeNetwork('Quiet Network', [gallery, library])
  const gone = await makeNetwork('Gone Network', [pool], false)
  const { accessMapId, slug } = await makeAccessMap(world, {
    title: 'Harbour',
    slug: 'harbour',
    accountIds: [accountId],
    badgePartnerIds: [network, gone],
    towns: [newtown],
    filterOptionIds: [25, 8],
  })
  for (const id of [String(accessMapId), slug, 'HARBOUR']) {
    const { responseData } = await world.call(accessMap.getAccessMap, { id })
    expect(responseData).toMatchObject({
      accessMapId,
      slug: 'harbour',
      title: 'Harbour',
      placeCount: 3,
      organisations: [{ accountId, name: 'Harbour Council' }],
      networks: [{ badgePartnerId: network, name: 'Quiet Network' }],
      towns: [newtown],
      filterOptionIds: [25, 8],
      firstView: { latitude: -41.29, longitude: 174.78, zoom: 13, placeName: 'Wellington', isListShown: true },
    })
  }

  const administrator = await makePerson(world, { isGlobalAdmin: true })
  for (const caller of [{}, { as: administrator }]) {
    const { responseData } = await world.call(map.getVenuesInView, { ...view, accessMapId }, caller)
    expect(responseData?.places.map(({ name }) => name).sort()).toEqual(['Gallery', 'Library', 'Pool'])
    expect(responseData?.totalCount).toBe(3)
  }
  const located = await world.call(accessMap.getNetworksLocations, { badgePartnerId: network })
  expect(located.responseData?.items.map(({ name }) => name)).toEqual(['Gallery', 'Library'])
  expect((await world.call(accessMap.getNetworksLocations, { badgePartnerId: gone })).responseData?.totalCount).toBe(0)
})

test('a draft is for its editors alone', async () => {
  const accountId = await makeAccount(world)
  const { accessMapId, slug } = await makeAccessMap(world, { accountId, isPublic: false, title: 'Secret plans' })
  expect((await world.call(accessMap.getAccessMap, { id: slug })).httpStatusCode).toBe(404)
  expect((await world.call(map.getVenuesInView, { ...view, accessMapId })).httpStatusCode).toBe(404)

  const owner = await makePerson(world, { accountId, isAccountAdmin: true })
  const administrator = await makePerson(world, { isGlobalAdmin: true })
  const neighbour = await makePerson(world, { accountId: await makeAccount(world), isAccountAdmin: true })
  const read = async (as: typeof owner) => world.call(accessMap.getLocationsMapData, { id: accessMapId }, { as })
  for (const editor of [owner, administrator])
    expect((await read(editor)).responseData).toMatchObject({
      title: 'Secret plans',
      status: 'Draft',
      publishedAt: null,
    })
  expect((await read(neighbour)).httpStatusCode).toBe(404)

  const titles = async (as: typeof owner) =>
    (await world.call(accessMap.getAllMaps, {}, { as })).responseData?.items.map(({ title }) => title)
  expect(await titles(owner)).toEqual(['Secret plans'])
  expect(await titles(neighbour)).toEqual([])
  expect(await titles(administrator)).toContain('Secret plans')
})

test('the list is searched, narrowed by where publication stands and paged', async () => {
  const administrator = await makePerson(world, { isGlobalAdmin: true })
  const accountId = await makeAccount(world, { name: 'Whakatū Council' })
  await makeAccessMap(world, { title: 'Whakatū A', accountId })
  await makeAccessMap(world, { title: 'Whakatū B', accountId, isPublic: false })
  const list = async (input: InputOf<typeof accessMap.getAllMaps>) =>
    (await world.call(accessMap.getAllMaps, input, { as: administrator })).responseData
  expect((await list({ search: 'whakatū council' }))?.items).toMatchObject([
    { title: 'Whakatū A', accountName: 'Whakatū Council', status: 'Published', isPublic: true, placeCount: 0 },
    { title: 'Whakatū B', status: 'Draft', isPublic: false },
  ])
  expect((await list({ search: 'Whakatū', status: 'Draft' }))?.items.map(({ title }) => title)).toEqual(['Whakatū B'])
  expect((await list({ pageSize: 5, pageNumber: 2, search: 'Whakatū' }))?.items).toEqual([])
})
