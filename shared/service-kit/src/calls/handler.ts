import type { CookieSerializeOptions } from '@fastify/cookie'
import type { AreaAccess } from '@waymark/contracts/access'
import type { Call, CallGroup, ParsedInputOf, RefusalOf } from '@waymark/contracts/define-call'
import type { StaffRole } from '@waymark/domain/enums'
import type { AccountId, ServiceAreaId } from '@waymark/domain/ids'
import type * as z from 'zod/mini'
import type { CallerOf } from './caller.ts'
import type { SentKey } from './once.ts'
import type { Upload } from './read-form.ts'
import type { FileAnswer, Forbidden, Invalid, JsonText, NotFound, Refused, SignedOut } from './refusal.ts'

/** The service area of an `area` call, and the caller's role there. The account admin counts as `Admin`. */
export interface AreaGrant {
  readonly serviceAreaId: ServiceAreaId
  readonly accountId: AccountId
  readonly role: StaffRole
}

/** What a handler receives beside its input. */
export interface RequestContext<Context, C extends Call> {
  readonly context: Context
  readonly caller: CallerOf<C['access']>
  /** For calls with `area` access. */
  readonly area: C['access'] extends AreaAccess ? AreaGrant : undefined
  readonly files: { readonly [Field in keyof C['files'] & string]: readonly Upload[] }
  readonly requestId: string
  /** The client's `Idempotency-Key`: the same key must not create twice. */
  readonly idempotencyKey: string | undefined
  /** The same with whose it is and of which call, for `once`; undefined without one, and of a caller whom nothing tells apart. */
  readonly sentKey: SentKey | undefined
  readonly ip: string
  readonly userAgent: string
  readonly cookies: Readonly<Record<string, string | undefined>>
  setCookie(name: string, value: string, options: CookieSerializeOptions): void
  clearCookie(name: string, options: CookieSerializeOptions): void
}

type Answered<C extends Call> = C['answer'] extends 'file' ? FileAnswer : z.input<C['output']> | JsonText
type Outcome<C extends Call> = Answered<C> | Refused<RefusalOf<C>> | NotFound | SignedOut | Forbidden | Invalid

/** Handles one call: returns the contract's output, or `refuse`, `notFound`, `forbidden`, `invalid`, `file`. */
export type Handler<Context, C extends Call> = (
  input: ParsedInputOf<C>,
  request: RequestContext<Context, C>,
) => Promise<Outcome<C>> | Outcome<C>

/** A handler for every call of a group. */
export type Handlers<Context, Group extends CallGroup> = {
  readonly [Name in keyof Group]: Handler<Context, Group[Name]>
}
