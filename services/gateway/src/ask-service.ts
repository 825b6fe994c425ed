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
    const text = app ? await inject(app, call, input) : await send(upstreams.get(service), call, input)
    if (text === undefined) return undefined
    const envelope = z.safeParse(z.object({ responseData: z.unknown() }), JSON.parse(text))
    const answer = z.safeParse<C['output']>(call.output, envelope.data?.responseData)
    return answer.data
  }
}

async function inject(app: FastifyInstance, call: Call, input: unknown): Promise<string | undefined> {
  const { path, ...request } = requestOf(call, input)
  const { statusCode, body } = await app.inject({ url: path, ...request })
  return statusCode === 200 ? body : undefined
}

async function send(origin: string | undefined, call: Call, input: unknown): Promise<string | undefined> {
  if (origin === undefined) return undefined
  try {
    const { path, ...request } = requestOf(call, input)
    const answer = await fetch(new URL(path, origin), {
      ...request,
      redirect: 'error',
      signal: AbortSignal.timeout(maxWaitMs),
    })
    return answer.ok ? await answer.text() : undefined
  } catch {
    // The page itself does not depend on it.
    return undefined
  }
}

/** Input fills the path, and is in the query of a call by GET, otherwise in its body. */
function requestOf({ method, path, form }: Call, input: unknown) {
  const fields = new Map(typeof input === 'object' && input !== null ? Object.entries(input) : [])
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = fields.get(name)
    fields.delete(name)
    return encodeURIComponent(String(value))
  })
  if (form === 'query') return { method, path: `${filled}${queryOf(fields)}` }
  const body = JSON.stringify(Object.fromEntries(fields))
  return { method, path: filled, headers: { 'content-type': 'application/json' }, body }
}

function queryOf(fields: ReadonlyMap<string, unknown>): string {
  const query = new URLSearchParams()
  for (const [name, value] of fields)
    for (const one of [value].flat()) if (one !== undefined) query.append(name, String(one))
  return query.size === 0 ? '' : `?${query}`
}
