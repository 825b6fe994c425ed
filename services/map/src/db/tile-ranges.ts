import type { Box } from '@waymark/domain/place/distance'
import { tileRange, tilesOf } from '@waymark/domain/place/morton'

/** Half-open spans of the Morton key, one per tile. */
export interface TileRanges {
  readonly from: readonly number[]
  readonly to: readonly number[]
}

// A screen is covered by few tiles; a box that needs more is asked for at a coarser level.
const maxTiles = 64

/** The level whose tiles cover `box`: that of `zoom`, or coarser where those would be too many. */
export function tileLevel(box: Box, zoom: number): number {
  let level = Math.floor(zoom)
  while (level > 0 && tilesAcross(box, level) > maxTiles) level--
  return level
}

/** The spans of the tiles that cover `box`. */
export function tileRanges(box: Box, zoom: number): TileRanges {
  const ranges = tilesOf(box, tileLevel(box, zoom)).map(tileRange)
  return { from: ranges.map((range) => range.low), to: ranges.map((range) => range.high) }
}

/** At most so many tiles of a level touch the box; counted before they are listed, for a box may be the whole world. */
function tilesAcross(box: Box, level: number): number {
  const tiles = 2 ** level
  const columns = ((box.east - box.west) / 360) * tiles + 2
  // Towards the poles a degree of latitude is taller than at the equator; 4 covers all of New Zealand and Australia.
  const rows = ((4 * (box.north - box.south)) / 360) * tiles + 2
  return columns * Math.min(rows, tiles)
}
