import { common } from '@waymark/contracts/common'
import { limits } from '@waymark/domain/limits'
import type { SlotProps } from '@waymark/web-kit/remote-module'
import { useCall } from '@waymark/web-kit/use-call'
import { useMemo, useState } from 'react'
import { MapScene } from '../location-map/map-scene.tsx'
import { markersOf } from '../location-map/markers-of.ts'
import { SpotPanel } from '../location-map/spot-panel.tsx'
import type { ClusterMarker, MapMarker } from '../map-engine/map-marker.ts'

const clusterZoomSteps = 2

/** The map beside the list of an access page: the same answer, drawn. */
export function PlacesMap(props: SlotProps['placesMap']) {
  const { state, answer, chosen, hrefOf, onMoved, onKeyboardMove, onVenue, onFailure, onShowList } = props
  const settings = useCall(common.getClientSettings, {}, { staleMs: Number.POSITIVE_INFINITY, ignore401: true })
  const markers = useMemo(() => (answer ? markersOf(answer) : []), [answer])
  const [spot, setSpot] = useState<ClusterMarker | null>(null)

  const press = (marker: MapMarker) => {
    if (marker.kind === 'venue') return onVenue(marker.venueId)
    if (marker.kind === 'amenity') return
    if (marker.venueIds.length > 0) return setSpot(marker)
    onKeyboardMove()
    const zoom = Math.min(limits.mapZoom.max, Math.round(state.zoom) + clusterZoomSteps)
    onMoved({ centre: { lat: marker.lat, lng: marker.lng }, zoom })
  }
  if (spot) return <SpotPanel spot={spot} state={state} hrefOf={hrefOf} onClose={() => setSpot(null)} />
  return (
    <MapScene
      isReady
      state={state}
      settings={settings}
      answer={answer}
      markers={markers}
      chosen={chosen}
      onMoved={onMoved}
      onKeyboardMove={onKeyboardMove}
      onMarker={press}
      onFailure={onFailure}
      onShowList={onShowList}
    />
  )
}
