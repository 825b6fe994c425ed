import type { ExpressionSpecification, StyleSpecification } from 'maplibre-gl'
import type { MapColours } from './map-colours.ts'
import { placeLabels } from './place-labels.ts'
import { streetGround, streetLabels, streetLines, streetMinZoom, streetSource } from './street-layers.ts'
import type { StreetTiles } from './street-tiles.ts'
import { growing, linear } from './zoom-steps.ts'

/**
 * The keyless base map (infra/basemap) in the colours of the page, with the operator's streets where there are some.
 * `tilesUrl` is the absolute address of nzau.pmtiles.
 */
export function baseStyle(tilesUrl: string, colours: MapColours, streets: StreetTiles | null): StyleSpecification {
  return {
    version: 8,
    name: 'Waymark keyless',
    sources: {
      base: { type: 'vector', url: `pmtiles://${tilesUrl}` },
      ...(streets && { [streetSource]: { type: 'vector', url: `pmtiles://${streets.url}` } }),
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
      ...(streets ? [...streetGround(colours), ...streetLines(colours)] : []),
      ...placeLabels('base', colours, { only: streets && outside(streets.boxes) }),
      ...(streets ? [...streetLabels(colours), ...placeLabels(streetSource, colours, { cityMaxZoom: 15.5 })] : []),
    ],
  }
}

/** The names of the bundled map are left out where the operator's tiles have their own. */
function outside(boxes: StreetTiles['boxes']): ExpressionSpecification {
  const coordinates = boxes.map(([west, south, east, north]) => [
    [
      [west, south],
      [east, south],
      [east, north],
      [west, north],
      [west, south],
    ],
  ])
  return ['any', ['<', ['zoom'], streetMinZoom], ['!', ['within', { type: 'MultiPolygon', coordinates }]]]
}
