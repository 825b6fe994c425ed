import { standAloneVenue } from '@waymark/contracts/stand-alone'
import type { SlotProps } from '@waymark/web-kit/remote-module'
import { useCall } from '@waymark/web-kit/use-call'
import { useEffect, useMemo } from 'react'
import { knownNeeds } from '../location-map/venue-data.ts'
import { VenuePanel } from '../location-map/venue-panel.tsx'

/** The chosen place of an access page, which knows public places only. */
export function PlacePanel({ venueId, needs, choice, onFound, onClose }: SlotProps['placePanel']) {
  const venue = useCall(standAloneVenue.getStaVenueDetails, { serviceAreaId: venueId }, { ignore401: true })
  const known = useMemo(() => knownNeeds(needs), [needs])
  const { data } = venue
  useEffect(() => {
    if (data) onFound({ venueId: data.serviceAreaId, lat: data.latitude, lng: data.longitude })
  }, [data, onFound])
  return <VenuePanel venue={venue} venueId={venueId} needs={known} choice={choice} onClose={onClose} />
}
