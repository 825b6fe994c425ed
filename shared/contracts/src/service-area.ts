import type {
  AccountId,
  MembershipId,
  ServiceAreaId,
  ServiceAreaServiceId,
  ServiceId,
  UserProfileId,
} from '@waymark/domain/ids'
import { limits } from '@waymark/domain/limits'
import { type CoordinateField, coordinateRefusal, isCoordinate } from '@waymark/domain/place/coordinates'
import { isServiceAreaRadius, radiusRefusal } from '@waymark/domain/place/radius'
import { areaManagerRoles, managementRoles } from '@waymark/domain/rights/roles'
import * as z from 'zod/mini'
import { accountAdminOnly, anyone, areaRole, businessOnly, signedIn } from './access.ts'
import { defineCall } from './define-call.ts'
import {
  done,
  email,
  id,
  localDate,
  nothing,
  optionalText,
  pageFields,
  pageOf,
  phone,
  queryId,
  rowId,
  text,
  timeOfDay,
  wallDateTime,
} from './shapes.ts'

/** One accessibility fact of a venue, yes or no (unknown facts are not listed). `measure` is in the option's unit. */
export const venueFact = z.object({
  accessibilityOptionId: z.int(),
  value: z.literal(['yes', 'no']),
  measure: z.nullable(z.number()),
  note: z.nullable(z.string()),
  source: z.nullable(z.string()),
  checkedOn: z.nullable(z.string()),
  photo: z.nullable(z.string()),
})

/** One day's opening hours, `HH:mm` wall time; closed days are not listed. Sunday is 0. */
export const openingHours = z.array(z.object({ dayOfWeek: z.int(), opens: z.string(), closes: z.string() }))

/** A picture with its alternative text; `url` is immutable. */
export const picture = z.object({ url: z.string(), alt: z.string() })

/**
 * A picture of a venue; `smallUrl` is 360 x 145 for the banner and 60 x 60 for others, otherwise the picture itself.
 */
export const venuePicture = z.extend(picture, { smallUrl: z.string() })

/** A PDF about a venue's accessibility. */
export const venueDocument = z.object({
  documentId: z.int(),
  title: z.string(),
  url: z.string(),
  sizeBytes: z.int(),
})

/** A service as listings show it. */
const offeredService = z.object({
  serviceAreaServiceId: rowId<ServiceAreaServiceId>(),
  serviceId: rowId<ServiceId>(),
  serviceName: z.string(),
  familyName: z.string(),
  feeListDisplay: z.array(z.string()),
})

const orNull = (field: z.ZodMiniType<string, string>) => z._default(z.nullable(field), null)

/** One fact as it is saved. */
export const factToSave = z.strictObject({
  accessibilityOptionId: id(),
  value: z.literal(['yes', 'no']),
  measure: z._default(z.nullable(z.number()), null),
  note: orNull(optionalText(500)),
  source: orNull(optionalText(120)),
  /** Defaults to today for a fact that changed, otherwise to the stored day. */
  checkedOn: z.optional(z.nullable(localDate())),
  isPhotoDeleted: z._default(z.boolean(), false),
})

