import type { LatLng } from '@waymark/web-kit/view-bounds'
import { PMTiles, Protocol } from 'pmtiles'

/** Street tiles of the operator that answered: where they are, and what they cover. */
export interface StreetTiles {
  /** Absolute. */
  readonly url: string
  /** West, south, east, north of each part; two where they lie on both sides of the date line. */
  readonly boxes: readonly (readonly [number, number, number, number])[]
}

/** The addresses `pmtiles://…` of the style's sources. */
export const pmtilesProtocol = new Protocol()

/** Reads what the tiles at `url` cover; throws when they do not answer or are something else. */
export async function readStreetTiles(url: string): Promise<StreetTiles> {
  const file = new PMTiles(url)
  const [{ minLon, minLat, maxLon, maxLat }, metadata] = await Promise.all([file.getHeader(), file.getMetadata()])
  // The style reads the same file, and need not ask for its start again.
  pmtilesProtocol.add(file)
  return { url, boxes: boxesIn(metadata) ?? [[minLon, minLat, maxLon, maxLat]] }
}

/** Whether the tiles have the streets of a place. */
export function hasStreetsAt(tiles: StreetTiles | null, { lat, lng }: LatLng): boolean {
  return !!tiles?.boxes.some(([west, south, east, north]) => lng >= west && lng <= east && lat >= south && lat <= north)
}

function boxesIn(metadata: unknown): StreetTiles['boxes'] | undefined {
  if (typeof metadata !== 'object' || metadata === null || !('boxes' in metadata)) return undefined
  const { boxes } = metadata
  return Array.isArray(boxes) && boxes.length > 0 && boxes.every(isBox) ? boxes : undefined
}

function isBox(value: unknown): value is [number, number, number, number] {
  return Array.isArray(value) && value.length === 4 && value.every((part) => typeof part === 'number')
}
