import type { Call, InputOf, OutputOf } from '@waymark/contracts/define-call'
import { fromText } from '@waymark/contracts/from-text'
import * as z from 'zod/mini'

/** A refusal, or bad input with its fields. */
export interface FakeRefusal {
  readonly status: 403 | 404 | 409 | 422 | 429 | 503
  readonly name: string
  readonly message: string
  readonly fields?: Readonly<Record<string, string>>
  readonly bookingIds?: readonly number[]
  readonly sessionIds?: readonly number[]
  readonly detail?: Readonly<Record<string, number>>
  readonly retryAfterSeconds?: number
}

/** One received request. */
export interface SeenRequest {
  readonly call: Call
  readonly input: unknown
  readonly idempotencyKey: string | null
}

interface Route {
  readonly call: Call
  readonly pattern: RegExp
  readonly respond: (input: unknown) => Response
}

/**
 * The network of a screen test: each call answers by its contract, an input or an answer of another shape fails the
 * test. Give `fetch` to `vi.stubGlobal`; `screenRenderer` does.
 */
export class FakeGateway {
  readonly seen: SeenRequest[] = []
  readonly #routes: Route[] = []

  /** Answers `call` from now on; the latest answer for a call counts. */
  answer<C extends Call>(call: C, respond: (input: InputOf<C>) => OutputOf<C> | FakeRefusal): this {
    this.#routes.unshift({
      call,
      pattern: new RegExp(`^${call.path.replace(/\{(\w+)\}/, '(?<$1>[^/]+)')}$`),
      respond: (input) => {
        const answered = respond(z.parse(call.input, input) as InputOf<C>)
        if (isRefusal(answered)) return refusalAnswer(answered)
        return envelope(200, { responseData: z.parse(call.output, answered), error: null, treatErrorAsInform: false })
      },
    })
    return this
  }

  readonly fetch = async (request: Request): Promise<Response> => {
    const url = new URL(request.url)
    const route = this.#routes.find(({ pattern }) => pattern.test(url.pathname))
    if (!route) throw new Error(`No answer for ${url.pathname} in this test.`)
    const texts = Object.fromEntries(url.searchParams)
    const body: unknown = request.method === 'GET' ? texts : await request.json()
    const inPath = route.pattern.exec(url.pathname)?.groups
    const input = inPath ? Object.assign({}, body, inPath) : body
    this.seen.push({ call: route.call, input, idempotencyKey: request.headers.get('idempotency-key') })
    // Like the server: numbers in a query travel as text.
    return route.respond(request.method === 'GET' ? fromText(route.call.input, { ...texts, ...inPath }) : input)
  }

  /** The requests of `call`, in order. */
  requestsOf(call: Call): readonly SeenRequest[] {
    return this.seen.filter((request) => request.call.path === call.path)
  }

  /** What `call` was asked, in order. */
  inputsOf(call: Call): readonly unknown[] {
    return this.requestsOf(call).map(({ input }) => input)
  }
}

function isRefusal(answered: unknown): answered is FakeRefusal {
  return typeof answered === 'object' && answered !== null && 'status' in answered && 'message' in answered
}

function refusalAnswer({ status, retryAfterSeconds, ...error }: FakeRefusal): Response {
  const answer = envelope(status, { responseData: null, error, treatErrorAsInform: true })
  if (retryAfterSeconds !== undefined) answer.headers.set('retry-after', String(retryAfterSeconds))
  return answer
}

function envelope(httpStatusCode: number, body: object): Response {
  return Response.json({ ...body, httpStatusCode }, { status: httpStatusCode })
}
