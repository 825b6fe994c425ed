import { collectDefaultMetrics, Histogram, register } from 'prom-client'

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

/** Registers this process's memory, event-loop and garbage-collection metrics; call once at startup. */
export function observeProcess(): void {
  collectDefaultMetrics({ prefix: 'waymark_' })
}

/** All metrics of this process in Prometheus's format. */
export function metricsText(): Promise<string> {
  return register.metrics()
}

export const metricsContentType = register.contentType
