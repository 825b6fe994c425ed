import { setTimeout as wait } from 'node:timers/promises'
import type { JobDefinition } from '@waymark/contracts/define-job'
import type { ServiceName } from '@waymark/contracts/service-names'
import { UnrecoverableError, type Worker, type WorkerOptions as WorkerSettings } from 'bullmq'
import * as z from 'zod/mini'
import { runInTurn } from '../calls/in-flight-calls.ts'
import type { Log } from '../process/log.ts'
import { observeJob } from '../process/metrics.ts'
import { inSpan } from '../process/traces.ts'
import type { JobHandler } from './job-handlers.ts'
import { noHandlerReason, wrongPayloadReason } from './unknown-jobs.ts'

export interface WorkerOptions<Context> {
  /** By job id; the payload has been checked against the job's schema. */
  readonly handlers: Readonly<Record<string, JobHandler<unknown, Context>>>
  readonly context: Context
  readonly log: Log
  /** Maximum number of concurrent jobs (default 8). */
  readonly concurrency?: number
}

export interface RunningWorker {
  /** Takes no more jobs and waits for those in flight. */
  stop(): Promise<void>
  /** Stops immediately, as in a crash: another worker takes over the jobs in flight. */
  drop(): Promise<void>
}

/** Refuses to start a worker without a handler for each of its jobs, or with one for an unknown job. */
function checkHandlers(
  queue: ServiceName,
  registry: ReadonlyMap<string, JobDefinition>,
  handlers: Readonly<Record<string, unknown>>,
): void {
  const expected = [...registry.values()].filter((job) => job.queue === queue).map((job) => job.id)
  const missing = expected.filter((id) => !(id in handlers))
  const unknown = Object.keys(handlers).filter((id) => !expected.includes(id))
  if (missing.length > 0) throw new Error(`${queue}: no handler for ${missing.join(', ')}.`)
  if (unknown.length > 0) throw new Error(`${queue}: handlers without a job in contracts: ${unknown.join(', ')}.`)
}

/** A job as BullMQ hands it out. */
export interface TakenJob {
  readonly id?: string
  readonly name: string
  readonly data: unknown
  readonly attemptsMade: number
  readonly opts: { readonly telemetry?: { readonly metadata?: string } }
}

export interface StartWorkerOptions<Context, Started> extends WorkerOptions<Context> {
  readonly queue: ServiceName
  readonly registry: ReadonlyMap<string, JobDefinition>
  /** How long a worker may be silent before its job goes to another. */
  readonly lockMs: number
  /** Called with the id of each job whose handler has finished. */
  readonly onDone: (jobId: string) => void
  /** Opens BullMQ's worker where the queue lives. */
  readonly open: (run: (job: TakenJob) => Promise<void>, settings: Omit<WorkerSettings, 'connection'>) => Started
}

/** Starts processing the jobs of a queue. */
export async function startJobWorker<Context, Started extends JobWorker>({
  queue,
  registry,
  handlers,
  context,
  log,
  concurrency = 8,
  lockMs,
  onDone,
  open,
}: StartWorkerOptions<Context, Started>): Promise<RunningWorker> {
  checkHandlers(queue, registry, handlers)
  const settings = {
    // A worker whose connection broke at the start would poll for jobs without pausing.
    autorun: false,
    concurrency,
    lockDuration: lockMs,
    stalledInterval: lockMs / 2,
    maxStalledCount: 5,
    runRetryDelay: 500,
  }
  const run = async (job: TakenJob) => {
    const definition = registry.get(job.name)
    const handler = handlers[job.name]
    if (!definition || !handler) throw new UnrecoverableError(noHandlerReason(job.name))
    const payload = z.safeParse(definition.payload, job.data)
    if (!payload.success) throw new UnrecoverableError(wrongPayloadReason(job.name))
    const facts = { name: job.name, kind: 'job', service: queue, trace: job.opts.telemetry?.metadata } as const
    const work = () => handler(payload.data, { context, log, jobId: job.id ?? '', attempt: job.attemptsMade + 1 })
    await runInTurn(() => observeJob(job.name, () => inSpan(facts, work)))
    if (job.id !== undefined) onDone(job.id)
  }
  const onError = (error: Error) => log.warn({ err: error, queue }, 'job worker error')
  const worker = await readyWorker(() => {
    const opened = open(run, settings)
    opened.on('error', onError)
    return opened
  })
  worker.on('failed', (job, error) => {
    const facts = { err: error, job: job?.name, jobId: job?.id, attempt: job?.attemptsMade }
    const isFinal = error instanceof UnrecoverableError || (job?.attemptsMade ?? 0) >= (job?.opts.attempts ?? 1)
    if (isFinal) log.error(facts, 'job failed permanently; it is kept in the queue')
    else log.warn(facts, 'job failed and will be retried')
  })
  worker.run().catch(onError)
  return { stop: () => worker.close(), drop: () => worker.close(true) }
}

interface FailedJob {
  readonly id?: string
  readonly name: string
  readonly attemptsMade: number
  readonly opts: { readonly attempts?: number }
}

/** BullMQ's worker, on PostgreSQL or on Redis. */
interface JobWorker extends Pick<Worker, 'waitUntilReady' | 'close' | 'run'> {
  on(event: 'error', listener: (error: Error) => void): unknown
  on(event: 'failed', listener: (job: FailedJob | undefined, error: Error) => void): unknown
}

const maxStartAttempts = 5
const startRetryMs = 300

/** A worker that has reached its queue. Retries a few times, since a connection may break while it starts. */
async function readyWorker<Started extends Pick<Worker, 'waitUntilReady' | 'close'>>(
  start: () => Started,
): Promise<Started> {
  for (let attempt = 1; ; attempt += 1) {
    const worker = start()
    try {
      await worker.waitUntilReady()
      return worker
    } catch (error) {
      await worker.close(true).catch(() => undefined)
      if (attempt === maxStartAttempts) throw error
    }
    await wait(startRetryMs * attempt)
  }
}
