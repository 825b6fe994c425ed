import type { Box } from '@waymark/domain/place/distance'
import { tileRange, tilesOf } from '@waymark/domain/place/morton'

/** Half-open ranges of the Morton key, one per tile. */
export interface TileRanges {
  readonly from: readonly number[]
  readonly to: readonly number[]
}

// Few tiles cover a screen; a box that needs more uses a coarser level.
const maxTiles = 64

/** The level whose tiles cover `box`: that of `zoom`, or coarser where there would be too many. */
export function tileLevel(box: Box, zoom: number): number {
  let level = Math.floor(zoom)
  while (level > 0 && tilesAcross(box, level) > maxTiles) level--
  return level
}

/** The key ranges of the tiles that cover `box`. */
export function tileRanges(box: Box, zoom: number): TileRanges {
  const ranges = tilesOf(box, tileLevel(box, zoom)).map(tileRange)
  return { from: ranges.map((range) => range.low), to: ranges.map((range) => range.high) }
}

/** An upper bound of the tiles that touch the box, computed before listing them, since a box may be the whole world. */
function tilesAcross(box: Box, level: number): number {
  const tiles = 2 ** level
  const columns = ((box.east - box.west) / 360) * tiles + 2
  // A degree of latitude is taller towards the poles than at the equator; 4 covers all of New Zealand and Australia.
  const rows = ((4 * (box.north - box.south)) / 360) * tiles + 2
  return columns * Math.min(rows, tiles)
}
