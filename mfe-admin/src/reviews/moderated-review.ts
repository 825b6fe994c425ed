import type { OutputOf } from '@waymark/contracts/define-call'
import type { review } from '@waymark/contracts/review'

export type ModeratedReview = OutputOf<typeof review.getReviewsToModerate>['items'][number]
