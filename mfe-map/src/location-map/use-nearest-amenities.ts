import { standAlone } from '@waymark/contracts/stand-alone'
import { limits } from '@waymark/domain/limits'
import { isInView } from '@waymark/web-kit/list-words'
import type { MapState } from '@waymark/web-kit/map-state'
import { useCall } from '@waymark/web-kit/use-call'
import { type MapBounds, viewBounds } from '@waymark/web-kit/view-bounds'
import { useEffect, useMemo, useRef } from 'react'
import { amenityMarkers } from './markers-of.ts'

/** As many as the list and the map show. */
export const nearestListed = 20

/** The amenities nearest to the place that the list is about, of the kind in the address; nothing while none is asked for. */
export function useNearestAmenities({ near, amenityTypeId, amenityFeatureIds, filters }: MapState) {
  const found = useCall(
    standAlone.getVenuesNearByAmenity,
    {
      near: { latitude: near.lat, longitude: near.lng },
      amenityTypeIds: amenityTypeId === null ? [] : [amenityTypeId],
      featureIds: [...amenityFeatureIds],
      openNow: filters.openNow,
      meetsNeeds: filters.meetsNeeds,
      pageSize: nearestListed,
    },
    { enabled: amenityTypeId !== null, keepPrevious: true, ignore401: true },
  )
  const items = amenityTypeId === null ? undefined : found.data?.items
  const markers = useMemo(() => items && amenityMarkers(items), [items])
  return { found, markers }
}

/** Moves the map so far out that the nearest one is on it, once for each answer. */
export function useNearestInView(
  markers: readonly { readonly key: string; readonly lat: number; readonly lng: number }[] | undefined,
  near: MapState['near'],
  bounds: MapBounds,
  size: Parameters<typeof viewBounds>[2],
  lookAt: (view: Pick<MapState, 'centre' | 'zoom'>) => void,
): void {
  const [first] = markers ?? []
  const done = useRef<string | null>(null)
  useEffect(() => {
    const answer = first ? `${first.key} ${near.lat} ${near.lng}` : null
    if (!first || done.current === answer) return
    done.current = answer
    if (isInView(first, bounds)) return
    const { max, min } = limits.mapZoom
    const zooms = Array.from({ length: max - min + 1 }, (_, step) => max - step)
    const fitting = zooms.find(
      (zoom) => zoom <= limits.mapZoom.decluster && isInView(first, viewBounds(near, zoom, size)),
    )
    lookAt(
      fitting === undefined
        ? { centre: { lat: first.lat, lng: first.lng }, zoom: limits.mapZoom.default }
        : { centre: { lat: near.lat, lng: near.lng }, zoom: fitting },
    )
  }, [first, near, bounds, size, lookAt])
}
