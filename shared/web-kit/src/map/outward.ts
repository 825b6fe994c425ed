import type { MapBounds } from './view-bounds.ts'

const decimals = 4

/** Whole ten-thousandths of a degree and within the globe: so that a tiny move causes no new request. */
export function outward({ west, south, east, north }: MapBounds) {
  const down = (degrees: number) => Math.floor(degrees * 10 ** decimals) / 10 ** decimals
  const up = (degrees: number) => Math.ceil(degrees * 10 ** decimals) / 10 ** decimals
  return {
    west: Math.max(-180, down(west)),
    south: Math.max(-90, down(south)),
    east: Math.min(180, up(east)),
    north: Math.min(90, up(north)),
  }
}
