import { GeoJSONVT, type GeoJSONVTFeature, type GeoJSONVTTile } from '@maplibre/geojson-vt'
import { fromGeojsonVt } from '@maplibre/vt-pbf'
import type { Feature, Geometry, Position } from 'geojson'
import { PmtilesFile } from './pmtiles-file.ts'
import type { StreetFeature } from './street-features.ts'
import type { StreetLayer } from './street-kinds.ts'

const streetCredit = '© OpenStreetMap contributors'

const minZoom = 8
const maxZoom = 15
const extent = 4096
// What is beside a tile belongs to it too, so that lines end and names lie beyond its edge.
const buffer = 64
/** Tiles are made block by block: the few wide ones of the whole country first, then those below each tile of zoom 10. */
const stages = [
  { block: 8, from: 8, to: 9 },
  { block: 10, from: 10, to: 15 },
] as const

/** West, south, east, north. */
type Box = [number, number, number, number]

/** Writes the features as vector tiles; returns how many, and what is drawn. Throws what the file system refuses. */
export function writeStreetTiles(features: readonly StreetFeature[], path: string) {
  const file = new PmtilesFile(path)
  try {
    const boxes = boxesOf(features)
    for (const stage of stages) {
      for (const [key, found] of blocksOf(features, stage.block, stage.to)) {
        const [x = 0, y = 0] = key.split('/').map(Number)
        writeBlock(file, found, stage, x, y)
      }
    }
    const bounds = around(boxes)
    const written = file.finish({
      metadata: {
        name: 'Streets',
        attribution: streetCredit,
        boxes,
        vector_layers: streetLayers.map((id) => ({ id, fields: {} })),
      },
      minZoom,
      maxZoom,
      bounds,
      center: [(bounds[0] + bounds[2]) / 2, (bounds[1] + bounds[3]) / 2, 12],
    })
    return { ...written, boxes }
  } catch (error) {
    file.close()
    throw error
  }
}

const streetLayers = ['area', 'building', 'street', 'spot', 'place'] as const satisfies readonly StreetLayer[]

/** The features that touch each tile of a zoom, by `x/y`. */
function blocksOf(features: readonly StreetFeature[], zoom: number, upTo: number): Map<string, StreetFeature[]> {
  const blocks = new Map<string, StreetFeature[]>()
  const margin = buffer / extent
  for (const feature of features) {
    if (feature.kind.minZoom > upTo) continue
    const box = boxOf(feature.geometry())
    if (box === null) continue
    const [west, south, east, north] = box
    for (let x = Math.floor(tileX(west, zoom) - margin); x <= Math.floor(tileX(east, zoom) + margin); x++) {
      for (let y = Math.floor(tileY(north, zoom) - margin); y <= Math.floor(tileY(south, zoom) + margin); y++) {
        const key = `${x}/${y}`
        const block = blocks.get(key)
        if (block) block.push(feature)
        else blocks.set(key, [feature])
      }
    }
  }
  return blocks
}

interface Group {
  readonly layer: StreetLayer
  readonly minZoom: number
  readonly index: GeoJSONVT
}

interface Stage {
  readonly from: number
  readonly to: number
}

function writeBlock(file: PmtilesFile, features: readonly StreetFeature[], { from, to }: Stage, x: number, y: number) {
  const byGroup = Map.groupBy(features, ({ kind }) => `${kind.layer} ${kind.minZoom}`)
  const groups = [...byGroup.values()].flatMap((group): Group[] => {
    const [first] = group
    if (first === undefined) return []
    const collection = { type: 'FeatureCollection' as const, features: group.flatMap(geojsonOf) }
    const { layer, minZoom: groupZoom } = first.kind
    // Tiles at the last zoom keep every point; the others leave out what cannot be seen.
    const index = new GeoJSONVT(collection, { maxZoom, indexMaxZoom: 0, extent, buffer })
    return [{ layer, minZoom: groupZoom, index }]
  })
  writeBelow(file, groups, { from, to }, from, x, y)
}

function writeBelow(file: PmtilesFile, groups: readonly Group[], stage: Stage, z: number, x: number, y: number): void {
  const here = groups.flatMap((group) => {
    const tile = group.index.getTile(z, x, y)
    return tile ? [{ group, tile }] : []
  })
  if (here.length === 0) return
  const layers: Record<string, GeoJSONVTTile> = {}
  for (const { group, tile } of here) {
    if (group.minZoom > z || tile.features.length === 0) continue
    const features: GeoJSONVTFeature[] = layers[group.layer]?.features ?? []
    layers[group.layer] = Object.assign(tile, { features: features.concat(tile.features) })
  }
  if (Object.keys(layers).length > 0) file.add(z, x, y, fromGeojsonVt(layers, { version: 2, extent }))
  if (z === stage.to) return
  const below = here.map(({ group }) => group)
  for (const [right, down] of [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ] as const) {
    writeBelow(file, below, stage, z + 1, 2 * x + right, 2 * y + down)
  }
}

function geojsonOf({ kind, geometry }: StreetFeature): Feature[] {
  const found = geometry()
  return found ? [{ type: 'Feature', properties: { ...kind.properties }, geometry: found }] : []
}

/** The box of the features on each side of the date line, which New Zealand's islands lie across. */
function boxesOf(features: readonly StreetFeature[]): Box[] {
  const west = { isUsed: false, box: emptyBox() }
  const east = { isUsed: false, box: emptyBox() }
  for (const feature of features) {
    const box = boxOf(feature.geometry())
    if (box === null) continue
    const side = box[0] < 0 ? west : east
    side.isUsed = true
    side.box = around([side.box, box])
  }
  return [west, east].filter(({ isUsed }) => isUsed).map(({ box }) => box)
}

const emptyBox = (): Box => [Infinity, Infinity, -Infinity, -Infinity]

function around(boxes: readonly Box[]): Box {
  return boxes.reduce(
    (sum, box): Box => [
      Math.min(sum[0], box[0]),
      Math.min(sum[1], box[1]),
      Math.max(sum[2], box[2]),
      Math.max(sum[3], box[3]),
    ],
    emptyBox(),
  )
}

function boxOf(geometry: Geometry | null): Box | null {
  if (geometry === null || geometry.type === 'GeometryCollection') return null
  const box = emptyBox()
  const widen = (coordinates: Position | Position[] | Position[][] | Position[][][]): void => {
    const [first, second] = coordinates
    if (typeof first !== 'number' || typeof second !== 'number') {
      for (const inner of coordinates) if (typeof inner !== 'number') widen(inner)
      return
    }
    box[0] = Math.min(box[0], first)
    box[1] = Math.min(box[1], second)
    box[2] = Math.max(box[2], first)
    box[3] = Math.max(box[3], second)
  }
  widen(geometry.coordinates)
  return box
}

const tileX = (lng: number, zoom: number) => ((lng + 180) / 360) * 2 ** zoom

function tileY(lat: number, zoom: number): number {
  const sine = Math.sin((lat * Math.PI) / 180)
  return (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * 2 ** zoom
}
