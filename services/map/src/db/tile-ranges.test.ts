import { mortonKey } from '@waymark/domain/place/morton'
import { describe, expect, it } from 'vitest'
import { tileRanges } from './tile-ranges.ts'

const wellington = { west: 174.7, south: -41.35, east: 174.85, north: -41.25 }
const holds = (box: typeof wellington, zoom: number, latitude: number, longitude: number) => {
  const { from, to } = tileRanges(box, zoom)
  const key = mortonKey({ latitude, longitude })
  return from.some((low, index) => key >= low && key < (to[index] ?? 0))
}

describe('tileRanges', () => {
  it.each([10, 12, 14, 16, 18])('covers every corner of the box at zoom %i', (zoom) => {
    for (const latitude of [wellington.south, -41.3, wellington.north])
      for (const longitude of [wellington.west, 174.78, wellington.east])
        expect(holds(wellington, zoom, latitude, longitude)).toBe(true)
  })

  it('leaves out what is far away', () => {
    expect(holds(wellington, 14, -36.85, 174.76)).toBe(false)
    expect(holds(wellington, 14, -33.87, 151.2)).toBe(false)
  })

  it('uses a coarser level for a box that is too large for its zoom, even the whole world', () => {
    const world = { west: -180, south: -85, east: 180, north: 85 }
    const { from } = tileRanges(world, 18)
    expect(from.length).toBeLessThanOrEqual(64)
    expect(holds(world, 18, -41.3, 174.78)).toBe(true)
  })
})
