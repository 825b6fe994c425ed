export { getReviewsToModerate } from './get-reviews-to-moderate.ts'
export { getVenueReviews } from './get-venue-reviews.ts'
export { moderateReview } from './moderate-review.ts'
export { reportReview } from './report-review.ts'
