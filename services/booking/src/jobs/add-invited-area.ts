import type { JobHandlers } from '@waymark/service-kit/job-handlers'
import type { Context } from '../context.ts'
import { addInvitedToShortlist } from '../db/shortlists.ts'

export const addInvitedArea: JobHandlers<'booking', Context>['booking.add-invited-area'] = async (
  { userProfileId, serviceAreaId },
  { context },
) => {
  await addInvitedToShortlist(context.db, userProfileId, serviceAreaId, context.now())
}
