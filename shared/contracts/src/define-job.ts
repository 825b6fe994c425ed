import type * as z from 'zod/mini'
import type { ServiceName } from './service-names.ts'

/**
 * Work that one service asks of another (or of itself) to be done later, at least once.
 * Its handler lives in the service that owns `queue` and must give the same result when run twice.
 */
export interface JobDefinition<
  Id extends string = string,
  Queue extends ServiceName = ServiceName,
  Payload extends z.ZodMiniType = z.ZodMiniType,
> {
  /** `<queue>.<what-is-done>`, one word everywhere. */
  readonly id: Id
  /** The service that does it. */
  readonly queue: Queue
  /** Ids and small facts only: a job is kept in the queue's tables and must hold no secret. */
  readonly payload: Payload
  /** How often it is tried before it is kept as failed (default 10, the pauses doubling from one second). */
  readonly attempts?: number
}

/** Describes one job. */
export function defineJob<
  const Queue extends ServiceName,
  const Id extends `${Queue}.${string}`,
  Payload extends z.ZodMiniType,
>(job: JobDefinition<Id, Queue, Payload> & { readonly queue: Queue }): JobDefinition<Id, Queue, Payload> {
  return job
}

/** What whoever asks for the job gives. */
export type PayloadOf<Job extends JobDefinition> = z.input<Job['payload']>
/** What the handler receives, after parsing. */
export type ParsedPayloadOf<Job extends JobDefinition> = z.output<Job['payload']>
