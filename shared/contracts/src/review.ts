import { accessibleAnswers } from '@waymark/domain/booking/feedback'
import type { ReviewId, ServiceAreaId } from '@waymark/domain/ids'
import * as z from 'zod/mini'
import { anyone, globalAdminOnly, signedIn } from './access.ts'
import { defineCall } from './define-call.ts'
import { done, id, pageFields, pageOf, rowId, text } from './shapes.ts'

/** What somebody who was there says of a location: the feedback of a completed booking, written to be read by everybody. */
const venueReview = z.object({
  reviewId: rowId<ReviewId>(),
  stars: z.int(),
  comment: z.string(),
  wasAsAccessible: z.nullable(z.literal(accessibleAnswers)),
  firstName: z.string(),
  /** `YYYY-MM-DD` at the location. */
  saidOn: z.string(),
  /** What the organisation answered. */
  answer: z.nullable(z.string()),
})

/** Reviews of locations: read by everybody, reported by people, moderated by global administrators; our own group. */
export const review = {
  getVenueReviews: defineCall({
    method: 'POST',
    path: '/api/Booking/get-venue-reviews',
    summary: 'What people say of a location who have been there, the newest first: one review for each person',
    reads: ['feedback'],
    access: anyone,
    mayLag: true,
    input: () => z.strictObject({ serviceAreaId: id<ServiceAreaId>(), ...pageFields }),
    output: () =>
      z.extend(pageOf(venueReview), {
        /** Of those who answered: how many found it as accessible as described. */
        asDescribed: z.object({ yes: z.int(), count: z.int() }),
      }),
  }),
  reportReview: defineCall({
    method: 'POST',
    path: '/api/Booking/report-review',
    summary: 'Say what is wrong with a review; a global administrator looks at it',
    changes: ['feedback'],
    access: signedIn,
    isFilledIn: true,
    input: () => z.strictObject({ reviewId: id<ReviewId>(), reason: text(500) }),
    output: () => done,
    refusals: { AlreadyReported: 'You have reported this review. We will look at it.' },
  }),
  getReviewsToModerate: defineCall({
    method: 'POST',
    path: '/api/Booking/get-reviews-to-moderate',
    summary: 'Reviews that people have reported, or that were taken down',
    reads: ['feedback'],
    access: globalAdminOnly,
    input: () => z.strictObject({ state: z._default(z.literal(['reported', 'hidden']), 'reported'), ...pageFields }),
    output: () =>
      pageOf(
        z.extend(venueReview, {
          serviceAreaId: rowId<ServiceAreaId>(),
          serviceAreaName: z.string(),
          accountName: z.string(),
          /** Why people reported it, without their names. */
          reports: z.array(z.string()),
          hiddenReason: z.nullable(z.string()),
        }),
      ),
  }),
  moderateReview: defineCall({
    method: 'POST',
    path: '/api/Booking/moderate-review',
    summary: 'Take a review down, with a reason, or leave it up; this settles its reports',
    changes: ['auditTrail', 'feedback'],
    access: globalAdminOnly,
    isFilledIn: true,
    input: () => z.strictObject({ reviewId: id<ReviewId>(), isHidden: z.boolean(), reason: text(500) }),
    output: () => done,
  }),
} as const
