import { readMapState } from '@waymark/web-kit/map-state'
import { expect, test } from 'vitest'
import { changesFor } from './changes-for.ts'

const start = { latitude: -41.29, longitude: 174.78, placeName: 'Wellington', zoom: 11 }
const now = readMapState(new URLSearchParams('c=-41.2,174.9&z=14&o=8&amenity=2&venue=12&unknown=1'), start)
const found = {
  kind: 'option',
  id: 'option-34',
  label: 'Places with a hearing loop',
  detail: '',
  optionId: 34,
} as const
const after = (result: Parameters<typeof changesFor>[0], before = now) => {
  const changes = changesFor(result)
  return { ...before, ...(typeof changes === 'function' ? changes(before) : changes) }
}

test('an accessibility option becomes one more filter of the places, where the map looks', () => {
  const state = after({ ...found, near: { ...now.near, zoom: null } })
  expect(state).toMatchObject({
    near: now.near,
    centre: now.centre,
    zoom: 14,
    show: 'places',
    includeUnknown: false,
    amenityTypeId: null,
    venueId: null,
  })
  const options = [
    { accessibilityOptionId: 8, threshold: null },
    { accessibilityOptionId: 34, threshold: null },
  ]
  expect(state.filters.options).toEqual(options)
  expect(after({ ...found, near: null }, state).filters.options).toEqual(options)
})

test('and the map moves to a town that the words name', () => {
  expect(after({ ...found, near: { name: 'Whangarei', lat: -35.7, lng: 174.3, zoom: 12 } })).toMatchObject({
    near: { name: 'Whangarei', lat: -35.7, lng: 174.3 },
    centre: { lat: -35.7, lng: 174.3 },
    zoom: 12,
  })
})
