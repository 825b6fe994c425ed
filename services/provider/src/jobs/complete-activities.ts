import type { JobHandlers } from '@waymark/service-kit/job-handlers'
import type { Context } from '../context.ts'
import { completePastActivities } from '../db/write-activities.ts'

export const completeActivities: JobHandlers<'provider', Context>['provider.complete-activities'] = (
  _payload,
  { context },
) => completePastActivities(context.db, context.now())
