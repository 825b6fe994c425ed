import type { ActivityId, ServiceAreaId } from '@waymark/domain/ids'
import * as z from 'zod/mini'
import { anyone } from './access.ts'
import { currency } from './activity-shapes.ts'
import { defineCall } from './define-call.ts'
import { openingHours, picture } from './service-area/service-area-shapes.ts'
import { id, latitude, longitude, pageFields, pageOf, rowId } from './shapes.ts'

/** An amenity of a public venue. */
const amenityNear = z.object({
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
  distanceKm: z.number(),
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
    reads: ['amenity', 'location'],
    access: anyone,
    input: z.strictObject({
      near: z.strictObject({ latitude: latitude(), longitude: longitude() }),
      /** Empty: of every kind. */
      amenityTypeIds: z._default(z.array(id()).check(z.maxLength(8)), []),
      /** It has all of these. */
      featureIds: z._default(z.array(id()).check(z.maxLength(30)), []),
      openNow: z._default(z.boolean(), false),
      isBookable: z.optional(z.boolean()),
      /** Those of one venue only. */
      serviceAreaId: z.optional(id<ServiceAreaId>()),
      ...pageFields,
    }),
    output: pageOf(amenityNear),
  }),
} as const
