import type { JobDefinition, PayloadOf } from '@waymark/contracts/define-job'
import type { JobsOf } from '@waymark/contracts/jobs'
import type { ServiceName } from '@waymark/contracts/service-names'
import type { Log } from '../process/log.ts'

/** What a handler receives beside its payload. `attempt` counts from 1. */
export interface JobTools<Context> {
  readonly context: Context
  readonly log: Log
  readonly jobId: string
  readonly attempt: number
}

/**
 * A method type, which is compared bivariantly, so that a handler of one payload fits where payloads of all kinds are
 * dispatched.
 */
export type JobHandler<Payload, Context> = { run(payload: Payload, tools: JobTools<Context>): Promise<void> }['run']

/** The handler of every job of a service. A missing or extra handler does not compile. */
export type JobHandlers<Service extends ServiceName, Context> = {
  readonly [Id in keyof JobsOf<Service>]: JobsOf<Service>[Id] extends JobDefinition
    ? JobHandler<PayloadOf<JobsOf<Service>[Id]>, Context>
    : never
}
