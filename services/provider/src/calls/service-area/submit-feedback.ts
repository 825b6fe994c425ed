import { jobs } from '@waymark/contracts/jobs'
import type { serviceArea } from '@waymark/contracts/service-area'
import { accessOption } from '@waymark/domain/access-fit/options'
import type { Handler } from '@waymark/service-kit/implement'
import { addToOutbox } from '@waymark/service-kit/outbox'
import { invalid, notFound } from '@waymark/service-kit/refusal'
import { feedbackSubject } from '../../answers/feedback-subject.ts'
import type { Context } from '../../context.ts'
import { keepFeedback } from '../../db/venue-feedback.ts'
import { findVenue } from '../../db/venues.ts'
import { maySeeVenue } from '../../rights/may-see-venue.ts'

export const submitFeedback: Handler<Context, typeof serviceArea.submitFeedback> = async (
  { serviceAreaId, accessibilityOptionId, says, comment },
  { context, caller },
) => {
  if (accessibilityOptionId === null && comment === '') return invalid({ comment: 'Write something here.' })
  if (accessibilityOptionId !== null && !accessOption(accessibilityOptionId))
    return invalid({ accessibilityOptionId: 'Choose one from the list.' })
  const venue = await findVenue(context.reads, serviceAreaId)
  if (!venue || !(await maySeeVenue(context, caller, venue))) return notFound()
  const at = context.now()
  await context.db.transaction().execute(async (trx) => {
    await keepFeedback(trx, {
      service_area_id: serviceAreaId,
      user_profile_id: caller.userProfileId,
      accessibility_option_id: accessibilityOptionId,
      says,
      comment,
      created_at: at,
    })
    if (says !== 'right')
      await addToOutbox(trx, jobs.notify.tellPeople, {
        onceKey: `venue feedback ${serviceAreaId} ${caller.userProfileId} ${at.getTime()}`,
        to: { kind: 'areaManagers', serviceAreaId, accountId: venue.account_id },
        newsKind: 'venue feedback',
        title: `A visitor says that something is ${says} at ${venue.name}`,
        text: [feedbackSubject(accessibilityOptionId), comment].filter(Boolean).join(': '),
        href: `/service-area/${serviceAreaId}?tab=access`,
      })
  })
  return { done: true }
}
