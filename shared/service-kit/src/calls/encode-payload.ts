import type { JobDefinition, PayloadOf } from '@waymark/contracts/define-job'
import * as z from 'zod/mini'

/** The payload as JSON text, checked against the job's schema. A payload that does not fit is a bug and throws. */
export function encodePayload<Job extends JobDefinition>(job: Job, payload: PayloadOf<Job>): string {
  z.parse(job.payload, payload)
  return JSON.stringify(payload)
}
