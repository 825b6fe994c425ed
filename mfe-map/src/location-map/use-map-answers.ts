import { common } from '@waymark/contracts/common'
import { serviceArea } from '@waymark/contracts/service-area'
import type { MapState, VenueSort } from '@waymark/web-kit/map-state'
import { useCall } from '@waymark/web-kit/use-call'
import { useVenuesInView } from '@waymark/web-kit/use-venues-in-view'
import type { MapBounds } from '@waymark/web-kit/view-bounds'
import { useMemo } from 'react'
import { markersOf } from './markers-of.ts'
import { knownNeeds } from './venue-data.ts'

/** What the map and its list show: the places in view, and the chosen one. Each part stays the same object while it says the same. */
export function useMapAnswers(state: MapState, bounds: MapBounds, sort: VenueSort) {
  const { venueId } = state
  const venues = useVenuesInView(state, bounds, sort)
  const venue = useCall(
    serviceArea.getVenueMapData,
    { saId: venueId ?? 0 },
    { enabled: venueId !== null, ignore401: true },
  )
  // Asked together with the places, though only the map needs it.
  const settings = useCall(common.getClientSettings, {}, { staleMs: Number.POSITIVE_INFINITY, ignore401: true })
  const [answer] = venues.data?.pages ?? []
  const markers = useMemo(() => (answer ? markersOf(answer) : []), [answer])
  const needs = useMemo(() => knownNeeds(answer?.needs ?? []), [answer])
  const chosen = useMemo(
    () => (venueId !== null && venue.data ? { venueId, lat: venue.data.latitude, lng: venue.data.longitude } : null),
    [venueId, venue.data],
  )
  return { venues, venue, settings, answer, markers, needs, chosen }
}

export type MapAnswers = ReturnType<typeof useMapAnswers>
