import type { VenuesInView } from '@waymark/web-kit/use-venues-in-view'
import type { MapMarker } from '../map-engine/map-marker.ts'

/** The map's part of the answer, as the engine takes it. */
export function markersOf({ clusters, pins }: Pick<VenuesInView, 'clusters' | 'pins'>): MapMarker[] {
  return [
    ...clusters.map(
      ({ key, latitude, longitude, count, suburb, serviceAreaIds }): MapMarker => ({
        kind: 'cluster',
        key: `c${key}`,
        lat: latitude,
        lng: longitude,
        count,
        near: suburb,
        venueIds: serviceAreaIds,
      }),
    ),
    ...pins.map(
      ({ serviceAreaId, latitude, longitude, name, suburb }): MapMarker => ({
        kind: 'venue',
        key: `v${serviceAreaId}`,
        lat: latitude,
        lng: longitude,
        venueId: serviceAreaId,
        name,
        near: suburb,
      }),
    ),
  ]
}
