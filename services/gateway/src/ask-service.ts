import type { Call, InputOf, OutputOf } from '@waymark/contracts/define-call'
import type { ServiceName } from '@waymark/contracts/service-names'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'

/** Asks one call as a stranger; undefined when it is refused or its service does not answer. */
export type AskService = <C extends Call>(
  service: ServiceName,
  call: C,
  input: InputOf<C>,
) => Promise<OutputOf<C> | undefined>

interface AskOptions {
  /** The app of a service that runs in this process and is ready. */
  readonly appOf: (name: ServiceName) => FastifyInstance | undefined
  readonly upstreams: ReadonlyMap<ServiceName, string>
}

const maxWaitMs = 2_000

/** Asks a service of this process by a function call, one of another process at its address. */
export function createAskService({ appOf, upstreams }: AskOptions): AskService {
  return async <C extends Call>(service: ServiceName, call: C, input: InputOf<C>) => {
    const app = appOf(service)
    const text = app ? await inject(app, call, input) : await post(upstreams.get(service), call, input)
    if (text === undefined) return undefined
    const envelope = z.safeParse(z.object({ responseData: z.unknown() }), JSON.parse(text))
    const answer = z.safeParse<C['output']>(call.output, envelope.data?.responseData)
    return answer.data
  }
}

async function inject(app: FastifyInstance, call: Call, input: unknown): Promise<string | undefined> {
  const payload = JSON.stringify(input)
  const headers = { 'content-type': 'application/json' }
  const { statusCode, body } = await app.inject({ method: call.method, url: call.path, headers, payload })
  return statusCode === 200 ? body : undefined
}

async function post(origin: string | undefined, call: Call, input: unknown): Promise<string | undefined> {
  if (origin === undefined) return undefined
  try {
    const answer = await fetch(new URL(call.path, origin), {
      method: call.method,
      redirect: 'error',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(input),
      signal: AbortSignal.timeout(maxWaitMs),
    })
    return answer.ok ? await answer.text() : undefined
  } catch {
    // The page itself does not depend on it.
    return undefined
  }
}
