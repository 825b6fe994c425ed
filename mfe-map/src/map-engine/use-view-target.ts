import { useEffect } from 'react'
import type { MapView } from './engine-props.ts'
import { type MapHandle, moveMs } from './map-handle.ts'

const samePlaceDegrees = 1e-5
const sameZoom = 0.01

/** Moves the map when the page asks for another view; the map's own moves, coming back as `view`, change nothing. */
export function useViewTarget(map: MapHandle | null, view: MapView): void {
  useEffect(() => {
    if (!map) return
    const centre = map.getCenter()
    const there =
      Math.abs(centre.lat - view.centre.lat) < samePlaceDegrees &&
      Math.abs(centre.lng - view.centre.lng) < samePlaceDegrees &&
      Math.abs(map.getZoom() - view.zoom) < sameZoom
    if (!there) map.easeTo({ center: [view.centre.lng, view.centre.lat], zoom: view.zoom, duration: moveMs() })
  }, [map, view.centre.lat, view.centre.lng, view.zoom])
}
