import { hash } from 'node:crypto'
import type { Call } from '@waymark/contracts/define-call'
import { estimatedLengthHeader, maxBookingsNamed } from '@waymark/contracts/envelope'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { checkAnswer } from './check-answer.ts'
import type { HttpKit } from './http-kit.ts'
import type { FileAnswer, Forbidden, Invalid, JsonText, NotFound, Refused, SignedOut } from './refusal.ts'
import {
  sendError,
  sendForbidden,
  sendInvalid,
  sendJson,
  sendNotFound,
  sendSignIn,
  successText,
} from './send-envelope.ts'

/** Answers with what a handler returned: data, or one of the answers of `refusal.ts`. */
export function sendOutcome(
  context: HttpKit,
  call: Call,
  request: FastifyRequest,
  reply: FastifyReply,
  outcome: unknown,
): FastifyReply {
  if (!isAnswer(outcome))
    return sendData(
      context,
      call,
      request,
      reply,
      JSON.stringify(checkAnswer(call, outcome, context.strictAnswers ?? false)),
    )
  switch (outcome.answerKind) {
    case 'refused': {
      const message = sentenceFor(call, outcome.word, outcome.detail)
      if (outcome.waitSeconds !== undefined) reply.header('retry-after', outcome.waitSeconds)
      return sendError(reply, 409, {
        name: outcome.word,
        message,
        ...(outcome.field !== undefined && { fields: { [outcome.field]: message } }),
        ...(outcome.besideSentence && { detail: outcome.besideSentence }),
        ...(outcome.bookingIds && { bookingIds: outcome.bookingIds.slice(0, maxBookingsNamed) }),
        ...(outcome.sessionIds && { sessionIds: outcome.sessionIds.slice(0, maxBookingsNamed) }),
      })
    }
    case 'notFound':
      return sendNotFound(reply, call)
    case 'signedOut':
      return sendSignIn(reply, outcome.sentence)
    case 'forbidden':
      return sendForbidden(reply, outcome.sentence, call)
    case 'invalid':
      return sendInvalid(reply, outcome.fields)
    case 'file':
      return sendFile(call, request, reply, outcome)
    case 'jsonText':
      if (context.strictAnswers) checkAnswer(call, JSON.parse(outcome.json), true)
      return sendData(context, call, request, reply, outcome.json)
  }
}

type Answer = Refused<string> | Forbidden | Invalid | NotFound | SignedOut | FileAnswer | JsonText

function isAnswer(outcome: unknown): outcome is Answer {
  return typeof outcome === 'object' && outcome !== null && 'answerKind' in outcome
}

function sendData(
  { sealPrivateFiles }: HttpKit,
  call: Call,
  request: FastifyRequest,
  reply: FastifyReply,
  dataJson: string,
): FastifyReply {
  const text = successText(sealPrivateFiles?.(dataJson) ?? dataJson)
  if (call.cacheSeconds === undefined) return sendJson(reply.header('cache-control', 'no-store'), text)
  return isCached(call, request, reply, text) ? reply.code(304).send() : sendJson(reply, text)
}

/** Says for how long an answer may be kept, and whether the client already has this one. */
function isCached(call: Call, request: FastifyRequest, reply: FastifyReply, version: string | Uint8Array): boolean {
  const etag = `"${hash('sha256', version, 'base64url').slice(0, 22)}"`
  const reach = call.access.kind === 'public' ? 'public' : 'private'
  reply.headers({ etag, 'cache-control': `${reach}, max-age=${call.cacheSeconds}` })
  return request.headers['if-none-match'] === etag
}

function sendFile(call: Call, request: FastifyRequest, reply: FastifyReply, answer: FileAnswer): FastifyReply {
  const { content, version, next } = answer
  const ascii = answer.name.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  reply.headers({
    'content-type': answer.contentType,
    'content-disposition': `${answer.shown}; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(answer.name)}`,
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    ...(answer.estimatedBytes !== undefined && { [estimatedLengthHeader]: String(answer.estimatedBytes) }),
    ...(next !== undefined && { link: `<${next}>; rel="next"` }),
  })
  if (call.cacheSeconds === undefined) return reply.send(content)
  // What everybody may keep, pages of other origins may read.
  if (call.access.kind === 'public')
    reply.headers({ 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' })
  const told = version ?? (content instanceof Uint8Array ? content : undefined)
  if (told === undefined) throw new Error(`${call.path} caches a stream that has no version.`)
  if (!isCached(call, request, reply, told)) return reply.send(content)
  if (!(content instanceof Uint8Array)) content.destroy()
  return reply.code(304).send()
}

/** The contract's sentence with its `{placeholders}` filled. */
function sentenceFor(call: Call, word: string, detail: Readonly<Record<string, string | number>>): string {
  const sentence = call.refusals[word]
  if (sentence === undefined) throw new Error(`${call.path} refuses with "${word}", which its contract does not name.`)
  return sentence.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(detail[name] ?? placeholder))
}
