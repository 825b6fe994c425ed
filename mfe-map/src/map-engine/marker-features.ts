import type { FeatureCollection, Point } from 'geojson'
import type { ChosenVenue } from './engine-props.ts'
import { clusterRadiusPx, type MapMarker } from './map-marker.ts'

/** The markers as the layers read them; the chosen place is a separate feature, drawn above all others. */
export function markerFeatures(markers: readonly MapMarker[], chosen: ChosenVenue | null): FeatureCollection<Point> {
  const shown = markers.filter((marker) => marker.kind !== 'venue' || marker.venueId !== chosen?.venueId)
  const features = shown.map((marker) => ({
    type: 'Feature' as const,
    properties:
      marker.kind === 'cluster'
        ? { kind: 'cluster', key: marker.key, count: marker.count, radius: clusterRadiusPx(marker.count) }
        : { kind: marker.hasOutage ? `${marker.kind}-out` : marker.kind, key: marker.key },
    geometry: { type: 'Point' as const, coordinates: [marker.lng, marker.lat] },
  }))
  if (!chosen) return { type: 'FeatureCollection', features }
  const chosenFeature = {
    type: 'Feature' as const,
    properties: { kind: 'chosen', key: `v${chosen.venueId}` },
    geometry: { type: 'Point' as const, coordinates: [chosen.lng, chosen.lat] },
  }
  return { type: 'FeatureCollection', features: [...features, chosenFeature] }
}
