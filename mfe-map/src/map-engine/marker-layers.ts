import { labelFonts } from './label-fonts.ts'
import type { MapColours } from './map-colours.ts'

/** Name of the source that all marker layers read. */
export const markerSource = 'markers'
/** Layers whose features can be pressed. */
export const markerLayerIds = ['clusters', 'pins', 'outage-pins', 'amenity-pins', 'amenity-outage-pins', 'chosen-pin']

// Typed narrower than either engine's own layers, so that the same ones fit both.
interface Layer<Type extends string, Layout, Paint> {
  readonly id: string
  readonly type: Type
  readonly filter: ['==', ['get', 'kind'], string]
  readonly layout?: Layout
  readonly paint?: Paint
}

type Discs = Layer<
  'circle',
  never,
  {
    'circle-color': string
    'circle-radius': ['get', 'radius']
    'circle-stroke-color': string
    'circle-stroke-width': number
  }
>

type Counts = Layer<
  'symbol',
  {
    'text-field': ['to-string', ['get', 'count']]
    'text-font': string[]
    'text-size': number
    'text-allow-overlap': boolean
    'text-padding': number
  },
  { 'text-color': string }
>

type Pins = Layer<
  'symbol',
  {
    'icon-image': string
    'icon-anchor': 'bottom'
    'icon-allow-overlap': boolean
    'icon-padding': number
  },
  never
>

/** One image at the point of each feature of a kind. */
const pinLayer = (id: string, kind: string, image: string): Pins => ({
  id,
  type: 'symbol',
  filter: ['==', ['get', 'kind'], kind],
  layout: { 'icon-image': image, 'icon-anchor': 'bottom', 'icon-allow-overlap': true, 'icon-padding': 2 },
})

/** Discs for groups, drops for places, plates for amenities, a large drop for the chosen one; drawn by the engine, so a thousand cost no more than ten. */
export function markerLayers(colours: MapColours): [Discs, Counts, Pins, Pins, Pins, Pins, Pins] {
  return [
    {
      id: 'clusters',
      type: 'circle',
      filter: ['==', ['get', 'kind'], 'cluster'],
      paint: {
        'circle-color': colours.accent,
        'circle-radius': ['get', 'radius'],
        'circle-stroke-color': colours.halo,
        'circle-stroke-width': 3,
      },
    },
    {
      id: 'cluster-counts',
      type: 'symbol',
      filter: ['==', ['get', 'kind'], 'cluster'],
      layout: {
        'text-field': ['to-string', ['get', 'count']],
        'text-font': labelFonts(colours.fonts, 'Bold'),
        'text-size': 16,
        'text-allow-overlap': true,
        // Labels of places keep clear of the disc.
        'text-padding': 16,
      },
      paint: { 'text-color': colours.onAccent },
    },
    pinLayer('pins', 'venue', 'pin'),
    pinLayer('outage-pins', 'venue-out', 'pin-out'),
    pinLayer('amenity-pins', 'amenity', 'amenity'),
    pinLayer('amenity-outage-pins', 'amenity-out', 'amenity-out'),
    pinLayer('chosen-pin', 'chosen', 'pin-chosen'),
  ]
}
