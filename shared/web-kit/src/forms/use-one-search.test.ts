import { expect, test } from 'vitest'
import { addressOf, resultsOf, type SearchAnswer } from './use-one-search.ts'

const answer: SearchAnswer = {
  readAs: null,
  leftOut: { totalCount: 0, isMore: false },
  venues: {
    totalCount: 1,
    isMore: false,
    items: [
      {
        serviceAreaId: 7,
        name: 'Raukawa Pool',
        venueTypeId: 1,
        suburb: 'Kilbirnie',
        latitude: -41.31,
        longitude: 174.79,
        distanceKm: 3.1,
        costTier: null,
        picture: null,
        facts: [],
        fit: [],
        checkedOn: null,
        outages: [],
        closesOn: null,
      },
    ],
  },
  activities: {
    totalCount: 1,
    isMore: false,
    items: [
      {
        activityId: 5,
        title: 'Quiet swim',
        serviceAreaId: 7,
        venueName: 'Raukawa Pool',
        suburb: 'Kilbirnie',
        latitude: -41.31,
        longitude: 174.79,
        distanceKm: null,
        priceCents: 600,
        concessionPriceCents: null,
        currency: 'NZD',
        nextStartDateTime: '2026-11-28T10:00:00',
        timeZone: 'Australia/Perth',
        picture: null,
        fit: [],
      },
    ],
  },
  services: [{ serviceId: 9, name: 'Physiotherapy at home', family: 'Therapy', description: '' }],
  accessOptions: [{ accessibilityOptionId: 34, label: 'Places with a hearing loop' }],
  amenityTypes: [{ amenityTypeId: 2, label: 'Changing place' }],
  addresses: [{ label: 'Tory St, Te Aro', latitude: -41.29, longitude: 174.78 }],
  towns: [
    { placeId: 'local-1', name: 'Whangarei', region: '', countryId: 1, latitude: -35.7, longitude: 174.3, zoom: 12 },
  ],
  needs: [],
  credit: '',
}

test('every kind of result has its own address, and an id of its own', () => {
  const results = resultsOf(answer)
  expect(results.map((result) => [result.kind, result.label, addressOf(result)])).toEqual([
    ['option', 'Places with a hearing loop', '/location-map?o=34'],
    ['venue', 'Raukawa Pool', '/location-map?near=Raukawa+Pool&at=-41.31%2C174.79&venue=7'],
    ['activity', 'Quiet swim', '/activity-booking/new-booking?activityId=5'],
    ['service', 'Physiotherapy at home', '/location-map?service=9'],
    ['amenity', 'Changing place', '/location-map?amenity=2'],
    ['where', 'Whangarei', '/location-map?near=Whangarei&at=-35.7%2C174.3&z=12'],
    ['where', 'Tory St, Te Aro', '/location-map?near=Tory+St%2C+Te+Aro&at=-41.29%2C174.78&z=16'],
  ])
  expect(new Set(results.map(({ id }) => id)).size).toBe(results.length)
})

test('says of each what tells it from others', () => {
  const [, venue, activity] = resultsOf(answer)
  expect(venue?.detail).toMatch(/Kilbirnie · 3.1/)

  expect(activity?.detail).toMatch(/^Raukawa Pool · Sat 28 Nov 2026, 10:00\sam \(Perth time\)$/)
})

test('opens the map with an accessibility option near where somebody looks, or the town that the words name', () => {
  const from = { name: 'Petone, Wellington', lat: -41.22, lng: 174.88 }
  const optionOf = (changed: Partial<SearchAnswer>) =>
    resultsOf({ ...answer, ...changed }, from).find(({ kind }) => kind === 'option')
  const usual = optionOf({})
  expect(usual?.detail).toBe('On the map, near Petone')
  expect(usual && addressOf(usual)).toBe('/location-map?o=34&near=Petone%2C+Wellington&at=-41.22%2C174.88')
  const inTown = optionOf({ readAs: 'hearing loop near Whangarei', readNear: answer.towns[0] ?? null })
  expect(inTown && addressOf(inTown)).toBe('/location-map?o=34&near=Whangarei&at=-35.7%2C174.3&z=12')
})

test('takes the answer of a service of the release before, which knows no accessibility options', () => {
  const { accessOptions: _options, ...before } = answer
  expect(resultsOf(before).map(({ kind }) => kind)).not.toContain('option')
})
