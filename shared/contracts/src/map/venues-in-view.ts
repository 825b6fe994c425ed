import { needWeights } from '@waymark/domain/access-fit/need-weights'
import { accessOption } from '@waymark/domain/access-fit/options'
import type { AccessMapId, BadgePartnerId, ServiceAreaId, ServiceId } from '@waymark/domain/ids'
import { limits } from '@waymark/domain/limits'
import * as z from 'zod/mini'
import { anyone } from '../access.ts'
import { age, atMostCents } from '../activity-bounds.ts'
import { defineCall } from '../define-call.ts'
import { picture } from '../picture.ts'
import { catalogueId, id, latitude, localDate, longitude, pageFields, rowId } from '../shapes.ts'
import { shownOutage } from '../shown-outage.ts'

const maxOptions = 80
export const worldZoomMin = 3

/**
 * One requested accessibility option; with `threshold` its measure must reach it, in the option's unit and direction.
 */
const wantedOption = z.strictObject({
  accessibilityOptionId: catalogueId().check(
    z.refine((optionId) => accessOption(optionId) !== null, 'Choose one from the list.'),
  ),
  threshold: z.optional(z.nullable(z.number())),
})

/** The filters of the map; empty lists do not filter. */
export const mapFilters = z.strictObject({
  options: z._default(z.array(wantedOption).check(z.maxLength(maxOptions)), []),
  venueTypeIds: z._default(z.array(catalogueId()).check(z.maxLength(maxOptions)), []),
  costTiers: z._default(z.array(z.literal([3, 4, 5, 6])).check(z.maxLength(4)), []),
  serviceIds: z._default(z.array(catalogueId<ServiceId>()).check(z.maxLength(maxOptions)), []),
  /** Places with one activity to book that has one of these kinds, takes this age and costs at most so much. */
  activityKindIds: z._default(z.array(catalogueId()).check(z.maxLength(maxOptions)), []),
  age: z._default(z.nullable(age()), null),
  maxPriceCents: z._default(z.nullable(atMostCents()), null),
  openNow: z._default(z.boolean(), false),
  /** Places that one of these badge partners vouches for. */
  badgePartnerIds: z._default(z.array(id<BadgePartnerId>()).check(z.maxLength(maxOptions)), []),
  /** Places with an amenity of each of these kinds, each with all of the features asked of its kind. */
  amenityTypeIds: z._default(z.array(catalogueId()).check(z.maxLength(8)), []),
  amenityFeatureIds: z._default(z.array(catalogueId()).check(z.maxLength(50)), []),
  /** Places that meet every must of the person who asks; without needs it does not filter. */
  meetsNeeds: z._default(z.boolean(), false),
})

/** One of the caller's own needs, as Access Fit compares it; `threshold` in the option's unit. */
export const accessNeed = z.object({
  accessibilityOptionId: z.int(),
  weight: z.literal(needWeights),
  threshold: z.nullable(z.number()),
})

/** A box of degrees. */
export const mapBounds = z
  .strictObject({ west: longitude(), south: latitude(), east: longitude(), north: latitude() })
  .check(
    z.refine((box) => box.south < box.north, {
      error: 'The south of the map must lie below its north.',
      path: ['south'],
    }),
    z.refine((box) => box.west < box.east, { error: 'The west of the map must lie left of its east.', path: ['west'] }),
  )

export const activityDays = z.strictObject({ from: localDate(), until: localDate() }).check(
  z.refine((days) => days.from <= days.until, {
    error: 'The last day must not be before the first.',
    path: ['until'],
  }),
)

/** How many places one value of a filter has. */

/** A known fact, as list cards show it. */
const cardFact = z.object({
  accessibilityOptionId: z.int(),
  value: z.literal(['yes', 'no']),
  measure: z.nullable(z.number()),
  note: z.nullable(z.string()),
})

/** A place in the list beside the map. `fit` has the outcomes of the caller's needs, in their order. */
export const venueCard = z.object({
  serviceAreaId: rowId<ServiceAreaId>(),
  /** Visible only to people with it on their shortlist. */
  isPrivate: z.boolean(),
  name: z.string(),
  venueTypeId: z.int(),
  suburb: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  distanceKm: z.number(),
  costTier: z.nullable(z.literal([3, 4, 5, 6])),
  picture: z.nullable(picture),
  facts: z.array(cardFact),
  fit: z.array(z.literal(['met', 'notMet', 'unknown'])),
  checkedOn: z.nullable(z.string()),
})

/** Several places drawn as one disc. `serviceAreaIds` is filled when no zoom separates them. */
const mapCluster = z.object({
  key: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  count: z.int(),
  suburb: z.string(),
  serviceAreaIds: z.array(rowId<ServiceAreaId>()),
})

/** One place drawn as a pin. */
const mapPin = z.object({
  serviceAreaId: rowId<ServiceAreaId>(),
  latitude: z.number(),
  longitude: z.number(),
  name: z.string(),
  suburb: z.string(),
  /** Something is out of order there now. */
  hasOutage: z.boolean(),
})

export const venueSorts = ['fit', 'nearest', 'checked', 'name'] as const

/** The one call that a map and its list are drawn from; by itself, since a map starts with it alone. */
export const venuesInView = {
  /** Ours: the source draws every location in the browser, which only works for a few thousand places. */
  getVenuesInView: defineCall({
    method: 'POST',
    path: '/api/Map/get-venues-in-view',
    summary:
      'What a view of the map holds: discs and pins, a page of the list, how many there are and how many nobody has checked',
    reads: ['accessMap', 'activity', 'activitySession', 'badgePartner', 'location', 'need', 'service', 'shortlist'],
    access: anyone,
    mayLag: true,
    input: () =>
      z.strictObject({
        bounds: mapBounds,
        zoom: z.number().check(z.gte(worldZoomMin), z.lte(limits.mapZoom.max)),
        near: z.strictObject({ latitude: latitude(), longitude: longitude() }),
        filters: mapFilters,
        /** Places where an activity that passes the filters has a session on one of these days, by the place's own clock. */
        activityDays: z._default(z.nullable(activityDays), null),
        includeUnknown: z._default(z.boolean(), false),
        /** Only the places of this public access map; private ones are left out whoever asks. */
        accessMapId: z.optional(id<AccessMapId>()),
        sort: z._default(z.literal(venueSorts), 'nearest'),
        ...pageFields,
      }),
    output: () =>
      z.object({
        clusters: z.array(mapCluster),
        pins: z.array(mapPin),
        /** There were more pins than one view shows: zoom in for the rest. */
        isCut: z.boolean(),
        /** Each with what is out of order there now, and the day from which it is closed for good. */
        places: z.array(z.extend(venueCard, { outages: z.array(shownOutage), closesOn: z.nullable(z.string()) })),
        /** Empty for people who are not signed in or have no needs. */
        needs: z.array(accessNeed),
        totalCount: z.int(),
        unknownCount: z.int(),
        pageNumber: z.int(),
        pageSize: z.int(),
      }),
    isPrivateRead: true,
  }),
} as const
