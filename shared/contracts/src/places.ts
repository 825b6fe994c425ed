import * as z from 'zod/mini'
import { anyone } from './access.ts'
import { defineCall } from './define-call.ts'
import { queryId } from './shapes.ts'

const queryMaxLength = 200

const queryDegrees = (max: number) => z.coerce.number('Give a number.').check(z.gte(-max), z.lte(max))

/** A place that was found. `name` and `region` together identify it; `zoom` fits it on the map. */
const foundPlace = z.object({
  placeId: z.string(),
  name: z.string(),
  /** The text after the name: "Wellington" in New Zealand, "Sydney, NSW" in Australia. */
  region: z.string(),
  countryId: z.literal([1, 2]),
  latitude: z.number(),
  longitude: z.number(),
  zoom: z.number(),
})

/** Place search. Ours: the source calls a vendor's search from the browser, and needs its key. */
export const places = {
  searchPlaces: defineCall({
    method: 'GET',
    path: '/api/Map/search-places',
    summary: 'Suburbs, towns and cities (with a map key: addresses too) whose name begins like the query, or nearly',
    reads: [],
    access: anyone,
    input: z.strictObject({
      query: z.string().check(z.trim(), z.maxLength(queryMaxLength)),
      countryId: z.optional(queryId()),
      /** The centre of the person's view: of equal names the nearer comes first. */
      nearLatitude: z.optional(queryDegrees(90)),
      nearLongitude: z.optional(queryDegrees(180)),
    }),
    output: z.object({ places: z.array(foundPlace), credit: z.string() }),
    rateLimit: { max: 240, windowSeconds: 60 },
  }),
} as const
