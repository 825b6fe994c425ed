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
}

export type MapMarker = ClusterMarker | VenueMarker

/** The marker in words, for its button and the status. */
export function markerLabel(marker: MapMarker): string {
  if (marker.kind === 'venue') return marker.near ? `${marker.name}, ${marker.near}` : marker.name
  const where = marker.near ? ` near ${marker.near}` : ''
  const does = marker.venueIds.length > 0 ? 'Activate to list them.' : 'Activate to zoom in.'
  return `Group of ${marker.count} places${where}. ${does}`
}

/** Radius of a cluster's disc: grows slowly with its count. */
export function clusterRadiusPx(count: number): number {
  return Math.min(32, 17 + 3.2 * Math.log2(Math.max(1, count / 2)))
}
