import type { UserProfileId } from '@waymark/domain/ids'
import * as z from 'zod/mini'
import { defineJob, type JobDefinition } from '../define-job.ts'
import { id } from '../shapes.ts'
import { sweep } from './sweep.ts'

/** Jobs that the admin service runs. */
export const adminJobs = {
  /** Stores one action of a global administrator; `onceKey` makes it idempotent. */
  writeAudit: defineJob({
    id: 'admin.write-audit',
    queue: 'admin',
    payload: z.strictObject({
      onceKey: z.string().check(z.maxLength(100)),
      adminUserProfileId: id<UserProfileId>(),
      action: z.string().check(z.maxLength(100)),
      targetKind: z.string().check(z.maxLength(40)),
      targetId: z.nullable(id()),
      before: z.nullable(z.record(z.string(), z.unknown())),
      after: z.nullable(z.record(z.string(), z.unknown())),
      at: z.iso.datetime(),
    }),
  }),
  /** Takes out of a sweep the files that this service refers to. */
  sweepFiles: defineJob({ id: 'admin.sweep-files', queue: 'admin', payload: sweep }),
} as const satisfies Record<string, JobDefinition>
