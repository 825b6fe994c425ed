import type { JobHandlers } from '@waymark/service-kit/job-handlers'
import type { Context } from '../context.ts'
import { unassignFromActivities } from '../db/activity-staff.ts'
import { forgetCredentials } from '../db/credentials.ts'
import { forgetFeedback } from '../db/venue-feedback.ts'

export const forgetPerson: JobHandlers<'provider', Context>['provider.forget-person'] = async (
  { userProfileId },
  { context },
) => {
  await forgetCredentials(context.db, userProfileId)
  await forgetFeedback(context.db, userProfileId)
  await unassignFromActivities(context.db, { userProfileId })
}
