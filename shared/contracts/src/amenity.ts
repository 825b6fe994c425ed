import { amenityStatuses } from '@waymark/domain/activity/amenity-status'
import type { ActivityId, PictureId, ServiceAreaId } from '@waymark/domain/ids'
import { managementRoles } from '@waymark/domain/rights/roles'
import * as z from 'zod/mini'
import { areaRole, businessOnly } from './access.ts'
import { priceCents } from './activity-bounds.ts'
import { bookingTerms, currency, savedBookingTerms, spaces } from './activity-shapes.ts'
import { defineCall } from './define-call.ts'
import { changedMeanwhile } from './refusals.ts'
import {
  factChanges,
  factFiles,
  keptFacts,
  keptPictures,
  pictureChanges,
  pictureFiles,
} from './service-area/content-uploads.ts'
import {
  openingHours,
  openingHoursToSave,
  venueDocument,
  venueFact,
  venuePicture,
} from './service-area/service-area-shapes.ts'
import {
  catalogueId,
  id,
  latitude,
  longitude,
  optionalText,
  pageFields,
  pageOf,
  queryId,
  rowId,
  text,
} from './shapes.ts'

/** The managers of a location, whatever the kind of its organisation (product.md section 6). */
const ofArea = areaRole(managementRoles)
const ofAmenity = areaRole(managementRoles, { areaField: 'amenityId', target: 'amenity' })

const amenityStatusValue = z.literal(amenityStatuses)
const featureIds = () => z.array(catalogueId()).check(z.maxLength(30, 'Choose at most 30.'))

/** An amenity in the list of its organisation. Its id is that of an activity (decision 0025). */
const amenityRow = z.object({
  amenityId: rowId<ActivityId>(),
  serviceAreaId: rowId<ServiceAreaId>(),
  serviceAreaName: z.string(),
  /** Rises with every saved change; sent back when saving. */
  version: z.int(),
  status: amenityStatusValue,
  amenityTypeId: z.int(),
  title: z.string(),
  description: z.string(),
  featureIds: z.array(z.int()),
  /** Where it is in the building or the grounds. */
  whereabouts: z.string(),
  isBookable: z.boolean(),
  priceCents: z.int(),
  currency,
  maxSpacesPerSession: z.int(),
  banner: z.nullable(venuePicture),
  /** Active sessions to come, and the start of the next as a wall time of the location. */
  comingSessions: z.int(),
  nextStartDateTime: z.nullable(z.string()),
  timeZone: z.string(),
})

/** An amenity as its organisation edits it. */
const amenityDetail = z.extend(amenityRow, {
  /** Null where it has the point of its location. */
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  /** Null where it is open as its location is. */
  openingHours: z.nullable(openingHours),
  venueLatitude: z.number(),
  venueLongitude: z.number(),
  venueOpeningHours: openingHours,
  maxSpacesPerClient: z.int(),
  ...savedBookingTerms,
  otherPictures: z.array(z.extend(venuePicture, { pictureId: rowId<PictureId>() })),
  /** Facts of the amenity itself; those of its venue come with the location. */
  accessibilityFacts: z.array(venueFact),
  venueFacts: z.array(venueFact),
  documents: z.array(venueDocument),
  /** Whether clients can pay: null for one that is free. */
  mayTakePayments: z.nullable(z.boolean()),
})

/** What narrows and orders the amenities of a location, or of all locations of the account. */
const amenityFilters = {
  /** Null for all locations that the caller manages: for the account admin all of the account. */
  serviceAreaId: z._default(z.nullable(id<ServiceAreaId>()), null),
  search: z._default(optionalText(100), ''),
  status: z.optional(amenityStatusValue),
  amenityTypeId: z.optional(catalogueId()),
  isBookable: z.optional(z.boolean()),
  sort: z._default(z.literal(['title', 'location', 'newest', 'next']), 'title'),
}

