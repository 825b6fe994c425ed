import type { Kit } from '@waymark/service-kit/kit'
import type { MapDatabase } from './db/schema.ts'
import type { PlaceProvider } from './places/place-provider.ts'

/** What the map's calls and jobs work with. */
export interface Context extends Kit<MapDatabase> {
  readonly places: PlaceProvider
}
