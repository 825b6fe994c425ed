/** Several places in one spot of the map. `venueIds` is set when they are so close that no zoom level separates them. */
export interface ClusterMarker {
  readonly kind: 'cluster'
  readonly key: string
  readonly lat: number
  readonly lng: number
  readonly count: number
  /** Suburb or town of most of them, for its accessible name. */
  readonly near: string
  readonly venueIds: readonly number[]
}

/** One place on the map. */
export interface VenueMarker {
  readonly kind: 'venue'
  readonly key: string
  readonly lat: number
  readonly lng: number
  readonly venueId: number
  readonly name: string
  readonly near: string
  /** Something is out of order there now. */
  readonly hasOutage: boolean
}

/** A toilet, a quiet room or the like. */
export interface AmenityMarker {
  readonly kind: 'amenity'
  readonly key: string
  readonly lat: number
  readonly lng: number
  readonly amenityId: number
  readonly name: string
  readonly near: string
  /** It is out of order itself. */
  readonly hasOutage: boolean
}

export type MapMarker = ClusterMarker | VenueMarker | AmenityMarker

/** The marker in words, for its button and the status. */
export function markerLabel(marker: MapMarker): string {
  if (marker.kind !== 'cluster') {
    // Many names end with where the place is.
    const isNamedAfterIt = marker.near !== '' && marker.name.endsWith(marker.near)
    const name = marker.near && !isNamedAfterIt ? `${marker.name}, ${marker.near}` : marker.name
    if (!marker.hasOutage) return name
    return marker.kind === 'venue' ? `${name}. Something is out of order here.` : `${name}. Out of order.`
  }
  const where = marker.near ? ` near ${marker.near}` : ''
  const does = marker.venueIds.length > 0 ? 'Activate to list them.' : 'Activate to zoom in.'
  return `Group of ${marker.count} places${where}. ${does}`
}

/** Radius of a cluster's disc: grows slowly with its count. */
export function clusterRadiusPx(count: number): number {
  return Math.min(32, 17 + 3.2 * Math.log2(Math.max(1, count / 2)))
}
