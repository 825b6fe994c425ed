import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import type { ServiceName } from '@waymark/contracts/service-names'
import { migratedAddress } from '@waymark/domain/redirects'
import { countRefused } from '@waymark/service-kit/metrics'
import { createOverloadLimit } from '@waymark/service-kit/overload'
import { inRequest } from '@waymark/service-kit/traces'
import { waitWords } from '@waymark/service-kit/wait-words'
import type { FastifyInstance } from 'fastify'
import { clientAddress, createAddressLimit } from './address-limit.ts'
import type { GatewayConfig } from './config.ts'
import type { OwnerOf } from './owner-of.ts'
import { securityHeaders } from './security-headers.ts'

export interface FrontDoorOptions {
  readonly config: GatewayConfig
  readonly ownerOf: OwnerOf
  /** The app of a service that runs in this process and is ready. */
  readonly appOf: (name: ServiceName) => FastifyInstance | undefined
  /** Answers everything that no service of this process owns. */
  readonly gateway: FastifyInstance
  /** Pages of this origin below `path` that belong to no service. */
  readonly beside?: { readonly path: string; readonly app: FastifyInstance }
}

const placePages = '/location-map/'
const searchPage = '/search'
const maxRequestMs = 60_000
const maxHeadersMs = 10_000
/** Longer than the 60 s for which load balancers keep an idle connection, so that they close it first. */
const idleConnectionMs = 65_000

/**
 * The only HTTP server in front of everything: sets the headers of every answer, then passes the request to the Fastify
 * instance that owns its address by a function call; a service elsewhere is reached through the gateway's proxy.
 */
export function createFrontDoor({ config, ownerOf, appOf, gateway, beside }: FrontDoorOptions): Server {
  const setSecurityHeaders = securityHeaders(config)
  const countAddress = createAddressLimit(config.callsPerMinute)
  const overload = createOverloadLimit()

  const pick = (path: string): FastifyInstance => {
    if (beside && path.startsWith(`${beside.path}/`)) return beside.app
    const owner = ownerOf(path)
    return (owner && appOf(owner)) ?? gateway
  }

  const handle = (request: IncomingMessage, response: ServerResponse) => {
    const path = pathOf(request)
    setSecurityHeaders(response, path)
    const newAddress = config.moved && migratedAddress(request.headers.host ?? '', request.url ?? '', config.moved)
    if (newAddress) return sendOn(response, newAddress)
    setRequestId(request, config)
    const isDocument = isAskingDocument(path)
    if (isDocument || path.startsWith('/api/')) {
      const address = addressOf(request, config)
      const waitSeconds = countAddress(address)
      if (waitSeconds !== undefined) return refuseTooMany(response, waitSeconds, isDocument)
      const end = overload.admit(callOf(path), address)
      if (!end) return refuseBusy(response, isDocument)
      // A document takes as long as its screen is drawn, once in a while: that says nothing of how busy it is.
      response.once('close', () => end(response.statusCode === 200 && !isDocument))
      return inRequest(request, response, callOf(path), () => pick(path).routing(request, response))
    }
    pick(path).routing(request, response)
  }

  const server = createServer(
    { requestTimeout: maxRequestMs, headersTimeout: maxHeadersMs, keepAliveTimeout: idleConnectionMs },
    handle,
  )
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const { server: target } = pick(pathOf(request))
    setRequestId(request, config)
    if (!isSameOrigin(request)) return closeSocket(socket, '403 Forbidden')
    if (target.listenerCount('upgrade') === 0) return closeSocket(socket, '404 Not Found')
    if (countAddress(addressOf(request, config)) !== undefined) return closeSocket(socket, '429 Too Many Requests')
    target.emit('upgrade', request, socket, head)
  })
  server.on('clientError', (error, socket) => answerBroken(error, socket))
  return server
}

/**
 * A connection on which no request can be read. Browsers open some ahead and take what comes on them for the answer to
 * their next request, so one that stayed silent is closed without a byte.
 */
