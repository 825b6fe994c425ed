import type { Call } from '@waymark/contracts/define-call'
import type { AnswerError } from '@waymark/contracts/envelope'
import { texts } from '@waymark/domain/texts'
import type { FastifyReply } from 'fastify'
import { waitWords } from '../limits/wait-words.ts'

const json = 'application/json; charset=utf-8'

/** The envelope of a successful call, around data that is already JSON text. */
export function successText(dataJson: string): string {
  return `{"responseData":${dataJson},"error":null,"httpStatusCode":200,"treatErrorAsInform":false}`
}

export function sendJson(reply: FastifyReply, text: string): FastifyReply {
  return reply.header('content-type', json).send(text)
}

/** Statuses that a person can do something about; the client shows their message as information. */
const informing = new Set([403, 409, 413, 422, 429, 503])

/** Answers an error envelope (calls.md section 7). */
export function sendError(reply: FastifyReply, status: number, error: AnswerError): FastifyReply {
  const envelope = { responseData: null, error, httpStatusCode: status, treatErrorAsInform: informing.has(status) }
  return reply
    .code(status)
    .headers({ 'content-type': json, 'cache-control': 'no-store' })
    .send(JSON.stringify(envelope))
}

export function sendSignIn(reply: FastifyReply, message: string = texts.logBackIn): FastifyReply {
  return sendError(reply.header('www-authenticate', 'Bearer'), 401, { name: 'SignIn', message })
}

/** What a call says of its refusals: whether the person then goes elsewhere. */
type Redirecting = Pick<Call, 'redirects'>

export function sendForbidden(reply: FastifyReply, sentence: string, call?: Redirecting): FastifyReply {
  return sendError(reply, 403, { name: 'Forbidden', message: sentence, ...flagOf(call) })
}

export function sendNotFound(reply: FastifyReply, call?: Redirecting): FastifyReply {
  return sendError(reply, 404, { name: 'NotFound', message: texts.notFound, ...flagOf(call) })
}

function flagOf(call: Redirecting | undefined): { readonly redirect?: true } {
  return call?.redirects ? { redirect: true } : {}
}

export function sendInvalid(
  reply: FastifyReply,
  fields: Readonly<Record<string, string>>,
  message = 'Please check what you entered.',
): FastifyReply {
  return sendError(reply, 422, { name: 'Invalid', message, fields })
}

/** Retrying with the same key does nothing twice; with another input it would answer what was never asked. */
export function sendKeyReused(reply: FastifyReply): FastifyReply {
  const message = 'This was sent before with other details, under the same idempotency key. Please send it again.'
  return sendError(reply, 409, { name: 'KeyReused', message })
}

export function sendTooLarge(reply: FastifyReply): FastifyReply {
  return sendError(reply, 413, { name: 'TooLarge', message: 'What you sent is too large.' })
}

export function sendTooMany(reply: FastifyReply, waitSeconds: number): FastifyReply {
  const message = `That was tried too often. Please wait ${waitWords(waitSeconds)}.`
  return sendError(reply.header('retry-after', waitSeconds), 429, { name: 'TooMany', message })
}

export function sendUnavailable(reply: FastifyReply, waitSeconds: number): FastifyReply {
  const message = 'This is not available just now. Please try again in a moment.'
  return sendError(reply.header('retry-after', waitSeconds), 503, { name: 'Unavailable', message })
}
