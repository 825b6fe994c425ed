import { type Agent, request } from 'node:http'

/** A read that people make over and over. */
export interface Read {
  readonly method: 'GET' | 'POST'
  readonly url: URL
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
}

export interface Answered {
  /** 0 when there was no answer. */
  readonly status: number
  readonly ms: number
  readonly retryAfterSeconds: number
}

export function ask(agent: Agent, { method, url, body, headers }: Read): Promise<Answered> {
  const startedMs = performance.now()
  return new Promise((done) => {
    const end = (status: number, retryAfterSeconds: number) =>
      done({ status, ms: performance.now() - startedMs, retryAfterSeconds })
    const asked = request(url, { method, agent, headers }, (answer) => {
      answer.resume()
      answer.once('end', () => end(answer.statusCode ?? 0, Number(answer.headers['retry-after'] ?? 0)))
      answer.once('error', () => end(0, 0))
    })
    asked.once('error', () => end(0, 0))
    asked.end(body)
  })
}
