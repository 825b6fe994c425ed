import { jobs } from '@waymark/contracts/jobs'
import type { JobHandlers } from '@waymark/service-kit/job-handlers'
import { sweepBetween } from '@waymark/service-kit/sweep-files'
import type { Context } from '../context.ts'
import { referredFiles } from '../db/referred-files.ts'
import { writeAudit } from './write-audit.ts'

export const adminJobs: JobHandlers<'admin', Context> = {
  'admin.write-audit': writeAudit,
  'admin.sweep-files': sweepBetween(({ db }: Context, keys) => referredFiles(db, keys), jobs.chat.sweepFiles),
}
