import { randomUUID } from 'node:crypto'
import type { ServiceName } from '@waymark/contracts/service-names'
import type pg from 'pg'
import type { DatabaseAddress } from '../database/database-address.ts'
import { openPool } from '../database/open-pool.ts'
import type { Log } from '../process/log.ts'
import type { QueuedJob } from './queued-job.ts'

/** A job with the id by which it is queued once. */
export type NamedJob = QueuedJob & { readonly jobId: string }

interface GivenJob {
  readonly queue: ServiceName
  readonly jobId: string
  readonly name: string
  readonly payload: unknown
  readonly attempts: number | null
  readonly delayMs: number
}

/** What a queue knows of a job; `unknown` when it was never given or has been lost. */
type StateOf = (queue: ServiceName, jobId: string) => Promise<string>
type AddAgain = (queue: ServiceName, jobs: readonly NamedJob[]) => Promise<void>

const batchSize = 200

/**
 * The jobs that Redis was given and has not finished, in the database: a Redis that starts empty again has lost them, and
 * their outbox rows are gone. Needed for Redis alone; a queue on PostgreSQL is lost with everything else or not at all.
 */
export class GivenJobs {
  readonly #pool: pg.Pool

  constructor(address: DatabaseAddress, log: Log) {
    this.#pool = openPool(
      { ...address, application_name: 'waymark given jobs', max: 2, keepAlive: true, connectionTimeoutMillis: 5000 },
      (error) => log.warn({ err: error }, 'a connection of the given jobs broke'),
    )
  }

  /** Writes down jobs that are about to be given to Redis; returns them with their ids. */
  async note(queue: ServiceName, jobs: readonly QueuedJob[]): Promise<readonly NamedJob[]> {
    const named = jobs.map((job) => ({ ...job, jobId: job.jobId ?? randomUUID() }))
    await this.#pool.query(
      `insert into shared.given_job (queue, job_id, name, payload, attempts, due_at)
      select $1, one->>'jobId', one->>'name', one->'payload', (one->>'attempts')::integer,
        clock_timestamp() + make_interval(secs => coalesce((one->>'delayMs')::float8, 0) / 1000)
      from jsonb_array_elements($2::jsonb) one
      on conflict do nothing`,
      [queue, JSON.stringify(named)],
    )
    return named
  }

  async forget(queue: ServiceName, jobIds: readonly string[]): Promise<void> {
    await this.#pool.query('delete from shared.given_job where queue = $1 and job_id = any($2)', [queue, [...jobIds]])
  }

  /**
   * Forgets the jobs that have ended, and gives again those that Redis has lost. Looks at jobs that nobody has looked at for
   * `sinceMs`, until none is left. Returns how many were given again.
   */
  async sweep(sinceMs: number, stateOf: StateOf, addAgain: AddAgain): Promise<number> {
    let lost = 0
    for (;;) {
      const jobs = await this.#takeUnseen(sinceMs)
      const states = await Promise.all(jobs.map(({ queue, jobId }) => stateOf(queue, jobId)))
      const inState = (...wanted: readonly string[]) =>
        jobs.filter((_job, index) => wanted.includes(states[index] ?? ''))
      for (const [queue, ended] of Map.groupBy(inState('completed', 'failed'), (job) => job.queue))
        await this.forget(
          queue,
          ended.map(({ jobId }) => jobId),
        )
      const missing = inState('unknown')
      for (const [queue, again] of Map.groupBy(missing, (job) => job.queue))
        await addAgain(
          queue,
          again.map(({ attempts, ...job }) => ({ ...job, attempts: attempts ?? undefined })),
        )
      lost += missing.length
      if (jobs.length < batchSize) return lost
    }
  }

  async #takeUnseen(sinceMs: number): Promise<readonly GivenJob[]> {
    const { rows } = await this.#pool.query<GivenJob>(
      `update shared.given_job set seen_at = clock_timestamp()
      where (queue, job_id) in (
        select queue, job_id from shared.given_job
        where seen_at <= clock_timestamp() - make_interval(secs => $1::float8 / 1000)
        order by seen_at limit ${batchSize} for update skip locked)
      returning queue, job_id as "jobId", name, payload, attempts,
        greatest(0, extract(epoch from due_at - clock_timestamp()) * 1000)::float8 as "delayMs"`,
      [sinceMs],
    )
    return rows
  }

  close(): Promise<void> {
    return this.#pool.end()
  }
}
