import type { Kit } from '@waymark/service-kit/kit'
import type { MapDatabase } from './db/schema.ts'
import type { LocationImages } from './location-image/location-images.ts'
import type { PlaceProvider } from './places/place-provider.ts'
import type { SearchIndex } from './search/search-index.ts'

/** The dependencies of the map's calls and jobs. */
export interface Context extends Kit<MapDatabase> {
  readonly places: PlaceProvider
  readonly search: SearchIndex
  readonly locationImages: LocationImages
}
