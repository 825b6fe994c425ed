import { jobs } from '@waymark/contracts/jobs'
import type { serviceArea } from '@waymark/contracts/service-area'
import type { Handler } from '@waymark/service-kit/implement'
import { addToOutbox } from '@waymark/service-kit/outbox'
import { notFound, refuse } from '@waymark/service-kit/refusal'
import { feedbackSubject } from '../../answers/feedback-subject.ts'
import type { Context } from '../../context.ts'
import { type SettledFeedback, settleFeedback } from '../../db/venue-feedback.ts'

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
      emailText: wordsOf(settled),
      href: `/location-map/${serviceAreaId}`,
    })
    return { done: true }
  })
}

/** What the visitor had said, since an answer alone does not say to what. */
function wordsOf({ accessibilityOptionId, says, comment }: SettledFeedback): string {
  const verdict = says === 'right' ? 'it is right' : `something is ${says}`
  const said = `You said of “${feedbackSubject(accessibilityOptionId)}” that ${verdict}`
  return comment === '' ? `${said}.` : `${said}: “${comment}”`
}
