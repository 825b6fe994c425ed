import type { OutputOf } from '@waymark/contracts/define-call'
import type { review } from '@waymark/contracts/review'

export type VenueReview = OutputOf<typeof review.getVenueReviews>['items'][number]
