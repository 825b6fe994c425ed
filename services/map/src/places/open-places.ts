import { join } from 'node:path'
import { LocalPlaces } from './local-places.ts'
import { MapboxPlaces } from './mapbox-places.ts'
import type { PlaceProvider } from './place-provider.ts'

const placesFile = join(import.meta.dirname, '../../../../infra/basemap/places.json')

/** The place search of this installation: Mapbox's with a token, otherwise the built-in one. */
export function openPlaces(mapboxToken: string | undefined, onFault: (error: unknown) => void): PlaceProvider {
  const local = LocalPlaces.fromFile(placesFile)
  return mapboxToken ? new MapboxPlaces({ token: mapboxToken, fallback: local, onFault }) : local
}
