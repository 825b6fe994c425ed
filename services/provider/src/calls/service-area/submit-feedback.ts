import type { serviceArea } from '@waymark/contracts/service-area'
import { accessOption } from '@waymark/domain/access-fit/options'
import type { Handler } from '@waymark/service-kit/implement'
import { invalid, notFound } from '@waymark/service-kit/refusal'
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
  await keepFeedback(context.db, {
    service_area_id: serviceAreaId,
    user_profile_id: caller.userProfileId,
    accessibility_option_id: accessibilityOptionId,
    says,
    comment,
    created_at: context.now(),
  })
  return { done: true }
}
