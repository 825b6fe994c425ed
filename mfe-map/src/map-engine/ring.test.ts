import { distanceKm } from '@waymark/domain/place/distance'
import { expect, it } from 'vitest'
import { ringFeatures } from './ring.ts'

it.each([0.5, 5, 25])('every corner of a ring of %d km is that far from its centre', (radiusKm) => {
  const centre = { lat: -41.2866, lng: 174.7756 }
  const [ring] = ringFeatures({ centre, radiusKm }).features
  const edge = ring?.geometry.coordinates[0] ?? []
  expect(edge[0]).toEqual(edge.at(-1))
  for (const [longitude = 0, latitude = 0] of edge) {
    const away = distanceKm({ latitude: centre.lat, longitude: centre.lng }, { latitude, longitude })
    expect(Math.abs(away - radiusKm)).toBeLessThan(radiusKm * 0.003)
  }
})

it('without a ring there is nothing to draw', () => {
  expect(ringFeatures(null).features).toEqual([])
})
