import { hash } from 'node:crypto'
import type { AreaAccess } from '@waymark/contracts/access'
import { callName, changesData } from '@waymark/contracts/changes-data'
import { checkInput } from '@waymark/contracts/check-input'
import type { Call } from '@waymark/contracts/define-call'
import { estimatedLengthHeader, maxBookingsNamed } from '@waymark/contracts/envelope'
import { type FlatTexts, fromText, shapeOf } from '@waymark/contracts/from-text'
import { idFrom, type UserProfileId } from '@waymark/domain/ids'
import { holdsRole } from '@waymark/domain/rights/roles'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { findOwnArea } from '../auth/own-area.ts'
import { createCounter } from '../limits/rate-limits.ts'
import { observeCall } from '../process/metrics.ts'
import { admission } from './access.ts'
import { anonymous, type Caller, type PersonCaller } from './caller.ts'
import { checkAnswer } from './check-answer.ts'
import type { AreaGrant, Handler, RequestContext } from './handler.ts'
import type { ActingAction, HttpKit } from './http-kit.ts'
import { trackInFlight } from './in-flight-calls.ts'
import { holdsNul } from './nul.ts'
import { readForm, type Uploads } from './read-form.ts'
import {
  type FileAnswer,
  type Forbidden,
  forbidden,
  type Invalid,
  type JsonText,
  type NotFound,
  noPermissionSentence,
  type Refused,
  type SignedOut,
} from './refusal.ts'
import {
  sendError,
  sendForbidden,
  sendInvalid,
  sendJson,
  sendNotFound,
  sendSignIn,
  sendTooMany,
  successText,
} from './send-envelope.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who makes the request; set before a call's handler runs. */
    caller: Caller | undefined
  }
}

const defaultBodyBytes = 64 * 1024
const actingSentence = 'This cannot be done while acting as another person.'

/** Mounts one call: authenticates, rate-limits, parses, authorises, runs the handler and answers. */
export function mountCall<Context extends HttpKit, C extends Call>(
  app: FastifyInstance,
  context: Context,
  call: C,
  handler: Handler<Context, C>,
): void {
  const { path, access, rateLimit } = call
  const count = rateLimit && createCounter(app, path, rateLimit)
  const countsByField = rateLimit?.byField
  const isRecorded = changesData(call)
  requireAreaField(call)

  app.route({
    method: call.method,
    url: path.replace(/\{(\w+)\}/g, ':$1'),
    bodyLimit: call.maxBodyBytes ?? defaultBodyBytes,
    exposeHeadRoute: false,
    onRequest: (request, reply, next) => {
      const caller = context.callers.read(request.headers.authorization, guestTokenOf(request))
      if (caller instanceof Promise) caller.then((verified) => admit(request, reply, verified, next), next)
      else admit(request, reply, caller, next)
    },
    handler: async (request, reply) => {
      const startedAtMs = performance.now()
      try {
        await trackInFlight(() => answer(request, reply))
      } catch (error) {
        observeCall(path, 500, (performance.now() - startedAtMs) / 1000)
        throw error
      }
      observeCall(path, reply.statusCode, (performance.now() - startedAtMs) / 1000)
      return reply
    },
  })

  function admit(request: FastifyRequest, reply: FastifyReply, caller: Caller, next: (error?: Error) => void): void {
    request.caller = caller
    const admitted = admission(access, caller)
    if (admitted === 'signIn') countRefused(sendSignIn(reply))
    else if (admitted === 'forbidden') countRefused(sendForbidden(reply, noPermissionSentence))
    else if (call.notWhileActing && isActing(caller)) countRefused(sendForbidden(reply, actingSentence))
    else if (!count || countsByField !== undefined) next()
    else
      count(request, caller, cookieOf(request, rateLimit?.byCookie)).then(
        (waitSeconds) => (waitSeconds === undefined ? next() : countRefused(sendTooMany(reply, waitSeconds))),
        next,
      )
  }

  /** Refused requests reveal attacks and broken clients. */
  function countRefused({ statusCode }: FastifyReply): void {
    observeCall(path, statusCode, 0)
  }

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const caller = request.caller ?? anonymous
    const received = call.form === 'multipart' ? await readMultipart(call, request) : readPlain(call, request)
    if (!received.ok) return sendInvalid(reply, received.fields)
    if (holdsNul(received.value)) return sendInvalid(reply, {}, 'Text may not hold the character NUL.')
    if (hasMalformedIdempotencyKey(request)) return sendInvalid(reply, { 'Idempotency-Key': strangeKeySentence })
    const input = checkInput<C['input']>(call.input, received.value)
    if (!input.ok) return sendInvalid(reply, input.fields)
    const waitSeconds =
      countsByField === undefined ? undefined : await count?.(request, caller, textAt(input.value, countsByField))
    if (waitSeconds !== undefined) return sendTooMany(reply, waitSeconds)
    const area = access.kind === 'area' ? await findArea(context, access, caller, input.value) : undefined
    if (area && 'answerKind' in area)
      return area.answerKind === 'notFound' ? sendNotFound(reply) : sendForbidden(reply, area.sentence)
    if (isRecorded && isActing(caller)) await context.recordActing?.(actionOf(call, caller, input.value))
    const outcome = await handler(
      input.value,
      requestContextOf<Context, C>(context, request, reply, { caller, files: received.files, area }),
    )
    return sendOutcome(context, call, request, reply, outcome)
  }
}

