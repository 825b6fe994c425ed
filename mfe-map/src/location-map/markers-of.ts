import type { VenuesInView } from '@waymark/web-kit/use-venues-in-view'
import type { MapMarker } from '../map-engine/map-marker.ts'
import type { AmenityNear } from './amenity-list.tsx'

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
      ({ serviceAreaId, latitude, longitude, name, suburb, hasOutage }): MapMarker => ({
        kind: 'venue',
        key: `v${serviceAreaId}`,
        lat: latitude,
        lng: longitude,
        venueId: serviceAreaId,
        name,
        near: suburb,
        hasOutage,
      }),
    ),
  ]
}

/** The amenities of a list as pins of their own kind. */
export function amenityMarkers(amenities: readonly AmenityNear[]): MapMarker[] {
  return amenities.map(({ amenityId, latitude, longitude, title, venueName, outages }) => ({
    kind: 'amenity',
    key: `a${amenityId}`,
    lat: latitude,
    lng: longitude,
    amenityId,
    name: title,
    near: venueName,
    hasOutage: outages.some((outage) => outage.amenityId === amenityId),
  }))
}
