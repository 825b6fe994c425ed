import type { JobHandlers } from '@waymark/service-kit/jobs'
import type { Context } from '../context.ts'
import { writeAudit } from './write-audit.ts'

export const adminJobs: JobHandlers<'admin', Context> = { 'admin.write-audit': writeAudit }
