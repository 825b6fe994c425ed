import type { JobDefinition, PayloadOf } from '@waymark/contracts/define-job'
import * as z from 'zod/mini'

/** The payload as JSON, checked against the job's schema. Throws on a mismatch, which is a bug. */
export function encodePayload<Job extends JobDefinition>(job: Job, payload: PayloadOf<Job>): string {
  z.parse(job.payload, payload)
  return JSON.stringify(payload)
}
