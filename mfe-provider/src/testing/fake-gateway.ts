import type { Call, OutputOf } from '@waymark/contracts/define-call'
import * as z from 'zod/mini'

/** A refusal, or bad input with its fields. */
export interface FakeRefusal {
  readonly status: 404 | 409 | 422
  readonly name: string
  readonly message: string
  readonly fields?: Readonly<Record<string, string>>
}

type Answer = (input: unknown) => Response

interface Route {
  readonly path: string
  readonly pattern: RegExp
  readonly respond: Answer
}

/**
 * The network of a screen test: each call answers by its contract, an answer of another shape fails the test.
 * Give `fetch` to `vi.stubGlobal`.
 */
export class FakeGateway {
  readonly #routes: Route[] = []
  readonly #inputs = new Map<string, unknown[]>()

  /** Answers `call` from now on; the latest answer for a call counts. */
  answer<C extends Call>(call: C, respond: () => OutputOf<C> | FakeRefusal): this {
    this.#routes.unshift({
      path: call.path,
      pattern: new RegExp(`^${call.path.replace(/\{\w+\}/, '[^/]+')}$`),
      respond: (input) => {
        this.#inputs.set(call.path, [...this.inputsOf(call), input])
        const answered = respond()
        if (isRefusal(answered)) return refusalAnswer(answered)
        const responseData = z.parse(call.output, answered)
        return envelope(200, { responseData, error: null, treatErrorAsInform: false })
      },
    })
    return this
  }

  readonly fetch = async (request: Request): Promise<Response> => {
    const url = new URL(request.url)
    const input: unknown = request.method === 'GET' ? Object.fromEntries(url.searchParams) : await request.json()
    const route = this.#routes.find(({ pattern }) => pattern.test(url.pathname))
    if (!route) throw new Error(`No answer for ${url.pathname} in this test.`)
    return route.respond(input)
  }

  /** What `call` was asked, in order. */
  inputsOf<C extends Call>(call: C): readonly unknown[] {
    return this.#inputs.get(call.path) ?? []
  }
}

function isRefusal(answered: unknown): answered is FakeRefusal {
  return typeof answered === 'object' && answered !== null && 'status' in answered && 'message' in answered
}

function refusalAnswer({ status, ...error }: FakeRefusal): Response {
  return envelope(status, { responseData: null, error, treatErrorAsInform: true })
}

function envelope(httpStatusCode: number, body: object): Response {
  return Response.json({ ...body, httpStatusCode }, { status: httpStatusCode })
}
