import type { review } from '@waymark/contracts/review'
import type { Handler } from '@waymark/service-kit/implement'
import { notFound } from '@waymark/service-kit/refusal'
import { mayFindArea } from '../../activity/visitor.ts'
import { reviewAnswer } from '../../answers/review-answer.ts'
import type { Context } from '../../context.ts'
import { listVenueReviews } from '../../db/reviews.ts'

export const getVenueReviews: Handler<Context, typeof review.getVenueReviews> = async (
  { serviceAreaId, pageNumber, pageSize },
  { context, caller },
) => {
  if (!(await mayFindArea(context, caller, serviceAreaId))) return notFound()
  const { rows, sums } = await listVenueReviews(context.reads, serviceAreaId, { pageNumber, pageSize })
  return {
    items: rows.map(reviewAnswer),
    totalCount: sums.count,
    pageNumber,
    pageSize,
    asDescribed: { yes: sums.yes, count: sums.answered },
  }
}
