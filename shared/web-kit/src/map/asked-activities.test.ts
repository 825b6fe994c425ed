import { mapStartOf } from '@waymark/domain/place/map-start'
import { expect, test, vi } from 'vitest'
import { activityDaysOf, askedActivities, shownFilters } from './asked-activities.ts'
import { readMapState } from './map-state.ts'

const state = (query: string) => readMapState(new URLSearchParams(query), mapStartOf(1))

test('filters of places alone do not narrow activities', () => {
  const query = 'o=8&type=2&cost=3&open=1&kind=22&age=12'
  expect(shownFilters(state(query)).venueTypeIds).toEqual([2])
  expect(shownFilters(state(`${query}&show=activities`))).toMatchObject({
    options: [{ accessibilityOptionId: 8 }],
    venueTypeIds: [],
    costTiers: [],
    openNow: false,
    activityKindIds: [22],
    age: 12,
  })
})

test.each([
  ['', null],
  ['from=2026-12-05&until=2026-12-06', { from: '2026-12-05', until: '2026-12-06' }],
  ['from=2026-12-05', { from: '2026-12-05', until: '2027-03-06' }],
  ['until=2026-12-06', { from: '2026-12-01', until: '2026-12-06' }],
  ['show=activities', { from: '2026-12-01', until: '2027-03-02' }],
])('places for "%s" have a session on %o', (query, days) => {
  vi.useFakeTimers({ now: new Date(2026, 11, 1, 12) })
  expect(activityDaysOf(state(query))).toEqual(days)
  vi.useRealTimers()
})

test('asks for the box of the map, and for wall times of the days', () => {
  const bounds = { west: 174.700_04, south: -41.4, east: 174.9, north: -41.2 }
  expect(askedActivities(state('show=activities&from=2026-12-05&price=0'), bounds)).toEqual({
    bounds: { ...bounds, west: 174.7 },
    latitude: expect.any(Number),
    longitude: expect.any(Number),
    options: [],
    activityKindIds: [],
    maxPriceCents: 0,
    StartDateTime: '2026-12-05T00:00:00',
  })
})
