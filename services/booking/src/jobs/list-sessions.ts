import type { JobHandlers } from '@waymark/service-kit/job-handlers'
import type { Context } from '../context.ts'
import { listSessionsAgain } from '../db/open-sessions.ts'

export const listSessions: JobHandlers<'booking', Context>['booking.list-sessions'] = (
  { serviceAreaId, days },
  { context },
) => listSessionsAgain(context.db, { serviceAreaId, days, now: context.now() })
