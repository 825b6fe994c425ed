import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { answerError } from '../calls/answer-error.ts'
import type { HttpKit } from '../calls/http-kit.ts'
import { sendInvalid, sendNotFound } from '../calls/send-envelope.ts'

export interface ServerOptions {
  readonly name: string
  readonly kit: HttpKit
}

/**
 * A service's HTTP server: request ids, the envelope on every answer, cookies; `implement` adds the calls.
 */
export function createServer({ name, kit }: ServerOptions): FastifyInstance {
  const { proxyHops = 0 } = kit
  const app: FastifyInstance = Fastify({
    loggerInstance: kit.log,
    // One line per error instead of two per request; a child logger for each request would cost more than most calls.
    logController: new LogController({ disableRequestLogging: true }),
    childLoggerFactory: (logger) => logger,
    requestIdHeader: false,
    genReqId: (request) => requestIdOf(request.headers['x-request-id']),
    trustProxy: proxyHops > 0 && ((_address: string, hop: number) => hop < proxyHops),
    requestTimeout: 60_000,
    forceCloseConnections: 'idle',
    // Whoever closes it has waited for its requests; one that still comes is answered.
    return503OnClosing: false,
    exposeHeadRoutes: false,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (_error, _request, reply) => void sendInvalid(reply, {}, 'This address could not be read.'),
    clientErrorHandler: (_error, socket) => {
      // Node would answer 400, which the client takes for a network error.
      if (socket.writable)
        socket.end('HTTP/1.1 422 Unprocessable Content\r\nconnection: close\r\ncontent-length: 0\r\n\r\n')
    },
  })
  app.decorateRequest('caller')
  app.addHook('onRequest', (request, reply, next) => {
    reply.header('x-request-id', request.id)
    next()
  })
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, next) => {
    const text = body.toString()
    if (text.trim() === '') return next(null, {})
    try {
      next(null, JSON.parse(text))
    } catch {
      next(unreadableJson())
    }
  })
  app.setErrorHandler(answerError)
  app.setNotFoundHandler((_request, reply) => sendNotFound(reply))
  app.get('/healthz', { exposeHeadRoute: true }, async () => ({ service: name, ok: true }))
  // Only the few calls that need cookies read them, instead of every request.
  app.register(cookie, { hook: false })
  return app
}

function requestIdOf(received: string | string[] | undefined): string {
  return typeof received === 'string' && /^[\w-]{8,64}$/.test(received) ? received : crypto.randomUUID()
}

function unreadableJson(): Error {
  return Object.assign(new Error('The JSON of this request could not be read.'), {
    statusCode: 422,
    code: 'FST_ERR_CTP_INVALID_JSON_BODY',
  })
}