interface ReadInput {
  readonly ok: true
  readonly value: unknown
  readonly files: Uploads
}
type Unreadable = { readonly ok: false; readonly fields: Readonly<Record<string, string>> }

const noFiles: Uploads = {}
const noCookies: RequestContext<unknown, Call>['cookies'] = {}

function readPlain(call: Call, request: FastifyRequest): ReadInput {
  const params = request.params as FlatTexts
  if (call.form === 'query') {
    return { ok: true, value: fromText(call.input, { ...(request.query as FlatTexts), ...params }), files: noFiles }
  }
  const body = request.body ?? {}
  const isPlain = typeof body === 'object' && !Array.isArray(body)
  const value = isPlain && hasAny(params) ? { ...body, ...fromText(call.input, params) } : body
  return { ok: true, value, files: noFiles }
}

async function readMultipart(call: Call, request: FastifyRequest): Promise<ReadInput | Unreadable> {
  const form = await readForm(call, request)
  if (!form.ok) return form
  const params = request.params as FlatTexts
  return { ok: true, value: fromText(call.input, { ...form.texts, ...params }), files: form.files }
}

/** 404 for another account's area, so as not to reveal that it exists; 403 for one's own without the role. */
async function findArea(
  context: HttpKit,
  access: AreaAccess,
  caller: Caller,
  input: unknown,
): Promise<AreaGrant | NotFound | Forbidden> {
  const { memberships } = context
  const id = numberAt(input, access.areaField)
  if (id === undefined) return { answerKind: 'notFound' }
  const serviceAreaId = await memberships.areaOf(access.target, id)
  if (caller.kind !== 'person' || serviceAreaId === undefined) return { answerKind: 'notFound' }
  const area = await findOwnArea(memberships, caller, serviceAreaId)
  if (!area) return { answerKind: 'notFound' }
  const { accountId, role } = area
  return role !== null && holdsRole({ ...caller, role }, access.roles)
    ? { serviceAreaId, accountId, role }
    : forbidden()
}

function requestContextOf<Context extends HttpKit, C extends Call>(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  checked: { readonly caller: Caller; readonly files: Uploads; readonly area: AreaGrant | undefined },
): RequestContext<Context, C> {
  const requestContext = {
    context,
    caller: checked.caller,
    area: checked.area,
    files: checked.files,
    requestId: request.id,
    idempotencyKey: idempotencyKeyOf(request),
    ip: request.ip,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 500),
    cookies: request.headers.cookie === undefined ? noCookies : request.server.parseCookie(request.headers.cookie),
    setCookie: (name: string, value: string, options: Parameters<FastifyReply['setCookie']>[2]) =>
      void reply.setCookie(name, value, options),
    clearCookie: (name: string, options: Parameters<FastifyReply['clearCookie']>[1]) =>
      void reply.clearCookie(name, options),
  }
  // The access checks have established what the type states of the caller, the area and the files.
  return requestContext as unknown as RequestContext<Context, C>
}

function sendOutcome(
  context: HttpKit,
  call: Call,
  request: FastifyRequest,
  reply: FastifyReply,
  outcome: unknown,
): FastifyReply {
  if (!isAnswer(outcome))
    return sendData(call, request, reply, JSON.stringify(checkAnswer(call, outcome, context.strictAnswers ?? false)))
  switch (outcome.answerKind) {
    case 'refused': {
      const message = sentenceFor(call, outcome.word, outcome.detail)
      return sendError(reply, 409, {
        name: outcome.word,
        message,
        ...(outcome.field !== undefined && { fields: { [outcome.field]: message } }),
        ...(outcome.bookingIds && { bookingIds: outcome.bookingIds.slice(0, maxBookingsNamed) }),
      })
    }
    case 'notFound':
      return sendNotFound(reply)
    case 'signedOut':
      return sendSignIn(reply)
    case 'forbidden':
      return sendForbidden(reply, outcome.sentence)
    case 'invalid':
      return sendInvalid(reply, outcome.fields)
    case 'file':
      return sendFile(reply, outcome)
    case 'jsonText':
      if (context.strictAnswers) checkAnswer(call, JSON.parse(outcome.json), true)
      return sendData(call, request, reply, outcome.json)
  }
}

