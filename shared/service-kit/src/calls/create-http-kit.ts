import { idFrom, type UserProfileId } from '@waymark/domain/ids'
import type { JWK } from 'jose'
import { type QueryExecutorProvider, sql } from 'kysely'
import { createMemberships, type Memberships } from '../auth/memberships.ts'
import type { Bus } from '../bus/bus.ts'
import { type LimitStore, limitsInMemory } from '../limits/limit-store.ts'
import { createSocketBounds } from '../limits/socket-limits.ts'
import type { Log } from '../process/log.ts'
import { createCallerReader, fetchedKeySet, loadedKeySet } from './access.ts'
import type { HttpKit } from './http-kit.ts'

export interface HttpKitOptions {
  readonly log: Log
  readonly reads: QueryExecutorProvider
  readonly bus: Pick<Bus, 'subscribe' | 'onGap'>
  readonly now: () => Date
  /** Issuer of access tokens; the same in every process. */
  readonly issuer: string
  /** Identity's `/.well-known/jwks.json`; by default its published view `identity_api.signing_key` is read. */
  readonly keysAddress?: URL
  /** In this process's memory by default. */
  readonly limits?: LimitStore
  readonly proxyHops?: number
  readonly strictAnswers?: boolean
}

/** The HTTP part of a kit. Code that changes a person's session, password or roles publishes `person` with their id. */
export function createHttpKit(options: HttpKitOptions): HttpKit & { readonly memberships: Memberships } {
  const { log, reads, bus, now, issuer, keysAddress, proxyHops, strictAnswers } = options
  const limits = options.limits ?? limitsInMemory()
  const memberships = createMemberships(reads)
  const loadKeys = async () => {
    const found = await sql<{ public_jwk: JWK }>`select public_jwk from identity_api.signing_key`.execute(reads)
    return found.rows.map((row) => row.public_jwk)
  }
  const keySet = keysAddress ? fetchedKeySet(keysAddress) : loadedKeySet(loadKeys)
  const callers = createCallerReader({ keySet, issuer, now, isRevoked: memberships.isRevoked })
  bus.subscribe('person', (_topic, id) => {
    const userProfileId = idFrom<UserProfileId>(Number(id))
    memberships.forgetPerson(userProfileId)
    callers.forgetPerson(userProfileId)
  })
  bus.onGap(() => {
    memberships.forgetAll()
    callers.forgetAll()
  })
  return {
    log,
    callers,
    memberships,
    now,
    limits,
    socketBounds: createSocketBounds(limits),
    ...(proxyHops === undefined ? {} : { proxyHops }),
    ...(strictAnswers === undefined ? {} : { strictAnswers }),
  }
}
