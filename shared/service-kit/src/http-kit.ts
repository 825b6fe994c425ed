import type { FastifyBaseLogger } from 'fastify'
import type { CallerReader } from './access.ts'
import type { Memberships } from './memberships.ts'
import type { RateLimitStoreClass } from './rate-limits.ts'

/** What the HTTP side needs of a service's context; `createKit` provides it. */
export interface HttpKit {
  readonly log: FastifyBaseLogger
  readonly callers: CallerReader
  readonly memberships: Pick<Memberships, 'rolesOf' | 'accountOf' | 'areaOfService'>
  readonly now: () => Date
  /** Where requests are counted; in this process's memory when left out. */
  readonly rateLimitStore?: RateLimitStoreClass
  /** Proxies in front of this process whose `x-forwarded-for` is believed (default 0). */
  readonly proxyHops?: number
  /** Tests: an answer with a field that its contract does not name is a bug, instead of being stripped. */
  readonly strictAnswers?: boolean
}
