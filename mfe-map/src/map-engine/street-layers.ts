import type { ExpressionSpecification, LayerSpecification, SymbolLayerSpecification } from 'maplibre-gl'
import { labelFonts } from './label-fonts.ts'
import type { MapColours } from './map-colours.ts'
import { bothNames } from './place-labels.ts'
import { growing, linear } from './zoom-steps.ts'

/** Name of the source with the operator's tiles, which `npm run map:tiles` writes (infra/basemap). */
export const streetSource = 'streets'
/** The first zoom of these tiles. */
export const streetMinZoom = 8

const kind: ExpressionSpecification = ['get', 'k']
const is = (...kinds: string[]): ExpressionSpecification => ['in', kind, ['literal', kinds]]
const roads = is('motorway', 'main', 'minor', 'service', 'walk')

/** Widths of each class of street at one zoom. */
const widths = (motorway: number, main: number, minor: number, service: number): ExpressionSpecification => [
  'match',
  kind,
  'motorway',
  motorway,
  'main',
  main,
  ['minor', 'walk'],
  minor,
  service,
]
const inner = growing(
  8,
  widths(1, 0.6, 0, 0),
  12,
  widths(3, 2, 0.8, 0),
  15,
  widths(8, 7, 5, 2.4),
  18,
  widths(26, 24, 20, 11),
)
const outer = growing(
  8,
  widths(2, 1.6, 0, 0),
  12,
  widths(4.6, 3.4, 1.8, 0),
  15,
  widths(10, 9, 7, 4.2),
  18,
  widths(29, 27, 23, 14),
)
const rounded = { 'line-join': 'round', 'line-cap': 'round' } as const

/** What lies below the streets. Built-up ground covers the bundled map's water and shore, which are some 100 m off. */
export function streetGround(colours: MapColours): LayerSpecification[] {
  const area = { type: 'fill', source: streetSource, 'source-layer': 'area' } as const
  return [
    { ...area, id: 'built', filter: is('built'), paint: { 'fill-color': colours.tint, 'fill-antialias': false } },
    { ...area, id: 'park', filter: is('park'), paint: { 'fill-color': colours.park, 'fill-antialias': false } },
    {
      ...area,
      id: 'street-water',
      filter: is('water'),
      paint: { 'fill-color': colours.water, 'fill-outline-color': colours.coast },
    },
  ]
}

/** Streets by class, from the water up; paths are dashed, steps are rungs, so that neither is told by colour alone. */
export function streetLines(colours: MapColours): LayerSpecification[] {
  const line = { type: 'line', source: streetSource, 'source-layer': 'street' } as const
  return [
    {
      ...line,
      id: 'river',
      filter: is('river'),
      layout: rounded,
      paint: { 'line-color': colours.water, 'line-width': growing(9, 1, 13, 2, 18, 14) },
    },
    {
      ...line,
      id: 'street-coast',
      filter: is('coast'),
      layout: rounded,
      paint: { 'line-color': colours.coast, 'line-width': linear(11, 1.2, 16, 2.4) },
    },
    {
      id: 'building',
      type: 'fill',
      source: streetSource,
      'source-layer': 'building',
      minzoom: 14,
      paint: { 'fill-color': colours.building, 'fill-opacity': linear(14, 0, 14.6, 1) },
    },
    {
      id: 'building-edge',
      type: 'line',
      source: streetSource,
      'source-layer': 'building',
      minzoom: 15.5,
      paint: { 'line-color': colours.streetEdge, 'line-width': linear(15.5, 0.4, 18, 1.2) },
    },
    {
      ...line,
      id: 'rail',
      filter: is('rail'),
      paint: { 'line-color': colours.streetEdge, 'line-width': growing(10, 0.8, 18, 3), 'line-dasharray': [5, 2] },
    },
    {
      ...line,
      id: 'path',
      filter: is('path'),
      minzoom: 14,
      paint: { 'line-color': colours.path, 'line-width': growing(14, 1, 18, 3.6), 'line-dasharray': [3, 1.5] },
    },
    {
      ...line,
      id: 'steps',
      filter: is('steps'),
      minzoom: 14,
      paint: { 'line-color': colours.path, 'line-width': growing(14, 3, 18, 10), 'line-dasharray': [0.3, 0.3] },
    },
    {
      ...line,
      id: 'street-edge',
      filter: roads,
      layout: rounded,
      paint: { 'line-color': colours.streetEdge, 'line-width': outer },
    },
    {
      ...line,
      id: 'street',
      filter: roads,
      layout: rounded,
      paint: { 'line-color': colours.street, 'line-width': inner },
    },
  ]
}

