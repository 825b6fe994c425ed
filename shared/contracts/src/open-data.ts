import { accessOptions } from '@waymark/domain/access-fit/options'
import type { ServiceAreaId } from '@waymark/domain/ids'
import * as z from 'zod/mini'
import { anyone } from './access.ts'
import { defineCall } from './define-call.ts'
import { nothing, queryId } from './shapes.ts'

/** Under which all public data may be used, also for money, as long as its source is named. */
export const openDataLicence = {
  name: 'Creative Commons Attribution 4.0 International (CC BY 4.0)',
  url: 'https://creativecommons.org/licenses/by/4.0/',
} as const

/** How places are written: with everything, or flat, a column for each access option. */
export const placeFormats = ['a11yjson', 'geojson', 'csv'] as const
export type PlaceFormat = (typeof placeFormats)[number]

/** Places on one page of the download. */
const maxPlacesPerPage = 500

const optionKey = z.literal(accessOptions.map(({ key }) => key))

/** One access fact with all that is known of it. `measure` is in `unit`; `checkedOn` is a local date. */
const extensionFact = z.object({
  option: optionKey,
  value: z.literal(['yes', 'no']),
  measure: z.nullable(z.number()),
  unit: z.nullable(z.string()),
  note: z.nullable(z.string()),
  source: z.nullable(z.string()),
  checkedOn: z.nullable(z.string()),
})

const extensionService = z.object({
  id: z.int(),
  name: z.string(),
  family: z.string(),
  description: z.string(),
  url: z.string(),
})

/** A session that can be booked. Instants carry their offset; `spacesLeft` is that of the moment. */
const extensionSession = z.object({
  id: z.int(),
  startsAt: z.string(),
  endsAt: z.string(),
  spaces: z.int(),
  spacesLeft: z.int(),
  wheelchairSpacesLeft: z.int(),
  hearingReceiversLeft: z.int(),
  interpreterPlacesLeft: z.int(),
  quietPlacesLeft: z.int(),
  priceCents: z.int(),
})

/** An activity, or an amenity with its kind and its own point; each with its next sessions. */
const extensionActivity = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  amenityType: z.nullable(z.string()),
  features: z.array(z.string()),
  kinds: z.array(z.string()),
  minAge: z.nullable(z.int()),
  maxAge: z.nullable(z.int()),
  priceCents: z.int(),
  currency: z.literal(['NZD', 'AUD']),
  latitude: z.number(),
  longitude: z.number(),
  facts: z.array(extensionFact),
  sessions: z.array(extensionSession),
  url: z.string(),
})

/**
 * What A11yJSON has no words for: where each fact comes from and how old it is, and what can be booked. It is the member
 * `waymark` of a place, which other readers of A11yJSON leave alone.
 */
export const placeExtension = z.object({
  serviceAreaId: z.int(),
  venueType: z.string(),
  organisation: z.string(),
  region: z.string(),
  timeZone: z.string(),
  radiusKm: z.number(),
  costTier: z.nullable(z.literal([3, 4, 5, 6])),
  /** Sunday is 0; wall times of the place. */
  openingHours: z.array(z.object({ dayOfWeek: z.int(), opens: z.string(), closes: z.string() })),
  isPrivate: z.boolean(),
  facts: z.array(extensionFact),
  services: z.array(extensionService),
  activities: z.array(extensionActivity),
  updatedAt: z.string(),
})

/** Our own group: all public data for everybody, without an account. Private venues are in none of it. */
export const openData = {
  getOpenVenues: defineCall({
    method: 'GET',
    path: '/api/open-data/get-venues',
    summary:
      'One page of public venues with their access facts, as A11yJSON, GeoJSON or CSV; the header Link names the next page',
    reads: [],
    access: anyone,
    mayLag: true,
    input: () =>
      z.strictObject({
        format: z._default(z.literal(placeFormats), 'a11yjson'),
        /** The id of the last venue of the page before. */
        after: z.optional(queryId<ServiceAreaId>()),
        limit: z._default(
          z.coerce.number('Give a number.').check(z.int(), z.positive(), z.lte(maxPlacesPerPage)),
          maxPlacesPerPage,
        ),
      }),
    output: () => z.null(),
    answer: 'file',
    cacheSeconds: 300,
  }),
  getAllOpenVenues: defineCall({
    method: 'GET',
    path: '/api/open-data/get-all-venues',
    summary: 'All public venues with their access facts in one file, written while it is read',
    reads: [],
    access: anyone,
    mayLag: true,
    input: () => z.strictObject({ format: z._default(z.literal(placeFormats), 'a11yjson') }),
    output: () => z.null(),
    answer: 'file',
    cacheSeconds: 3600,
  }),
  getPlaceExtensionSchema: defineCall({
    method: 'GET',
    path: '/api/open-data/get-place-extension-schema',
    summary: 'The JSON schema of what a place holds beside A11yJSON: aged facts, services, activities, sessions',
    reads: [],
    access: anyone,
    input: () => nothing,
    output: () => z.null(),
    answer: 'file',
    cacheSeconds: 86_400,
  }),
} as const

/** Our own group: sessions for whoever lists activities, in the format of OpenActive. */
export const openSessions = {
  getOpenSessions: defineCall({
    method: 'GET',
    path: '/api/open-data/get-sessions',
    summary:
      'Sessions of activities as an OpenActive feed: Realtime Paged Data Exchange, ordered by modification and then id',
    reads: [],
    access: anyone,
    mayLag: true,
    input: () =>
      z.strictObject({
        /** `modified` of the last item of the page before. */
        afterTimestamp: z.optional(z.coerce.number('Give a number.').check(z.int(), z.nonnegative())),
        afterId: z.optional(z.coerce.number('Give a number.').check(z.int(), z.nonnegative())),
      }),
    output: () => z.null(),
    answer: 'file',
    cacheSeconds: 8,
  }),
} as const
