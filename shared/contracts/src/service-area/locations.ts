import type { ServiceAreaId, UserProfileId } from '@waymark/domain/ids'
import { limits } from '@waymark/domain/limits'
import { type CoordinateField, isCoordinate, missingCoordinateText } from '@waymark/domain/place/coordinates'
import { isServiceAreaRadius, radiusRefusal } from '@waymark/domain/place/radius'
import { managementRoles } from '@waymark/domain/rights/roles'
import { coordinateText } from '@waymark/domain/texts'
import * as z from 'zod/mini'
import { accountAdminOnly, areaRole, businessOnly } from '../access.ts'
import { defineCall } from '../define-call.ts'
import { changedMeanwhile, organisationSuspended } from '../refusals.ts'
import {
  catalogueId,
  email,
  id,
  nothing,
  optionalText,
  pageFields,
  pageOf,
  phone,
  queryId,
  rowId,
  text,
} from '../shapes.ts'
import { keptPictures, pictureChanges, pictureFiles } from './content-uploads.ts'
import {
  ofAreaManagers,
  openingHours,
  openingHoursToSave,
  orNull,
  venueDocument,
  venueFact,
  venuePicture,
} from './service-area-shapes.ts'

/** A location with all its settings. */
export const serviceAreaSettings = z.object({
  serviceAreaId: rowId<ServiceAreaId>(),
  /** Rises with every saved change; sent back when saving, so that concurrent changes never overwrite each other. */
  version: z.int(),
  name: z.string(),
  venueTypeId: z.int(),
  description: z.string(),
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  address: z.string(),
  suburb: z.string(),
  region: z.string(),
  countryId: z.literal([1, 2]),
  latitude: z.number(),
  longitude: z.number(),
  radiusKm: z.number(),
  isPrivate: z.boolean(),
  isActive: z.boolean(),
  costTier: z.nullable(z.literal([3, 4, 5, 6])),
  timeZone: z.string(),
  openingHours,
  ...keptPictures,
  accessibilityFacts: z.array(venueFact),
  /** The options that hold here: those of the facts whose value is yes. Services of the release before do not say them. */
  enabledAccessibilityOptionIds: z.optional(z.array(z.int())),
  accessibilityPdfs: z.array(venueDocument),
  managerUserProfileIds: z.array(rowId<UserProfileId>()),
  /** Recent visitor feedback on the facts, without names; newest first. */
  visitorFeedback: z.array(
    z.object({
      feedbackId: z.int(),
      accessibilityOptionId: z.nullable(z.int()),
      says: z.literal(['right', 'wrong', 'missing']),
      comment: z.string(),
      createdAt: z.string(),
      /** What the organisation answered; the visitor was told. */
      answer: z.nullable(z.string()),
    }),
  ),
})

/** One location in the list. `factCount` of `optionCount` accessibility options are known. */
const serviceAreaRow = z.object({
  serviceAreaId: rowId<ServiceAreaId>(),
  name: z.string(),
  venueTypeId: z.int(),
  venueTypeName: z.string(),
  suburb: z.string(),
  region: z.string(),
  countryId: z.literal([1, 2]),
  isPrivate: z.boolean(),
  isActive: z.boolean(),
  radiusKm: z.number(),
  banner: z.nullable(venuePicture),
  serviceCount: z.int(),
  staffCount: z.int(),
  factCount: z.int(),
  optionCount: z.int(),
  updatedAt: z.string(),
})

/** A coordinate as typed: optional minus, digits, a dot and 1 to 20 decimals (product.md section 5). */
const coordinate = (field: CoordinateField) =>
  z.string(missingCoordinateText(field)).check(
    z.refine((value) => value !== '', { error: missingCoordinateText(field), abort: true }),
    z.maxLength(30, { error: coordinateText(field), abort: true }),
    z.refine((value) => isCoordinate(field, value), coordinateText(field)),
  )