/** Amenities (calls.md, /api/amenity/). Their sessions are in `amenity-session.ts`, since booking answers those. */
export const amenity = {
  getAmenities: defineCall({
    method: 'POST',
    path: '/api/amenity/get-amenities',
    summary: 'The amenities of a location, or of all locations that I manage',
    reads: ['amenity', 'activitySession', 'location'],
    access: businessOnly,
    input: () => z.strictObject({ ...amenityFilters, ...pageFields }),
    output: () => pageOf(amenityRow),
  }),
  getAmenityByAmenityId: defineCall({
    method: 'GET',
    path: '/api/amenity/get-amenity-by-amenity-id',
    summary: 'One amenity with its place, opening hours, pictures, access facts and documents',
    reads: ['amenity', 'activitySession', 'location', 'account'],
    access: ofAmenity,
    input: () => z.strictObject({ amenityId: queryId<ActivityId>() }),
    output: () => amenityDetail,
  }),
  updateAmenity: defineCall({
    method: 'POST',
    path: '/api/amenity/update-amenity',
    summary: 'Add an amenity to a location as a draft, change one, put it on the map, or close it',
    changes: ['amenity', 'activity', 'activitySession'],
    access: ofArea,
    isFilledIn: true,
    input: () =>
      z.strictObject({
        serviceAreaId: id<ServiceAreaId>(),
        /** Null for a new amenity. */
        amenityId: z._default(z.nullable(id<ActivityId>()), null),
        /** The version of the amenity to change; null for a new one. */
        version: z._default(z.nullable(z.int32()), null),
        /** Unchanged when omitted; a new amenity is a Draft. Closing it cancels its sessions to come, with refunds. */
        status: z.optional(amenityStatusValue),
        /** Why it is closed, for those who have booked. */
        closeReason: z._default(optionalText(500), ''),
        amenityTypeId: catalogueId(),
        title: text(120),
        description: z._default(optionalText(4000), ''),
        featureIds: z._default(featureIds(), []),
        /** Both null: at the point of the location. */
        latitude: z._default(z.nullable(latitude()), null),
        longitude: z._default(z.nullable(longitude()), null),
        whereabouts: z._default(optionalText(200), ''),
        /** Null: open as the location is. */
        openingHours: z._default(z.nullable(openingHoursToSave()), null),
        isBookable: z._default(z.boolean(), false),
        priceCents: z._default(priceCents(), 0),
        maxSpacesPerSession: z._default(spaces(), 1),
        maxSpacesPerClient: z._default(spaces(), 1),
        ...bookingTerms,
      }),
    output: () => amenityDetail,
    refusals: {
      ...changedMeanwhile('this amenity'),
      NotThatStatus: 'An amenity that is {from} cannot become {to}.',
      SessionsToCome: 'It still has sessions to come. Cancel them first, or close the amenity.',
      NotConnected: 'Connect card payments before people can book an amenity that costs something.',
    },
  }),
  uploadAmenityImages: defineCall({
    method: 'POST',
    path: '/api/amenity/upload-amenity-images',
    summary: 'Add, replace, describe, order and delete the pictures of an amenity; set its features',
    changes: ['amenity'],
    access: ofAmenity,
    isFilledIn: true,
    input: () =>
      z.strictObject({
        amenityId: id<ActivityId>(),
        /** Features of the amenity; unchanged when omitted. */
        enableAmenityFeatureIds: z.optional(featureIds()),
        /** Options that become "yes" where nothing is known yet. */
        parentAccessibilityOptionIds: z._default(z.array(catalogueId()).check(z.maxLength(100)), []),
        ...pictureChanges,
      }),
    files: pictureFiles,
    output: () =>
      z.object({
        /** Rises when the features change. */
        version: z.int(),
        ...keptPictures,
      }),
    refusals: { TooManyPictures: 'An amenity can have at most {max} pictures besides its banner.' },
  }),
  /** Ours: the source keeps access facts of venues and activities only. */
  uploadAmenityAccessibilityInformation: defineCall({
    method: 'POST',
    path: '/api/amenity/upload-amenity-accessibility-information',
    summary: 'Save what is known of the accessibility of an amenity, with proof pictures and PDFs',
    changes: ['amenity'],
    access: ofAmenity,
    isFilledIn: true,
    input: () =>
      z.strictObject({
        amenityId: id<ActivityId>(),
        ...factChanges,
      }),
    files: factFiles,
    output: () => z.object(keptFacts),
    refusals: { ...changedMeanwhile('this amenity'), TooManyPdfs: 'An amenity can have at most {max} PDFs.' },
  }),
  /** Ours. */
  exportAmenityList: defineCall({
    method: 'POST',
    path: '/api/amenity/export-amenity-list',
    summary: 'The list of amenities as an xlsx file, with the same filters',
    reads: ['amenity', 'activitySession', 'location'],
    access: businessOnly,
    input: () => z.strictObject(amenityFilters),
    output: () => z.null(),
    answer: 'file',
  }),
} as const
