import { changesData } from '@waymark/contracts/changes-data'
import { checkInput } from '@waymark/contracts/check-input'
import type { Call } from '@waymark/contracts/define-call'
import { type CallLimit, callLimits } from '@waymark/contracts/limits'
import { teamTags } from '@waymark/contracts/notification'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createCounter } from '../limits/count-requests.ts'
import { networkOf } from '../limits/network-of.ts'
import { observeCall } from '../process/metrics.ts'
import { logSecurityEvent } from '../process/security-event.ts'
import { inSpan } from '../process/traces.ts'
import { admission } from './access.ts'
import { actingActionOf, isActing } from './acting.ts'
import { anonymous, type Caller } from './caller.ts'
import { cookieJarOf } from './cookie-jar.ts'
import { findArea, requireAreaField } from './find-area.ts'
import type { AreaGrant, Handler, RequestContext } from './handler.ts'
import type { HttpKit } from './http-kit.ts'
import { trackInFlight } from './in-flight-calls.ts'
import { keyOfInput } from './kept-keys.ts'
import { holdsNul } from './nul.ts'
import type { SentKey } from './once.ts'
import { asksForNow, markOwnChange } from './own-change.ts'
import type { Uploads } from './read-form.ts'
import { readInput } from './read-input.ts'
import { noPermissionSentence } from './refusal.ts'
import {
  cookieDigestOf,
  guestTokenOf,
  hasMalformedIdempotencyKey,
  idempotencyKeyOf,
  malformedKeySentence,
} from './request-headers.ts'
import { sendForbidden, sendInvalid, sendKeyReused, sendNotFound, sendSignIn, sendTooMany } from './send-envelope.ts'
import { sendOutcome } from './send-outcome.ts'
import { valueAt } from './value-at.ts'

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
  const { path, access } = call
  const limit: CallLimit | undefined = (context.callLimits ?? callLimits)[path]
  const count = limit && createCounter(context.limits, path, limit)
  const countsByField = limit?.byField
  const isChange = changesData(call)
  const isRecorded = isChange || call.isPrivateRead === true
  const isRefusedWhileActing = call.notWhileActing || (call.answer === 'file' && access.kind !== 'public')
  const concernsTeam = call.changes?.some((tag) => teamTags.includes(tag)) === true
  const facts = { name: path, kind: 'call' } as const
  // The same parts, reading a standby.
  const lagging = call.mayLag && context.lagging ? { ...context, ...context.lagging } : undefined
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
        await trackInFlight(() => inSpan(facts, () => answer(request, reply)))
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
    const countRefused = (answered: FastifyReply) => countRefusedCall(request, answered, caller)
    if (admitted === 'signIn') countRefused(sendSignIn(reply))
    else if (admitted === 'forbidden') countRefused(sendForbidden(reply, noPermissionSentence, call))
    else if (isRefusedWhileActing && isActing(caller)) countRefused(sendForbidden(reply, actingSentence))
    else if (!count || countsByField !== undefined) next()
    else
      count(request, caller, cookieDigestOf(request, limit?.byCookie)).then(
        (waitSeconds) => (waitSeconds === undefined ? next() : countRefused(sendTooMany(reply, waitSeconds))),
        next,
      )
  }

  /** Refused requests reveal attacks and broken clients. */
  function countRefusedCall(request: FastifyRequest, { statusCode: status }: FastifyReply, caller: Caller): void {
    observeCall(path, status, 0)
    const userProfileId = caller.kind === 'person' ? caller.userProfileId : undefined
    const network = networkOf(request.ip)
    logSecurityEvent(context.log, 'call refused', { path, status, userProfileId, network, requestId: request.id })
  }

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const caller = request.caller ?? anonymous
    const received = await readInput(call, request)
    if (!received.ok) return sendInvalid(reply, received.fields)
    if (holdsNul(received.value)) return sendInvalid(reply, {}, 'Text may not hold the character NUL.')
    if (hasMalformedIdempotencyKey(request)) return sendInvalid(reply, { 'Idempotency-Key': malformedKeySentence })
    const input = checkInput<C['input']>(call.input, received.value)
    if (!input.ok) return sendInvalid(reply, input.fields)
    const waitSeconds =
      countsByField === undefined ? undefined : await count?.(request, caller, textAt(input.value, countsByField))
    if (waitSeconds !== undefined) return sendTooMany(reply, waitSeconds)
    const area = access.kind === 'area' ? await findArea(context, access, caller, input.value) : undefined
    if (area && 'answerKind' in area)
      return area.answerKind === 'notFound' ? sendNotFound(reply, call) : sendForbidden(reply, area.sentence, call)
    const key = isChange ? idempotencyKeyOf(request) : undefined
    const sent =
      key === undefined ? undefined : keyOfInput(call, caller, key, { input: input.value, files: received.files })
    if (sent && (await context.keepKey?.(sent)) === false) return sendKeyReused(reply)
    if (isRecorded && isActing(caller))
      await context.recordActing?.(actingActionOf(call, caller, input.value, context.now()))
    if (isChange && context.lagging) markOwnChange(request, reply, context.publicUrl)
    const outcome = await handler(
      input.value,
      requestContextOf<Context, C>(lagging && !asksForNow(request) ? lagging : context, request, reply, {
        caller,
        files: received.files,
        area,
        sentKey: sent && { owner: sent.owner, path: sent.path, key: sent.key },
      }),
    )
    if (area && concernsTeam) await context.tellTeam?.(area)
    return sendOutcome(context, call, request, reply, outcome)
  }
}

function requestContextOf<Context extends HttpKit, C extends Call>(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  checked: {
    readonly caller: Caller
    readonly files: Uploads
    readonly area: AreaGrant | undefined
    readonly sentKey: SentKey | undefined
  },
): RequestContext<Context, C> {
  const requestContext = {
    context,
    caller: checked.caller,
    area: checked.area,
    files: checked.files,
    requestId: request.id,
    idempotencyKey: idempotencyKeyOf(request),
    sentKey: checked.sentKey,
    ip: request.ip,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 500),
    ...cookieJarOf(request, reply, context.publicUrl),
  }
  // The access checks have established what the type states of the caller, the area and the files.
  return requestContext as unknown as RequestContext<Context, C>
}

function textAt(input: unknown, field: string): string {
  return String(valueAt(input, field) ?? '')
}
