import { createHmac } from 'node:crypto'
import { idFrom } from '@waymark/domain/ids'
import { describe, expect, it } from 'vitest'
import { generateKeyPair, type PersonClaims, readSigningKey, signAccessToken, signGuestToken } from '../auth/tokens.ts'
import { createCallerReader, loadedKeySet } from './access.ts'

const issuer = 'waymark'
const claims: PersonClaims = {
  userProfileId: idFrom(7),
  accountId: idFrom(70),
  accountType: 'Individual',
  subtype: null,
  isAccountAdmin: false,
  isGlobalAdmin: false,
  sessionId: 'session-1',
  version: 1,
}

async function setUp() {
  const pair = await generateKeyPair()
  const key = await readSigningKey(pair)
  let nowMs = Date.parse('2026-11-20T10:00:00Z')
  const reads = { revoked: 0 }
  const revoked = new Set<string>()
  const reader = createCallerReader({
    keySet: loadedKeySet(async () => [pair.publicJwk]),
    issuer,
    now: () => new Date(nowMs),
    isRevoked: async (sessionId) => {
      reads.revoked += 1
      return revoked.has(sessionId)
    },
  })
  const advance = (seconds: number) => {
    nowMs += seconds * 1000
  }
  return { key, reader, reads, revoked, advance, now: () => new Date(nowMs) }
}

describe('the caller of a request', () => {
  it('is verified once a minute, and read synchronously in between', async () => {
    const { key, reader, reads, advance, now } = await setUp()
    const header = `Bearer ${await signAccessToken(key, issuer, claims, now())}`
    expect(await reader.read(header, undefined)).toEqual({ kind: 'person', ...claims })
    expect(reader.read(header, undefined)).toEqual({ kind: 'person', ...claims })
    expect(reads.revoked).toBe(1)
    advance(61)
    await reader.read(header, undefined)
    expect(reads.revoked).toBe(2)
  })

  it('is anonymous from the second that the token expires', async () => {
    const { key, reader, advance, now } = await setUp()
    const header = `Bearer ${await signAccessToken(key, issuer, claims, now(), 30)}`
    await reader.read(header, undefined)
    advance(29)
    expect(await reader.read(header, undefined)).toMatchObject({ kind: 'person' })
    advance(1)
    expect(await reader.read(header, undefined)).toEqual({ kind: 'anonymous' })
  })

  it('is verified again immediately after a change of the person', async () => {
    const { key, reader, revoked, now } = await setUp()
    const header = `Bearer ${await signAccessToken(key, issuer, claims, now())}`
    await reader.read(header, undefined)
    revoked.add('session-1')
    expect(await reader.read(header, undefined)).toMatchObject({ kind: 'person' })
    reader.forgetPerson(idFrom(7))
    expect(await reader.read(header, undefined)).toEqual({ kind: 'anonymous' })
  })

  it('names the administrator acting as the person', async () => {
    const { key, reader, now } = await setUp()
    const token = await signAccessToken(key, issuer, { ...claims, actingAdminId: idFrom(1) }, now())
    expect(await reader.read(`Bearer ${token}`, undefined)).toMatchObject({ actingAdminId: 1 })
  })

  it('is never confused by a guest token sent as a bearer token or the reverse', async () => {
    const { key, reader, now } = await setUp()
    const guest = await signGuestToken(key, issuer, { guestId: 'g-1', email: null }, now())
    const person = await signAccessToken(key, issuer, claims, now())
    expect(await reader.read(undefined, guest)).toEqual({ kind: 'guest', guestId: 'g-1', email: null })
    expect(await reader.read(`Bearer ${guest}`, undefined)).toEqual({ kind: 'anonymous' })
    await reader.read(`Bearer ${person}`, undefined)
    expect(await reader.read(undefined, person)).toEqual({ kind: 'anonymous' })
  })
})

describe('a token', () => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const payload = { iss: issuer, aud: 'api', sub: '7', exp: 4_000_000_000, ...claims }

  it('takes no token of another algorithm', async () => {
    const { key, reader, now } = await setUp()
    const head = { typ: 'at+jwt', kid: key.kid }
    const unsigned = `${part({ ...head, alg: 'none' })}.${part(payload)}.`
    const start = `${part({ ...head, alg: 'HS256' })}.${part(payload)}`
    const signedByPublicKey = `${start}.${createHmac('sha256', key.kid).update(start).digest('base64url')}`
    for (const token of [unsigned, signedByPublicKey])
      expect(await reader.read(`Bearer ${token}`, undefined)).toEqual({ kind: 'anonymous' })
    const own = await signAccessToken(key, issuer, claims, now())
    expect(await reader.read(`Bearer ${own}`, undefined)).toMatchObject({ kind: 'person' })
  })

  it('admits nobody while nothing can say whether its session has ended', async () => {
    const pair = await generateKeyPair()
    const reader = createCallerReader({
      keySet: loadedKeySet(async () => [pair.publicJwk]),
      issuer,
      now: () => new Date(),
      isRevoked: async () => Promise.reject(new Error('the database is away')),
    })
    const token = await signAccessToken(await readSigningKey(pair), issuer, claims, new Date())
    await expect(reader.read(`Bearer ${token}`, undefined)).rejects.toThrow('the database is away')
  })
})

describe('the keys of identity', () => {
  it('are reloaded for a new key, but not for every unknown one', async () => {
    const first = await generateKeyPair()
    const second = await generateKeyPair()
    const published = [first.publicJwk]
    const loads = { count: 0 }
    const keySet = loadedKeySet(async () => {
      loads.count += 1
      return [...published]
    })
    const now = () => new Date()
    const reader = createCallerReader({ keySet, issuer, now, isRevoked: async () => false })
    const read = async (pair: typeof first) =>
      reader.read(`Bearer ${await signAccessToken(await readSigningKey(pair), issuer, claims, now())}`, undefined)
    expect(await read(first)).toMatchObject({ kind: 'person' })
    expect(await read(second)).toEqual({ kind: 'anonymous' })
    expect(await read(second)).toEqual({ kind: 'anonymous' })
    expect(loads.count).toBe(1)
  })
})
