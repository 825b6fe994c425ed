/** A disc or pin to draw, with the number of places it stands for. */
export interface Drawn {
  readonly lat: number
  readonly lng: number
  readonly count: number
}

const tilePx = 512

/**
 * Merges markers that would overlap on the screen: cells are squares, so the places of two neighbours may be adjacent.
 * The larger absorbs the smaller. `join` creates the merged marker.
 */
export function mergeNear<Marker extends Drawn>(
  markers: readonly Marker[],
  zoom: number,
  distancePx: number,
  join: (into: Marker, from: Marker, at: { lat: number; lng: number }) => Marker,
): Marker[] {
  const pixelsPerDegree = (tilePx * 2 ** zoom) / 360
  const apart = (a: Drawn, b: Drawn) => {
    const stretch = Math.cos((a.lat * Math.PI) / 180)
    return Math.hypot((a.lng - b.lng) * pixelsPerDegree, ((a.lat - b.lat) * pixelsPerDegree) / stretch)
  }
  const merged: Marker[] = []
  for (const marker of [...markers].sort((a, b) => b.count - a.count)) {
    const index = merged.findIndex((other) => apart(other, marker) < distancePx)
    const into = merged[index]
    if (!into) {
      merged.push(marker)
      continue
    }
    const count = into.count + marker.count
    merged[index] = join(into, marker, {
      lat: (into.lat * into.count + marker.lat * marker.count) / count,
      lng: (into.lng * into.count + marker.lng * marker.count) / count,
    })
  }
  return merged
}
