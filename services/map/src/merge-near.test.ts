import { describe, expect, it } from 'vitest'
import { type Drawn, mergeNear } from './merge-near.ts'

const join = (into: Drawn, from: Drawn, at: { lat: number; lng: number }): Drawn => ({
  ...at,
  count: into.count + from.count,
})
const merged = (markers: readonly Drawn[], zoom = 14) => mergeNear(markers, zoom, 44, join)

describe('mergeNear', () => {
  it('keeps distant markers apart', () => {
    const markers = [
      { lat: -41.29, lng: 174.77, count: 3 },
      { lat: -41.31, lng: 174.79, count: 2 },
    ]
    expect(merged(markers)).toEqual(markers)
  })

  it('merges the smaller into the larger, at the mean of their places', () => {
    const [only, ...rest] = merged([
      { lat: -41.29, lng: 174.77, count: 1 },
      { lat: -41.29, lng: 174.7704, count: 3 },
    ])
    expect(rest).toEqual([])
    expect(only?.count).toBe(4)
    expect(only?.lng).toBeCloseTo(174.7703, 6)
  })

  it('keeps the total of places', () => {
    const markers = Array.from({ length: 60 }, (_, index) => ({
      lat: -41.29 + (index % 8) * 0.0004,
      lng: 174.77 + Math.floor(index / 8) * 0.0005,
      count: 1 + (index % 5),
    }))
    const sum = (list: readonly Drawn[]) => list.reduce((total, marker) => total + marker.count, 0)
    expect(sum(merged(markers))).toBe(sum(markers))
  })

  it('separates them again when zoomed in', () => {
    const markers = [
      { lat: -41.29, lng: 174.77, count: 1 },
      { lat: -41.29, lng: 174.7704, count: 3 },
    ]
    expect(merged(markers, 18)).toHaveLength(2)
  })
})
