import { staffRole } from '@waymark/domain/enums'
import * as z from 'zod/mini'
import { anyone, areaRole, businessOnly } from './access.ts'
import { defineCall } from './define-call.ts'
import { nothing, queryId } from './shapes.ts'

/** One accessibility fact of a venue: never mixes "no" with "unknown" (an unknown fact is not listed). `measure` is in the option's unit. */
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

/** A service as listings show it. */
export const offeredService = z.object({
  serviceAreaServiceId: z.int(),
  serviceId: z.int(),
  serviceName: z.string(),
  familyName: z.string(),
  feeListDisplay: z.array(z.string()),
})

/** Service area (calls.md, "Service area"). */
export const serviceArea = {
  getServiceAreasByUser: defineCall({
    method: 'GET',
    path: '/api/ServiceArea/get-service-areas-by-user',
    summary: 'Service areas I work in, with my role; all areas of the account for its admin',
    access: businessOnly,
    input: nothing,
    output: z.array(
      z.object({
        serviceAreaId: z.int(),
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
    access: areaRole(
      [staffRole.Admin, staffRole.StaffAndServiceManager, staffRole.StaffManager, staffRole.ActivityCoordinator],
      { areaField: 'id' },
    ),
    input: z.strictObject({ id: queryId() }),
    output: z.object({
      serviceAreaId: z.int(),
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
      timeZone: z.string(),
      openingHours,
      banner: z.nullable(picture),
      otherPictures: z.array(z.extend(picture, { pictureId: z.int() })),
      accessibilityFacts: z.array(venueFact),
      managerUserProfileIds: z.array(z.int()),
    }),
  }),
  getVenueMapData: defineCall({
    method: 'GET',
    path: '/api/ServiceArea/get-venue-map-data',
    summary: 'A venue as the map shows it: facts with their age, pictures, opening hours, services with fees',
    access: anyone,
    input: z.strictObject({ saId: queryId() }),
    output: z.object({
      serviceAreaId: z.int(),
      name: z.string(),
      venueTypeId: z.int(),
      venueTypeName: z.string(),
      accountId: z.int(),
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
      banner: z.nullable(picture),
      otherPictures: z.array(picture),
      accessibilityFacts: z.array(venueFact),
      services: z.array(offeredService),
      rating: z.object({ average: z.nullable(z.number()), count: z.int() }),
      badgeLogos: z.array(picture),
    }),
  }),
} as const
