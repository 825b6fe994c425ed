import type { JobDefinition, PayloadOf } from '@waymark/contracts/define-job'
import { jobById } from '@waymark/contracts/jobs'
import type { ServiceName } from '@waymark/contracts/service-names'
import { createPostgresBackend, ErrorCode, type JobsOptions, Queue, Worker } from 'bullmq'
import { Redis } from 'ioredis'
import type pg from 'pg'
import { encodePayload } from '../calls/encode-payload.ts'
import type { DatabaseAddress } from '../database/database-address.ts'
import { openPool } from '../database/open-pool.ts'
import type { Log } from '../process/log.ts'
import { GivenJobs } from './given-jobs.ts'
import { type RunningWorker, startJobWorker, type WorkerOptions } from './job-worker.ts'
import type { QueuedJob } from './queued-job.ts'
import { retryUnknownJobs } from './unknown-jobs.ts'

/**
 * Whether BullMQ refuses the next iteration of a schedule because a worker has it, of another process or of one that
 * died. Whoever ends it schedules the one after it, so there is nothing to do; a start must not fail over it.
 */
function isIterationThere(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false
  return error.code === ErrorCode.SchedulerJobIdCollision || error.code === ErrorCode.SchedulerJobSlotsBusy
}

/** A repeating job: every so many milliseconds, or by a cron pattern in a time zone. Its payload is always the same. */
export type Schedule<Job extends JobDefinition = JobDefinition> = {
  readonly job: Job
  readonly payload: PayloadOf<Job>
} & ({ readonly everyMs: number } | { readonly cron: string; readonly timeZone: string })

/** The number of jobs of a queue in each state; `retrying` are those whose last attempt failed. */
export interface QueueCounts {
  readonly waiting: number
  readonly active: number
  readonly delayed: number
  readonly retrying: number
  readonly failed: number
}

export interface OpenJobQueuesOptions {
  readonly address: DatabaseAddress
  /** When set, the queues live in Redis instead of PostgreSQL. */
  readonly redisUrl?: string
  /** How many workers this process will start. */
  readonly workers: number
  readonly log: Log
  /** All jobs (default: those of contracts). */
  readonly registry?: ReadonlyMap<string, JobDefinition>
  /** How long a worker may be silent before its job goes to another (default 6000). */
  readonly lockMs?: number
  /** How often to look for jobs that Redis has lost, or that another release gave up as unknown (default 30,000). */
  readonly sweepMs?: number
  /** How often to set the repeating jobs again, which Redis or another release may have dropped (default an hour). */
  readonly resetSchedulesMs?: number
}

/**
 * Completed jobs are remembered for a while, so that an outbox row moved twice runs once. By age alone: to keep a number of
 * them, BullMQ sorts all it has kept at every finish.
 */
const keepCompleted = { age: 24 * 3600 }
const firstRetryMs = 1000
const sweepMs = 30_000
const resetSchedulesMs = 3_600_000
/** A Redis that hangs fails like one that is away. */
const maxCommandMs = 2000
const defaultAttempts = 10

function jobOptions(job: QueuedJob): JobsOptions {
  return {
    jobId: job.jobId,
    delay: job.delayMs,
    attempts: job.attempts ?? defaultAttempts,
    backoff: { type: 'exponential', delay: firstRetryMs, jitter: 0.5 },
    removeOnComplete: keepCompleted,
    removeOnFail: false,
    ...(job.trace === undefined ? {} : { telemetry: { metadata: job.trace } }),
  }
}

function queueOnPostgres(name: ServiceName, pool: pg.Pool) {
  return new Queue(name, { connection: pool }, createPostgresBackend)
}

function queueOnRedis(name: ServiceName, redis: Redis) {
  return new Queue(name, { connection: redis })
}

type JobQueue = ReturnType<typeof queueOnPostgres> | ReturnType<typeof queueOnRedis>

/**
 * The job queues of one process, one per service: on PostgreSQL, or on Redis when an address is given. Both behave
 * alike: at-least-once delivery, retries with growing delays, jobs of a dead worker taken over.
 */
export class JobQueues {
  readonly #options: OpenJobQueuesOptions
  readonly #pool: pg.Pool | undefined
  readonly #redis: Redis | undefined
  readonly #given: GivenJobs | undefined
  readonly #schedules = new Map<ServiceName, readonly Schedule[]>()
  readonly #timers: readonly NodeJS.Timeout[]
  #sweeping: Promise<void> | undefined
  readonly #retrying = new Set<Promise<void>>()
  /** The queues that have a worker here. */
  readonly #worked = new Set<ServiceName>()
  readonly #queues = new Map<ServiceName, JobQueue>()
  readonly #workers = new Set<RunningWorker>()

