import { expect, test } from 'vitest'
import { country } from '../enums.ts'
import { areSwapped, firstInvalidField, isInBoundsOf, notInCountryText } from './country-bounds.ts'

const at = (latitude: number, longitude: number) => ({ latitude, longitude })

test.each([
  ['Cape Reinga', -34.4267, 172.6775],
  ['Wellington', -41.2866, 174.7756],
  ['Oban', -46.8983, 168.1258],
  ['Waitangi, Chatham Islands', -43.9535, -176.5597],
])('%s is in New Zealand only', (_place, latitude, longitude) => {
  expect(isInBoundsOf(country.nz, at(latitude, longitude))).toBe(true)
  expect(isInBoundsOf(country.au, at(latitude, longitude))).toBe(false)
})

test.each([
  ['Saibai Island', -9.3803, 142.6144],
  ['Thursday Island', -10.5801, 142.2198],
  ['Steep Point', -26.1506, 113.1553],
  ['Byron Bay', -28.6474, 153.602],
  ['Southport, Tasmania', -43.4269, 146.9761],
  ['Lord Howe Island', -31.5553, 159.0821],
])('%s is in Australia only', (_place, latitude, longitude) => {
  expect(isInBoundsOf(country.au, at(latitude, longitude))).toBe(true)
  expect(isInBoundsOf(country.nz, at(latitude, longitude))).toBe(false)
})

test.each([
  ['Port Moresby', -9.4438, 147.1803],
  ['Kupang', -10.1772, 123.607],
  ['Suva', -18.1248, 178.4501],
  ['Null Island', 0, 0],
])('%s is in neither', (_place, latitude, longitude) => {
  expect(isInBoundsOf(country.nz, at(latitude, longitude))).toBe(false)
  expect(isInBoundsOf(country.au, at(latitude, longitude))).toBe(false)
})

test('blames the latitude for a missing minus, and the longitude for a place overseas', () => {
  expect(isInBoundsOf(country.nz, at(41.2866, 174.7756))).toBe(false)
  expect(firstInvalidField(country.nz, at(41.2866, 174.7756))).toBe('latitude')
  expect(isInBoundsOf(country.nz, at(-33.8678, 151.2073))).toBe(false)
  expect(firstInvalidField(country.nz, at(-33.8678, 151.2073))).toBe('longitude')
})

test('knows a latitude and a longitude that have changed places', () => {
  expect(areSwapped(country.nz, at(174.7756, -41.2866))).toBe(true)
  expect(areSwapped(country.au, at(151.2073, -33.8678))).toBe(true)
  expect(areSwapped(country.nz, at(-41.2866, 174.7756))).toBe(false)
  expect(areSwapped(country.nz, at(151.2073, -33.8678))).toBe(false)
})

test('names the country', () => {
  expect(notInCountryText(country.nz)).toBe('This place is not in New Zealand, the country of your organisation.')
})