/** Names along streets and rivers, and of what somebody on foot or wheels looks for. */
export function streetLabels(colours: MapColours): LayerSpecification[] {
  const halo = { 'text-color': colours.label, 'text-halo-color': colours.street, 'text-halo-width': 1.8 }
  const along: Omit<SymbolLayerSpecification, 'id'> = {
    type: 'symbol',
    source: streetSource,
    'source-layer': 'street',
    layout: {
      'symbol-placement': 'line',
      'text-field': ['get', 'n'],
      'text-font': labelFonts(colours.fonts, 'Medium'),
      'text-size': linear(12, 12, 15, 14, 18, 17),
      'text-max-angle': 35,
      'symbol-spacing': 320,
    },
    paint: halo,
  }
  const spot = { type: 'symbol', source: streetSource, 'source-layer': 'spot' } as const
  const dot = { type: 'circle', source: streetSource, 'source-layer': 'spot' } as const
  const below: SymbolLayerSpecification['layout'] = {
    'text-font': labelFonts(colours.fonts, 'Medium'),
    'text-size': 14,
    'text-anchor': 'top',
    'text-offset': [0, 0.5],
    'text-max-width': 8,
  }
  return [
    {
      ...along,
      id: 'river-name',
      filter: is('river'),
      minzoom: 12,
      paint: { ...halo, 'text-color': colours.waterLabel, 'text-halo-color': colours.water },
    },
    {
      id: 'area-name',
      type: 'symbol',
      source: streetSource,
      'source-layer': 'area',
      minzoom: 14,
      filter: is('park', 'water'),
      layout: {
        'text-field': bothNames,
        'text-font': labelFonts(colours.fonts, 'Medium'),
        'text-size': linear(14, 13, 18, 16),
        'text-max-width': 8,
      },
      paint: {
        'text-color': ['match', kind, 'water', colours.waterLabel, colours.label],
        'text-halo-color': ['match', kind, 'water', colours.water, colours.park],
        'text-halo-width': 1.6,
      },
    },
    { ...along, id: 'path-name', filter: is('path', 'steps'), minzoom: 16 },
    { ...along, id: 'minor-name', filter: is('minor', 'walk', 'service'), minzoom: 14.5 },
    { ...along, id: 'main-name', filter: is('motorway', 'main'), minzoom: 12.5 },
    {
      ...dot,
      id: 'crossing-dot',
      filter: is('crossing', 'kerb'),
      minzoom: 16.5,
      paint: {
        'circle-color': colours.street,
        'circle-radius': 4,
        'circle-stroke-color': colours.path,
        'circle-stroke-width': 2.5,
      },
    },
    {
      ...spot,
      id: 'crossing-name',
      filter: is('crossing', 'kerb'),
      minzoom: 17,
      layout: { ...below, 'text-field': ['match', kind, 'kerb', 'Lowered kerb', 'Crossing'] },
      paint: halo,
    },
    {
      ...dot,
      id: 'station-dot',
      filter: is('station'),
      minzoom: 12,
      paint: {
        'circle-color': colours.street,
        'circle-radius': linear(12, 3, 16, 6),
        'circle-stroke-color': colours.label,
        'circle-stroke-width': 2.5,
      },
    },
    {
      ...spot,
      id: 'station-name',
      filter: is('station'),
      minzoom: 13,
      layout: { ...below, 'text-field': bothNames },
      paint: halo,
    },
  ]
}
