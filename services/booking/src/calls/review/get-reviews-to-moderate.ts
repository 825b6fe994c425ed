import type { review } from '@waymark/contracts/review'
import type { Handler } from '@waymark/service-kit/implement'
import { reviewAnswer } from '../../answers/review-answer.ts'
import type { Context } from '../../context.ts'
import { listReviewsToModerate } from '../../db/reviews.ts'

export const getReviewsToModerate: Handler<Context, typeof review.getReviewsToModerate> = async (
  { state, pageNumber, pageSize },
  { context },
) => {
  const { rows, totalCount } = await listReviewsToModerate(context.reads, { state, pageNumber, pageSize })
  const items = rows.map((row) => ({
    ...reviewAnswer(row),
    serviceAreaId: row.service_area_id,
    serviceAreaName: row.area_name,
    accountName: row.account_name,
    reports: row.reports,
    hiddenReason: row.hidden_reason,
  }))
  return { items, totalCount, pageNumber, pageSize }
}
