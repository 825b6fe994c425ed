import { once } from 'node:events'
import { request as httpRequest } from 'node:http'
import websocket from '@fastify/websocket'
import { booking } from '@waymark/contracts/booking'
import type { ServiceName } from '@waymark/contracts/service-names'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import { type OpenGateway, type OpenGatewayOptions, openGateway } from './open-gateway.ts'

const opened: { close: () => Promise<unknown> }[] = []
afterEach(async () => {
  for (const thing of opened.splice(0).reverse()) await thing.close()
})

async function open(options: OpenGatewayOptions): Promise<OpenGateway> {
  const gateway = await openGateway(options)
  opened.push(gateway)
  return gateway
}

/** A stand-in service that reports what reached it, and echoes on its socket. */
async function service(name: string): Promise<FastifyInstance> {
  const app = Fastify()
  await app.register(websocket)
  app.all('/api/*', async (request) => ({
    name,
    url: request.url,
    headers: request.headers,
    body: request.body ?? null,
  }))
  app.get('/ws/chat', { websocket: true }, (socket) => {
    socket.on('message', (text: Buffer) => socket.send(`${name}: ${text}`))
  })
  await app.ready()
  opened.push(app)
  return app
}

function echoOverSocket(address: string): Promise<string> {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/ws/chat`)
  return new Promise((done, failed) => {
    socket.onopen = () => socket.send('kia ora')
    socket.onmessage = ({ data }) => {
      socket.close()
      done(String(data))
    }
    socket.onerror = () => failed(new Error('the socket failed'))
  })
}

const localService = async (name: ServiceName) => new Map([[name, await service(name)]])

describe('a service in this process', () => {
  it('answers the calls it owns, with a request id', async () => {
    const gateway = await open({ services: await localService('booking') })
    const answer = await fetch(`${gateway.address}/api/Booking/get-booking-list`, {
      method: 'POST',
      headers: { 'x-internal-user': '1' },
    })
    const seen = await answer.json()
    expect(seen).toMatchObject({ name: 'booking', url: '/api/Booking/get-booking-list' })
    expect(seen).toMatchObject({ headers: { 'x-request-id': expect.stringMatching(/^[\w-]{8,64}$/) } })
    expect(seen).not.toHaveProperty('headers.x-internal-user')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  })

  it('lets no page of another origin call it', async () => {
    const gateway = await open({ services: await localService('booking') })
    const address = `${gateway.address}/api/Booking/get-booking-list`
    const headers = {
      origin: 'https://evil.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization, content-type',
    }
    const asked = await fetch(address, { method: 'OPTIONS', headers })
    expect([...asked.headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([])
  })

  it('serves its web socket, to pages of this origin only', async () => {
    const gateway = await open({ services: await localService('chat') })
    expect(await echoOverSocket(gateway.address)).toBe('chat: kia ora')
    const foreign = await fetch(`${gateway.address}/ws/chat`, { headers: { origin: 'https://evil.example' } })
    expect(foreign.status).not.toBe(101)
  })
})

describe('a service in another process', () => {
  it("answers through the gateway, which passes on the client's address", async () => {
    const booking = await service('booking')
    const gateway = await open({ env: { BOOKING_URL: await booking.listen() } })
    const answer = await fetch(`${gateway.address}/api/Booking/get-booking-list?page=2`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.5' },
      body: '{"status":1}',
    })
    const seen = await answer.json()
    expect(seen).toMatchObject({ url: '/api/Booking/get-booking-list?page=2', body: { status: 1 } })
    expect(seen).toMatchObject({
      headers: { 'x-forwarded-for': '127.0.0.1', 'x-request-id': expect.stringMatching(/^[\w-]{8,64}$/) },
    })
  })

  it('serves its web socket through the gateway', async () => {
    const chat = await service('chat')
    const gateway = await open({ env: { CHAT_URL: await chat.listen() } })
    expect(await echoOverSocket(gateway.address)).toBe('chat: kia ora')
  })

  it('gets 503 and a sentence when it is down, while others and the pages keep working', async () => {
    const gateway = await open({ env: { BOOKING_URL: 'http://127.0.0.1:9' }, services: await localService('identity') })
    const down = await fetch(`${gateway.address}/api/Booking/get-booking-list`, { method: 'POST' })
    expect(down.status).toBe(503)
    expect(down.headers.get('retry-after')).toBe('5')
    expect(await down.json()).toEqual({
      responseData: null,
      error: {
        name: 'Unavailable',
        message: 'Booking is not available just now. Everything else works; please try again in a moment.',
      },
      httpStatusCode: 503,
      treatErrorAsInform: true,
    })
    expect((await fetch(`${gateway.address}/api/Account/login`, { method: 'POST' })).status).toBe(200)
    expect((await fetch(`${gateway.address}/login`)).status).toBe(200)
  })
})

describe('a service that hangs', () => {
  it('is given up after the time for reads, in a sentence, and then answered for at once', async () => {
    const hung = Fastify()
    hung.all('/api/*', () => new Promise(() => undefined))
    opened.push({
      close: () => {
        hung.server.closeAllConnections()
        return hung.close()
      },
    })
    const env = { BOOKING_URL: await hung.listen(), MAX_READ_MS: '500', MAX_CHANGE_MS: '4000' }
    const gateway = await open({ env, services: await localService('identity') })
    const ask = async (path: string, method: string) => {
      const startedMs = performance.now()
      const answer = await fetch(`${gateway.address}${path}`, { method })
      return { status: answer.status, said: await answer.json(), tookMs: performance.now() - startedMs }
    }
    const message = 'Booking is not available just now. Everything else works; please try again in a moment.'
    const away = { error: { name: 'Unavailable', message } }
    const { getBookingList, cancelBooking } = booking
    const read = await ask(getBookingList.path, getBookingList.method)
    expect(read).toMatchObject({ status: 503, said: away })
    expect(read.tookMs).toBeLessThan(3500)
    const change = await ask(cancelBooking.path, cancelBooking.method)
    expect(change).toMatchObject({ status: 503, said: away })
    expect(change.tookMs).toBeGreaterThan(3500)
    await ask(getBookingList.path, getBookingList.method)
    const afterwards = await ask(getBookingList.path, getBookingList.method)
    expect(afterwards).toMatchObject({ status: 503, said: away })
    expect(afterwards.tookMs).toBeLessThan(450)
    expect((await fetch(`${gateway.address}/api/Account/login`, { method: 'POST' })).status).toBe(200)
  }, 20_000)
})

describe('more calls than the machine answers', () => {
  it('are refused with the time to wait; the others and the pages are answered', async () => {
    const slow = Fastify()
    const released = Promise.withResolvers<void>()
    slow.all('/api/*', async () => {
      await released.promise
      return {}
    })
    await slow.ready()
    opened.push(slow)
    const gateway = await open({ services: new Map([['booking', slow]]), env: { CALLS_PER_MINUTE: '0' } })
    const answers = Array.from({ length: 80 }, () => fetch(`${gateway.address}${booking.getBookingList.path}`))
    const refused = await Promise.any(answers)
    expect(refused.status).toBe(503)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await refused.json()).toMatchObject({ error: { name: 'Unavailable' }, httpStatusCode: 503 })
    expect((await fetch(`${gateway.address}/login`)).status).toBe(200)
    released.resolve()
    const statuses = (await Promise.all(answers)).map(({ status }) => status)
    // All of one address, whose first twelve share a place of the 48.
    expect(statuses.filter((status) => status === 200)).toHaveLength(47 + 12)
  })
})

describe('an unknown call', () => {
  it('answers 404 with the envelope', async () => {
    const gateway = await open({})
    const answer = await fetch(`${gateway.address}/api/Booking/no-such-call`)
    expect(answer.status).toBe(404)
    expect(await answer.json()).toMatchObject({ responseData: null, error: { name: 'NotFound' }, httpStatusCode: 404 })
  })
})

describe('/healthz', () => {
  it('answers 200 when everything is ready and 503 before', async () => {
    expect((await fetch(`${(await open({})).address}/healthz`)).status).toBe(200)
    expect((await fetch(`${(await open({ ready: false })).address}/healthz`)).status).toBe(503)
    expect((await fetch(`${(await open({ ready: false })).address}/readyz`)).status).toBe(503)
    expect((await fetch(`${(await open({ ready: false })).address}/livez`)).status).toBe(200)
  })
})

describe('too many calls from one address', () => {
  it('are answered 429 with the time to wait; pages that ask for nothing do not count', async () => {
    const gateway = await open({ env: { CALLS_PER_MINUTE: '3' }, services: await localService('identity') })
    const call = () => fetch(`${gateway.address}/api/Account/login`, { method: 'POST' })
    const statuses = [await call(), await call(), await call(), await call()].map((answer) => answer.status)
    expect(statuses).toEqual([200, 200, 200, 429])
    const refused = await call()
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await refused.json()).toMatchObject({ error: { name: 'TooMany' } })
    expect((await fetch(`${gateway.address}/login`)).status).toBe(200)
  })

  it('count the documents of places among them, which ask for a place each time', async () => {
    const gateway = await open({ env: { CALLS_PER_MINUTE: '2' } })
    const visit = () => fetch(`${gateway.address}/location-map/7`)
    const statuses = [await visit(), await visit(), await visit()].map(({ status }) => status)
    expect(statuses).toEqual([200, 200, 429])
    const refused = await visit()
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await refused.text()).toBe('That was tried too often. Please wait a minute.\n')
  })

  it('count however the address of a place is written', async () => {
    const gateway = await open({ env: { CALLS_PER_MINUTE: '2' } })
    const { hostname, port } = new URL(gateway.address)
    const statusOf = async (path: string) => {
      const [answer] = await once(httpRequest({ hostname, port, path }).end(), 'response')
      answer.resume()
      return answer.statusCode
    }
    for (const path of ['/location-map/7', '/location%2Dmap/7']) expect(await statusOf(path)).toBe(200)
    for (const path of ['/%6Cocation-map/7', 'http://elsewhere.example/location-map/7', '/%61pi/Account/login'])
      expect(await statusOf(path)).toBe(429)
  })
})

describe('a visit to a former host', () => {
  const env = { PUBLIC_URL: 'https://waymark.example', OLD_HOSTS: 'old.example, old.example:8080' }

  /** Requests under another host name, which fetch does not allow. */
  function askAs(host: string, { address }: OpenGateway, path: string): Promise<{ status: number; location: string }> {
    return new Promise((done, failed) => {
      httpRequest(`${address}${path}`, { headers: { host } }, (answer) => {
        answer.resume()
        done({ status: answer.statusCode ?? 0, location: answer.headers.location ?? '' })
      })
        .on('error', failed)
        .end()
    })
  }

  it('is redirected to the same page of the new one; other hosts are not', async () => {
    const gateway = await open({ env })
    const path = '/booking/upcoming?page=2&search=a%20b'
    const moved = { status: 308, location: `https://waymark.example${path}` }
    expect(await askAs('old.example', gateway, path)).toEqual(moved)
    expect(await askAs('OLD.example:8080', gateway, path)).toEqual(moved)
    expect(await askAs('waymark.example', gateway, path)).toEqual({ status: 200, location: '' })
    expect(await askAs('old.example:9', gateway, path)).toEqual({ status: 200, location: '' })
  })

  it.each([
    ['', 'old.example'],
    ['https://waymark.example', 'waymark.example'],
    ['https://waymark.example', 'https://old.example/'],
  ])('cannot be redirected to "%s" from %s', async (PUBLIC_URL, OLD_HOSTS) => {
    await expect(open({ env: { PUBLIC_URL, OLD_HOSTS } })).rejects.toThrow(/OLD_HOSTS/)
  })
})
