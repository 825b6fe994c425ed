import type { JobHandlers } from '@waymark/service-kit/job-handlers'
import type { Context } from '../context.ts'
import { forgetFeedback } from '../db/venue-feedback.ts'

export const forgetPerson: JobHandlers<'provider', Context>['provider.forget-person'] = (
  { userProfileId },
  { context },
) => forgetFeedback(context.db, userProfileId)
