import { metricsContentType, metricsText } from '@waymark/service-kit/metrics'
import { sendError, sendInvalid, sendNotFound } from '@waymark/service-kit/send-envelope'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import { addAccessMapPage } from './access-map-page/add-access-map-page.ts'
import { addCallPages } from './call-pages.ts'
import type { GatewayContext } from './context.ts'
import { createScreenDocuments } from './first-screens/screen-documents.ts'
import { createKnowsAddress } from './known-addresses.ts'
import { addPlacePages } from './place-page/add-place-pages.ts'
import { createRemotesList } from './remotes-list.ts'
import { addSearchPage } from './search-page/add-search-page.ts'
import { addStaticFiles } from './static-files.ts'
import { addStatusPage } from './status-page.ts'
import { addStoredFiles } from './stored-files.ts'
import { addUpstreams } from './upstreams.ts'

/** Everything on the origin that no service owns: pages, remotes, the base map, health, and proxied services. */
export async function buildApp(context: GatewayContext): Promise<FastifyInstance> {
  const { config, log } = context
  const app: FastifyInstance = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: (request) => String(request.headers['x-request-id'] ?? crypto.randomUUID()),
    requestIdHeader: false,
    trustProxy: (_address, hop) => hop < config.proxyHops,
    frameworkErrors: (_error, request, reply) => void notFound(request, reply),
  })
  app.setNotFoundHandler(notFound)
  app.setErrorHandler((error, request, reply) => {
    const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
    if (status < 500) return status === 422 ? sendInvalid(reply, {}) : notFound(request, reply)
    request.log.error({ err: error, requestId: request.id }, 'the gateway failed')
    return sendError(reply, 500, {
      name: 'Fault',
      message: 'Something went wrong on our side. Please try again.',
      requestId: request.id,
    })
  })

  for (const address of ['/healthz', '/readyz'])
    app.get(address, async (_request, reply) => {
      const { ready, parts } = await context.health()
      return reply
        .code(ready ? 200 : 503)
        .header('cache-control', 'no-store')
        .send({ ready, parts })
    })
  // Restarting a process that waits for its database would not help.
  app.get('/livez', (_request, reply) => reply.header('cache-control', 'no-store').send({ alive: true }))
  app.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(request, config.metricsToken)) return notFound(request, reply)
    return reply.header('content-type', metricsContentType).send(await metricsText())
  })
  const readRemotes = createRemotesList(config, (sentence) => {
    if (sentence !== '') log.error({ sentence }, 'the list of remotes is wrong')
  })
  app.get('/remotes.json', async (_request, reply) => {
    reply.header('cache-control', 'no-cache')
    try {
      return await readRemotes()
    } catch (error) {
      log.error({ err: error }, 'the list of remotes cannot be read')
      return sendError(reply, 503, { name: 'Unavailable', message: 'We cannot read the list of parts right now.' })
    }
  })
  addCallPages(app)
  addStatusPage(app, context.health)
  addStoredFiles(app, context.files)
  const documents = createScreenDocuments(context, readRemotes)
  app.addHook('onClose', documents.close)
  addPlacePages(app, context, documents)
  addAccessMapPage(app, context)
  addSearchPage(app, context, documents)
  await addStaticFiles(app, config, createKnowsAddress(readRemotes), documents)
  await addUpstreams(app, context)
  return app
}

function notFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (request.url.startsWith('/api/')) return sendNotFound(reply)
  return reply
    .code(404)
    .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
    .send('Not found\n')
}

/** Metrics reveal how much the suite is used: they require a token, or a local connection without a proxy. */
function mayReadMetrics(request: FastifyRequest, token: string | undefined): boolean {
  if (token !== undefined) return request.headers.authorization === `Bearer ${token}`
  const isLocal = ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(request.socket.remoteAddress ?? '')
  return isLocal && request.headers['x-forwarded-for'] === undefined
}
