import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface LossyProxy {
  readonly address: string
  /** Where requests go; set once it is known. */
  target: string
  /** Requests since the last `lose` or `heal`. */
  readonly count: number
  /** From the nth request on, either nothing arrives or no answer comes back, as when a process or a line dies. */
  lose(from: number, what: 'requests' | 'answers'): void
  heal(): void
  close(): Promise<void>
}

/** A line to Stripe that breaks when a test wants it to. */
export async function openLossyProxy(): Promise<LossyProxy> {
  let count = 0
  let losing: { readonly from: number; readonly what: 'requests' | 'answers' } | undefined
  const server = createServer((incoming, outgoing) => {
    count += 1
    const isLost = losing !== undefined && count >= losing.from
    if (isLost && losing?.what === 'requests') {
      incoming.socket.destroy()
      return
    }
    const { pathname, search } = new URL(incoming.url ?? '/', 'http://proxy')
    const forwarded = request(
      new URL(pathname + search, proxy.target),
      { method: incoming.method ?? 'GET', headers: incoming.headers },
      (answer) => {
        if (isLost) {
          answer.resume()
          answer.on('end', () => incoming.socket.destroy())
          return
        }
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(outgoing)
      },
    )
    forwarded.on('error', () => incoming.socket.destroy())
    incoming.pipe(forwarded)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const proxy = {
    address: `http://127.0.0.1:${port}`,
    target: '',
    get count() {
      return count
    },
    lose: (from: number, what: 'requests' | 'answers') => {
      count = 0
      losing = { from, what }
    },
    heal: () => {
      count = 0
      losing = undefined
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
  return proxy
}
