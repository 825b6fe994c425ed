import type { Call, InputOf, OutputOf } from '@waymark/contracts/define-call'
import * as z from 'zod/mini'

/** A refusal, or bad input with its fields. */
export interface FakeRefusal {
  readonly status: 404 | 409 | 422
  readonly name: string
  readonly message: string
  readonly fields?: Readonly<Record<string, string>>
}

type Answer = (input: unknown) => Response

/** One request as it came in. */
export interface SeenRequest {
  readonly path: string
  readonly input: unknown
  readonly idempotencyKey: string | null
}

/**
 * The network of a screen test: each call answers by its contract, an input or an answer of another shape fails the
 * test. Give `fetch` to `vi.stubGlobal`.
 */
export class FakeGateway {
  readonly seen: SeenRequest[] = []
  readonly #answers = new Map<string, Answer>()

  answer<C extends Call>(call: C, respond: (input: InputOf<C>) => OutputOf<C> | FakeRefusal): this {
    this.#answers.set(call.path, (input) => {
      const answered = respond(z.parse(call.input, input) as InputOf<C>)
      if (isRefusal(answered)) return refusalAnswer(answered)
      return envelope(200, { responseData: z.parse(call.output, answered), error: null, treatErrorAsInform: false })
    })
    return this
  }

  /** For a call whose path carries its input: what is at one path, refused. */
  answerPath(path: string, refusal: FakeRefusal): this {
    this.#answers.set(path, () => refusalAnswer(refusal))
    return this
  }

  readonly fetch = async (request: Request): Promise<Response> => {
    const url = new URL(request.url)
    const input: unknown = request.method === 'GET' ? Object.fromEntries(url.searchParams) : await request.json()
    this.seen.push({ path: url.pathname, input, idempotencyKey: request.headers.get('idempotency-key') })
    const answer = this.#answers.get(url.pathname)
    if (!answer) throw new Error(`No answer for ${url.pathname} in this test.`)
    return answer(input)
  }

  inputsOf(call: Call): readonly SeenRequest[] {
    return this.seen.filter(({ path }) => path === call.path)
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
