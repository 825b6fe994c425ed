import type { ExpressionSpecification, StyleSpecification } from 'maplibre-gl'
import type { MapColours } from './map-colours.ts'

/** Widths that grow with the zoom as the map itself does; pairs of zoom and pixels. */
const growing = (...stops: number[]): ExpressionSpecification => [
  'interpolate',
  ['exponential', 1.6],
  ['zoom'],
  ...stops,
]
const linear = (...stops: number[]): ExpressionSpecification => ['interpolate', ['linear'], ['zoom'], ...stops]

/**
 * Names of the fonts for labels. The engine draws them itself from the page's own font (no glyph server): it reads the
 * weight out of the first name and falls through to the second, which is the family that the page has loaded.
 */
export function labelFonts(fonts: string, weight: 'Medium' | 'Semibold' | 'Bold'): string[] {
  const family = fonts.split(',')[0]?.replace(/['"]/g, '').trim() || 'sans-serif'
  return [`Waymark ${weight}`, family]
}

/** Where a pin or a disc covers a name, the name moves to its side. */
const besidePins: {
  'text-variable-anchor': ('center' | 'top' | 'bottom' | 'left' | 'right')[]
  'text-radial-offset': number
} = { 'text-variable-anchor': ['center', 'top', 'bottom', 'right', 'left'], 'text-radial-offset': 1.4 }

/** The keyless base map (infra/basemap) in the colours of the page. `tilesUrl` is the absolute address of nzau.pmtiles. */
export function baseStyle(tilesUrl: string, colours: MapColours): StyleSpecification {
  const rank: ExpressionSpecification = ['get', 'r']
  const halo = { 'text-color': colours.label, 'text-halo-color': colours.land, 'text-halo-width': 1.6 }
  return {
    version: 8,
    name: 'Waymark keyless',
    sources: {
      base: { type: 'vector', url: `pmtiles://${tilesUrl}` },
      grid: { type: 'geojson', data: { type: 'FeatureCollection', features: [] } },
    },
    layers: [
      { id: 'water', type: 'background', paint: { 'background-color': colours.water } },
      {
        id: 'shore-wide',
        type: 'line',
        source: 'base',
        'source-layer': 'coast',
        minzoom: 5,
        layout: { 'line-join': 'round', 'line-cap': 'round' },
        paint: {
          'line-color': colours.shore,
          'line-opacity': 0.6,
          'line-width': growing(5, 4, 11, 26, 15, 90),
          'line-blur': growing(5, 3, 11, 14, 15, 44),
        },
      },
      {
        id: 'shore',
        type: 'line',
        source: 'base',
        'source-layer': 'coast',
        minzoom: 7,
        layout: { 'line-join': 'round', 'line-cap': 'round' },
        paint: {
          'line-color': colours.shore,
          'line-opacity': 0.9,
          'line-width': growing(7, 3, 11, 9, 15, 34),
          'line-blur': growing(7, 1, 11, 4, 15, 14),
        },
      },
      { id: 'land', type: 'fill', source: 'base', 'source-layer': 'land', paint: { 'fill-color': colours.land } },
      {
        id: 'urban',
        type: 'fill',
        source: 'base',
        'source-layer': 'urban',
        minzoom: 8,
        paint: {
          'fill-color': colours.tint,
          'fill-antialias': false,
          'fill-opacity': linear(8, 0.5, 10, 0.8, 13.5, 0.8, 16, 0.4),
        },
      },
      {
        id: 'grid',
        type: 'line',
        source: 'grid',
        minzoom: 12.5,
        paint: { 'line-color': colours.grid, 'line-opacity': linear(12.5, 0, 13.5, 1), 'line-width': 1.2 },
      },
      {
        id: 'lake',
        type: 'fill',
        source: 'base',
        'source-layer': 'lake',
        paint: { 'fill-color': colours.water, 'fill-outline-color': colours.coast },
      },
      {
        id: 'coast',
        type: 'line',
        source: 'base',
        'source-layer': 'coast',
        layout: { 'line-join': 'round' },
        paint: { 'line-color': colours.coast, 'line-width': linear(6, 0.6, 12, 1.4, 16, 2.2) },
      },
      {
        id: 'suburb',
        type: 'symbol',
        source: 'base',
        'source-layer': 'place',
        minzoom: 9.5,
        filter: ['>=', rank, 4],
        layout: {
          'text-field': ['get', 'n'],
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
        id: 'town',
        type: 'symbol',
        source: 'base',
        'source-layer': 'place',
        minzoom: 6,
        filter: ['all', ['>=', rank, 2], ['<=', rank, 3]],
        layout: {
          'text-field': ['get', 'n'],
          'text-font': labelFonts(colours.fonts, 'Semibold'),
          'text-size': linear(7, 12, 10, 15, 14, 19),
          'symbol-sort-key': rank,
          'text-max-width': 7,
          ...besidePins,
        },
        paint: halo,
      },
      {
        id: 'city',
        type: 'symbol',
        source: 'base',
        'source-layer': 'place',
        filter: ['==', rank, 1],
        layout: {
          'text-field': ['get', 'n'],
          'text-font': labelFonts(colours.fonts, 'Bold'),
          'text-size': linear(4, 12, 10, 19, 14, 25),
          'symbol-sort-key': ['-', 0, ['get', 'p']],
          ...besidePins,
        },
        paint: halo,
      },
    ],
  }
}
