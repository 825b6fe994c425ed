import type { ServiceAreaId, ServiceAreaServiceId, ServiceId } from '@waymark/domain/ids'
import * as z from 'zod/mini'
import { signedIn } from './access.ts'
import { bookableActivity } from './activity-shapes.ts'
import { listedRating, needAnswer } from './booking-shapes.ts'
import { defineCall } from './define-call.ts'
import { picture } from './picture.ts'
import { id, nothing, optionalText, rowId } from './shapes.ts'

/** Maximum number of places in a comparison. */
export const maxCompared = 4

/** Booking (calls.md): the service areas on a person's shortlist. */
export const shortlist = {
  addShortlist: defineCall({
    method: 'POST',
    path: '/api/Booking/add-shortlist',
    summary: 'Put a service area on my shortlist',
    changes: ['shortlist'],
    access: signedIn,
    input: () => z.strictObject({ serviceAreaId: id<ServiceAreaId>() }),
    output: () => z.object({ serviceAreaIds: z.array(rowId<ServiceAreaId>()) }),
  }),
  removeShortlist: defineCall({
    method: 'POST',
    path: '/api/Booking/remove-shortlist',
    summary: 'Take a service area off my shortlist',
    changes: ['shortlist'],
    access: signedIn,
    input: () => z.strictObject({ serviceAreaId: id<ServiceAreaId>() }),
    output: () => z.object({ serviceAreaIds: z.array(rowId<ServiceAreaId>()) }),
  }),
  updateShortlistNote: defineCall({
    method: 'POST',
    path: '/api/Booking/update-shortlist-note',
    summary: 'Write down for myself why an area is on my shortlist',
    changes: ['shortlist'],
    access: signedIn,
    isFilledIn: true,
    input: () => z.strictObject({ serviceAreaId: id<ServiceAreaId>(), note: optionalText(500) }),
    output: () => z.object({ note: z.string() }),
  }),
  getShortlist: defineCall({
    method: 'POST',
    path: '/api/Booking/get-shortlist',
    summary: 'My shortlist: ids of the service areas that are open, and each area as a card shows it',
    reads: ['feedback', 'location', 'need', 'service', 'shortlist'],
    access: signedIn,
    input: () => nothing,
    output: () =>
      z.object({
        serviceAreaIds: z.array(rowId<ServiceAreaId>()),
        entries: z.array(
          z.object({
            serviceAreaId: rowId<ServiceAreaId>(),
            serviceAreaName: z.string(),
            accountName: z.string(),
            accountLogo: z.nullable(z.string()),
            banner: z.nullable(picture),
            suburb: z.string(),
            venueTypeName: z.string(),
            serviceCount: z.int(),
            /** `private`: by invitation only. `closed`: takes no more bookings. */
            state: z.literal(['open', 'private', 'closed']),
            /** My private note. */
            note: z.string(),
            rating: listedRating,
            /** Nobody visits it: of the needs, those are judged that people who come can meet. */
            isMobile: z.boolean(),
            /** Access Fit of the place for me; empty without needs, and once it is closed. */
            fit: z.array(needAnswer),
            /** What is known of my needs; without any, what holds of that which most people ask about. */
            facts: bookableActivity.shape.facts,
            /** What is out of order there now, whatever the facts say. */
            outOptionIds: z.array(z.int()),
          }),
        ),
      }),
    isPrivateRead: true,
  }),
  compareShortlist: defineCall({
    method: 'POST',
    path: '/api/Booking/compare-shortlist',
    summary: 'Up to four shortlisted areas side by side, in the order asked for',
    reads: ['feedback', 'freeTime', 'location', 'need', 'service', 'shortlist'],
    access: signedIn,
    input: () =>
      z.strictObject({
        serviceAreaIds: z
          .array(id<ServiceAreaId>())
          .check(
            z.minLength(2, 'Choose at least two places.'),
            z.maxLength(maxCompared, `Choose at most ${maxCompared} places.`),
          ),
      }),
    output: () =>
      z.object({
        areas: z.array(
          z.object({
            serviceAreaId: rowId<ServiceAreaId>(),
            serviceAreaName: z.string(),
            accountName: z.string(),
            suburb: z.string(),
            radiusKm: z.number(),
            timeZone: z.string(),
            rating: listedRating,
            badges: z.array(z.string()),
            /** Nobody visits it: of the needs, those are judged that people who come can meet. */
            isMobile: z.boolean(),
            fit: z.array(needAnswer),
            /** What is out of order there now, whatever the facts say. */
            outOptionIds: z.array(z.int()),
            services: z.array(
              z.object({
                serviceAreaServiceId: rowId<ServiceAreaServiceId>(),
                serviceId: rowId<ServiceId>(),
                serviceName: z.string(),
                feeListDisplay: z.array(z.string()),
                nextFree: z.nullable(z.string()),
              }),
            ),
          }),
        ),
      }),
    isPrivateRead: true,
  }),
} as const
