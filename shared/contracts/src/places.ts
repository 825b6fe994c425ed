import type { ActivityId, ServiceAreaId, ServiceId } from '@waymark/domain/ids'
import * as z from 'zod/mini'
import { anyone } from './access.ts'
import { currency } from './activity-shapes.ts'
import { defineCall } from './define-call.ts'
import { accessNeed, venueCard } from './map/venues-in-view.ts'
import { picture } from './picture.ts'
import { localDate, queryCatalogueId, queryFlag, rowId } from './shapes.ts'
import { shownOutage } from './shown-outage.ts'

const queryMaxLength = 200
const searchRadiusMaxKm = 100
export const searchSorts = ['match', 'fit', 'nearest', 'soonest', 'price'] as const

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

/** How many were found; at least so many when `isMore`. */
const foundCount = { totalCount: z.int(), isMore: z.boolean() }

/** A place of the one search; `distanceKm` is null where nobody said from where. */
const foundVenue = z.extend(z.omit(venueCard, { isPrivate: true, distanceKm: true }), {
  distanceKm: z.nullable(z.number()),
  outages: z.array(shownOutage),
  /** The day from which it is closed for good. */
  closesOn: z.nullable(z.string()),
})

const foundActivity = z.object({
  activityId: rowId<ActivityId>(),
  title: z.string(),
  serviceAreaId: rowId<ServiceAreaId>(),
  venueName: z.string(),
  suburb: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  distanceKm: z.nullable(z.number()),
  priceCents: z.int(),
  concessionPriceCents: z.nullable(z.int()),
  currency,
  /** The start of its next open session by the clock of the place; null when there is none. */
  nextStartDateTime: z.nullable(z.string()),
  /** Of that start. */
  timeZone: z.nullable(z.string()),
  /** Of the place that it is at. */
  picture: z.nullable(picture),
  fit: z.array(z.literal(['met', 'notMet', 'unknown'])),
})

/** Place search. Ours: the source calls a vendor's search from the browser, and needs its key. */
export const places = {
  searchPlaces: defineCall({
    method: 'GET',
    path: '/api/Map/search-places',
    summary:
      'Suburbs, towns and cities (with a map key: addresses too) whose name begins like the query, or nearly; postcodes of public places',
    reads: ['location'],
    access: anyone,
    mayLag: true,
    isFilledIn: true,
    input: () =>
      z.strictObject({
        query: z.string().check(z.trim(), z.maxLength(queryMaxLength)),
        countryId: z.optional(queryCatalogueId()),
        /** The centre of the person's view: of equal names the nearer comes first. */
        nearLatitude: z.optional(queryDegrees(90)),
        nearLongitude: z.optional(queryDegrees(180)),
      }),
    output: () => z.object({ places: z.array(foundPlace), credit: z.string() }),
  }),
  /** Ours: the source has a search for each kind of thing, and none over all of them. */
  searchAll: defineCall({
    method: 'GET',
    path: '/api/Map/search-all',
    summary:
      'Places, activities, services, amenities, accessibility options, addresses and towns by name, street or postcode, also when a word is misspelt',
    reads: ['activity', 'activitySession', 'location', 'need'],
    access: anyone,
    mayLag: true,
    input: () =>
      z
        .strictObject({
          query: z.string().check(z.trim(), z.maxLength(queryMaxLength)),
          nearLatitude: z.optional(queryDegrees(90)),
          nearLongitude: z.optional(queryDegrees(180)),
          /** Places and activities at most so far away; without it however far. */
          radiusKm: z.optional(z.coerce.number('Give a number.').check(z.int(), z.gte(1), z.lte(searchRadiusMaxKm))),
          /** Places, and activities at places, that meet every must of the person who asks. */
          meetsNeeds: z._default(queryFlag(), false),
          isFree: z._default(queryFlag(), false),
          /** Activities that a companion comes to free of charge, and nothing else. */
          isCompanionFree: z._default(queryFlag(), false),
          /** Services that come to where somebody looks from, and the places they come from. */
          comesToMe: z._default(queryFlag(), false),
          /** Activities with a session on one of these days, by the clock of their place. */
          from: z.optional(localDate()),
          until: z.optional(localDate()),
          sort: z._default(z.literal(searchSorts), 'match'),
          /** As many of each kind, at most. */
          limit: z._default(z.coerce.number('Give a number.').check(z.int(), z.gte(1), z.lte(50)), 5),
        })
        .check(
          z.refine(({ from = '', until = from }) => from <= until, {
            error: 'The last day must not be before the first.',
            path: ['until'],
          }),
          z.refine(
            ({ comesToMe, nearLatitude, nearLongitude }) =>
              !comesToMe || (nearLatitude !== undefined && nearLongitude !== undefined),
            { error: 'Say where you are.', path: ['comesToMe'] },
          ),
        ),
    output: () =>
      z.object({
        /** What a query was read as that finds nothing as it is: with misspelt words put right, or around a town that it names; null otherwise. */
        readAs: z.nullable(z.string()),
        venues: z.object({ items: z.array(foundVenue), ...foundCount }),
        activities: z.object({ items: z.array(foundActivity), ...foundCount }),
        /** How many places and activities have the words and were left out by `meetsNeeds`. */
        leftOut: z.object({ totalCount: z.int(), isMore: z.boolean() }),
        services: z.array(
          z.object({ serviceId: rowId<ServiceId>(), name: z.string(), family: z.string(), description: z.string() }),
        ),
        amenityTypes: z.array(z.object({ amenityTypeId: z.int(), label: z.string() })),
        /** The accessibility options that the words name: "Places with a hearing loop". Services of the release before do not say them. */
        accessOptions: z.optional(z.array(z.object({ accessibilityOptionId: z.int(), label: z.string() }))),
        /** Streets, postcodes and addresses of places on the map. */
        addresses: z.array(z.object({ label: z.string(), latitude: z.number(), longitude: z.number() })),
        towns: z.array(foundPlace),
        /** The town that `readAs` looks around; null where it names none. Services of the release before do not say it. */
        readNear: z.optional(z.nullable(foundPlace)),
        /** The caller's own, in the order of each `fit`. */
        needs: z.array(accessNeed),
        credit: z.string(),
      }),
    isPrivateRead: true,
  }),
} as const
