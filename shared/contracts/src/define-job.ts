import type * as z from 'zod/mini'
import type { ServiceName } from './service-names.ts'

/**
 * Work that one service asks another (or itself) to do later, at least once. Its handler belongs to the service that
 * owns `queue` and must be idempotent.
 */
export interface JobDefinition<
  Id extends string = string,
  Queue extends ServiceName = ServiceName,
  Payload extends z.ZodMiniType = z.ZodMiniType,
> {
  /** `<queue>.<what-is-done>`, the same name everywhere. */
  readonly id: Id
  /** The service that runs it. */
  readonly queue: Queue
  /** Ids and small facts only: a job is stored in the queue's tables and must not contain secrets. */
  readonly payload: Payload
  /** Attempts before it is kept as failed (default 10, with delays doubling from one second). */
  readonly attempts?: number
}

/** Defines one job. */
export function defineJob<
  const Queue extends ServiceName,
  const Id extends `${Queue}.${string}`,
  Payload extends z.ZodMiniType,
>(job: JobDefinition<Id, Queue, Payload> & { readonly queue: Queue }): JobDefinition<Id, Queue, Payload> {
  return job
}

/** What the enqueuing code passes and the handler receives: both are services, which know whose each id is. */
export type PayloadOf<Job extends JobDefinition> = z.output<Job['payload']>
