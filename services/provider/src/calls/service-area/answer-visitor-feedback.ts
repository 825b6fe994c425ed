import { jobs } from '@waymark/contracts/jobs'
import type { serviceArea } from '@waymark/contracts/service-area'
import type { Handler } from '@waymark/service-kit/implement'
import { addToOutbox } from '@waymark/service-kit/outbox'
import { notFound, refuse } from '@waymark/service-kit/refusal'
import type { Context } from '../../context.ts'
import { settleFeedback } from '../../db/venue-feedback.ts'

export const answerVisitorFeedback: Handler<Context, typeof serviceArea.answerVisitorFeedback> = async (
  { serviceAreaId, feedbackId, answer },
  { context },
) => {
  const at = context.now()
  return context.db.transaction().execute(async (trx) => {
    const settled = await settleFeedback(trx, { serviceAreaId, feedbackId, answer, at })
    if (settled === 'notFound') return notFound()
    if (settled === 'AlreadyAnswered') return refuse('AlreadyAnswered')
    await addToOutbox(trx, jobs.notify.tellPeople, {
      onceKey: `venue feedback ${feedbackId} answered ${at.getTime()}`,
      to: { kind: 'person', userProfileId: settled.userProfileId },
      newsKind: 'venue feedback answered',
      title: `${settled.areaName} answered what you said`,
      text: answer,
      href: `/location-map/${serviceAreaId}`,
    })
    return { done: true }
  })
}