type Answer = Refused<string> | Forbidden | Invalid | NotFound | SignedOut | FileAnswer | JsonText

function isAnswer(outcome: unknown): outcome is Answer {
  return typeof outcome === 'object' && outcome !== null && 'answerKind' in outcome
}

function sendData(call: Call, request: FastifyRequest, reply: FastifyReply, dataJson: string): FastifyReply {
  const text = successText(dataJson)
  if (call.cacheSeconds === undefined) return sendJson(reply.header('cache-control', 'no-store'), text)
  const etag = `"${hash('sha256', text, 'base64url').slice(0, 22)}"`
  const reach = call.access.kind === 'public' ? 'public' : 'private'
  reply.headers({ etag, 'cache-control': `${reach}, max-age=${call.cacheSeconds}` })
  return request.headers['if-none-match'] === etag ? reply.code(304).send() : sendJson(reply, text)
}

function sendFile(reply: FastifyReply, answer: FileAnswer): FastifyReply {
  const ascii = answer.name.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  return reply
    .headers({
      'content-type': answer.contentType,
      'content-disposition': `${answer.shown}; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(answer.name)}`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      ...(answer.estimatedBytes !== undefined && { [estimatedLengthHeader]: String(answer.estimatedBytes) }),
    })
    .send(answer.content)
}

/** The contract's sentence with its `{placeholders}` filled. */
function sentenceFor(call: Call, word: string, detail: Readonly<Record<string, string | number>>): string {
  const sentence = call.refusals[word]
  if (sentence === undefined) throw new Error(`${call.path} refuses with "${word}", which its contract does not name.`)
  return sentence.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(detail[name] ?? placeholder))
}

/** An area field that can never be found would lock everyone out: better not to start. */
function requireAreaField(call: Call): void {
  if (call.access.kind !== 'area') return
  const shape = shapeOf(call.input)
  if (!shape || !Object.hasOwn(shape, call.access.areaField)) {
    throw new Error(`${call.path}: its access reads "${call.access.areaField}", which its input does not have.`)
  }
}

/** Digested, so that the counters hold no token. */
function cookieOf(request: FastifyRequest, name: string | undefined): string | undefined {
  if (name === undefined || request.headers.cookie === undefined) return undefined
  const value = request.server.parseCookie(request.headers.cookie)[name]
  return value === undefined ? undefined : hash('sha256', value, 'hex')
}

function guestTokenOf(request: FastifyRequest): string | undefined {
  const token = request.headers['x-guest-token']
  return typeof token === 'string' && token !== '' ? token : undefined
}

const idempotencyKeyPattern = /^[\w-]{8,100}$/
const strangeKeySentence = 'Use 8 to 100 letters, digits, hyphens or underscores.'

function idempotencyKeyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key']
  return typeof key === 'string' ? key : undefined
}

/** Ignoring a malformed key would let the same create happen twice. */
function hasMalformedIdempotencyKey(request: FastifyRequest): boolean {
  const key = idempotencyKeyOf(request)
  return key !== undefined && !idempotencyKeyPattern.test(key)
}

type ActingCaller = PersonCaller & { readonly actingAdminId: UserProfileId }

function isActing(caller: Caller): caller is ActingCaller {
  return caller.kind === 'person' && caller.actingAdminId !== undefined
}

function actionOf(call: Call, { actingAdminId, userProfileId, sessionId }: ActingCaller, input: unknown): ActingAction {
  const fields = typeof input === 'object' && input !== null ? Object.entries(input) : []
  const ids = fields.filter(([name, value]) => /id$/i.test(name) && typeof value === 'number')
  return {
    adminUserProfileId: actingAdminId,
    userProfileId,
    sessionId,
    call: callName(call.path),
    ids: Object.fromEntries(ids),
  }
}

function hasAny(texts: FlatTexts): boolean {
  for (const _ in texts) return true
  return false
}

function valueAt(input: unknown, field: string): unknown {
  return typeof input === 'object' && input !== null ? new Map(Object.entries(input)).get(field) : undefined
}

function numberAt(input: unknown, field: string): number | undefined {
  const value = valueAt(input, field)
  return typeof value === 'number' ? value : undefined
}

function textAt(input: unknown, field: string): string {
  return String(valueAt(input, field) ?? '')
}
