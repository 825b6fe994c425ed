/** A job as it is given to a queue. */
export interface QueuedJob {
  readonly name: string
  readonly payload: unknown
  /** Jobs with the same id are queued once. Must not contain a colon. */
  readonly jobId?: string
  readonly delayMs?: number
  readonly attempts?: number
  /** The trace that it belongs to. */
  readonly trace?: string
}
