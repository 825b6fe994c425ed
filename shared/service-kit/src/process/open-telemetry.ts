import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Attributes, type Context, context, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import type { LogEvent } from 'kysely'
import type { SpanFacts, Tracing } from './tracing.ts'

const header = 'traceparent'
const propagator = new W3CTraceContextPropagator()
const carrier = {
  get: (from: Record<string, string>, key: string) => from[key],
  keys: (from: Record<string, string>) => Object.keys(from),
  set: (to: Record<string, string>, key: string, value: string) => {
    to[key] = value
  },
}

/**
 * Traces by OTLP over HTTP. Address and headers are the exporter's own settings (`OTEL_EXPORTER_OTLP_*`). Spans name calls,
 * statements without their values, and jobs; nothing that a person wrote.
 */
export function openTelemetry(env: NodeJS.ProcessEnv): Tracing {
  const manager = new AsyncLocalStorageContextManager().enable()
  context.setGlobalContextManager(manager)
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': env.OTEL_SERVICE_NAME ?? nameOf(env.SERVICES) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  })
  const tracer = provider.getTracer('waymark')

  const traceIn = (now: Context): string | undefined => {
    const carried: Record<string, string> = {}
    propagator.inject(now, carried, carrier)
    return carried[header]
  }
  const contextOf = (parent: string | undefined): Context =>
    parent === undefined ? context.active() : propagator.extract(context.active(), { [header]: parent }, carrier)

  return {
    inSpan: (facts, work) => {
      const parent = contextOf(facts.trace)
      const span = tracer.startSpan(facts.name, { kind: kindOf(facts), attributes: attributesOf(facts) }, parent)
      return context.with(trace.setSpan(parent, span), async () => {
        try {
          return await work()
        } catch (error) {
          span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : 'unknown' })
          throw error
        } finally {
          span.end()
        }
      })
    },
    inRequest: (request: IncomingMessage, response: ServerResponse, name, work) => {
      const received = request.headers[header]
      const parent = contextOf(typeof received === 'string' ? received : undefined)
      const method = request.method ?? ''
      const attributes = { 'http.request.method': method, 'url.path': name }
      const span = tracer.startSpan(`${method} ${name}`, { kind: SpanKind.SERVER, attributes }, parent)
      const own = trace.setSpan(parent, span)
      request.headers[header] = traceIn(own)
      response.once('close', () => {
        span.setAttribute('http.response.status_code', response.statusCode)
        if (response.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
        span.end()
      })
      context.with(own, work)
    },
    query: ({ level, query, queryDurationMillis }: LogEvent) => {
      if (!trace.getSpan(context.active())) return
      const endTime = Date.now()
      const text = query.sql.trim()
      const span = tracer.startSpan(text.split(/\s/, 1)[0]?.toLowerCase() ?? 'query', {
        kind: SpanKind.CLIENT,
        startTime: endTime - queryDurationMillis,
        attributes: { 'db.system.name': 'postgresql', 'db.query.text': text },
      })
      if (level === 'error') span.setStatus({ code: SpanStatusCode.ERROR })
      span.end(endTime)
    },
    currentTrace: () => traceIn(context.active()),
    stop: async () => {
      await provider.shutdown()
      context.disable()
    },
  }
}

function nameOf(services: string | undefined): string {
  return services?.trim() ? `waymark-${services.replaceAll(/[\s,]+/g, '-')}` : 'waymark'
}

function kindOf({ kind }: SpanFacts): SpanKind {
  return kind === 'job' ? SpanKind.CONSUMER : SpanKind.INTERNAL
}

function attributesOf({ service, kind }: SpanFacts): Attributes {
  return { 'waymark.kind': kind, ...(service && { 'waymark.service': service }) }
}
