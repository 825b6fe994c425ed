import { type FileHandle, open } from 'node:fs/promises'
import { VectorTile } from '@mapbox/vector-tile'
import { PbfReader } from 'pbf'
import { PMTiles, type Source } from 'pmtiles'

/** A layer of the base map (infra/basemap) in the pixels of a picture: rings and lines as SVG path data. */
export interface BaseLayers {
  readonly land: string
  readonly urban: string
  readonly lake: string
  readonly coast: string
  readonly places: readonly PlaceLabel[]
}

export interface PlaceLabel {
  readonly name: string
  /** 1 is a city, 5 a small place. */
  readonly rank: number
  readonly x: number
  readonly y: number
}

/** The part of the square world that a picture shows: `left` and `top` in pixels of a world `size` pixels wide. */
export interface PictureFrame {
  readonly size: number
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

const deepestTiles = 10
const tilePx = 512

class FileSource implements Source {
  readonly #path: string
  #file: Promise<FileHandle> | undefined

  constructor(path: string) {
    this.#path = path
  }

  getKey(): string {
    return this.#path
  }

  async getBytes(offset: number, length: number) {
    this.#file ??= open(this.#path, 'r')
    const buffer = new ArrayBuffer(length)
    const { bytesRead } = await (await this.#file).read(new Uint8Array(buffer), 0, length, offset)
    return { data: buffer.slice(0, bytesRead) }
  }
}

/** Reads the base map for one picture after another. */
export class BaseTiles {
  readonly #tiles: PMTiles

  constructor(path: string) {
    this.#tiles = new PMTiles(new FileSource(path))
  }

  async layersOf(frame: PictureFrame): Promise<BaseLayers> {
    const zoom = Math.min(deepestTiles, Math.max(3, Math.floor(Math.log2(frame.size / tilePx))))
    const span = frame.size / 2 ** zoom
    const paths = { land: '', urban: '', lake: '', coast: '' }
    const places: PlaceLabel[] = []
    for (const { x, y } of tilesOf(frame, span)) {
      const found = await this.#tiles.getZxy(zoom, x, y)
      if (!found) continue
      const tile = new VectorTile(new PbfReader(new Uint8Array(found.data)))
      const origin = { x: x * span - frame.left, y: y * span - frame.top }
      for (const name of ['land', 'urban', 'lake', 'coast'] as const) paths[name] += pathOf(tile, name, origin, span)
      places.push(...labelsOf(tile, origin, span))
    }
    return { ...paths, places }
  }
}

function tilesOf({ left, top, width, height }: PictureFrame, span: number): { x: number; y: number }[] {
  const from = { x: Math.floor(left / span), y: Math.floor(top / span) }
  const to = { x: Math.floor((left + width) / span), y: Math.floor((top + height) / span) }
  const tiles: { x: number; y: number }[] = []
  for (let x = from.x; x <= to.x; x++) for (let y = from.y; y <= to.y; y++) tiles.push({ x, y })
  return tiles
}

interface Spot {
  readonly x: number
  readonly y: number
}

function pathOf(tile: VectorTile, name: string, origin: Spot, span: number): string {
  const layer = tile.layers[name]
  if (!layer) return ''
  const scale = span / layer.extent
  const end = name === 'coast' ? '' : 'Z'
  let path = ''
  for (let index = 0; index < layer.length; index++) {
    for (const ring of layer.feature(index).loadGeometry())
      path += `M${ring.map(({ x, y }) => `${(origin.x + x * scale).toFixed(1)} ${(origin.y + y * scale).toFixed(1)}`).join('L')}${end}`
  }
  return path
}

function labelsOf(tile: VectorTile, origin: Spot, span: number): PlaceLabel[] {
  const layer = tile.layers.place
  if (!layer) return []
  const scale = span / layer.extent
  return Array.from({ length: layer.length }, (_, index) => layer.feature(index)).flatMap((feature) => {
    const spot = feature.loadGeometry()[0]?.[0]
    const { n: name, r: rank } = feature.properties
    if (!spot || typeof name !== 'string' || typeof rank !== 'number') return []
    return [{ name, rank, x: origin.x + spot.x * scale, y: origin.y + spot.y * scale }]
  })
}
