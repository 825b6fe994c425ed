import { Counter, collectDefaultMetrics, Histogram, register } from 'prom-client'

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

/** Registers this process's memory, event-loop and garbage-collection metrics; call once at startup. */
export function observeProcess(): void {
  collectDefaultMetrics({ prefix: 'waymark_' })
}

/** All metrics of this process in Prometheus's format. */
export function metricsText(): Promise<string> {
  return register.metrics()
}

export const metricsContentType = register.contentType
