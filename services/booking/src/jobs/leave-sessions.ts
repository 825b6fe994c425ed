import type { JobHandlers } from '@waymark/service-kit/job-handlers'
import type { Context } from '../context.ts'
import { releaseComingSessions } from '../db/session-staff.ts'

export const leaveSessions: JobHandlers<'booking', Context>['booking.leave-sessions'] = (of, { context }) =>
  releaseComingSessions(context.db, { ...of, now: context.now() })
