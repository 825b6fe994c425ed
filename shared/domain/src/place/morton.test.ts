import { expect, test } from 'vitest'
import { isInBox } from './distance.ts'
import { cellBox, cellOf, cellShift, mortonKey, tileOf, tileRange, tilesOf } from './morton.ts'

const wellington = { latitude: -41.2865, longitude: 174.7762 }

/** A reference implementation of the key, bit by bit with BigInt. */
function slowKey({ latitude, longitude }: typeof wellington): bigint {
  const radians = (Math.min(Math.max(latitude, -85.0511287798066), 85.0511287798066) * Math.PI) / 180
  const half = (value: number) => BigInt(Math.min(Math.max(Math.floor(value * 2 ** 26), 0), 2 ** 26 - 1))
  const x = half((longitude + 180) / 360)
  const y = half(0.5 - Math.log((1 + Math.sin(radians)) / (1 - Math.sin(radians))) / (4 * Math.PI))
  let key = 0n
  for (let bit = 0n; bit < 26n; bit++) key |= (((x >> bit) & 1n) << (2n * bit)) | (((y >> bit) & 1n) << (2n * bit + 1n))
  return key
}

function points(): (typeof wellington)[] {
  return Array.from({ length: 4000 }, (_, index) => ({
    latitude: -47 + ((index * 0.618034) % 1) * 37,
    longitude: ((112 + ((index * 0.414214) % 1) * 72 + 180) % 360) - 180,
  }))
}

test('interleaves x and y exactly, for NZ, AU and the corners of the world', () => {
  const corners = [-90, 0, 90].flatMap((latitude) => [-180, 0, 180].map((longitude) => ({ latitude, longitude })))
  for (const point of [...points(), ...corners]) {
    const key = mortonKey(point)
    expect(Number.isSafeInteger(key)).toBe(true)
    expect(BigInt(key)).toBe(slowKey(point))
  }
})

test("puts a key into its own tile's range and no neighbour's, at every zoom", () => {
  for (const point of points().slice(0, 300))
    for (let z = 0; z <= 20; z++) {
      const tile = tileOf(point, z)
      const { low, high } = tileRange(tile)
      const key = mortonKey(point)
      expect(key >= low && key < high).toBe(true)
      const other = tileRange({ ...tile, x: tile.x + 1 })
      expect(key >= other.low && key < other.high).toBe(false)
    }
})

test("splits a parent's range into its four children without gap or overlap", () => {
  const { z, x, y } = tileOf(wellington, 12)
  const children = [
    { z: z + 1, x: 2 * x, y: 2 * y },
    { z: z + 1, x: 2 * x + 1, y: 2 * y },
    { z: z + 1, x: 2 * x, y: 2 * y + 1 },
    { z: z + 1, x: 2 * x + 1, y: 2 * y + 1 },
  ].map(tileRange)
  const parent = tileRange({ z, x, y })
  expect(children[0]?.low).toBe(parent.low)
  expect(children[3]?.high).toBe(parent.high)
  for (let i = 1; i < 4; i++) expect(children[i]?.low).toBe(children[i - 1]?.high)
})

test('finds exactly the places in a view by its tiles, also across the 180th meridian', () => {
  const views = [
    { south: -41.4, north: -41.1, west: 174.6, east: 175 },
    { south: -44.5, north: -43.5, west: 178.5, east: -176 },
    { south: -47, north: -10, west: 112, east: -176 },
  ]
  for (const view of views)
    for (const z of [3, 6, 9]) {
      const ranges = tilesOf(view, z).map(tileRange)
      expect(new Set(ranges.map(({ low }) => low)).size).toBe(ranges.length)
      for (const point of points()) {
        if (!isInBox(point, view)) continue
        const key = mortonKey(point)
        expect(ranges.filter(({ low, high }) => key >= low && key < high)).toHaveLength(1)
      }
    }
  const strip = { south: -44, north: -43.9, west: 179.9, east: -179.9 }
  expect(tilesOf(strip, 10).map(({ x }) => x)).toEqual(expect.arrayContaining([0, 1023]))
})

test('has cells of an eighth of a tile whose box contains their places, with the shift used in SQL', () => {
  for (const point of points().slice(0, 500))
    for (const z of [0, 6, 10, 15]) {
      const key = mortonKey(point)
      const cell = cellOf(key, z)
      expect(BigInt(cell)).toBe(BigInt(key) >> BigInt(cellShift(z)))
      expect(cell).toBe(tileRange({ ...tileOf(point, z + 3) }).low / 2 ** cellShift(z))
      expect(isInBox(point, cellBox(cell, z))).toBe(true)
    }
})

test('keeps the tiles of a view inside the map, up to the poles', () => {
  const whole = { south: -89.99, north: 89.99, west: -180, east: 180 }
  for (let z = 0; z <= 6; z += 1) {
    const tiles = tilesOf(whole, z)
    expect(tiles.filter(({ x, y }) => x < 0 || y < 0 || x >= 2 ** z || y >= 2 ** z)).toEqual([])
    expect(tiles).toHaveLength(4 ** z)
    for (const tile of tiles) expect(Number.isSafeInteger(tileRange(tile).high)).toBe(true)
  }
  for (const latitude of [85.051_128_779_806_6, 89.99, 90, -90])
    for (let z = 0; z <= 23; z += 1) {
      const { y } = tileOf({ latitude, longitude: 174 }, z)
      expect(y).toBe(latitude > 0 ? 0 : 2 ** z - 1)
    }
})
