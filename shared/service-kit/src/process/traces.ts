import type { IncomingMessage, ServerResponse } from 'node:http'
import type { LogEvent } from 'kysely'

/** A part of a trace. */
export interface SpanFacts {
  /** Few and fixed: the path of a call's contract or the name of a job, never what a request brought. */
  readonly name: string
  readonly kind: 'call' | 'job'
  /** Whose job it is; a call's path says it. */
  readonly service?: string
  /** The trace that it belongs to when it began elsewhere, as `currentTrace` gave it there. */
  readonly trace?: string | undefined
}

/** What the tracing of a process does; `open-telemetry.ts` has the only one. */
export interface Tracing {
  inSpan<Answer>(facts: SpanFacts, work: () => Promise<Answer>): Promise<Answer>
  inRequest(request: IncomingMessage, response: ServerResponse, name: string, work: () => void): void
  query(event: LogEvent): void
  currentTrace(): string | undefined
  stop(): Promise<void>
}

let tracing: Tracing | undefined

/**
 * Sends traces where `OTEL_EXPORTER_OTLP_ENDPOINT` says, and loads OpenTelemetry only then. Call it before the database is
 * opened; the result ends it, once the last spans are sent.
 */
export async function startTraces(env: NodeJS.ProcessEnv): Promise<() => Promise<void>> {
  if (!env.OTEL_EXPORTER_OTLP_ENDPOINT?.trim()) return async () => undefined
  const { openTelemetry } = await import('./open-telemetry.ts')
  const started = openTelemetry(env)
  tracing = started
  return async () => {
    tracing = undefined
    await started.stop()
  }
}

export function inSpan<Answer>(facts: SpanFacts, work: () => Promise<Answer>): Promise<Answer> {
  return tracing ? tracing.inSpan(facts, work) : work()
}

/** Answers a request of the network as the beginning of a trace, or as a part of the one that its headers name. */
export function inRequest(request: IncomingMessage, response: ServerResponse, name: string, work: () => void): void {
  if (tracing) tracing.inRequest(request, response, name, work)
  else work()
}

/** The trace of what runs now, in W3C's form, for work that goes on elsewhere. */
export function currentTrace(): string | undefined {
  return tracing?.currentTrace()
}

/** For Kysely's `log`: each statement is a part of the trace it runs in. Undefined while nobody traces, so that it costs nothing. */
export function queryLog(): ((event: LogEvent) => void) | undefined {
  return tracing && ((event) => tracing?.query(event))
}