  constructor(options: OpenJobQueuesOptions) {
    this.#options = options
    const everyMs = options.sweepMs ?? sweepMs
    this.#timers = [
      setInterval(() => this.#sweep(everyMs), everyMs),
      setInterval(() => this.#retryAllUnknown(), everyMs),
      setInterval(() => this.#restore(sweepMs), options.resetSchedulesMs ?? resetSchedulesMs),
    ]
    if (options.redisUrl) {
      // Producers must fail rather than wait while Redis is away: the outbox keeps the row and retries.
      this.#redis = new Redis(options.redisUrl, {
        maxRetriesPerRequest: 1,
        enableReadyCheck: true,
        commandTimeout: maxCommandMs,
      })
      this.#redis.on('error', (error) => options.log.warn({ err: error }, 'Redis is not reachable'))
      // After a reconnect it may be another one, or the same that has forgotten.
      this.#redis.on('ready', () => this.#restore(0))
      this.#given = new GivenJobs(options.address, options.log)
      return
    }
    this.#pool = openPool(
      {
        ...options.address,
        application_name: 'waymark jobs',
        // Jobs come from the outbox and can be recreated, so their own commits need not wait for the disk.
        options: '-c search_path=bullmq,public -c synchronous_commit=off',
        // Every worker keeps one connection to listen on.
        max: options.workers + 4,
        keepAlive: true,
        idleTimeoutMillis: 30_000,
        connectionTimeoutMillis: 5000,
      },
      (error) => options.log.warn({ err: error }, 'a connection of the job queue broke'),
    )
    this.#pool.setMaxListeners(50)
  }

  #queue(name: ServiceName): JobQueue {
    const known = this.#queues.get(name)
    if (known) return known
    const queue: JobQueue = this.#pool ? queueOnPostgres(name, this.#pool) : queueOnRedis(name, this.#redisConnection())
    queue.on('error', (error) => this.#options.log.warn({ err: error, queue: name }, 'job queue error'))
    this.#queues.set(name, queue)
    // A queue that failed to start never recovers: the next use creates another.
    queue.waitUntilReady().catch(() => {
      if (this.#queues.get(name) === queue) this.#queues.delete(name)
    })
    return queue
  }

  /** Gives Redis again what it has lost: the repeating jobs, and the jobs that nobody has looked at for `sinceMs`. */
  #restore(sinceMs: number): void {
    for (const [queue, schedules] of this.#schedules)
      this.#writeSchedules(queue, schedules).catch((error: unknown) =>
        this.#options.log.warn({ err: error, queue }, 'the repeating jobs could not be set again'),
      )
    this.#sweep(sinceMs)
  }

  #sweep(sinceMs: number): void {
    if (!this.#given || this.#sweeping) return
    this.#sweeping = this.#given
      .sweep(
        sinceMs,
        (queue, jobId) => this.#queue(queue).getJobState(jobId),
        (queue, jobs) => this.#enqueue(queue, jobs),
      )
      .then(
        (count) => {
          if (count > 0) this.#options.log.warn({ count }, 'Redis had lost jobs; they were queued again')
        },
        (error: unknown) => this.#options.log.warn({ err: error }, 'lost jobs could not be looked for'),
      )
      .finally(() => {
        this.#sweeping = undefined
      })
  }

  #retryAllUnknown(): void {
    for (const queue of this.#worked) this.#retryUnknown(queue)
  }

  /** Gives again what a worker of another release gave up as unknown; the next sweep tries what fails. */
  #retryUnknown(queue: ServiceName): void {
    const retrying = retryUnknownJobs(this.#queue(queue), queue, this.#options.registry ?? jobById)
      .then(
        (count) => {
          if (count > 0) this.#options.log.warn({ count, queue }, 'jobs unknown to another release were queued again')
        },
        (error: unknown) => this.#options.log.warn({ err: error, queue }, 'failed jobs could not be looked through'),
      )
      .finally(() => this.#retrying.delete(retrying))
    this.#retrying.add(retrying)
  }

  #redisConnection(): Redis {
    if (!this.#redis) throw new Error('These queues do not live in Redis.')
    return this.#redis
  }

  /** Queues many jobs at once. Throws when the queue is unreachable. */
  async addBulk(queue: ServiceName, jobs: readonly QueuedJob[]): Promise<void> {
    await this.#enqueue(queue, this.#given ? await this.#given.note(queue, jobs) : jobs)
  }

  async #enqueue(queue: ServiceName, jobs: readonly QueuedJob[]): Promise<void> {
    const target = this.#queue(queue)
    const [first] = jobs
    // On PostgreSQL a bulk insert creates temporary tables, which a single job is not worth.
    if (first && jobs.length === 1) await target.add(first.name, first.payload, jobOptions(first))
    else await target.addBulk(jobs.map((job) => ({ name: job.name, data: job.payload, opts: jobOptions(job) })))
  }

  /** Queues one job outside any transaction. Work triggered by a transaction goes through its outbox instead. */
  async add<Job extends JobDefinition>(
    job: Job,
    payload: PayloadOf<Job>,
    options: { readonly delayMs?: number; readonly jobId?: string } = {},
  ): Promise<void> {
    encodePayload(job, payload)
    await this.addBulk(job.queue, [{ name: job.id, payload, attempts: job.attempts, ...options }])
  }

  /** Sets the repeating jobs of a queue to exactly those given. */
  async setSchedules(queue: ServiceName, schedules: readonly Schedule[]): Promise<void> {
    for (const { job, payload } of schedules) encodePayload(job, payload)
    this.#schedules.set(queue, schedules)
    await this.#writeSchedules(queue, schedules)
  }

  async #writeSchedules(queue: ServiceName, schedules: readonly Schedule[]): Promise<void> {
    const target = this.#queue(queue)
    for (const schedule of schedules) {
      await target
        .upsertJobScheduler(
          schedule.job.id,
          'cron' in schedule ? { pattern: schedule.cron, tz: schedule.timeZone } : { every: schedule.everyMs },
          { name: schedule.job.id, data: schedule.payload, opts: jobOptions({ name: schedule.job.id, payload: null }) },
        )
        .catch((error: unknown) => {
          if (!isIterationThere(error)) throw error
        })
    }
    const scheduledIds = new Set<string>(schedules.map((schedule) => schedule.job.id))
    for (const scheduler of await target.getJobSchedulers()) {
      if (!scheduledIds.has(scheduler.key)) await target.removeJobScheduler(scheduler.key)
    }
  }

  /** Starts processing the jobs of a queue. */
  async startWorker<Context>(queue: ServiceName, options: WorkerOptions<Context>): Promise<RunningWorker> {
    // BullMQ leaves a connection open that it was given.
    const connections: Redis[] = []
    const openConnection = () => {
      const connection = this.#redisConnection().duplicate({ maxRetriesPerRequest: null, commandTimeout: undefined })
      connections.push(connection)
      return connection
    }
    const disconnect = () => {
      for (const connection of connections) connection.disconnect()
    }
    const worker = await startJobWorker({
      ...options,
      queue,
      registry: this.#options.registry ?? jobById,
      lockMs: this.#options.lockMs ?? 6000,
      // What cannot be forgotten now is forgotten by the next sweep.
      onDone: (jobId) => void this.#given?.forget(queue, [jobId]).catch(() => undefined),
      open: (run, settings) =>
        this.#pool
          ? new Worker(queue, run, { connection: this.#pool, ...settings }, createPostgresBackend)
          : new Worker(queue, run, { connection: openConnection(), ...settings }),
    })
    const running: RunningWorker = {
      stop: () => {
        this.#workers.delete(running)
        this.#worked.delete(queue)
        return worker.stop().finally(disconnect)
      },
      drop: () => {
        this.#workers.delete(running)
        this.#worked.delete(queue)
        return worker.drop().finally(disconnect)
      },
    }
    this.#workers.add(running)
    this.#worked.add(queue)
    this.#retryUnknown(queue)
    return running
  }

  /** The number of jobs of a queue in each state. */
  async counts(queue: ServiceName): Promise<QueueCounts> {
    const target = this.#queue(queue)
    const counts = await target.getJobCounts('waiting', 'active', 'delayed', 'failed', 'prioritized')
    const delayed = await target.getDelayed(0, 999)
    return {
      waiting: (counts.waiting ?? 0) + (counts.prioritized ?? 0),
      active: counts.active ?? 0,
      delayed: counts.delayed ?? 0,
      retrying: delayed.filter((job) => job.attemptsMade > 0).length,
      failed: counts.failed ?? 0,
    }
  }

  /** The queue itself, for tests and operators (promote, retry, inspect failed jobs). */
  inspect(queue: ServiceName): JobQueue {
    return this.#queue(queue)
  }

  /** Stops the workers, then closes the connections. */
  async close(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer)
    await this.#sweeping
    await Promise.all(this.#retrying)
    await Promise.all([...this.#workers].map((worker) => worker.stop()))
    await Promise.all([...this.#queues.values()].map((queue) => queue.close()))
    await this.#pool?.end()
    await this.#given?.close()
    await this.#redis?.quit().catch(() => this.#redis?.disconnect())
  }
}
