import { axisBits, interleave, worldPosition } from './morton.ts'

export interface Bounds {
  readonly west: number
  readonly south: number
  readonly east: number
  readonly north: number
}

/** Half-open spans of the Morton key, one per tile, as text for a bigint array. */
export interface TileRanges {
  readonly from: readonly string[]
  readonly to: readonly string[]
}

// A screen is covered by few tiles; a box that needs more is asked for at a coarser level.
const mostTiles = 64

/** The tiles that cover `bounds`: at the level of `zoom`, or coarser where those would be too many. */
export function tileRanges(bounds: Bounds, zoom: number): TileRanges {
  const northWest = worldPosition({ lat: bounds.north, lng: bounds.west })
  const southEast = worldPosition({ lat: bounds.south, lng: bounds.east })
  for (let level = Math.min(Math.floor(zoom), axisBits); ; level--) {
    const side = 2 ** level
    const clamp = (share: number) => Math.min(side - 1, Math.max(0, Math.floor(share * side)))
    const columns = [clamp(northWest.x), clamp(southEast.x)] as const
    const rows = [clamp(northWest.y), clamp(southEast.y)] as const
    const count = (columns[1] - columns[0] + 1) * (rows[1] - rows[0] + 1)
    if (count > mostTiles && level > 0) continue
    const from: string[] = []
    const to: string[] = []
    const shift = BigInt(2 * (axisBits - level))
    for (let column = columns[0]; column <= columns[1]; column++) {
      for (let row = rows[0]; row <= rows[1]; row++) {
        const code = interleave(column, row)
        from.push((code << shift).toString())
        to.push(((code + 1n) << shift).toString())
      }
    }
    return { from, to }
  }
}
