import * as z from 'zod/mini'
import { defineJob, type JobDefinition } from '../define-job.ts'

/** Jobs that the identity service does. */
export const identityJobs = {
  /** Deletes refresh tokens and links that ended more than 30 days ago. */
  cleanUpSessions: defineJob({
    id: 'identity.clean-up-sessions',
    queue: 'identity',
    payload: z.strictObject({}),
  }),
} as const satisfies Record<string, JobDefinition>
