import type { IncomingMessage, ServerResponse } from 'node:http'
import type { LogEvent } from 'kysely'
import type { SpanFacts, Tracing } from './tracing.ts'

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
