import type { Context } from '../context.ts'
import { listPlacesNear, type MapSources } from '../db/access-map-places.ts'

/** The first view of an access map, and whose places are on it. */
export interface DrawnView extends MapSources {
  readonly lat: number
  readonly lng: number
  readonly zoom: number
}

const maxPlaces = 200

/** Draws the location image of an access map that has none of its own, and stores it; returns its key. */
export async function keepLocationImage(
  { reads, files, locationImages }: Pick<Context, 'reads' | 'files' | 'locationImages'>,
  { lat, lng, zoom, ...sources }: DrawnView,
): Promise<string> {
  const middle = { latitude: lat, longitude: lng }
  const places = await listPlacesNear(reads, sources, { near: middle, limit: maxPlaces })
  const picture = await locationImages.draw({ middle, zoom, places })
  const { encodeImage } = await import('@waymark/service-kit/images')
  return files.put((await encodeImage(picture, 'locationMap')).buffer, 'webp')
}
