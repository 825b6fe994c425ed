import { Counter, collectDefaultMetrics, Gauge, Histogram, register } from 'prom-client'

const callSeconds = new Histogram({
  name: 'waymark_call_seconds',
  help: 'Time to answer one call, by its path and status',
  labelNames: ['call', 'status'],
  buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
})

/** Counts one answered call. The path is the contract's, never the request's, so that labels stay few. */
export function observeCall(call: string, status: number, seconds: number): void {
  callSeconds.observe({ call, status }, seconds)
}

const answerMismatches = new Counter({
  name: 'waymark_answer_mismatches_total',
  help: 'Answers that a page did not know, by the path of the call',
  labelNames: ['call'],
})

/** Counts an answer that a page did not know: it is of another version than the server. */
export function countAnswerMismatch(call: string): void {
  answerMismatches.inc({ call })
}

const jobSeconds = new Histogram({
  name: 'waymark_job_seconds',
  help: 'Time of one attempt at a job, by its name and outcome',
  labelNames: ['job', 'outcome'],
  buckets: [0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 30],
})

/** Counts one attempt at a job. */
export async function observeJob(job: string, work: () => Promise<unknown>): Promise<void> {
  const startedMs = performance.now()
  const end = (outcome: 'done' | 'failed') =>
    jobSeconds.observe({ job, outcome }, (performance.now() - startedMs) / 1000)
  try {
    await work()
  } catch (error) {
    end('failed')
    throw error
  }
  end('done')
}

const refusedCalls = new Counter({
  name: 'waymark_refused_total',
  help: 'Calls refused before they reached a service: busy (503), or too many from one address (429)',
  labelNames: ['reason'],
})

/** Counts a call that was refused at the door. */
export function countRefused(reason: 'busy' | 'too many'): void {
  refusedCalls.inc({ reason })
}

/** Reads the jobs of each queue whenever the metrics are read. */
export function observeQueues(read: () => Promise<readonly QueueState[]>): void {
  register.removeSingleMetric(queueName)
  new Gauge({
    name: queueName,
    help: 'Jobs of a queue in each state, of all processes together',
    labelNames: ['queue', 'state'],
    async collect() {
      // Whoever reads the metrics learns the others, also while the queue does not answer.
      for (const { queue, state, count } of await read().catch(() => [])) this.set({ queue, state }, count)
    },
  })
}

const standbyReads = new Counter({
  name: 'waymark_standby_reads_total',
  help: 'Reads that may lag, by who answered them: a standby, or the primary for want of one',
  labelNames: ['by'],
})

/** Counts a read that may lag. */
export function countStandbyRead(by: 'standby' | 'primary'): void {
  standbyReads.inc({ by })
}

/** Reads the state of each standby whenever the metrics are read. */
export function observeStandbys(read: () => readonly StandbyState[]): void {
  for (const name of Object.values(standbyNames)) register.removeSingleMetric(name)
  new Gauge({
    name: standbyNames.isRead,
    help: 'Whether a standby is read (1) or left out because it is away or lags too much (0)',
    labelNames: ['standby'],
    collect() {
      for (const { name, isRead } of read()) this.set({ standby: name }, isRead ? 1 : 0)
    },
  })
  new Gauge({
    name: standbyNames.lag,
    help: 'How old the data of a standby may be',
    labelNames: ['standby'],
    collect() {
      for (const { name, lagSeconds } of read()) this.set({ standby: name }, lagSeconds)
    },
  })
}

const standbyNames = { isRead: 'waymark_standby_is_read', lag: 'waymark_standby_lag_seconds' } as const

interface StandbyState {
  readonly name: string
  readonly isRead: boolean
  readonly lagSeconds: number
}

const queueName = 'waymark_queue_jobs'

interface QueueState {
  readonly queue: string
  readonly state: string
  readonly count: number
}

const prefix = 'waymark_'

/** Registers this process's memory, event-loop and garbage-collection metrics, unless they are. */
export function observeProcess(): void {
  if (register.getSingleMetric(`${prefix}process_cpu_user_seconds_total`) === undefined)
    collectDefaultMetrics({ prefix })
}

/** All metrics of this process in Prometheus's format. */
export function metricsText(): Promise<string> {
  return register.metrics()
}

export const metricsContentType = register.contentType
