import { common } from '@waymark/contracts/common'
import { Button } from '@waymark/ui/button'
import { announce } from '@waymark/web-kit/announcement'
import type { SlotProps } from '@waymark/web-kit/remote-module'
import { useCall } from '@waymark/web-kit/use-call'
import type { LatLng } from '@waymark/web-kit/view-bounds'
import MapPin from 'lucide-react/icons/map-pin'
import { useCallback, useMemo, useState } from 'react'
import { useMapColours } from '../map-engine/map-colours.ts'
import { MapControls } from '../map-engine/map-controls.tsx'
import { MapWait } from '../map-engine/map-wait.tsx'
import { ScaleBar } from '../map-engine/scale-bar.tsx'
import { SiteMap } from '../map-engine/site-map.tsx'
import styles from './location-pin.module.css'
import { PinHandle } from './pin-handle.tsx'
import { pinMinZoom, pinView } from './pin-view.ts'

const mapLabel = 'Map of the location. Arrow keys move the map, plus and minus zoom.'
const noMarkers = [] as const
const ignore = () => {}
// About a metre; more digits mean nothing for a door.
const decimals = 5
const rounded = (degrees: number) => Number(degrees.toFixed(decimals))

/** The pin of one location with its radius: dragged, placed by a press, or moved by arrow keys. */
export function LocationPin({
  at: saved,
  radiusKm,
  countryId,
  describedBy,
  onMove,
  onFailure,
}: SlotProps['locationPin']) {
  const [isDrawn, setDrawn] = useState(false)
  const colours = useMapColours()
  const settings = useCall(common.getClientSettings, {}, { staleMs: Number.POSITIVE_INFINITY })
  const [dragged, setDragged] = useState<LatLng | null>(null)
  const { latitude, longitude } = saved ?? { latitude: null, longitude: null }
  const at = useMemo(
    () => dragged ?? (latitude === null || longitude === null ? null : { lat: latitude, lng: longitude }),
    [dragged, latitude, longitude],
  )
  const [view, setView] = useState(() => pinView(at, radiusKm, countryId))

  // Moves made here leave the map where it is; for a place found or typed, or a new radius, the map shows all of it.
  const shown = `${latitude} ${longitude} ${radiusKm}`
  const [fitted, setFitted] = useState(shown)
  if (fitted !== shown) {
    setFitted(shown)
    setView(pinView(at, radiusKm, countryId))
  }

  const hasPin = saved !== null
  const put = useCallback(
    ({ lat, lng }: LatLng) => {
      const to = { latitude: rounded(lat), longitude: rounded(lng) }
      setDragged(null)
      if (hasPin) setFitted(`${to.latitude} ${to.longitude} ${radiusKm}`)
      onMove(to)
    },
    [hasPin, radiusKm, onMove],
  )
  const step = useCallback(
    (to: LatLng, words: string) => {
      put(to)
      announce(`Moved ${words}: ${rounded(to.lat)}, ${rounded(to.lng)}.`)
    },
    [put],
  )
  const chosen = useMemo(() => at && { venueId: 0, ...at }, [at])
  const ring = useMemo(() => (at && radiusKm !== null ? { centre: at, radiusKm } : null), [at, radiusKm])

  return (
    <section className={styles.stage} aria-label="Map of the location" data-ready={isDrawn}>
      <MapWait isOver={isDrawn} />
      {!settings.isPending && (
        <SiteMap
          view={view}
          colours={colours}
          markers={noMarkers}
          chosen={chosen}
          ring={ring}
          minZoom={pinMinZoom}
          label={mapLabel}
          streetsUrl={settings.data?.mapPmtilesUrl ?? null}
          token={settings.data?.mapboxKey ?? ''}
          onMoved={setView}
          onMarker={ignore}
          onSpot={put}
          onFailure={onFailure}
          onReady={() => setDrawn(true)}
        >
          {at && <PinHandle at={at} describedBy={describedBy} onDrag={setDragged} onDrop={put} onStep={step} />}
          <MapControls />
          <ScaleBar />
        </SiteMap>
      )}
      {!hasPin && (
        <div className={styles.put}>
          <Button icon={MapPin} onPress={() => put(view.centre)}>
            Put the pin in the middle
          </Button>
        </div>
      )}
    </section>
  )
}
