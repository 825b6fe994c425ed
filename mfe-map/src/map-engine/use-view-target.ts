import { useEffect } from 'react'
import type { MapView } from './engine-props.ts'
import { type MapHandle, moveMs } from './map-handle.ts'
import { isSameView } from './same-view.ts'

/** Moves the map when the page asks for another view; the map's own moves, coming back as `view`, change nothing. */
export function useViewTarget(map: MapHandle | null, view: MapView): void {
  const { centre, zoom } = view
  const { lat, lng } = centre
  useEffect(() => {
    if (!map) return
    const now = { centre: map.getCenter(), zoom: map.getZoom() }
    if (!isSameView(now, { centre: { lat, lng }, zoom })) map.easeTo({ center: [lng, lat], zoom, duration: moveMs() })
  }, [map, lat, lng, zoom])
}
