import type { LatLng } from '@waymark/web-kit/view-bounds'
import type { ReactNode } from 'react'
import type { MapColours } from './map-colours.ts'
import type { MapMarker } from './map-marker.ts'
import type { Ring } from './ring.ts'

/** Where the map looks. */
export interface MapView {
  readonly centre: LatLng
  readonly zoom: number
}

/** The chosen place, drawn larger. */
export interface ChosenVenue extends LatLng {
  readonly venueId: number
}

/** Props that both engines take. */
export interface EngineProps {
  /** Where to start, and where to go when it changes; the person's moves come back through `onMoved`. */
  readonly view: MapView
  readonly colours: MapColours
  readonly markers: readonly MapMarker[]
  readonly chosen: ChosenVenue | null
  /** A circle under the markers; leave it out where none is ever drawn. */
  readonly ring?: Ring | null
  /** The minimum zoom; the source's limit for the map by default. */
  readonly minZoom?: number
  /** Accessible name of the map. */
  readonly label: string
  /** Address of the operator's street tiles, relative to the page; null without any. */
  readonly streetsUrl: string | null
  /** Key of the Mapbox engine; empty without one. */
  readonly token: string
  readonly onMoved: (view: MapView) => void
  readonly onMarker: (marker: MapMarker) => void
  /** The map itself was pressed. */
  readonly onSpot?: (spot: LatLng) => void
  readonly onFailure: (reason: string) => void
  /** Its first frame is drawn. */
  readonly onReady: () => void
  /** Parts on top of the map. */
  readonly children?: ReactNode
}
