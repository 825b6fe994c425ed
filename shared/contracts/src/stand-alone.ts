import type { ActivityId, ServiceAreaId } from '@waymark/domain/ids'
import * as z from 'zod/mini'
import { anyone, signedIn } from './access.ts'
import { currency } from './activity-shapes.ts'
import { defineCall } from './define-call.ts'
import { accessNeed, venueCard } from './map/venues-in-view.ts'
import { filtersToKeep, keptFilters } from './map.ts'
import { picture } from './picture.ts'
import { openingHours } from './service-area/service-area-shapes.ts'
import { venueMapData } from './service-area/venue.ts'
import { catalogueId, done, id, latitude, longitude, nothing, pageFields, pageOf, queryId, rowId } from './shapes.ts'
import { shownOutage } from './shown-outage.ts'

/** As many places as one shortlist shows, or takes over, at a time. */
export const maxShortlisted = 100

const venueIds = () => z.array(id<ServiceAreaId>()).check(z.maxLength(maxShortlisted))

/** A public venue as a card, wherever somebody looks from. */
const venueDetails = z.omit(venueCard, { isPrivate: true, distanceKm: true, fit: true })

/** An amenity of a public venue. */
const amenityOnMap = z.object({
  /** Also the activity whose sessions are booked (decision 0025). */
  amenityId: rowId<ActivityId>(),
  amenityTypeId: z.int(),
  title: z.string(),
  description: z.string(),
  featureIds: z.array(z.int()),
  /** Where it is in the building or the grounds. */
  whereabouts: z.string(),
  isBookable: z.boolean(),
  priceCents: z.int(),
  currency,
  serviceAreaId: rowId<ServiceAreaId>(),
  venueName: z.string(),
  suburb: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  /** Empty where nobody has said. */
  openingHours,
  timeZone: z.string(),
  isAlwaysOpen: z.boolean(),
  picture: z.nullable(picture),
})

/** The map by itself, without an account (calls.md, /api/StandAlone/). */
export const standAlone = {
  getVenuesNearByAmenity: defineCall({
    method: 'POST',
    path: '/api/StandAlone/get-venues-near-by-amenity',
    summary: 'The nearest amenities of some kinds with their venues, such as accessible toilets that are open now',
    reads: ['amenity', 'location', 'need'],
    access: anyone,
    mayLag: true,
    input: () =>
      z.strictObject({
        near: z.strictObject({ latitude: latitude(), longitude: longitude() }),
        /** Empty: of every kind. */
        amenityTypeIds: z._default(z.array(catalogueId()).check(z.maxLength(8)), []),
        /** It has all of these. */
        featureIds: z._default(z.array(catalogueId()).check(z.maxLength(30)), []),
        /** It is open, and not out of order. */
        openNow: z._default(z.boolean(), false),
        /** It meets every must of the person who asks; without needs it does not filter. */
        meetsNeeds: z._default(z.boolean(), false),
        isBookable: z.optional(z.boolean()),
        /** Those of one venue only. */
        serviceAreaId: z.optional(id<ServiceAreaId>()),
        ...pageFields,
      }),
    output: () =>
      z.extend(
        pageOf(
          z.extend(amenityOnMap, {
            distanceKm: z.number(),
            /** The outcomes of the caller's needs, in the order of `needs`. */
            fit: venueCard.shape.fit,
            /** What is out of order now: the amenity itself, or something at its venue. */
            outages: z.array(shownOutage),
          }),
        ),
        { needs: z.array(accessNeed) },
      ),
    isPrivateRead: true,
  }),
  getAmenityMap: defineCall({
    method: 'GET',
    path: '/api/StandAlone/get-amenity-map/{id}',
    summary: 'One amenity of a public venue',
    reads: ['amenity', 'location'],
    access: anyone,
    mayLag: true,
    input: () => z.strictObject({ id: queryId<ActivityId>() }),
    output: () => amenityOnMap,
    refusals: { NotOnMap: 'This amenity is not on the map, or not any more.' },
  }),
  getStaDetailsOfVenues: defineCall({
    method: 'POST',
    path: '/api/StandAlone/get-sta-details-of-venues',
    summary: 'Public venues as cards, in the order asked for; those that are not public any more are left out',
    reads: ['location'],
    access: anyone,
    mayLag: true,
    input: () => z.strictObject({ serviceAreaIds: venueIds() }),
    output: () => z.object({ venues: z.array(venueDetails) }),
  }),
  getVenuesAmenitiesShortlist: defineCall({
    method: 'POST',
    path: '/api/StandAlone/get-venues-amenities-shortlist',
    summary:
      'The public venues of a shortlist with their amenities: those of whoever is signed in, and those asked for',
    reads: ['amenity', 'location', 'shortlist'],
    access: anyone,
    input: () =>
      z.strictObject({
        /** What somebody without an account put on their shortlist: only their own page keeps it. */
        serviceAreaIds: z._default(venueIds(), []),
      }),
    output: () =>
      z.object({
        venues: z.array(
          z.extend(venueDetails, {
            amenities: z.array(
              z.pick(amenityOnMap, { amenityId: true, amenityTypeId: true, title: true, isBookable: true }),
            ),
          }),
        ),
      }),
  }),
  getUserSettingFilters: defineCall({
    method: 'POST',
    path: '/api/StandAlone/get-user-setting-filters',
    summary: 'The filters that whoever is signed in saved for the map: the same as those of /api/Map/',
    reads: ['mapFilter'],
    access: anyone,
    input: () => nothing,
    output: () => keptFilters,
    isPrivateRead: true,
  }),
  updateUserSettingFilters: defineCall({
    method: 'POST',
    path: '/api/StandAlone/update-user-setting-filters',
    summary: 'Save my filters for the map, or forget them with null: the same as those of /api/Map/',
    changes: ['mapFilter'],
    access: signedIn,
    input: () => filtersToKeep,
    output: () => done,
  }),
} as const

/** Of the same group, answered by the service that owns shortlists. */
export const standAloneShortlist = {
  getShortlist: defineCall({
    method: 'POST',
    path: '/api/StandAlone/get-shortlist',
    summary: 'The ids of my shortlisted places; none for somebody who is not signed in',
    reads: ['shortlist'],
    access: anyone,
    input: () => nothing,
    output: () => z.object({ serviceAreaIds: z.array(rowId<ServiceAreaId>()) }),
  }),
  updateShortlistData: defineCall({
    method: 'POST',
    path: '/api/StandAlone/update-shortlist-data',
    summary: 'Put places on my shortlist and take others off; places that are not offered any more are left out',
    changes: ['shortlist'],
    access: signedIn,
    input: () => z.strictObject({ add: z._default(venueIds(), []), remove: z._default(venueIds(), []) }),
    output: () => z.object({ serviceAreaIds: z.array(rowId<ServiceAreaId>()) }),
  }),
} as const

/** Of the same group, answered by the service that owns venues. */
export const standAloneVenue = {
  getStaVenueDetails: defineCall({
    method: 'POST',
    path: '/api/StandAlone/get-sta-venue-details',
    summary:
      'A public venue as the map shows it, whoever asks: facts with their age, pictures, hours, services with fees',
    reads: ['account', 'badgePartner', 'feedback', 'location', 'service'],
    access: anyone,
    mayLag: true,
    input: () => z.strictObject({ serviceAreaId: id<ServiceAreaId>() }),
    output: () => venueMapData,
  }),
} as const
