import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec'
import { expect, test } from 'vitest'
import { baseStyle } from './base-style.ts'
import type { MapColours } from './map-colours.ts'
import { hasStreetsAt, type StreetTiles } from './street-tiles.ts'

const colours: MapColours = {
  land: '#ede4d3',
  tint: '#e4d9c4',
  water: '#c6dfe8',
  shore: '#b2d5e2',
  coast: '#457a92',
  grid: '#f7f1e6',
  label: '#3a3142',
  waterLabel: '#133f52',
  street: '#fffdf8',
  streetEdge: '#7f7261',
  path: '#7a4f30',
  building: '#d9ccb3',
  park: '#cfdcb6',
  accent: '#4c1d87',
  onAccent: '#ffffff',
  support: '#00564e',
  onSupport: '#ffffff',
  warning: '#8a5200',
  onWarning: '#ffffff',
  halo: '#ffffff',
  fonts: 'sans-serif',
  scheme: 'light',
}
const base = 'https://waymark.example/basemap/nzau.pmtiles'
const streets: StreetTiles = {
  url: 'https://tiles.example/streets.pmtiles',
  boxes: [
    [166, -48, 179, -34],
    [-177, -45, -175, -43],
  ],
}

test('the bundled map alone asks for nothing else', () => {
  const style = baseStyle(base, colours, null)
  expect(validateStyleMin(style)).toEqual([])
  expect(Object.keys(style.sources)).toEqual(['base', 'grid'])
})

test("the operator's streets are drawn over the bundled map", () => {
  const style = baseStyle(base, colours, streets)
  expect(validateStyleMin(style)).toEqual([])
  expect(style.sources.streets).toEqual({ type: 'vector', url: 'pmtiles://https://tiles.example/streets.pmtiles' })
  const order = style.layers.map(({ id }) => id)
  expect(order.indexOf('land')).toBeLessThan(order.indexOf('park'))
  expect(order.indexOf('street-edge')).toBeLessThan(order.indexOf('street'))
  expect(order.indexOf('street')).toBeLessThan(order.indexOf('base-suburb'))
})

test('every layer of the tiles is drawn', () => {
  const drawn = baseStyle(base, colours, streets).layers.flatMap((layer) =>
    'source' in layer && layer.source === 'streets' ? layer['source-layer'] : [],
  )
  expect([...new Set(drawn)].sort()).toEqual(['area', 'building', 'place', 'spot', 'street'])
})

test('streets are there within what the tiles cover', () => {
  expect(hasStreetsAt(streets, { lat: -35.7, lng: 174.3 })).toBe(true)
  expect(hasStreetsAt(streets, { lat: -44, lng: -176.5 })).toBe(true)
  expect(hasStreetsAt(streets, { lat: -33.87, lng: 151.2 })).toBe(false)
  expect(hasStreetsAt(null, { lat: -35.7, lng: 174.3 })).toBe(false)
})
