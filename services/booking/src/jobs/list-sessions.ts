import type { JobHandlers } from '@waymark/service-kit/job-handlers'
import type { Context } from '../context.ts'
import { listSessionsAgain } from '../db/open-sessions.ts'

export const listSessions: JobHandlers<'booking', Context>['booking.list-sessions'] = (
  { serviceAreaId },
  { context },
) => listSessionsAgain(context.db, serviceAreaId, context.now())
