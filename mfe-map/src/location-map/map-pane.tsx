import { Button } from '@waymark/ui/button'
import { announce } from '@waymark/web-kit/announcement'
import List from 'lucide-react/icons/list'
import type { RefObject } from 'react'
import type { ChosenVenue, MapView } from '../map-engine/engine-props.ts'
import { useMapColours } from '../map-engine/map-colours.ts'
import { MapControls } from '../map-engine/map-controls.tsx'
import type { MapMarker } from '../map-engine/map-marker.ts'
import { PinButtons } from '../map-engine/pin-buttons.tsx'
import { ScaleBar } from '../map-engine/scale-bar.tsx'
import { SiteMap } from '../map-engine/site-map.tsx'
import styles from './map-pane.module.css'

interface MapPaneProps {
  readonly frame: RefObject<HTMLElement | null>
  readonly view: MapView
  readonly markers: readonly MapMarker[]
  readonly chosen: ChosenVenue | null
  readonly token: string
  readonly streetsUrl: string | null
  /** "47 places in view. The list has all of them, 10 at a time." */
  readonly status: string
  readonly onMoved: (view: MapView) => void
  readonly onMarker: (marker: MapMarker) => void
  readonly onFailure: (reason: string) => void
  readonly isDrawn: boolean
  readonly onDrawn: () => void
  /** On a phone: back to the list. Null where both are side by side. */
  readonly onShowList: (() => void) | null
}

const mapLabel =
  'Map of accessible places. Arrow keys move the map, plus and minus zoom. The same places are in the list.'

const announceEdge = () => announce('No more places in that direction.')

/** The map: a second view of what the list says. */
export function MapPane(props: MapPaneProps) {
  const {
    frame,
    view,
    markers,
    chosen,
    token,
    streetsUrl,
    status,
    onMoved,
    onMarker,
    onFailure,
    isDrawn,
    onDrawn,
    onShowList,
  } = props
  const colours = useMapColours()
  return (
    <section ref={frame} className={styles.stage} aria-label="Map" data-ready={isDrawn}>
      <SiteMap
        view={view}
        colours={colours}
        markers={markers}
        chosen={chosen}
        label={mapLabel}
        streetsUrl={streetsUrl}
        token={token}
        onMoved={onMoved}
        onMarker={onMarker}
        onFailure={onFailure}
        onReady={onDrawn}
      >
        <PinButtons markers={markers} chosen={chosen} onMarker={onMarker} onEdge={announceEdge} />
        <MapControls />
        <ScaleBar />
      </SiteMap>
      <p className={styles.status}>{status}</p>
      {onShowList && (
        <div className={styles.showList}>
          <Button icon={List} onPress={onShowList}>
            Show list
          </Button>
        </div>
      )}
    </section>
  )
}