export function answerBroken({ code }: NodeJS.ErrnoException, socket: Duplex): void {
  const isLate = code === 'ERR_HTTP_REQUEST_TIMEOUT'
  if (!socket.writable || (isLate && 'bytesRead' in socket && socket.bytesRead === 0)) {
    socket.destroy()
    return
  }
  // Node would answer 400 to what it cannot read, which the client takes for a network error.
  closeSocket(socket, isLate ? '408 Request Timeout' : '422 Unprocessable Content')
}

const hostOfAddress = /^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i

/** As the routers read it: without the host that an address may begin with, and with its letters in plain. */
function pathOf(request: IncomingMessage): string {
  const url = (request.url ?? '/').replace(hostOfAddress, '')
  const end = url.search(/[?#]/)
  const path = end === -1 ? url : url.slice(0, end)
  if (!path.includes('%')) return path
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

/** Sets the request id, and strips headers that only our own parts may send; without a proxy, a trace is none of ours. */
function setRequestId(request: IncomingMessage, { proxyHops }: GatewayConfig): void {
  if (proxyHops === 0) delete request.headers.traceparent
  const received = request.headers['x-request-id']
  if (typeof received !== 'string' || !/^[\w-]{8,64}$/.test(received)) request.headers['x-request-id'] = randomUUID()
  for (const name of Object.keys(request.headers)) if (name.startsWith('x-internal-')) delete request.headers[name]
}

function addressOf(request: IncomingMessage, { proxyHops }: GatewayConfig): string {
  const forwarded = request.headers['x-forwarded-for']
  return clientAddress(
    request.socket.remoteAddress,
    Array.isArray(forwarded) ? forwarded.join(',') : forwarded,
    proxyHops,
  )
}

/** A page of another site must not open a socket in its visitor's name. */
function isSameOrigin({ headers }: IncomingMessage): boolean {
  const { origin } = headers
  return origin === undefined || URL.parse(origin)?.host === headers.host
}

/** 308, so that a form sent to the old host is resent to the new one instead of becoming a visit. */
function sendOn(response: ServerResponse, address: string): void {
  response.writeHead(308, { location: address, 'cache-control': 'public, max-age=3600' })
  response.end()
}

interface EarlyRefusal {
  readonly status: 429 | 503
  readonly name: string
  readonly message: string
  readonly retryAfterSeconds: number
}

/** Answers before any service has seen the request: in the envelope of calls, or to somebody who opens a page. */
function refuse(
  response: ServerResponse,
  { status, name, message, retryAfterSeconds }: EarlyRefusal,
  isPage: boolean,
): void {
  response.writeHead(status, {
    'content-type': isPage ? 'text/plain; charset=utf-8' : 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': String(retryAfterSeconds),
  })
  const envelope = { responseData: null, error: { name, message }, httpStatusCode: status, treatErrorAsInform: true }
  response.end(isPage ? `${message}\n` : JSON.stringify(envelope))
}

function refuseTooMany(response: ServerResponse, waitSeconds: number, isPage: boolean): void {
  countRefused('too many')
  const message = `That was tried too often. Please wait ${waitWords(waitSeconds)}.`
  refuse(response, { status: 429, name: 'TooMany', message, retryAfterSeconds: waitSeconds }, isPage)
}

/** What is held in memory for calls that are refused: a moment's pause costs less than as many answers at once. */
const busyPauseMs = 200

/** Refuses a call that would slow all others. Whoever asks again at once without pause waits a little for the refusal. */
function refuseBusy(response: ServerResponse, isPage: boolean): void {
  countRefused('busy')
  const message = 'Waymark is very busy right now. Please try again in a moment.'
  const retryAfterSeconds = 1 + Math.floor(Math.random() * 4)
  const pause = setTimeout(
    () => refuse(response, { status: 503, name: 'Unavailable', message, retryAfterSeconds }, isPage),
    busyPauseMs,
  )
  response.once('close', () => clearTimeout(pause))
}

/** The documents of a place and of the search ask for what they say, and are compressed each time: they count like calls. */
function isAskingDocument(path: string): boolean {
  return path.startsWith(placePages) || path === searchPage
}

/** A call's name in its path, without ids. */
function callOf(path: string): string {
  return path.startsWith(placePages) ? placePages : path.split('/', 4).join('/')
}

function closeSocket(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`)
}
