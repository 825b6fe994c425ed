import { connect } from 'node:net'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { HttpKit } from '../calls/http-kit.ts'
import { Unavailable } from '../calls/refusal.ts'
import { limitsInMemory } from '../limits/limit-store.ts'
import { createSocketBounds } from '../limits/socket-limits.ts'
import { createServer } from './serve.ts'

const lines: Record<string, unknown>[] = []
const limits = limitsInMemory()
const kit: HttpKit = {
  limits,
  socketBounds: createSocketBounds(limits),
  log: pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line)) }),
  callers: { read: () => ({ kind: 'anonymous' }), forgetPerson: () => undefined, forgetAll: () => undefined },
  memberships: {
    rolesOf: async () => new Map(),
    accountOf: async () => undefined,
    areaOf: async () => undefined,
    isOfAmenity: async () => false,
  },
  now: () => new Date(),
  proxyHops: 1,
}
const app = createServer({ name: 'sample', kit })
const released = Promise.withResolvers<void>()
const arrived = Promise.withResolvers<void>()

app.get('/slow', async () => {
  arrived.resolve()
  await released.promise
  return 'done'
})
app.get('/busy', async () => {
  throw new Unavailable('Too much at once.', { retryAfterSeconds: 7 })
})
app.get('/no-database', async () => {
  throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
})
app.get('/full-disk', async () => {
  throw Object.assign(new Error('could not extend file'), { code: '53100' })
})
app.get('/broken', async () => {
  throw new Error('a bug')
})
app.get('/ip', async (request) => request.ip)

beforeAll(async () => {
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => app.close())

it('reports that it is healthy', async () => {
  expect((await app.inject('/healthz')).json()).toEqual({ service: 'sample', ok: true })
})

it('answers 503 with Retry-After to transient failures', async () => {
  const busy = await app.inject('/busy')
  expect([busy.statusCode, busy.headers['retry-after'], busy.json().error.name]).toEqual([503, '7', 'Unavailable'])
  expect((await app.inject('/no-database')).statusCode).toBe(503)
  expect((await app.inject('/full-disk')).statusCode).toBe(503)
})

it('logs a bug once, with the request id', async () => {
  lines.length = 0
  const answer = await app.inject({ url: '/broken', headers: { 'x-request-id': 'request-0002' } })
  expect(answer.statusCode).toBe(500)
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatchObject({ level: 50, requestId: 'request-0002', err: { message: 'a bug' } })
})

it('generates a request id when there is none or an invalid one', async () => {
  for (const given of [undefined, 'a b', 'x'.repeat(500)]) {
    const answer = await app.inject({ url: '/healthz', headers: given === undefined ? {} : { 'x-request-id': given } })
    expect(answer.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/)
  }
})

it('trusts as many proxies as configured', async () => {
  const answer = await app.inject({ url: '/ip', headers: { 'x-forwarded-for': '6.6.6.6, 10.1.2.3' } })
  expect(answer.body).toBe('10.1.2.3')
})

it('answers malformed HTTP with 422, never 400', async () => {
  const first = await new Promise<string>((resolve, reject) => {
    const socket = connect(portOf(), '127.0.0.1', () => socket.write('NONSENSE\r\n\r\n'))
    socket.once('data', (data) => resolve(data.toString().split('\r\n')[0] ?? ''))
    socket.once('error', reject)
  })
  expect(first).toBe('HTTP/1.1 422 Unprocessable Content')
})

it('answers calls in flight before it stops', async () => {
  const answer = fetch(`http://127.0.0.1:${portOf()}/slow`)
  await arrived.promise
  const closed = app.close()
  released.resolve()
  expect(await (await answer).text()).toBe('done')
  await closed
  await expect(fetch(`http://127.0.0.1:${portOf()}/healthz`)).rejects.toThrow()
})

let knownPort = 0
function portOf(): number {
  const address = app.server.address()
  if (typeof address === 'object' && address) knownPort = address.port
  return knownPort
}
