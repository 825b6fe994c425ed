import { expect, test } from 'vitest'
import { isPointNamed, sumText } from './sum-text.ts'

const state = { near: { name: 'Wellington', lat: -41.29, lng: 174.78 }, show: 'activities' as const }
const bounds = { north: -41, south: -42, west: 174, east: 175 }

test('places are counted, also of a map that shows those with activities to book', () => {
  expect(sumText(3, { placeCount: 23 }, state, bounds)).toBe('3 of 23 places in view')
  expect(sumText(3, { placeCount: null }, state, bounds)).toBe('3 places near Wellington')
})

test('distances are measured from a point that the sum names', () => {
  expect(isPointNamed({ placeCount: null }, state, bounds)).toBe(true)
  expect(isPointNamed({ placeCount: 23 }, state, bounds)).toBe(false)
  expect(isPointNamed({ placeCount: null }, state, { ...bounds, north: -41.5 })).toBe(false)
})
