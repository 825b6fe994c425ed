import { hash } from 'node:crypto'
import type { Access } from '@waymark/contracts/access'
import { type AccountType, accountTypes, type BusinessSubtype, businessSubtypeOf } from '@waymark/domain/enums'
import { type AccountId, idFrom, type UserProfileId } from '@waymark/domain/ids'
import { draftsAccessMaps } from '@waymark/domain/place/access-map'
import { holdsActivityRole, holdsServiceRole } from '@waymark/domain/rights/roles'
import * as jose from 'jose'
import { LRUCache } from 'lru-cache'
import { anonymous, type Caller, type GuestCaller, type PersonCaller } from './caller.ts'

/** Identifies the caller of a request. A token verified within the last 60 s costs one hash and no promise. */
export interface CallerReader {
  read(authorization: string | undefined, guestToken: string | undefined): Caller | Promise<Caller>
  /** Drops cached verifications of this person: sign-out, password or role change (bus topic `person`). */
  forgetPerson(userProfileId: UserProfileId): void
  forgetAll(): void
}

export interface CallerReaderOptions {
  readonly keySet: jose.JWTVerifyGetKey
  readonly issuer: string
  readonly isRevoked: (sessionId: string) => Promise<boolean>
  readonly now: () => Date
  readonly maxTokens?: number
}

const verifiedForMs = 60_000

/** Digested, so that no token stays in memory. Raw bytes: encoding them would take as long as the digest. */
function keyOf(token: string): string {
  return hash('sha256', token, 'binary')
}

export function createCallerReader(options: CallerReaderOptions): CallerReader {
  const { keySet, issuer, isRevoked, now, maxTokens = 20_000 } = options
  const verified = new LRUCache<string, { caller: PersonCaller | GuestCaller; untilMs: number }>({ max: maxTokens })

  function remembered(token: string): PersonCaller | GuestCaller | undefined {
    const found = verified.get(keyOf(token))
    return found && found.untilMs > now().getTime() ? found.caller : undefined
  }

  function remember(token: string, caller: PersonCaller | GuestCaller, expiresAtSeconds = 0): void {
    const untilMs = Math.min(expiresAtSeconds * 1000, now().getTime() + verifiedForMs)
    verified.set(keyOf(token), { caller, untilMs })
  }

  async function verify(token: string, audience: 'api' | 'guest'): Promise<jose.JWTPayload | undefined> {
    const typ = audience === 'api' ? 'at+jwt' : 'guest+jwt'
    try {
      const options = {
        algorithms: ['EdDSA'],
        issuer,
        audience,
        typ,
        currentDate: now(),
        requiredClaims: ['exp', 'sub'],
      }
      return (await jose.jwtVerify(token, keySet, options)).payload
    } catch (error) {
      if (error instanceof jose.errors.JWKSTimeout || !(error instanceof jose.errors.JOSEError)) throw error
      return undefined
    }
  }

  async function readPerson(token: string): Promise<Caller> {
    const claims = await verify(token, 'api')
    const person = claims && personOf(claims)
    if (!person || (await isRevoked(person.sessionId))) return anonymous
    remember(token, person, claims.exp)
    return person
  }

  async function readGuest(token: string): Promise<Caller> {
    const claims = await verify(token, 'guest')
    if (!claims?.sub?.startsWith('guest:')) return anonymous
    const guest: GuestCaller = {
      kind: 'guest',
      guestId: claims.sub.slice('guest:'.length),
      email: typeof claims.email === 'string' ? claims.email : null,
    }
    remember(token, guest, claims.exp)
    return guest
  }

  return {
    read(authorization, guestToken) {
      if (authorization?.startsWith('Bearer ')) {
        const token = authorization.slice('Bearer '.length)
        const cached = remembered(token)
        // A guest token is never accepted in place of a person's.
        if (cached?.kind === 'person') return cached
        return readPerson(token).then((caller) =>
          caller.kind === 'anonymous' && guestToken ? readGuest(guestToken) : caller,
        )
      }
      if (!guestToken) return anonymous
      const cached = remembered(guestToken)
      return cached?.kind === 'guest' ? cached : readGuest(guestToken)
    },
    forgetPerson(userProfileId) {
      for (const [key, { caller }] of verified.entries()) {
        if (caller.kind === 'person' && caller.userProfileId === userProfileId) verified.delete(key)
      }
    },
    forgetAll() {
      verified.clear()
    },
  }
}

