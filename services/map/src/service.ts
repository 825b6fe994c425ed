import { accessMap } from '@waymark/contracts/access-map'
import { map } from '@waymark/contracts/map'
import { places } from '@waymark/contracts/places'
import { standAlone } from '@waymark/contracts/stand-alone'
import { implement } from '@waymark/service-kit/implement'
import { createServer } from '@waymark/service-kit/serve'
import { defineService } from '@waymark/service-kit/service'
import { sweepLast } from '@waymark/service-kit/sweep-files'
import * as accessMapCalls from './calls/access-map/index.ts'
import * as mapCalls from './calls/map/index.ts'
import * as placesCalls from './calls/places/index.ts'
import * as standAloneCalls from './calls/stand-alone/index.ts'
import { readMapConfig } from './config.ts'
import type { Context } from './context.ts'
import { migrations } from './db/migrations/index.ts'
import { referredFiles } from './db/referred-files.ts'
import type { MapDatabase } from './db/schema.ts'
import { forgetPerson } from './jobs/forget-person.ts'
import { indexVenue } from './jobs/index-venue.ts'
import { LocationImages } from './location-image/location-images.ts'
import { openPlaces } from './places/open-places.ts'
import { PostgresSearch } from './search/postgres-search.ts'

/** The map: where venues are, found by place, by access and by fit. */
export const service = defineService<'map', MapDatabase, Context>({
  name: 'map',
  migrations,
  createContext: (kit, env) => ({
    ...kit,
    places: openPlaces(readMapConfig(env).mapboxToken, (error) =>
      kit.log.warn({ err: error }, 'Mapbox place search failed; the built-in search answered'),
    ),
    search: new PostgresSearch(kit.reads),
    lagging: kit.lagging && { ...kit.lagging, search: new PostgresSearch(kit.lagging.reads) },
    locationImages: new LocationImages(),
  }),
  buildApp: (context) => {
    const app = createServer({ name: 'map', kit: context })
    implement(app, context, map, mapCalls)
    implement(app, context, accessMap, accessMapCalls)
    implement(app, context, places, placesCalls)
    implement(app, context, standAlone, standAloneCalls)
    return app
  },
  jobs: {
    'map.index-venue': indexVenue,
    'map.forget-person': forgetPerson,
    'map.sweep-files': sweepLast(({ db }: Context, keys) => referredFiles(db, keys)),
  },
})
