import { createHash } from 'node:crypto'
import { apiVersion } from '@waymark/service-kit/payments'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type pg from 'pg'
import { createAccount, createAccountLink, retrieveAccount } from './accounts/accounts.ts'
import type { Ask } from './ask.ts'
import { createSession, expireSession, retrieveSession } from './checkout/sessions.ts'
import { inTransaction } from './database.ts'
import { listEvents, retrieveEvent } from './events/read-events.ts'
import { newId } from './new-id.ts'
import { closeDispute, listDisputes, retrieveDispute, updateDispute } from './payments/disputes.ts'
import { retrieveCharge, retrieveIntent } from './payments/payments.ts'
import { createRefund, listRefunds, retrieveRefund } from './payments/refunds.ts'
import { readFormBody } from './read-form-body.ts'
import { Store } from './store.ts'
import { type ErrorBody, invalidRequest, StripeFault } from './stripe-fault.ts'
import { retrieveSubscription, updateSubscription } from './subscriptions/subscriptions.ts'

type Work = (ask: Ask, id: string, params: unknown) => Promise<object>

/** The implemented part of Stripe's API. */
const calls: readonly (readonly [method: 'GET' | 'POST', path: string, work: Work])[] = [
  ['POST', '/v1/checkout/sessions', createSession],
  ['GET', '/v1/checkout/sessions/:id', retrieveSession],
  ['POST', '/v1/checkout/sessions/:id/expire', expireSession],
  ['GET', '/v1/payment_intents/:id', retrieveIntent],
  ['GET', '/v1/charges/:id', retrieveCharge],
  ['POST', '/v1/refunds', createRefund],
  ['GET', '/v1/refunds', listRefunds],
  ['GET', '/v1/refunds/:id', retrieveRefund],
  ['GET', '/v1/disputes', listDisputes],
  ['GET', '/v1/disputes/:id', retrieveDispute],
  ['POST', '/v1/disputes/:id', updateDispute],
  ['POST', '/v1/disputes/:id/close', closeDispute],
  ['GET', '/v1/subscriptions/:id', retrieveSubscription],
  ['POST', '/v1/subscriptions/:id', updateSubscription],
  ['POST', '/v2/core/accounts', createAccount],
  ['GET', '/v2/core/accounts/:id', retrieveAccount],
  ['POST', '/v2/core/account_links', createAccountLink],
  ['GET', '/v1/events', listEvents],
  ['GET', '/v1/events/:id', retrieveEvent],
  ['GET', '/v2/core/events/:id', retrieveEvent],
]

export interface ApiOptions {
  readonly pool: pg.Pool
  readonly secretKey: string
  readonly pagesUrl: string
  readonly now: () => Date
  /** Called after each call that may have left something to deliver. */
  readonly onChange: () => void
}

/** The HTTP API for Stripe's SDK. */
export function buildApi(options: ApiOptions): FastifyInstance {
  const app = Fastify({ forceCloseConnections: true })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, next) => next(null, body))
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ 'request-id': newId('req'), 'stripe-version': apiVersion })
    if (request.headers.authorization === `Bearer ${options.secretKey}`) return
    await sendFault(reply, 401, { type: 'invalid_request_error', message: 'Invalid API Key provided.' })
  })
  app.setNotFoundHandler((request, reply) =>
    sendFault(reply, 404, {
      type: 'invalid_request_error',
      message: `Unrecognized request URL (${request.method}: ${request.url}).`,
    }),
  )
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof StripeFault) return sendFault(reply, error.status, error.body)
    const message = error instanceof Error ? error.message : 'An unknown error occurred'
    return reply.code(500).send({ error: { type: 'api_error', message } })
  })
  for (const [method, url, work] of calls)
    app.route<{ Params: { id?: string } }>({
      method,
      url,
      handler: async (request, reply) => {
        await answerCall(options, work, request, reply)
        if (method === 'POST') options.onChange()
        return reply
      },
    })
  return app
}

async function answerCall(
  { pool, pagesUrl, now }: ApiOptions,
  work: Work,
  request: FastifyRequest<{ Params: { id?: string } }>,
  reply: FastifyReply,
): Promise<void> {
  const requestId = String(reply.getHeader('request-id'))
  const account = accountOf(request)
  const key = request.method === 'POST' ? idempotencyKeyOf(request, account) : null
  const text = typeof request.body === 'string' ? request.body : ''
  const params = readInput(request, text)
  const answer = await inTransaction(pool, async (client) => {
    const fingerprint = createHash('sha256').update(`${request.method} ${request.url}\n${text}`).digest('hex')
    const storedAnswer = key === null ? undefined : await takeKey(client, key, fingerprint, requestId)
    if (storedAnswer) return storedAnswer
    const ask = { store: new Store(client), now: now(), pagesUrl, requestId, idempotencyKey: key, account }
    const made = JSON.stringify(await work(ask, request.params.id ?? '', params))
    if (key !== null) await client.query('update request set answer = $2 where key = $1', [key, made])
    return { text: made, originalRequest: undefined }
  })
  if (answer.originalRequest !== undefined)
    reply.headers({ 'idempotent-replayed': 'true', 'original-request': answer.originalRequest })
  const givenKey = request.headers['idempotency-key']
  if (key !== null && givenKey !== undefined) reply.header('idempotency-key', givenKey)
  reply.header('content-type', 'application/json').send(answer.text)
}

/**
 * Claims an idempotency key, or returns the stored answer. Concurrent requests with the same key wait for the first; a
 * refused request releases its key.
 */
async function takeKey(client: pg.PoolClient, key: string, fingerprint: string, requestId: string) {
  const taken = await client.query(
    'insert into request (key, fingerprint, request_id) values ($1, $2, $3) on conflict do nothing',
    [key, fingerprint, requestId],
  )
  if (taken.rowCount === 1) return undefined
  const { rows } = await client.query<{ fingerprint: string; request_id: string; answer: string }>(
    'select fingerprint, request_id, answer from request where key = $1',
    [key],
  )
  const [before] = rows
  if (before?.fingerprint !== fingerprint)
    throw new StripeFault(400, {
      type: 'idempotency_error',
      message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    })
  return { text: before.answer, originalRequest: before.request_id }
}

/** The connected account that a request is for; `Stripe-Context` is the newer name of the header. */
function accountOf({ headers }: FastifyRequest): string | null {
  const named = headers['stripe-account'] ?? headers['stripe-context']
  return typeof named === 'string' && named !== '' ? named : null
}

/** Keys of one account are not those of another. */
function idempotencyKeyOf({ headers }: FastifyRequest, account: string | null): string | null {
  const key = headers['idempotency-key']
  if (key === undefined) return null
  if (typeof key !== 'string' || key === '' || key.length > 255)
    throw invalidRequest('Idempotency keys must be between 1 and 255 characters.')
  return account === null ? key : `${account}:${key}`
}

/** v1 uses forms, v2 JSON; queries have the same format in both. */
function readInput({ method, url }: FastifyRequest, text: string): unknown {
  if (method === 'GET') return readFormBody(url.split('?')[1] ?? '')
  if (!url.startsWith('/v2/')) return readFormBody(text)
  try {
    return JSON.parse(text)
  } catch {
    throw invalidRequest('The request body could not be parsed as JSON.')
  }
}

function sendFault(reply: FastifyReply, status: number, error: ErrorBody): FastifyReply {
  const requestLogUrl = `https://dashboard.stripe.com/test/logs/${reply.getHeader('request-id')}`
  return reply.code(status).send({ error: { ...error, request_log_url: requestLogUrl } })
}
