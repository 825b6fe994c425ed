import type { JobHandlers } from '@waymark/service-kit/job-handlers'
import type { Context } from '../context.ts'
import { writeAudit } from './write-audit.ts'

export const adminJobs: JobHandlers<'admin', Context> = { 'admin.write-audit': writeAudit }
