import { useEffect, useRef } from 'react'
import { isInView } from './list-words.ts'
import type { LatLng, MapBounds } from './view-bounds.ts'

/** A link may name a place that is elsewhere: then the map starts there. Places chosen here are already in view. */
export function useVenueInView(
  venue: LatLng | null,
  bounds: MapBounds,
  isChosenHere: boolean,
  lookAt: (centre: LatLng) => void,
): void {
  const isDone = useRef(false)
  useEffect(() => {
    if (!venue || isDone.current) return
    isDone.current = true
    if (!isChosenHere && !isInView(venue, bounds)) lookAt({ lat: venue.lat, lng: venue.lng })
  }, [venue, bounds, isChosenHere, lookAt])
}
