import { mapJobs } from '@waymark/contracts/jobs/map'
import { map } from '@waymark/contracts/map'
import { places } from '@waymark/contracts/places'
import { standAlone } from '@waymark/contracts/stand-alone'
import type { ServiceAreaId } from '@waymark/domain/ids'
import { makeActivity } from '@waymark/test-world/makers/activity'
import { makeAmenity } from '@waymark/test-world/makers/amenity'
import { makeArea } from '@waymark/test-world/makers/area'
import { makeSession } from '@waymark/test-world/makers/session'
import { testWorld } from '@waymark/test-world/test-world'
import { beforeAll, expect, test } from 'vitest'

const yoga = 26
const bounds = { west: 173.2, south: -41.32, east: 173.36, north: -41.22 }
const near = { latitude: -41.2708, longitude: 173.284 }
const world = await testWorld({ services: ['map'] })

/** A hall with yoga on these days of December 2026, at ten in the morning. */
async function hall(name: string, lat: number, days: readonly number[]): Promise<ServiceAreaId> {
  const area = await makeArea(world, { name, lat, lng: 173.284 })
  const activity = await makeActivity(world, { area, title: `Yoga at ${name}`, kindIds: [yoga] })
  for (const day of days) await makeSession(world, { activity, startsAt: new Date(Date.UTC(2026, 11, day - 1, 21)) })
  await world.runJob(mapJobs.indexVenue, { serviceAreaId: area.serviceAreaId })
  return area.serviceAreaId
}

const close = (serviceAreaId: ServiceAreaId, day: string) =>
  world.db
    .insertInto('provider.closed_day')
    .values({ service_area_id: serviceAreaId, day, name: 'Staff day', created_by: 1, created_at: world.clock.now() })
    .execute()

beforeAll(async () => {
  const closed = await hall('Closed hall', -41.271, [1, 3])
  await hall('Open hall', -41.272, [2])
  const closing = await hall('Closing hall', -41.273, [1, 4])
  await close(closed, '2026-12-01')
  await world.db
    .insertInto('provider.location_closing')
    .values({ service_area_id: closing, closes_on: '2026-12-02', decided_by: 1, decided_at: world.clock.now() })
    .execute()
})

const days = (from: number, until: number) => ({ from: `2026-12-0${from}`, until: `2026-12-0${until}` })

test.each<[string, { from: string; until: string }, string[]]>([
  ['of its closed day alone', days(1, 1), ['Closing hall']],
  ['of more days', days(1, 3), ['Closed hall', 'Open hall', 'Closing hall']],
  ['after its closing date', days(4, 4), []],
])('the map finds a place by sessions while it is open: %s', async (_, activityDays, expected) => {
  const view = { bounds, zoom: 12, filters: {}, activityDays }
  const { responseData } = await world.call(map.getVenuesInView, { ...view, near })
  expect(responseData?.places.map(({ name }) => name)).toEqual(expected)
  const counts = await world.call(map.getFilterCounts, { ...view, filters: { activityKindIds: [yoga] } })
  expect(counts.responseData?.activityKinds).toEqual(expected.length > 0 ? [{ id: yoga, count: expected.length }] : [])
})

test('the search says when the next session takes place, and sorts by it', async () => {
  const found = async (wishes: object) => {
    const { responseData } = await world.call(places.searchAll, { query: 'yoga', ...wishes })
    return responseData?.activities.items.map(({ venueName, nextStartDateTime }) => [venueName, nextStartDateTime])
  }
  expect(await found({ sort: 'soonest' })).toEqual([
    ['Closing hall', '2026-12-01T10:00:00'],
    ['Open hall', '2026-12-02T10:00:00'],
    ['Closed hall', '2026-12-03T10:00:00'],
  ])
  expect(await found({ from: '2026-12-01', until: '2026-12-01' })).toMatchObject([['Closing hall', expect.anything()]])
  expect(await found({ from: '2026-12-04', until: '2026-12-04' })).toEqual([])
})

test('what is closed today is not open now, but for what is open day and night', async () => {
  // The test clock stands on Tuesday, 24 November 2026, 9 am in Wellington.
  const hours = [{ dayOfWeek: 2, opens: '08:00', closes: '17:00' }]
  const around = { bounds: { west: 174.6, south: -41.4, east: 174.95, north: -41.18 }, zoom: 12 }
  const wellington = { latitude: -41.29, longitude: 174.78 }
  const library = await makeArea(world, { name: 'Library', lat: -41.291, lng: 174.78 })
  await world.db
    .updateTable('provider.service_area')
    .set({ opening_hours: JSON.stringify(hours) })
    .where('id', '=', library.serviceAreaId)
    .execute()
  const toilet = { area: library, typeId: 1, openingHours: hours }
  await makeAmenity(world, { ...toilet, title: 'Toilet inside', featureIds: [101] })
  await makeAmenity(world, { ...toilet, title: 'Toilet at the street', featureIds: [101, 108] })
  await world.runJob(mapJobs.indexVenue, { serviceAreaId: library.serviceAreaId })
  const openNow = async () => {
    const view = { ...around, filters: { openNow: true } }
    const found = await world.call(map.getVenuesInView, { ...view, near: wellington })
    const counts = await world.call(map.getFilterCounts, { ...around, filters: {} })
    const amenities = await world.call(standAlone.getVenuesNearByAmenity, { near: wellington, openNow: true })
    return {
      places: found.responseData?.places.map(({ name }) => name),
      count: counts.responseData?.openNow,
      amenities: amenities.responseData?.items.map(({ title }) => title).toSorted(),
    }
  }
  expect(await openNow()).toEqual({
    places: ['Library'],
    count: 1,
    amenities: ['Toilet at the street', 'Toilet inside'],
  })
  await close(library.serviceAreaId, '2026-11-24')
  expect(await openNow()).toEqual({ places: [], count: 0, amenities: ['Toilet at the street'] })
})
