import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { contourDensity } from 'd3-contour'
import geojsonvt from 'geojson-vt'
import { intersection } from 'polyclip-ts'
import { feature } from 'topojson-client'
import vtpbf from 'vt-pbf'
import { PmtilesFile } from '../src/pmtiles-file.ts'
import { localities } from './localities.mjs'
import { outputFile } from './output-file.mjs'

const require = createRequire(import.meta.url)
const minZoom = 3
const maxZoom = 10
const extent = 8192
const urbanMinZoom = 8
// The second box is the Chatham Islands, beyond the date line.
const boxes = [
  [108, -50, 179.99, -6],
  [-179.99, -47, -173, -41],
]
const neighbours = ['Papua New Guinea', 'Indonesia', 'Timor-Leste', 'Solomon Is.', 'Vanuatu', 'New Caledonia']

const worldX = (lng) => (lng + 180) / 360
const worldY = (lat) => {
  const sine = Math.sin((lat * Math.PI) / 180)
  return 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)
}
const lngOf = (x) => x * 360 - 180
const latOf = (y) => (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI

/** One round of Chaikin's corner cutting: shores look drawn, not measured with a ruler. */
function smooth(ring) {
  const points = ring.slice(0, -1).flatMap((a, index) => {
    const b = ring[index + 1]
    return [
      [0.75 * a[0] + 0.25 * b[0], 0.75 * a[1] + 0.25 * b[1]],
      [0.25 * a[0] + 0.75 * b[0], 0.25 * a[1] + 0.75 * b[1]],
    ]
  })
  return [...points, points[0]]
}

function anticlockwise(ring) {
  const doubleArea = ring
    .slice(0, -1)
    .reduce((sum, [x, y], index) => sum + x * ring[index + 1][1] - ring[index + 1][0] * y, 0)
  return doubleArea > 0 ? ring : ring.toReversed()
}

const rings = (name) => JSON.parse(readFileSync(`rings/${name}.json`, 'utf8'))
const prepared = (all) => all.filter((ring) => ring.length >= 5).map((ring) => anticlockwise(smooth(ring)))
const asFeature = (type, coordinates, properties = {}) => ({
  type: 'Feature',
  properties,
  geometry: { type, coordinates },
})
const collection = (features) => ({ type: 'FeatureCollection', features })

function neighbourRings() {
  const world = require('world-atlas/countries-10m.json')
  return feature(world, world.objects.countries)
    .features.filter((country) => neighbours.includes(country.properties.name))
    .flatMap(({ geometry }) => (geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates))
    .map((polygon) => anticlockwise(polygon[0]))
}

/** A tint where many localities lie close together; approximate, no official boundary. d = 1 settled, 2 dense. */
function settledAreas(places) {
  const worldPx = 2 ** 17
  const blockDegrees = 3
  const padPx = 60
  const weightByRank = [0, 3, 2.2, 1.6, 1.1, 0.8]
  const thresholds = [0.0022, 0.006]
  const blocks = new Set(places.map((p) => `${Math.floor(p.lng / blockDegrees)},${Math.floor(p.lat / blockDegrees)}`))
  const areas = []
  for (const block of blocks) {
    const [column, row] = block.split(',').map(Number)
    const left = worldX(column * blockDegrees) * worldPx
    const right = worldX((column + 1) * blockDegrees) * worldPx
    const top = worldY((row + 1) * blockDegrees) * worldPx
    const bottom = worldY(row * blockDegrees) * worldPx
    const near = places
      .map((place) => ({ rank: place.rank, x: worldX(place.lng) * worldPx, y: worldY(place.lat) * worldPx }))
      .filter(({ x, y }) => x > left - padPx && x < right + padPx && y > top - padPx && y < bottom + padPx)
    const contours = contourDensity()
      .x((place) => place.x - left)
      .y((place) => place.y - top)
      .weight((place) => weightByRank[place.rank])
      .size([Math.ceil(right - left), Math.ceil(bottom - top)])
      .cellSize(2)
      .bandwidth(5.5)
      .thresholds(thresholds)(near)
    for (const contour of contours) {
      for (const polygon of contour.coordinates) {
        const outline = polygon.map((ring) =>
          ring.map(([x, y]) => [lngOf((x + left) / worldPx), latOf((y + top) / worldPx)]),
        )
        areas.push(asFeature('Polygon', outline, { d: contour.value > 0.004 ? 2 : 1 }))
      }
    }
  }
  return areas
}

/** The tint must not lie on the water: in tiles with a shore it is cut to the land. */
function cutToLand(urban, land) {
  const shores = land.features.map(({ geometry }) => geometry)
  const features = urban.features.flatMap((area) =>
    intersection(shores, [area.geometry]).map((polygon) => ({
      ...area,
      geometry: polygon.map((ring) => ring.map((point) => point.map(Math.round))),
    })),
  )
  return { ...urban, features }
}

const places = localities()
const shores = [...prepared([...rings('nz-land'), ...rings('au-land')]), ...neighbourRings()]
const lakes = prepared([...rings('nz-lakes'), ...rings('au-lakes')])
const tiled = (features, options = {}) =>
  geojsonvt(collection(features), {
    maxZoom,
    indexMaxZoom: 6,
    indexMaxPoints: 0,
    extent,
    buffer: 160,
    tolerance: 5,
    ...options,
  })
// Outlines of the land polygons would show every tile edge, so the coast is a layer of lines of its own.
const layers = {
  land: tiled(shores.map((ring) => asFeature('Polygon', [ring]))),
  lake: tiled(lakes.map((ring) => asFeature('Polygon', [ring]))),
  urban: tiled(settledAreas(places)),
  coast: tiled(
    shores.map((ring) => asFeature('LineString', ring)),
    { buffer: 600 },
  ),
  place: tiled(
    places.map((p) => asFeature('Point', [p.lng, p.lat], { n: p.name, r: p.rank, p: p.population })),
    { buffer: 400 },
  ),
}

const file = new PmtilesFile(outputFile('nzau.pmtiles'))
const seen = new Set()
for (const [west, south, east, north] of boxes) {
  for (let z = minZoom; z <= maxZoom; z++) {
    const side = 2 ** z
    for (let x = Math.floor(worldX(west) * side); x <= Math.floor(worldX(east) * side); x++) {
      for (let y = Math.floor(worldY(north) * side); y <= Math.floor(worldY(south) * side); y++) {
        const key = `${z}/${x}/${y}`
        if (seen.has(key)) continue
        const content = {}
        for (const [name, layer] of Object.entries(layers)) {
          if (name === 'urban' && z < urbanMinZoom) continue
          const tile = layer.getTile(z, x, y)
          if (tile?.features.length) content[name] = tile
        }
        if (content.urban && content.coast && content.land) content.urban = cutToLand(content.urban, content.land)
        if (Object.keys(content).length === 0) continue
        seen.add(key)
        file.add(z, x, y, Buffer.from(vtpbf.fromGeojsonVt(content, { version: 2, extent })))
      }
    }
  }
}

const written = file.finish({
  metadata: {
    name: 'New Zealand and Australia, keyless',
    attribution: 'Coast: GSHHG 2.3.7 (LGPL-3+). Places: © GeoNames CC BY 4.0',
    vector_layers: Object.keys(layers).map((id) => ({ id, fields: {} })),
  },
  minZoom,
  maxZoom,
  bounds: [108, -50, 180, -6],
  center: [174.78, -41.29, 10],
})
console.log(written)
