import { jobs } from '@waymark/contracts/jobs'
import type { review } from '@waymark/contracts/review'
import type { Handler } from '@waymark/service-kit/implement'
import { addToOutbox } from '@waymark/service-kit/outbox'
import { notFound } from '@waymark/service-kit/refusal'
import type { Context } from '../../context.ts'
import { moderate } from '../../db/reviews.ts'

export const moderateReview: Handler<Context, typeof review.moderateReview> = async (
  { reviewId, isHidden, reason },
  { context, caller },
) => {
  const at = context.now()
  return context.db.transaction().execute(async (trx) => {
    const before = await moderate(trx, { reviewId, isHidden, reason, at })
    if (!before) return notFound()
    await addToOutbox(trx, jobs.admin.writeAudit, {
      onceKey: `moderate-review ${reviewId} ${isHidden} ${at.getTime()}`,
      adminUserProfileId: caller.userProfileId,
      action: 'moderate-review',
      targetKind: 'review',
      targetId: reviewId,
      before: { isHidden: before.wasHidden },
      after: { isHidden, reason },
      at: at.toISOString(),
    })
    return { done: true }
  })
}
