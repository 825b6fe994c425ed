import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import type { Call } from '@waymark/contracts/define-call'
import type { Person } from '@waymark/test-world/people'
import { requestOfCall } from '@waymark/test-world/request-of-call'

export interface Answered {
  readonly status: number
  readonly body: Buffer
  /** Of a refusal that says when to come again; 0 otherwise. */
  readonly retryAfterSeconds: number
  readonly elapsedMs: number
}

const headEnd = Buffer.from('\r\n\r\n')

/** One keep-alive HTTP connection with next to no cost in its own process; one request at a time. */
export class Connection {
  readonly #socket: Socket
  #isClosed = false
  #received: Buffer = Buffer.alloc(0)
  #sentAtMs = 0
  #waiting: { readonly resolve: (answer: Answered) => void; readonly reject: (error: Error) => void } | undefined

  private constructor(socket: Socket) {
    this.#socket = socket
    socket.on('data', (chunk) => this.#take(chunk))
    socket.on('close', () => {
      this.#isClosed = true
      this.#waiting?.reject(new Error('The server closed the connection.'))
    })
    socket.on('error', (error) => this.#waiting?.reject(error))
  }

  static async open(port: number): Promise<Connection> {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true })
    await once(socket, 'connect')
    return new Connection(socket)
  }

  get isClosed(): boolean {
    return this.#isClosed
  }

  request(bytes: Buffer): Promise<Answered> {
    const { promise, resolve, reject } = Promise.withResolvers<Answered>()
    this.#waiting = { resolve, reject }
    this.#sentAtMs = performance.now()
    this.#socket.write(bytes)
    return promise
  }

  close(): void {
    this.#waiting = undefined
    this.#socket.destroy()
  }

  #take(chunk: Buffer): void {
    this.#received = this.#received.length === 0 ? chunk : Buffer.concat([this.#received, chunk])
    const end = this.#received.indexOf(headEnd)
    if (end < 0) return
    const head = this.#received.toString('latin1', 0, end)
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0)
    const start = end + headEnd.length
    if (this.#received.length < start + length) return
    const body = this.#received.subarray(start, start + length)
    this.#received = Buffer.alloc(0)
    const retryAfterSeconds = Number(/\r\nretry-after: (\d+)/i.exec(head)?.[1] ?? 0)
    const elapsedMs = performance.now() - this.#sentAtMs
    this.#waiting?.resolve({ status: Number(head.slice(9, 12)), body, retryAfterSeconds, elapsedMs })
  }
}

/** The same request with one header more. */
export function withHeader(request: Buffer, line: string): Buffer {
  const end = request.indexOf('\r\n') + 2
  return Buffer.concat([request.subarray(0, end), Buffer.from(`${line}\r\n`), request.subarray(end)])
}

/** The bytes of a plain GET. */
export function getRequest(path: string, headers: Readonly<Record<string, string>> = {}): Buffer {
  return requestBytes('GET', path, headers)
}

/** The bytes of a call of the contracts, as a browser sends it. */
export async function callRequest(
  call: Call,
  input: Readonly<Record<string, unknown>>,
  person?: Person,
): Promise<Buffer> {
  const { method = 'GET', url, payload } = await requestOfCall(call, input)
  return requestBytes(method, String(url), person?.headers ?? {}, payload === undefined ? '' : JSON.stringify(payload))
}

function requestBytes(method: string, path: string, headers: Readonly<Record<string, string>>, body = ''): Buffer {
  const content: Readonly<Record<string, string>> =
    body === '' ? {} : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) }
  const lines = Object.entries({ host: 'localhost', ...headers, ...content }).map(([name, text]) => `${name}: ${text}`)
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`)
}

/** Throws when a call failed, so that its figures are not used. */
export function expectOk({ status, body }: Answered): void {
  if (status !== 200) throw new Error(`The call answered ${status}: ${body.toString('utf8', 0, 400)}`)
}
