import type { LatLng } from '@waymark/web-kit/view-bounds'
import type { FeatureCollection, Polygon } from 'geojson'

/** A circle on the ground. */
export interface Ring {
  readonly centre: LatLng
  readonly radiusKm: number
}

const kmPerDegree = 111.195
const corners = 96

/** The circle as the layers read it; empty for null. Small enough that a flat ground makes no difference. */
export function ringFeatures(ring: Ring | null): FeatureCollection<Polygon> {
  if (!ring) return { type: 'FeatureCollection', features: [] }
  const { centre, radiusKm } = ring
  const latDegrees = radiusKm / kmPerDegree
  const lngDegrees = latDegrees / Math.cos((centre.lat * Math.PI) / 180)
  const edge = Array.from({ length: corners + 1 }, (_, index) => {
    const angle = (2 * Math.PI * (index % corners)) / corners
    return [centre.lng + lngDegrees * Math.sin(angle), centre.lat + latDegrees * Math.cos(angle)]
  })
  return {
    type: 'FeatureCollection',
    features: [{ type: 'Feature', properties: {}, geometry: { type: 'Polygon', coordinates: [edge] } }],
  }
}
