import type { IncomingHttpHeaders } from 'node:http'
import type { Envelope } from '@waymark/contracts/envelope'
import type { ServiceName } from '@waymark/contracts/service-names'
import { sendNotFound } from '@waymark/service-kit/send-envelope'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createBreaker } from './breaker.ts'
import type { GatewayContext } from './context.ts'
import { createIsRead, type OwnerOf } from './owner-of.ts'

/** The name shown for a service that does not reply. */
const partNames: Readonly<Record<ServiceName, string>> = {
  identity: 'Signing in',
  provider: 'The part for organisations and venues',
  booking: 'Booking',
  map: 'The map',
  admin: 'Administration',
  chat: 'Chat',
  notify: 'Email and notifications',
}

const prefixes = ['/api', '/ws', '/dev/mail', '/dev/mail.json', '/.well-known']
const connectMs = 2_000
const pauseMs = 5_000

const pathOf = ({ url }: { readonly url: string }) => url.split('?', 1)[0] ?? ''

/** Proxies to services of other processes, and answers for one that does not reply. */
export async function addUpstreams(app: FastifyInstance, { config, ownerOf }: GatewayContext): Promise<void> {
  if (config.upstreams.size === 0) return addAway(app, ownerOf)
  const { default: httpProxy } = await import('@fastify/http-proxy')
  const ownerOfRequest = (request: { readonly url: string }) => ownerOf(pathOf(request))
  const isRead = createIsRead()
  const breaker = createBreaker<ServiceName>(pauseMs)
  const { maxAnswerMs } = config

  for (const prefix of prefixes) {
    await app.register(httpProxy, {
      prefix,
      rewritePrefix: prefix,
      // Empty: `getUpstream` chooses it for each request.
      upstream: '',
      websocket: prefix === '/ws',
      undici: {
        connections: 64,
        connect: { timeout: connectMs },
        headersTimeout: maxAnswerMs.change,
        bodyTimeout: maxAnswerMs.change,
      },
      preHandler: async (request, reply) => {
        const owner = ownerOfRequest(request)
        if (owner === undefined) return sendNotFound(reply)
        if (!config.upstreams.has(owner) || breaker.isOpen(owner))
          return reply.code(503).headers(awayHeaders).send(awayText(owner))
        if (!isRead(pathOf(request))) return
        // The proxy knows one time limit for all of its requests.
        const { from } = reply
        reply.from = (source, options) => from.call(reply, source, { ...options, timeout: maxAnswerMs.read })
      },
      replyOptions: {
        getUpstream: (request) => config.upstreams.get(ownerOfRequest(request) ?? 'identity') ?? '',
        rewriteRequestHeaders: (request, headers) => ({
          ...headers,
          'x-forwarded-for': chain(request, config.proxyHops),
          'x-forwarded-host': request.headers.host,
        }),
        onResponse: (request, reply, answer) => {
          const owner = ownerOfRequest(request)
          if (owner) breaker.answered(owner)
          reply.send('stream' in answer ? answer.stream : answer)
        },
        // The proxy has logged it.
        onError: (reply) => {
          const owner = ownerOfRequest(reply.request)
          if (owner) breaker.failed(owner)
          if (owner) reply.code(503).headers(awayHeaders).send(awayText(owner))
        },
      },
    })
  }
}

/** Where no service is in another process: those of this one may still be starting. */
function addAway(app: FastifyInstance, ownerOf: OwnerOf): void {
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const owner = ownerOf(pathOf(request))
    return owner === undefined ? sendNotFound(reply) : reply.code(503).headers(awayHeaders).send(awayText(owner))
  }
  // Before the body is read, whatever it is.
  for (const prefix of prefixes)
    for (const address of [prefix, `${prefix}/*`]) app.all(address, { onRequest: answer }, answer)
}

const awayHeaders = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'retry-after': '5',
}

function awayText(owner: ServiceName): string {
  const message = `${partNames[owner]} is not available just now. Everything else works; please try again in a moment.`
  const envelope: Envelope<never> = {
    responseData: null,
    error: { name: 'Unavailable', message },
    httpStatusCode: 503,
    treatErrorAsInform: true,
  }
  return JSON.stringify(envelope)
}

/** How a proxied request arrived. */
interface Arrival {
  readonly headers: IncomingHttpHeaders
  readonly socket: { readonly remoteAddress?: string | undefined }
}

/** The addresses that a request came through: those reported by our own proxies, then the connection's. */
function chain({ headers, socket }: Arrival, proxyHops: number): string {
  const forwarded = headers['x-forwarded-for']
  const reported = proxyHops === 0 || forwarded === undefined ? [] : [forwarded].flat()
  return [...reported, socket.remoteAddress ?? ''].join(', ')
}
