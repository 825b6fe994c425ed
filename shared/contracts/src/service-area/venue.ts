import type { AccountId, ServiceAreaId, ServiceAreaServiceId, ServiceId } from '@waymark/domain/ids'
import * as z from 'zod/mini'
import { anyone, signedIn } from '../access.ts'
import { defineCall } from '../define-call.ts'
import { picture } from '../picture.ts'
import { changedMeanwhile } from '../refusals.ts'
import { catalogueId, done, id, optionalText, queryId, rowId, text } from '../shapes.ts'
import { shownOutage } from '../shown-outage.ts'
import { factChanges, factFiles } from './content-uploads.ts'
import { ofAreaManagers, openingHours, venueDocument, venueFact, venuePicture } from './service-area-shapes.ts'

/** A service as listings show it. */
const offeredService = z.object({
  serviceAreaServiceId: rowId<ServiceAreaServiceId>(),
  serviceId: rowId<ServiceId>(),
  serviceName: z.string(),
  familyName: z.string(),
  feeListDisplay: z.array(z.string()),
})

/** A venue as the map shows it. */
export const venueMapData = z.object({
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
  /** What is out of order now or soon. */
  outages: z.array(shownOutage),
  /** The days of the next two months on which it is closed. */
  closedDays: z.array(z.object({ date: z.string(), name: z.string() })),
  /** The day from which it is closed for good, and what its people say about that. */
  closing: z.nullable(z.object({ date: z.string(), note: z.string() })),
  services: z.array(offeredService),
  rating: z.object({ average: z.nullable(z.number()), count: z.int() }),
  badgeLogos: z.array(picture),
})

/** A location as the map shows it, what is known of its accessibility, and what visitors say of that. */
export const venue = {
  getVenueMapData: defineCall({
    method: 'GET',
    path: '/api/ServiceArea/get-venue-map-data',
    summary: 'A venue as the map shows it: facts with their age, pictures, opening hours, services with fees',
    reads: ['account', 'badgePartner', 'feedback', 'location', 'service'],
    access: anyone,
    mayLag: true,
    input: () => z.strictObject({ saId: queryId<ServiceAreaId>() }),
    output: () => venueMapData,
  }),
  getPrivateFile: defineCall({
    method: 'GET',
    path: '/api/ServiceArea/get-private-file',
    summary: 'A picture or PDF of a place that not everybody may see, by the address that came with it',
    reads: ['location'],
    access: anyone,
    input: () => z.strictObject({ token: z.string().check(z.minLength(1), z.maxLength(1000)) }),
    output: () => z.null(),
    answer: 'file',
  }),
  uploadVenueAccessibilityInfomation: defineCall({
    method: 'POST',
    path: '/api/ServiceArea/upload-venue-accessibility-infomation',
    summary: 'Save what is known of the accessibility of a location, with proof pictures and PDFs',
    changes: ['location'],
    access: ofAreaManagers,
    isFilledIn: true,
    input: () =>
      z.strictObject({
        serviceAreaId: id<ServiceAreaId>(),
        ...factChanges,
      }),
    files: factFiles,
    output: () =>
      z.object({
        version: z.int(),
        accessibilityFacts: z.array(venueFact),
        accessibilityPdfs: z.array(venueDocument),
      }),
    refusals: {
      ...changedMeanwhile('this location'),
      TooManyPdfs: 'A location can have at most {max} PDFs.',
    },
  }),
  confirmAccessFacts: defineCall({
    method: 'POST',
    path: '/api/ServiceArea/confirm-access-facts',
    summary: 'Say that the facts of a location which were checked 12 months ago or longer still hold',
    changes: ['location'],
    access: ofAreaManagers,
    input: () => z.strictObject({ serviceAreaId: id<ServiceAreaId>(), version: z.int32() }),
    output: () => z.object({ version: z.int(), confirmedCount: z.int() }),
    refusals: changedMeanwhile('this location'),
  }),
  answerVisitorFeedback: defineCall({
    method: 'POST',
    path: '/api/ServiceArea/answer-visitor-feedback',
    summary: 'Answer what a visitor said of the facts of a location, once; they are told',
    changes: ['venueFeedback'],
    access: ofAreaManagers,
    isFilledIn: true,
    input: () => z.strictObject({ serviceAreaId: id<ServiceAreaId>(), feedbackId: id(), answer: text(1000) }),
    output: () => done,
    refusals: { AlreadyAnswered: 'This has been answered.' },
  }),
  submitFeedback: defineCall({
    method: 'POST',
    path: '/api/ServiceArea/submit-feedback',
    summary: 'Say whether what is written of a venue is right, wrong or missing',
    changes: ['venueFeedback'],
    access: signedIn,
    isFilledIn: true,
    input: () =>
      z.strictObject({
        serviceAreaId: id<ServiceAreaId>(),
        /** Null for a comment on the venue as a whole. */
        accessibilityOptionId: z._default(z.nullable(catalogueId()), null),
        says: z.literal(['right', 'wrong', 'missing']),
        comment: z._default(optionalText(1000), ''),
      }),
    output: () => done,
  }),
} as const
