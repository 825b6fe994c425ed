import { mapJobs } from '@waymark/contracts/jobs/map'
import { map } from '@waymark/contracts/map'
import { makeActivity } from '@waymark/test-world/makers/activity'
import { makeArea } from '@waymark/test-world/makers/area'
import { bootWorld, type World } from '@waymark/test-world/world'
import { afterAll, beforeAll, expect, test } from 'vitest'

const yoga = 26
const swimming = 22
const nelson = { latitude: -41.2708, longitude: 173.284 }
const bounds = { west: 173.2, south: -41.32, east: 173.36, north: -41.22 }

let world: World
beforeAll(async () => {
  world = await bootWorld({ services: ['map'] })
  await venue('Pool', -41.271, [
    { kindIds: [swimming], minAge: 5, maxAge: 12, priceCents: 500 },
    { kindIds: [yoga], minAge: 60, priceCents: 0 },
  ])
  await venue('Hall', -41.272, [{ kindIds: [yoga], priceCents: 1500 }])
  await venue('Club', -41.273, [{ kindIds: [yoga, swimming], status: 'Draft' as const }])
  await venue('Library', -41.274, [])
})
afterAll(() => world.stop())

async function venue(name: string, lat: number, activities: readonly Parameters<typeof makeActivity>[1][]) {
  const area = await makeArea(world, { name, lat, lng: 173.284 })
  for (const wishes of activities) await makeActivity(world, { ...wishes, area })
  await world.runJob(mapJobs.indexVenue, { serviceAreaId: area.serviceAreaId })
}

test.each<[string, object, string[]]>([
  ['no filter', {}, ['Pool', 'Hall', 'Club', 'Library']],
  ['a kind', { activityKindIds: [swimming] }, ['Pool']],
  ['one of two kinds', { activityKindIds: [swimming, yoga] }, ['Pool', 'Hall']],
  ['an age', { age: 40 }, ['Hall']],
  ['an age at the bound', { age: 12, activityKindIds: [swimming] }, ['Pool']],
  ['what is free', { maxPriceCents: 0 }, ['Pool']],
  ['a price', { maxPriceCents: 1500 }, ['Pool', 'Hall']],
  ['all of one activity, not some of each', { activityKindIds: [swimming], age: 70 }, []],
  ['everything', { activityKindIds: [yoga], age: 70, maxPriceCents: 0 }, ['Pool']],
])('places with an activity to book: %s', async (_, filters, expected) => {
  const { responseData } = await world.call(map.getVenuesInView, { bounds, zoom: 12, near: nelson, filters })
  expect(responseData?.places.map(({ name }) => name)).toEqual(expected)
  expect(responseData?.totalCount).toBe(expected.length)
})

test.each([{ age: 0 }, { age: 116 }, { maxPriceCents: -1 }, { activityKindIds: ['yoga'] }])(
  'refuses %o',
  async (filters) => {
    const answer = await world.fetch(map.getVenuesInView, { bounds, zoom: 12, near: nelson, filters })
    expect(answer.statusCode).toBe(422)
  },
)
