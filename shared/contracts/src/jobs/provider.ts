import type { JobDefinition } from '../define-job.ts'

/** Jobs that the provider service does. */
export const providerJobs = {} as const satisfies Record<string, JobDefinition>
