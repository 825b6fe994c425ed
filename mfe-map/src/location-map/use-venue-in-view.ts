import { isInView } from '@waymark/web-kit/list-words'
import type { LatLng, MapBounds } from '@waymark/web-kit/view-bounds'
import { useEffect, useRef } from 'react'
import type { ChosenVenue } from '../map-engine/engine-props.ts'

/** A link may name a place that is elsewhere: then the map starts there. Places chosen here are already in view. */
export function useVenueInView(
  venue: ChosenVenue | null,
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
