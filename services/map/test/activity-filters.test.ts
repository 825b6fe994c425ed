import { mapJobs } from '@waymark/contracts/jobs/map'
import { map } from '@waymark/contracts/map'
import { type MadeActivity, makeActivity } from '@waymark/test-world/makers/activity'
import { makeArea } from '@waymark/test-world/makers/area'
import { makeSession } from '@waymark/test-world/makers/session'
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
  const [hall] = await venue('Hall', -41.272, [{ kindIds: [yoga], priceCents: 1500 }])
  // 1 December, 10:00 in Nelson.
  await makeSession(world, { ...(hall && { activity: hall }), startsAt: new Date('2026-11-30T21:00:00Z') })
  await venue('Club', -41.273, [{ kindIds: [yoga, swimming], status: 'Draft' as const }])
  await venue('Library', -41.274, [])
})
afterAll(() => world.stop())

async function venue(name: string, lat: number, activities: readonly Parameters<typeof makeActivity>[1][]) {
  const area = await makeArea(world, { name, lat, lng: 173.284 })
  const made: MadeActivity[] = []
  for (const wishes of activities) made.push(await makeActivity(world, { ...wishes, area }))
  await world.runJob(mapJobs.indexVenue, { serviceAreaId: area.serviceAreaId })
  return made
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

test.each<[string, { from: string; until: string }, object, string[]]>([
  ['the day itself', { from: '2026-12-01', until: '2026-12-01' }, {}, ['Hall']],
  ['the day before, which it is in UTC', { from: '2026-11-30', until: '2026-11-30' }, {}, []],
  ['a week with it', { from: '2026-11-27', until: '2026-12-03' }, { activityKindIds: [yoga] }, ['Hall']],
  ['another kind on that day', { from: '2026-12-01', until: '2026-12-01' }, { activityKindIds: [swimming] }, []],
])('places with a session: %s', async (_, activityDays, filters, expected) => {
  const { responseData } = await world.call(map.getVenuesInView, {
    bounds,
    zoom: 12,
    near: nelson,
    filters,
    activityDays,
  })
  expect(responseData?.places.map(({ name }) => name)).toEqual(expected)
})

test('refuses days that end before they begin', async () => {
  const activityDays = { from: '2026-12-02', until: '2026-12-01' }
  const answer = await world.call(map.getVenuesInView, { bounds, zoom: 12, near: nelson, filters: {}, activityDays })
  expect(answer.error?.fields).toEqual({ 'activityDays.until': 'The last day must not be before the first.' })
})