/** The locations of an organisation, their settings and pictures. */
export const locations = {
  getServiceAreasByUser: defineCall({
    method: 'GET',
    path: '/api/ServiceArea/get-service-areas-by-user',
    summary: 'Service areas I work in, with my role; all areas of the account for its admin',
    reads: ['location', 'team', 'venueFeedback'],
    access: businessOnly,
    input: () => nothing,
    output: () =>
      z.array(
        z.object({
          serviceAreaId: rowId<ServiceAreaId>(),
          name: z.string(),
          suburb: z.string(),
          userRole: z.literal([1, 2, 3, 4, 5]),
          timeZone: z.string(),
          /** How many visitors wait for an answer because they said that a fact is wrong or missing. Absent when none do, and for Staff. */
          visitorsToAnswer: z.optional(z.int()),
        }),
      ),
  }),
  getServiceArea: defineCall({
    method: 'GET',
    path: '/api/ServiceArea/get-service-area/{id}',
    summary: 'One location with all its settings',
    reads: ['location', 'team', 'venueFeedback'],
    access: areaRole(managementRoles, { areaField: 'id' }),
    input: () => z.strictObject({ id: queryId<ServiceAreaId>() }),
    output: () => serviceAreaSettings,
  }),
  getServiceAreas: defineCall({
    method: 'POST',
    path: '/api/ServiceArea/get-service-areas',
    summary: 'Locations of my organisation, found by name, suburb or address',
    reads: ['location', 'service', 'team'],
    access: accountAdminOnly,
    input: () =>
      z.strictObject({
        search: z._default(optionalText(100), ''),
        countryId: z.optional(z.literal([1, 2])),
        /** The name of a region or state. */
        region: z.optional(optionalText(60)),
        isPrivate: z.optional(z.boolean()),
        /** Closed locations are only listed on request. */
        isActive: z._default(z.boolean(), true),
        ...pageFields,
      }),
    output: () => pageOf(serviceAreaRow),
  }),
  updateServiceArea: defineCall({
    method: 'POST',
    path: '/api/ServiceArea/update-service-area',
    summary: 'Add a location (account admin), or change one (its managers too)',
    changes: ['location', 'team'],
    access: businessOnly,
    isFilledIn: true,
    input: () =>
      z.strictObject({
        /** Null for a new location. */
        serviceAreaId: z.nullable(id<ServiceAreaId>()),
        /** The version of the location to change; null for a new one. */
        version: z.nullable(z.int32()),
        name: text(120),
        venueTypeId: catalogueId(),
        description: z._default(optionalText(4000), ''),
        phone: orNull(phone()),
        email: orNull(email()),
        address: text(limits.addressMaxLength),
        suburb: text(120),
        region: text(60),
        countryId: z.literal([1, 2]),
        latitude: coordinate('latitude'),
        longitude: coordinate('longitude'),
        radiusKm: z
          .number('Give the radius in km.')
          .check(z.refine((radiusKm) => isServiceAreaRadius(radiusKm), radiusRefusal(0) ?? '')),
        isPrivate: z.boolean(),
        /** False closes the location: nobody sees or books it, but nothing is deleted. */
        isActive: z._default(z.boolean(), true),
        costTier: z._default(z.nullable(z.literal([3, 4, 5, 6])), null),
        /** Overrides the zone that follows from the coordinates. */
        timeZone: z._default(z.nullable(optionalText(60)), null),
        openingHours: openingHoursToSave(),
        managerUserProfileIds: z._default(z.array(id<UserProfileId>()).check(z.maxLength(20)), []),
        /** Confirms that the person has seen which sessions fall on days that these hours close. */
        keepsAffectedSessions: z._default(z.boolean(), false),
      }),
    output: () => serviceAreaSettings,
    refusals: {
      ...changedMeanwhile('this location'),
      ...organisationSuspended('none of its locations can be open'),
      OtherCountry: 'Choose an address in the country of your organisation.',
      TimeZoneNotThere: 'This time zone is not one of the country.',
      NotYourTeam: 'Only people of your organisation can be managers.',
      HasBookings:
        'This location has confirmed bookings coming up: {count}, the next on {next}. Please move or cancel them before you close it.',
      StrandsSessions:
        'These hours close days of the week that have sessions to come: {count}, the next on {next}. They stay as they are, and open for booking, until you move or cancel them.',
    },
  }),
  uploadServiceAreaImages: defineCall({
    method: 'POST',
    path: '/api/ServiceArea/upload-service-area-images',
    summary: 'Add, replace, describe, order and delete the pictures of a location',
    changes: ['location'],
    access: ofAreaManagers,
    isFilledIn: true,
    input: () =>
      z.strictObject({
        serviceAreaId: id<ServiceAreaId>(),
        ...pictureChanges,
      }),
    files: pictureFiles,
    output: () =>
      z.object({
        ...keptPictures,
      }),
    refusals: { TooManyPictures: 'A location can have at most {max} pictures besides its banner.' },
  }),
} as const
