import { describe, expect, it } from 'vitest'
import { metresPerPixel, viewBounds } from './view-bounds.ts'

describe('viewBounds', () => {
  const wellington = { lat: -41.29, lng: 174.78 }

  it('surrounds its centre', () => {
    const bounds = viewBounds(wellington, 14, { widthPx: 800, heightPx: 600 })
    expect((bounds.west + bounds.east) / 2).toBeCloseTo(wellington.lng, 9)
    expect(bounds.south).toBeLessThan(wellington.lat)
    expect(bounds.north).toBeGreaterThan(wellington.lat)
  })

  it('is half as wide one zoom closer', () => {
    const size = { widthPx: 800, heightPx: 600 }
    const far = viewBounds(wellington, 13, size)
    const near = viewBounds(wellington, 14, size)
    expect((near.east - near.west) * 2).toBeCloseTo(far.east - far.west, 9)
  })

  it('is as wide in metres as its pixels say', () => {
    const bounds = viewBounds(wellington, 14, { widthPx: 1000, heightPx: 10 })
    const widthMetres = (bounds.east - bounds.west) * 111_320 * Math.cos((wellington.lat * Math.PI) / 180)
    expect(widthMetres / 1000).toBeCloseTo(metresPerPixel(wellington.lat, 14), 1)
  })
})
