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
