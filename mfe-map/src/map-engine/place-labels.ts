import type { ExpressionSpecification, FilterSpecification, SymbolLayerSpecification } from 'maplibre-gl'
import { labelFonts } from './label-fonts.ts'
import type { MapColours } from './map-colours.ts'
import { linear } from './zoom-steps.ts'

/** Where a pin or a disc covers a name, the name moves to its side. */
const besidePins: {
  'text-variable-anchor': ('center' | 'top' | 'bottom' | 'left' | 'right')[]
  'text-radial-offset': number
} = { 'text-variable-anchor': ['center', 'top', 'bottom', 'right', 'left'], 'text-radial-offset': 1.4 }

/** The name, with the Māori one below it where that is another. */
export const bothNames: ExpressionSpecification = [
  'case',
  ['has', 'm'],
  ['format', ['get', 'n'], {}, '\n', {}, ['get', 'm'], { 'font-scale': 0.85 }],
  ['get', 'n'],
]

interface PlaceLabelOptions {
  /** Which of them; all when left out. */
  readonly only?: ExpressionSpecification | null
  /** Closer in, the names of whole cities and towns would lie over those of streets. */
  readonly cityMaxZoom?: number
}

/** Names of cities, towns and suburbs by their rank. */
export function placeLabels(
  source: string,
  colours: MapColours,
  { only, cityMaxZoom = 24 }: PlaceLabelOptions,
): SymbolLayerSpecification[] {
  const rank: ExpressionSpecification = ['get', 'r']
  const kept = (filter: ExpressionSpecification): FilterSpecification => (only ? ['all', filter, only] : filter)
  const halo = { 'text-color': colours.label, 'text-halo-color': colours.land, 'text-halo-width': 1.6 }
  return [
    {
      id: `${source}-suburb`,
      type: 'symbol',
      source,
      'source-layer': 'place',
      minzoom: 9.5,
      filter: kept(['>=', rank, 4]),
      layout: {
        'text-field': bothNames,
        'text-font': labelFonts(colours.fonts, 'Medium'),
        'text-size': linear(10, 12, 14, 15, 17, 19),
        'text-padding': 8,
        'symbol-sort-key': rank,
        'text-max-width': 7,
        ...besidePins,
      },
      paint: halo,
    },
    {
      id: `${source}-town`,
      type: 'symbol',
      source,
      'source-layer': 'place',
      minzoom: 6,
      maxzoom: cityMaxZoom,
      filter: kept(['all', ['>=', rank, 2], ['<=', rank, 3]]),
      layout: {
        'text-field': bothNames,
        'text-font': labelFonts(colours.fonts, 'Semibold'),
        'text-size': linear(7, 12, 10, 15, 14, 19),
        'symbol-sort-key': rank,
        'text-max-width': 7,
        ...besidePins,
      },
      paint: halo,
    },
    {
      id: `${source}-city`,
      type: 'symbol',
      source,
      'source-layer': 'place',
      maxzoom: cityMaxZoom,
      filter: kept(['==', rank, 1]),
      layout: {
        'text-field': bothNames,
        'text-font': labelFonts(colours.fonts, 'Bold'),
        'text-size': linear(4, 12, 10, 19, 14, 25),
        'symbol-sort-key': ['-', 0, ['get', 'p']],
        ...besidePins,
      },
      paint: halo,
    },
  ]
}