const ofAreaManagers = areaRole(areaManagerRoles)

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
  banner: z.nullable(venuePicture),
  otherPictures: z.array(z.extend(venuePicture, { pictureId: z.int() })),
  accessibilityFacts: z.array(venueFact),
  accessibilityPdfs: z.array(venueDocument),
  managerUserProfileIds: z.array(rowId<UserProfileId>()),
  /** Recent visitor feedback on the facts, without names; newest first. */
  visitorFeedback: z.array(
    z.object({
      accessibilityOptionId: z.nullable(z.int()),
      says: z.literal(['right', 'wrong', 'missing']),
      comment: z.string(),
      createdAt: z.string(),
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

/** A primary manager with the locations they manage. */
const primaryManager = z.object({
  userProfileId: rowId<UserProfileId>(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  serviceAreas: z.array(z.object({ serviceAreaId: rowId<ServiceAreaId>(), name: z.string() })),
})

/** A weekly working window of a person at a location, wall time; `ends` may be `24:00`. */
const workingStretch = z.object({ dayOfWeek: z.int(), starts: z.string(), ends: z.string() })
/** A span of leave of a person, wall time of the location. */
const leaveSpan = z.object({ startDateTime: z.string(), endDateTime: z.string(), note: z.nullable(z.string()) })

/** Somebody who works at a location. Without working hours they work whenever their services have a start. */
const areaMember = z.object({
  serviceAreaUserProfileId: rowId<MembershipId>(),
  userProfileId: rowId<UserProfileId>(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  avatar: z.nullable(z.string()),
  userRole: z.literal([1, 2, 3, 4, 5]),
  assignedServices: z.array(z.object({ serviceAreaServiceId: rowId<ServiceAreaServiceId>(), serviceName: z.string() })),
  workingHours: z.array(workingStretch),
  /** Leave that has not ended. */
  leave: z.array(leaveSpan),
  jobsToday: z.int(),
  comingJobs: z.int(),
  /** Changes with every change of services, hours or leave; sent back when saving. */
  version: z.string(),
})

const changedMeanwhile = {
  ChangedMeanwhile:
    'Someone else changed this location. We have loaded their changes. Please check them, then save again.',
} as const

/** A coordinate as typed: optional minus, digits, a dot and 1 to 20 decimals (product.md section 5). */
const coordinate = (field: CoordinateField) =>
  z.string(coordinateRefusal(field, '') ?? '').check(
    z.maxLength(30, { error: coordinateRefusal(field, '') ?? '', abort: true }),
    z.refine((value) => isCoordinate(field, value), coordinateRefusal(field, '') ?? ''),
  )

export const altText = () => text(200)
export const megabyte = 1024 * 1024

/** Service area (calls.md, "Service area"). */
export const serviceArea = {
  getServiceAreasByUser: defineCall({
    method: 'GET',
    path: '/api/ServiceArea/get-service-areas-by-user',
    summary: 'Service areas I work in, with my role; all areas of the account for its admin',
    reads: ['location', 'team'],
    access: businessOnly,
    input: nothing,
    output: z.array(
      z.object({
        serviceAreaId: rowId<ServiceAreaId>(),
        name: z.string(),
        suburb: z.string(),
        userRole: z.literal([1, 2, 3, 4, 5]),
        timeZone: z.string(),
      }),
    ),
  }),
  getServiceArea: defineCall({
    method: 'GET',
    path: '/api/ServiceArea/get-service-area/{id}',
    summary: 'One location with all its settings',
    reads: ['location', 'team', 'venueFeedback'],
    access: areaRole(managementRoles, { areaField: 'id' }),
    input: z.strictObject({ id: queryId<ServiceAreaId>() }),
    output: serviceAreaSettings,
  }),
  getVenueMapData: defineCall({
    method: 'GET',
    path: '/api/ServiceArea/get-venue-map-data',
    summary: 'A venue as the map shows it: facts with their age, pictures, opening hours, services with fees',
    reads: ['account', 'badgePartner', 'feedback', 'location', 'service'],
    access: anyone,
    input: z.strictObject({ saId: queryId<ServiceAreaId>() }),
    output: z.object({
      serviceAreaId: rowId<ServiceAreaId>(),
      name: z.string(),
      venueTypeId: z.int(),
      venueTypeName: z.string(),
      accountId: rowId<AccountId>(),
      accountName: z.string(),
      accountLogo: z.nullable(z.string()),
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
      timeZone: z.string(),
      costTier: z.nullable(z.literal([3, 4, 5, 6])),
      openingHours,
      banner: z.nullable(venuePicture),
      otherPictures: z.array(venuePicture),
      accessibilityFacts: z.array(venueFact),
      accessibilityPdfs: z.array(venueDocument),
      services: z.array(offeredService),
      rating: z.object({ average: z.nullable(z.number()), count: z.int() }),
      badgeLogos: z.array(picture),
    }),
  }),
  getServiceAreas: defineCall({
    method: 'POST',
    path: '/api/ServiceArea/get-service-areas',
    summary: 'Locations of my organisation, found by name, suburb or address',
    reads: ['location', 'service', 'team'],
    access: accountAdminOnly,
    input: z.strictObject({
      search: z._default(optionalText(100), ''),
      countryId: z.optional(z.literal([1, 2])),
      /** The name of a region or state. */
      region: z.optional(optionalText(60)),
      isPrivate: z.optional(z.boolean()),
      /** Closed locations are only listed on request. */
      isActive: z._default(z.boolean(), true),
      ...pageFields,
    }),
    output: pageOf(serviceAreaRow),
  }),
  updateServiceArea: defineCall({
    method: 'POST',
    path: '/api/ServiceArea/update-service-area',
    summary: 'Add a location (account admin), or change one (its managers too)',
    changes: ['location', 'team'],
    access: businessOnly,
    input: z.strictObject({
      /** Null for a new location. */
      serviceAreaId: z.nullable(id<ServiceAreaId>()),
      /** The version of the location to change; null for a new one. */
      version: z.nullable(z.int()),
      name: text(120),
      venueTypeId: id(),
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
      openingHours: z
        .array(
          z.strictObject({
            dayOfWeek: z.int().check(z.gte(0), z.lte(6)),
            opens: timeOfDay(),
            /** When not after `opens`: on the next day, until 06:00. */
            closes: timeOfDay(),
          }),
        )
        .check(z.maxLength(28)),
      managerUserProfileIds: z._default(z.array(id<UserProfileId>()).check(z.maxLength(20)), []),
    }),
    output: serviceAreaSettings,
    refusals: {
      ...changedMeanwhile,
      OtherCountry: 'Choose an address in the country of your organisation.',
      TimeZoneNotThere: 'This time zone is not one of the country.',
      NotYourTeam: 'Only people of your organisation can be managers.',
      HasBookings:
        'This location has confirmed bookings coming up: {count}, the next on {next}. Please move or cancel them before you close it.',
    },
  }),
  getPrimaryManagers: defineCall({
    method: 'POST',
    path: '/api/ServiceArea/get-primary-managers',
    summary: 'Primary managers of one of my locations, or of all (account admin)',
    reads: ['location', 'person', 'team'],
    access: businessOnly,
    input: z.strictObject({
      serviceAreaId: z.optional(id<ServiceAreaId>()),
      isAllPrimaryManagers: z._default(z.boolean(), false),
    }),
    output: z.array(primaryManager),
  }),
  getUsersToAssign: defineCall({
    method: 'POST',
    path: '/api/ServiceArea/get-users-to-assign',
    summary: 'People of my organisation who do not work at a location yet',
    reads: ['person', 'team'],
    access: ofAreaManagers,
    input: z.strictObject({
      serviceAreaId: id<ServiceAreaId>(),
      search: z._default(optionalText(100), ''),
      ...pageFields,
    }),
    output: pageOf(
      z.object({
        userProfileId: rowId<UserProfileId>(),
        firstName: z.string(),
        lastName: z.string(),
        email: z.string(),
        serviceAreaCount: z.int(),
      }),
    ),
  }),
  getListUserRoleOnServiceArea: defineCall({
    method: 'POST',
    path: '/api/ServiceArea/get-list-user-role-on-service-area',
    summary: 'Who works at a location: role, services, hours, leave and jobs of today',
    reads: ['booking', 'person', 'service', 'team'],
    access: ofAreaManagers,
    input: z.strictObject({
      serviceAreaId: id<ServiceAreaId>(),
      search: z._default(optionalText(100), ''),
      userRole: z.optional(z.literal([2, 3, 4, 5])),
      /** Only this person. */
      userProfileId: z.optional(id<UserProfileId>()),
      /** Only those assigned to this service. */
      serviceAreaServiceId: z.optional(id<ServiceAreaServiceId>()),
      ...pageFields,
    }),
    output: pageOf(areaMember),
  }),
  updateUserRoleAssignedServicesOnServiceArea: defineCall({
    method: 'POST',
    path: '/api/ServiceArea/update-user-role-assigned-services-on-service-area',
    summary:
      'Role (account admin), services, hours and leave of somebody at a location; or take them out (account admin)',
    changes: ['freeTime', 'team'],
    access: ofAreaManagers,
    input: z.strictObject({
      serviceAreaId: id<ServiceAreaId>(),
      userProfileId: id<UserProfileId>(),
      /** Null takes the person out of the location. */
      userRole: z.nullable(z.literal([2, 3, 4, 5])),
      assignedServiceAreaServiceIds: z._default(z.array(id<ServiceAreaServiceId>()).check(z.maxLength(100)), []),
      /** The whole working week; unchanged when omitted. */
      workingHours: z.optional(
        z
          .array(
            z.strictObject({
              dayOfWeek: z.int().check(z.gte(0), z.lte(6)),
              starts: timeOfDay(),
              ends: z.string().check(z.regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, 'Write a time such as 17:00.')),
            }),
          )
          .check(z.maxLength(42)),
      ),
      /** All leave that has not ended; unchanged when omitted. */
      leave: z.optional(
        z
          .array(
            z.strictObject({
              startDateTime: wallDateTime(),
              endDateTime: wallDateTime(),
              note: orNull(optionalText(200)),
            }),
          )
          .check(z.maxLength(50)),
      ),
      /** The version of the settings that were read; omitted, they are replaced whatever they are. */
      version: z.optional(optionalText(64)),
      /** Confirms that the manager has seen which bookings stay with a person who leaves or is away. */
      keepsFutureJobs: z._default(z.boolean(), false),
    }),
    output: done,
    refusals: {
      OnlyAdmin: 'Only an admin of the organisation can add people, remove them or change their role.',
      NotYourTeam: 'This person does not belong to your organisation.',
      NotAtLocation: 'This person does not work at this location.',
      ServiceNotThere: 'This location does not offer one of these services.',
      EndsBeforeStart: 'The end must be after the start.',
      OffTheQuarterHour: 'Working hours are on the quarter hour.',
      HoursOverlap: 'Two of these working hours overlap.',
      TimeDoesNotExist: 'The clocks change that day: this time does not exist. Choose another time.',
      ChangedMeanwhile:
        'Someone else changed the settings of this person. We have loaded their changes. Please check them, then save again.',
      HasFutureJobs:
        'This person has confirmed jobs coming up: {count}, the next on {next}. Give them to somebody else, or continue and they stay as they are.',
      JobsOutsideWork:
        'This person has confirmed jobs in the leave, or outside the working hours: {count}, the next on {next}. Give them to somebody else, or continue and they stay as they are.',
    },
  }),
  uploadServiceAreaImages: defineCall({
    method: 'POST',
    path: '/api/ServiceArea/upload-service-area-images',
    summary: 'Add, replace, describe, order and delete the pictures of a location',
    changes: ['location'],
    access: ofAreaManagers,
    input: z.strictObject({
      serviceAreaId: id<ServiceAreaId>(),
      /** Of the new banner, or of the existing one. */
      bannerImageAlt: z.optional(optionalText(200)),
      /** One for each of `OtherImages`, in order. */
      OtherImagesAlt: z._default(z.array(optionalText(200)).check(z.maxLength(12)), []),
      /** Ids of the pictures that the first of `OtherImages` replace, in order. */
      ReplacedFiles: z._default(z.array(id()).check(z.maxLength(12)), []),
      /** Picture ids. */
      DeletedFiles: z._default(z.array(id()).check(z.maxLength(50)), []),
      isBannerDeleted: z._default(z.boolean(), false),
      UpdatedImagesAlt: z._default(
        z.array(z.strictObject({ pictureId: id(), alt: altText() })).check(z.maxLength(50)),
        [],
      ),
      /** Ids of the remaining pictures in their new order; new ones follow them. */
      order: z._default(z.array(id()).check(z.maxLength(50)), []),
    }),
    files: {
      bannerImage: { kind: 'image', maxFiles: 1, maxBytes: 10 * megabyte },
      OtherImages: { kind: 'image', maxFiles: 12, maxBytes: 10 * megabyte },
    },
    output: z.object({
      banner: z.nullable(venuePicture),
      otherPictures: z.array(z.extend(venuePicture, { pictureId: z.int() })),
    }),
    refusals: { TooManyPictures: 'A location can have at most {max} pictures besides its banner.' },
  }),
  uploadVenueAccessibilityInfomation: defineCall({
    method: 'POST',
    path: '/api/ServiceArea/upload-venue-accessibility-infomation',
    summary: 'Save what is known of the accessibility of a location, with proof pictures and PDFs',
    changes: ['location'],
    access: ofAreaManagers,
    input: z.strictObject({
      serviceAreaId: id<ServiceAreaId>(),
      version: z.int(),
      /** All facts: an option that is missing becomes unknown. Unchanged when omitted. */
      facts: z.optional(z.array(factToSave).check(z.maxLength(100))),
      /** Options that become "yes" where nothing is known yet: the source's plain ticks. */
      enabledAccessibilityOptionIds: z._default(z.array(id()).check(z.maxLength(100)), []),
      /** The option that each of `proofPhotos` proves, in order. */
      proofPhotoOptionIds: z._default(z.array(id()).check(z.maxLength(20)), []),
      /** One for each of `pdfs`, in order. */
      pdfTitles: z._default(z.array(altText()).check(z.maxLength(10)), []),
      deletedPdfIds: z._default(z.array(id()).check(z.maxLength(50)), []),
    }),
    files: {
      pdfs: { kind: 'pdf', maxFiles: 10, maxBytes: 15 * megabyte },
      proofPhotos: { kind: 'image', maxFiles: 20, maxBytes: 10 * megabyte },
    },
    output: z.object({
      version: z.int(),
      accessibilityFacts: z.array(venueFact),
      accessibilityPdfs: z.array(venueDocument),
    }),
    refusals: {
      ...changedMeanwhile,
      TooManyPdfs: 'A location can have at most {max} PDFs.',
    },
  }),
  submitFeedback: defineCall({
    method: 'POST',
    path: '/api/ServiceArea/submit-feedback',
    summary: 'Say whether what is written of a venue is right, wrong or missing',
    changes: ['venueFeedback'],
    access: signedIn,
    input: z.strictObject({
      serviceAreaId: id<ServiceAreaId>(),
      /** Null for a comment on the venue as a whole. */
      accessibilityOptionId: z._default(z.nullable(id()), null),
      says: z.literal(['right', 'wrong', 'missing']),
      comment: z._default(optionalText(1000), ''),
    }),
    output: done,
    rateLimit: { max: 30, windowSeconds: 3600 },
  }),
} as const
