import type { CookieSerializeOptions } from '@fastify/cookie'
import type { AreaAccess } from '@waymark/contracts/access'
import type { Call, CallGroup, ParsedInputOf, RefusalOf } from '@waymark/contracts/define-call'
import type { StaffRole } from '@waymark/domain/enums'
import type { FastifyInstance } from 'fastify'
import type * as z from 'zod/mini'
import type { CallerOf } from './caller.ts'
import type { HttpKit } from './http-kit.ts'
import { mountCall } from './mount-call.ts'
import { addForms, type Upload } from './read-form.ts'
import type { FileAnswer, Forbidden, Invalid, JsonText, NotFound, Refused, SignedOut } from './refusal.ts'

/** The service area that an `area` call is about, and what the caller is there. The account admin counts as `Admin`. */
export interface AreaGrant {
  readonly serviceAreaId: number
  readonly accountId: number
  readonly role: StaffRole
}

/** What a handler is told beside its input. */
export interface Asked<Context, C extends Call> {
  readonly context: Context
  readonly caller: CallerOf<C['access']>
  /** For calls with `area` access. */
  readonly area: C['access'] extends AreaAccess ? AreaGrant : undefined
  readonly files: { readonly [Field in keyof C['files'] & string]: readonly Upload[] }
  readonly requestId: string
  /** The client's `Idempotency-Key`: the same key must not create twice. */
  readonly idempotencyKey: string | undefined
  readonly ip: string
  readonly userAgent: string
  readonly cookies: Readonly<Record<string, string | undefined>>
  setCookie(name: string, value: string, options: CookieSerializeOptions): void
  clearCookie(name: string, options: CookieSerializeOptions): void
}

type Answered<C extends Call> = C['answer'] extends 'file' ? FileAnswer : z.input<C['output']> | JsonText
type Outcome<C extends Call> = Answered<C> | Refused<RefusalOf<C>> | NotFound | SignedOut | Forbidden | Invalid

/** One call's work: answers the contract's output, or `refuse`, `notFound`, `forbidden`, `invalid`, `file`. */
export type Handler<Context, C extends Call> = (
  input: ParsedInputOf<C>,
  asked: Asked<Context, C>,
) => Promise<Outcome<C>> | Outcome<C>

/** A handler for every call of a group. */
export type Handlers<Context, Group extends CallGroup> = {
  readonly [Name in keyof Group]: Handler<Context, Group[Name]>
}

/**
 * Mounts one route per call of `group` (calls.md section 7). A call without handler, or a handler without call,
 * does not compile. Access is enforced before the body is read, the role in an area before the handler runs.
 */
export function implement<Context extends HttpKit, Group extends CallGroup, Given extends Handlers<Context, Group>>(
  app: FastifyInstance,
  context: Context,
  group: Group,
  handlers: Given & { readonly [Extra in Exclude<keyof Given, keyof Group>]: never },
): void {
  const byName: Handlers<Context, Group> = handlers
  const mountWhere = (scope: FastifyInstance, wanted: (call: Call) => boolean) => {
    for (const name in group) {
      const call: Call | undefined = group[name]
      if (call && wanted(call)) mountCall(scope, context, group[name], byName[name])
    }
  }
  // Inside plugins: the rate limits that createServer registers are only then in place.
  app.register(async (scope) => mountWhere(scope, (call) => call.form !== 'multipart'))
  app.register(async (scope) => {
    await addForms(scope)
    // The multipart plugin logs as errors what clients did wrong; what is answered says it already.
    const quiet = context.log.child({}, { level: 'fatal' })
    scope.setChildLoggerFactory(() => quiet)
    mountWhere(scope, (call) => call.form === 'multipart')
  })
}
