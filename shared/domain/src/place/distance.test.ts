import { expect, test } from 'vitest'
import { boxAround, distanceKm, distanceText, isInBox } from './distance.ts'
import { isServiceAreaRadius, outsideRadius, outsideRadiusText, radiusRefusal } from './radius.ts'

const wellington = { latitude: -41.2865, longitude: 174.7762 }
const auckland = { latitude: -36.8485, longitude: 174.7633 }
const chatham = { latitude: -43.9535, longitude: -176.5597 }
const radiansPerDegree = Math.PI / 180

/** The place `km` away in direction `bearing` (degrees). */
function placeAt(from: typeof wellington, km: number, bearing: number) {
  const angle = km / 6371.0088
  const latitude = from.latitude * radiansPerDegree
  const turn = bearing * radiansPerDegree
  const sine = Math.sin(latitude) * Math.cos(angle) + Math.cos(latitude) * Math.sin(angle) * Math.cos(turn)
  const east = Math.sin(turn) * Math.sin(angle) * Math.cos(latitude)
  const longitude = from.longitude + Math.atan2(east, Math.cos(angle) - Math.sin(latitude) * sine) / radiansPerDegree
  return { latitude: Math.asin(sine) / radiansPerDegree, longitude: ((longitude + 540) % 360) - 180 }
}

test('measures great-circle distances, also across the 180th meridian', () => {
  expect(distanceKm(wellington, auckland)).toBeCloseTo(493.5, 0)
  expect(distanceKm(wellington, chatham)).toBeCloseTo(767.965, 2)
  expect(distanceKm({ latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 })).toBeCloseTo(111.195, 2)
  expect(distanceKm(wellington, wellington)).toBe(0)
  expect(distanceKm({ latitude: 90, longitude: 0 }, { latitude: -90, longitude: 77 })).toBeCloseTo(20_015.1, 0)
})

test('includes the edge of the circle, and excludes a metre beyond', () => {
  for (const centre of [wellington, chatham])
    for (let bearing = 0; bearing < 360; bearing += 15) {
      expect(outsideRadius(centre, 25, placeAt(centre, 24.999, bearing))).toBeNull()
      expect(outsideRadius(centre, 25, placeAt(centre, 25.001, bearing))).not.toBeNull()
    }
  const edge = placeAt(wellington, 3, 90)
  expect(outsideRadius(wellington, distanceKm(wellington, edge), edge)).toBeNull()
})

test('contains the circle in a box that is not much larger', () => {
  for (const centre of [wellington, chatham, { latitude: -16.8, longitude: 179.95 }])
    for (const radiusKm of [0.5, 5, 25]) {
      const box = boxAround(centre, radiusKm)
      for (let bearing = 0; bearing < 360; bearing += 5) {
        expect(isInBox(placeAt(centre, radiusKm * 0.999999, bearing), box)).toBe(true)
        expect(isInBox(placeAt(centre, radiusKm * 1.5, bearing), box)).toBe(false)
      }
    }
  expect(boxAround({ latitude: -16.8, longitude: 179.95 }, 25).west).toBeGreaterThan(
    boxAround({ latitude: -16.8, longitude: 179.95 }, 25).east,
  )
  expect(boxAround({ latitude: 89.9, longitude: 0 }, 25)).toMatchObject({ north: 90, west: -180, east: 180 })
})

test('allows a radius of 0.5 to 25 km', () => {
  expect([0.499, 0.5, 10, 25, 25.001, Number.NaN].map(isServiceAreaRadius)).toEqual([
    false,
    true,
    true,
    true,
    false,
    false,
  ])
  expect(radiusRefusal(30)).toBe('The radius must be 0.5 to 25 km.')
  expect(radiusRefusal(25)).toBeNull()
})

test('formats distances', () => {
  expect([0, 0.05, 0.849, 0.9949, 0.995, 3.14, 99.94, 99.96, 773.2].map(distanceText)).toEqual([
    '0 m',
    '50 m',
    '850 m',
    '990 m',
    '1.0 km',
    '3.1 km',
    '99.9 km',
    '100 km',
    '773 km',
  ])
})

test('never formats an address outside a radius as if it were inside', () => {
  const distanceAt = (km: number, radiusKm: number) =>
    outsideRadius(wellington, radiusKm, placeAt(wellington, km, 90))?.distance
  expect(distanceAt(14.23, 12)).toBe('14.2')
  expect(distanceAt(25.0099, 25)).toBe('25.01')
  expect(distanceAt(25.001, 25)).toBe('25.01')
  expect(outsideRadiusText({ distance: '14.2', radius: 12 })).toBe(
    'This address is 14.2 km away. They travel up to 12 km.',
  )
})