/** Whether a caller passes a call's access check as far as the token decides; `area` also needs the input. */
export function admission(access: Access, caller: Caller): 'admitted' | 'signIn' | 'forbidden' {
  if (access.kind === 'public') return 'admitted'
  if (caller.kind === 'anonymous') return 'signIn'
  if (access.kind === 'guest') return 'admitted'
  if (caller.kind === 'guest') return 'signIn'
  return personIsAdmitted(access, caller) ? 'admitted' : 'forbidden'
}

function personIsAdmitted(access: Exclude<Access, { kind: 'public' | 'guest' }>, person: PersonCaller): boolean {
  switch (access.kind) {
    case 'signedIn':
      return true
    case 'individual':
      return person.accountType === 'Individual'
    case 'business':
      return person.accountType === 'Business'
    case 'accountAdmin':
      return person.accountType === 'Business' && person.isAccountAdmin
    case 'accessMapEditor':
      return person.isGlobalAdmin || (person.isAccountAdmin && draftsAccessMaps(person.subtype))
    case 'area':
      // Whether an activity or a session is an amenity's is looked up with its area (`findArea`).
      return (
        person.accountType === 'Business' &&
        (holdsBusiness(access.holds, person.subtype) ||
          access.target === 'activity' ||
          access.target === 'activitySession')
      )
    case 'globalAdmin':
      return person.isGlobalAdmin
  }
}

/** Whether an organisation of this subtype does the business that a call asks for. */
export function holdsBusiness(holds: 'service' | 'activity' | undefined, subtype: BusinessSubtype | null): boolean {
  if (holds === undefined) return true
  return holds === 'service' ? holdsServiceRole(subtype) : holdsActivityRole(subtype)
}

function personOf(claims: jose.JWTPayload): PersonCaller | undefined {
  const { sub, sid, acc, typ, bst, adm, gadm, ver, act } = claims
  const userProfileId = Number(sub)
  const accountType = accountTypes.find((type) => type === typ)
  if (!Number.isSafeInteger(userProfileId) || typeof sid !== 'string' || typeof acc !== 'number') return undefined
  if (!accountType || typeof ver !== 'number') return undefined
  const person = {
    kind: 'person',
    userProfileId: idFrom<UserProfileId>(userProfileId),
    accountId: idFrom<AccountId>(acc),
    accountType: accountType satisfies AccountType,
    subtype: typeof bst === 'number' ? businessSubtypeOf(bst) : null,
    isAccountAdmin: adm === true,
    isGlobalAdmin: gadm === true,
    sessionId: sid,
    version: ver,
  } as const
  const actingAdminId = actorOf(act)
  return actingAdminId === undefined ? person : { ...person, actingAdminId }
}

function actorOf(act: unknown): UserProfileId | undefined {
  if (typeof act !== 'object' || act === null || !('sub' in act)) return undefined
  return idFrom(Number(act.sub))
}

/**
 * Identity's public keys, fetched from the gateway's `/.well-known/jwks.json` with a 3 s timeout, cached for 10
 * minutes.
 */
export function fetchedKeySet(address: URL): jose.JWTVerifyGetKey {
  return jose.createRemoteJWKSet(address, { timeoutDuration: 3000, cooldownDuration: 5000, cacheMaxAge: 600_000 })
}

/** Identity's public keys, read by `load` (its published view); reloaded for an unknown `kid`, at most every 5 s. */
export function loadedKeySet(load: () => Promise<readonly jose.JWK[]>): jose.JWTVerifyGetKey {
  let keys: jose.JWTVerifyGetKey | undefined
  let loadedAtMs = 0
  const reload = async () => {
    keys = jose.createLocalJWKSet({ keys: [...(await load())] })
    loadedAtMs = Date.now()
    return keys
  }
  return async (header, token) => {
    try {
      return await (keys ?? (await reload()))(header, token)
    } catch (error) {
      if (!(error instanceof jose.errors.JWKSNoMatchingKey) || Date.now() - loadedAtMs < 5000) throw error
      return (await reload())(header, token)
    }
  }
}
