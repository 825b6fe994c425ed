import type { JobDefinition, PayloadOf } from '@waymark/contracts/define-job'
import type { ServiceName } from '@waymark/contracts/service-names'
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import { encodePayload } from '../calls/encode-payload.ts'
import { whenNotBusy } from '../calls/in-flight-calls.ts'
import { OutboxSignal } from '../database/commit-aware-dialect.ts'
import type { Log } from '../process/log.ts'
import { currentTrace } from '../process/traces.ts'
import type { JobQueues } from './jobs.ts'

/**
 * Creates the outbox table. Call it in the first migration of every service, with `addTraceToOutbox` after it: its relay looks there, whether
 * or not it enqueues jobs.
 */
export async function createOutbox(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table outbox (
      id bigint generated always as identity primary key,
      job text not null,
      queue text not null,
      payload jsonb not null,
      attempts integer,
      due_at timestamptz not null default clock_timestamp()
    ) with (autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_threshold = 1000)`.execute(db)
}

/** Lets a row of the outbox say to which trace its job belongs. Call it after `createOutbox`. */
export async function addTraceToOutbox(db: Kysely<unknown>): Promise<void> {
  await sql`alter table outbox add column trace text`.execute(db)
}

/**
 * Enqueues a job as part of a transaction: it runs if and only if the transaction commits. `delayMs` counts from now.
 */
export async function addToOutbox<DB, Job extends JobDefinition>(
  trx: Transaction<DB>,
  job: Job,
  payload: PayloadOf<Job>,
  options: { readonly delayMs?: number } = {},
): Promise<void> {
  await sql`
    insert into outbox (job, queue, payload, attempts, due_at, trace)
    values (${job.id}, ${job.queue}, ${encodePayload(job, payload)}::jsonb, ${job.attempts ?? null},
      clock_timestamp() + make_interval(secs => ${Math.max(0, options.delayMs ?? 0) / 1000}), ${currentTrace() ?? null})`.execute(
    trx,
  )
  const signal = trx.getExecutor().adapter
  if (signal instanceof OutboxSignal) signal.arm()
}

/**
 * Part of a writing statement that enqueues a job per row of `from`, a table or a CTE of the statement; `payload` is
 * its JSON there. Call `notifyOutbox` after the statement.
 */
export function outboxInsert(job: JobDefinition, payload: RawBuilder<unknown>, from: RawBuilder<unknown>) {
  return sql`insert into outbox (job, queue, payload, attempts, trace)
    select ${job.id}, ${job.queue}, ${payload}, ${job.attempts ?? null}::integer, ${currentTrace() ?? null}::text from ${from}`
}

/** Wakes the relay after a statement with `outboxInsert` outside a transaction. */
export function notifyOutbox<DB>(db: Kysely<DB>): void {
  const signal = db.getExecutor().adapter
  if (!(signal instanceof OutboxSignal)) return
  signal.arm()
  signal.committed()
}

interface OutboxRow {
  readonly id: number
  readonly job: string
  readonly queue: ServiceName
  readonly payload: unknown
  readonly attempts: number | null
  readonly trace: string | null
  readonly delayMs: number
}

export interface OutboxRelayOptions<DB> {
  readonly service: ServiceName
  readonly db: Kysely<DB>
  readonly queues: Pick<JobQueues, 'addBulk'>
  readonly log: Log
  /** How often to look for rows that no commit of this process announced (default 300). */
  readonly pollMs?: number
}

/** Rows moved by one transaction. */
const batchSize = 500

/**
 * Moves a service's outbox rows into the job queues. Delivery is at least once; using the row's id as job id makes it
 * once even when a process dies between adding the job and deleting the row. Any number of processes may run it.
 */
export class OutboxRelay<DB> {
  readonly #options: OutboxRelayOptions<DB>
  #running: Promise<void> | undefined
  #looking: Promise<void> | undefined
  #again = false
  #timer: NodeJS.Timeout | undefined
  #stopped = false

  constructor(options: OutboxRelayOptions<DB>) {
    this.#options = options
  }

  start(): void {
    this.#timer = setInterval(() => this.#look(), this.#options.pollMs ?? 300)
  }

  /** Moves pending rows now; called after a commit that filled the outbox. */
  wake(): void {
    if (this.#stopped) return
    if (this.#running) {
      this.#again = true
      return
    }
    this.#running = this.#drain().finally(() => {
      this.#running = undefined
      if (this.#again) {
        this.#again = false
        this.wake()
      }
    })
  }

  /** Wakes when there are rows: nearly always there are none, which one statement tells without a transaction. */
  #look(): void {
    if (this.#looking || this.#running || this.#stopped) return
    this.#looking = sql`select 1 from outbox limit 1`
      .execute(this.#options.db)
      .then(({ rows }) => (rows.length > 0 ? this.wake() : undefined))
      .catch((error: unknown) => this.#options.log.warn({ err: error }, 'the outbox could not be read'))
      .finally(() => {
        this.#looking = undefined
      })
  }

  /** Stops after the batch in flight. */
  async stop(): Promise<void> {
    this.#stopped = true
    clearInterval(this.#timer)
    await this.#looking
    await this.#running
  }

  async #drain(): Promise<void> {
    try {
      do await whenNotBusy()
      while (!this.#stopped && (await this.#moveBatch()) === batchSize)
    } catch (error) {
      // The rows are still there; the next poll retries.
      this.#options.log.warn({ err: error }, 'outbox rows could not be moved')
    }
  }

  async #moveBatch(): Promise<number> {
    const { db, queues, service } = this.#options
    const moved = await db.transaction().execute(async (trx) => {
      const { rows } = await sql<OutboxRow>`
        delete from outbox where id in (
          select id from outbox order by id limit ${batchSize} for update skip locked
        )
        returning id, job, queue, payload, attempts, trace,
          greatest(0, extract(epoch from due_at - clock_timestamp()) * 1000)::float8 as "delayMs"`.execute(trx)
      for (const [queue, jobs] of Map.groupBy(rows, (row) => row.queue)) {
        await queues.addBulk(
          queue,
          jobs.map((row) => ({
            name: row.job,
            payload: row.payload,
            jobId: `ob-${service}-${row.id}`,
            delayMs: Math.round(row.delayMs),
            attempts: row.attempts ?? undefined,
            trace: row.trace ?? undefined,
          })),
        )
      }
      return rows.length
    })
    const signal = db.getExecutor().adapter
    if (moved === 0 && signal instanceof OutboxSignal) signal.disarm()
    return moved
  }
}
