import type { CallLimit } from '@waymark/contracts/limits'
import type { UserProfileId } from '@waymark/domain/ids'
import type { FastifyBaseLogger } from 'fastify'
import type { Memberships } from '../auth/memberships.ts'
import type { AreaOfTeam } from '../bus/team-topic.ts'
import type { LimitStore } from '../limits/limit-store.ts'
import type { SocketBounds } from '../limits/socket-limits.ts'
import type { CallerReader } from './access.ts'
import type { KeepKey } from './kept-keys.ts'

/** A call that changes data or reads what is private, made by a global administrator as another person. */
export interface ActingAction {
  /** The same for what is recorded once. */
  readonly onceKey: string
  readonly adminUserProfileId: UserProfileId
  readonly userProfileId: UserProfileId
  readonly sessionId: string
  /** The call's name, such as `cancel-booking`. */
  readonly call: string
  /** The ids of its input, never its texts. */
  readonly ids: Readonly<Record<string, number>>
}

/** The part of a service's context that HTTP needs; `createKit` provides it. */
export interface HttpKit {
  /** Where people open the suite, which decides how cookies are set. */
  readonly publicUrl?: URL
  readonly log: FastifyBaseLogger
  readonly callers: CallerReader
  readonly memberships: Pick<Memberships, 'rolesOf' | 'accountOf' | 'areaOf' | 'isOfAmenity'>
  readonly now: () => Date
  /** Where calls and sockets are counted. */
  readonly limits: LimitStore
  readonly socketBounds: SocketBounds
  /** The limits of calls by path, when they are not those of `contracts`: tests define calls of their own. */
  readonly callLimits?: Readonly<Record<string, CallLimit>>
  /** Records a call that a global administrator is about to make as another person; a failure prevents the call. */
  readonly recordActing?: (deed: ActingAction) => Promise<void>
  /** Tells the open pages of who works at a location that it has changed what they do together. */
  readonly tellTeam?: (area: AreaOfTeam) => Promise<void>
  /** Remembers with which input an idempotency key was sent; without it keys are not compared. */
  readonly keepKey?: KeepKey
  /** The parts of the context that calls which `mayLag` have instead: reads of a standby, and what is made of them. */
  readonly lagging?: object | undefined
  /** Number of trusted proxies in front of this process that set `x-forwarded-for` (default 0). */
  readonly proxyHops?: number
  /** Replaces what names private files in an answer by addresses that say nothing and end. */
  readonly sealPrivateFiles?: (json: string) => string
  /** Tests: throw on answer fields that the contract does not name, instead of stripping them. */
  readonly strictAnswers?: boolean
}
