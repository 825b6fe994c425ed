import type { review } from '@waymark/contracts/review'
import type { Handler } from '@waymark/service-kit/implement'
import { notFound, refuse } from '@waymark/service-kit/refusal'
import { mayFindArea } from '../../activity/visitor.ts'
import type { Context } from '../../context.ts'
import { findReview, insertReport } from '../../db/reviews.ts'

export const reportReview: Handler<Context, typeof review.reportReview> = async (
  { reviewId, reason },
  { context, caller },
) => {
  const found = await findReview(context.reads, reviewId)
  if (!found || !(await mayFindArea(context, caller, found.service_area_id))) return notFound()
  const report = { review_id: reviewId, user_profile_id: caller.userProfileId, reason, created_at: context.now() }
  return (await insertReport(context.db, report)) ? { done: true } : refuse('AlreadyReported')
}
