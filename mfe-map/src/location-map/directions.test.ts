import { expect, it } from 'vitest'
import { directionsTo } from './directions.ts'

const library = { name: 'Kōwhai Library', address: '24 Tory Street, Te Aro', latitude: -41.29, longitude: 174.78 }

it('names the place by its words where streets are known, and by its point where they may not be', () => {
  const ways = directionsTo(library)
  expect(new URL(ways.google).searchParams.get('destination')).toBe('Kōwhai Library, 24 Tory Street, Te Aro')
  expect(new URL(ways.apple).searchParams.get('daddr')).toBe('24 Tory Street, Te Aro')
  expect(new URL(ways.openStreetMap).searchParams.get('route')).toBe(';-41.29,174.78')
  expect(decodeURIComponent(ways.device)).toBe('geo:-41.29,174.78?q=Kōwhai Library, 24 Tory Street, Te Aro')
})
