import type { Point } from './coordinates.ts'
import type { Box } from './distance.ts'

/** Bits of each half of a key. 52 bits are exact in a number, and in PostgreSQL's bigint. */
const bits = 26
const side = 2 ** bits
/** Web Mercator ends here; anything beyond is clamped. */
const furthestLatitude = 85.051_128_779_806_6
/** Cells are an eighth of a map tile: 64 px of 512. */
const cellLevels = 3

/** One tile of the web mercator pyramid. */
export interface Tile {
  readonly z: number
  readonly x: number
  readonly y: number
}

/** The keys in a tile, from `low` up to but excluding `high`. */
export interface KeyRange {
  readonly low: number
  readonly high: number
}

/**
 * The key of a place: the 26-bit web mercator x and y interleaved, x in the even bits (from the lowest), y in the odd.
 * Places in one tile have adjacent keys, so that a viewport is a few index ranges.
 */
export function mortonKey({ latitude, longitude }: Point): number {
  return interleave(wholePart(mercatorX(longitude) * side), wholePart(mercatorY(latitude) * side))
}

/** The key range of a tile at zoom 0 to 26. */
export function tileRange({ z, x, y }: Tile): KeyRange {
  const keysPerTile = 4 ** (bits - z)
  const low = interleave(x, y) * keysPerTile
  return { low, high: low + keysPerTile }
}

/** The tile at zoom `z` that contains the place. */
export function tileOf({ latitude, longitude }: Point, z: number): Tile {
  const tiles = 2 ** z
  // At the very edge rounding leads a hair outside.
  const inside = (value: number) => Math.min(Math.max(Math.floor(value * tiles), 0), tiles - 1)
  return { z, x: inside(mercatorX(longitude)), y: inside(mercatorY(latitude)) }
}

/**
 * The tiles at zoom `z` that a view touches, row by row; a box across the 180th meridian continues at the other edge.
 */
export function tilesOf(box: Box, z: number): Tile[] {
  const first = tileOf({ latitude: box.north, longitude: box.west }, z)
  const last = tileOf({ latitude: box.south, longitude: box.east }, z)
  const columns = 2 ** z
  const width = box.west <= box.east ? last.x - first.x + 1 : Math.min(columns - first.x + last.x + 1, columns)
  const tiles: Tile[] = []
  for (let y = first.y; y <= last.y; y++)
    for (let column = 0; column < width; column++) tiles.push({ z, x: (first.x + column) % columns, y })
  return tiles
}

/** How many bits to shift a key right for its cell at map zoom `z` (at most 23): the literal in the SQL that groups by cell. */
export function cellShift(z: number): number {
  return 2 * (bits - z - cellLevels)
}

/** The cell of a key at map zoom `z`: independent of panning, so that pins do not jump. */
export function cellOf(key: number, z: number): number {
  return Math.floor(key / 2 ** cellShift(z))
}

/** The box that a cell of map zoom `z` covers. */
export function cellBox(cell: number, z: number): Box {
  const cells = 2 ** (z + cellLevels)
  const x = evenBits(cell)
  const y = evenBits(Math.floor(cell / 2))
  return {
    west: (x / cells) * 360 - 180,
    east: ((x + 1) / cells) * 360 - 180,
    north: latitudeOf(y / cells),
    south: latitudeOf((y + 1) / cells),
  }
}

function mercatorX(longitude: number): number {
  return (longitude + 180) / 360
}

function mercatorY(latitude: number): number {
  const inside = Math.min(Math.max(latitude, -furthestLatitude), furthestLatitude)
  const sine = Math.sin((inside * Math.PI) / 180)
  return 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)
}

function latitudeOf(y: number): number {
  return (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI
}

function wholePart(value: number): number {
  return Math.min(Math.max(Math.floor(value), 0), side - 1)
}

/**
 * Numbers are exact to 53 bits but bitwise operators only take 32, so halves of 13 bits are spread separately and
 * joined by addition.
 */
function interleave(x: number, y: number): number {
  const low = spread(x & 0x1fff) + 2 * spread(y & 0x1fff)
  const high = spread(x >>> 13) + 2 * spread(y >>> 13)
  return high * 2 ** 26 + low
}

/** Inserts a zero before each of 13 bits. */
function spread(value: number): number {
  let apart = value
  apart = (apart | (apart << 8)) & 0x00ff00ff
  apart = (apart | (apart << 4)) & 0x0f0f0f0f
  apart = (apart | (apart << 2)) & 0x33333333
  return (apart | (apart << 1)) & 0x55555555
}

function evenBits(value: number): number {
  return squeeze(value % 2 ** 26) + squeeze(Math.floor(value / 2 ** 26)) * 2 ** 13
}

function squeeze(value: number): number {
  let together = value & 0x55555555
  together = (together | (together >>> 1)) & 0x33333333
  together = (together | (together >>> 2)) & 0x0f0f0f0f
  together = (together | (together >>> 4)) & 0x00ff00ff
  return (together | (together >>> 8)) & 0x0000ffff
}
