import { createHmac, timingSafeEqual } from 'node:crypto'
import type { AccountType, BusinessSubtype } from '@waymark/domain/enums'
import type { AccountId, UserProfileId } from '@waymark/domain/ids'
import * as jose from 'jose'

/** A signed-in person as in the access token. */
export interface PersonClaims {
  readonly userProfileId: UserProfileId
  readonly accountId: AccountId
  readonly accountType: AccountType
  readonly subtype: BusinessSubtype | null
  readonly isAccountAdmin: boolean
  readonly isGlobalAdmin: boolean
  readonly sessionId: string
  /** Rises with every change of the person's roles, so that cached roles are bypassed. */
  readonly version: number
  /** The global administrator acting as this person. */
  readonly actingAdminId?: UserProfileId
}

export interface SigningKey {
  readonly kid: string
  readonly privateKey: jose.CryptoKey
}

/** A key pair as JSON Web Keys. Only identity holds `privateJwk`; `publicJwk` is published. */
export interface KeyPair {
  readonly kid: string
  readonly privateJwk: jose.JWK
  readonly publicJwk: jose.JWK
}

export const accessTokenSeconds = 600
export const actingTokenSeconds = 900
export const guestTokenSeconds = 7200

/** Generates an Ed25519 key pair; `kid` is the thumbprint of the public key. */
export async function generateKeyPair(): Promise<KeyPair> {
  const { publicKey, privateKey } = await jose.generateKeyPair('EdDSA', { extractable: true })
  const publicOnly = await jose.exportJWK(publicKey)
  const kid = await jose.calculateJwkThumbprint(publicOnly)
  const named = { kid, alg: 'EdDSA', use: 'sig' }
  return {
    kid,
    publicJwk: { ...publicOnly, ...named },
    privateJwk: { ...(await jose.exportJWK(privateKey)), ...named },
  }
}

export async function readSigningKey(pair: Pick<KeyPair, 'kid' | 'privateJwk'>): Promise<SigningKey> {
  const privateKey = await jose.importJWK(pair.privateJwk, 'EdDSA')
  if (privateKey instanceof Uint8Array) throw new Error(`The signing key ${pair.kid} is not an Ed25519 private key.`)
  return { kid: pair.kid, privateKey }
}

/** Signs an access token; `lifeSeconds` is 600, or 900 when a global administrator acts as the person. */
export function signAccessToken(
  key: SigningKey,
  issuer: string,
  claims: PersonClaims,
  now: Date,
  lifeSeconds: number = accessTokenSeconds,
): Promise<string> {
  const { userProfileId, accountId, accountType, subtype, sessionId, version, actingAdminId } = claims
  const acting = actingAdminId === undefined ? {} : { act: { sub: String(actingAdminId) } }
  return new jose.SignJWT({
    sid: sessionId,
    acc: accountId,
    typ: accountType,
    bst: subtype,
    adm: claims.isAccountAdmin,
    gadm: claims.isGlobalAdmin,
    ver: version,
    ...acting,
  })
    .setProtectedHeader({ alg: 'EdDSA', typ: 'at+jwt', kid: key.kid })
    .setIssuer(issuer)
    .setAudience('api')
    .setSubject(String(userProfileId))
    .setJti(crypto.randomUUID())
    .setIssuedAt(now)
    .setExpirationTime(secondsAfter(now, lifeSeconds))
    .sign(key.privateKey)
}

/** Signs a guest token, valid only for activity bookings made with it (domain.md, People), or those of one address of them. */
export function signGuestToken(
  key: SigningKey,
  issuer: string,
  { guestId, email }: { readonly guestId: string; readonly email: string | null },
  now: Date,
  lifeSeconds: number = guestTokenSeconds,
): Promise<string> {
  return new jose.SignJWT(email === null ? {} : { email })
    .setProtectedHeader({ alg: 'EdDSA', typ: 'guest+jwt', kid: key.kid })
    .setIssuer(issuer)
    .setAudience('guest')
    .setSubject(`guest:${guestId}`)
    .setJti(crypto.randomUUID())
    .setIssuedAt(now)
    .setExpirationTime(secondsAfter(now, lifeSeconds))
    .sign(key.privateKey)
}

/** A signed link; it is valid for its own purpose only. */
export interface SignedLink {
  readonly purpose: string
  readonly subject: string
  readonly expiresAt: Date
}

/**
 * Signs a token for an emailed link (feedback, invitation, unsubscribe). Readable, but unforgeable and with an expiry.
 */
export function signLink(secret: string, link: SignedLink): string {
  const payload = Buffer.from(JSON.stringify([link.purpose, link.subject, link.expiresAt.getTime()])).toString(
    'base64url',
  )
  return `${payload}.${linkMac(secret, payload).toString('base64url')}`
}

/** The subject of a link's token, or undefined when none of the secrets signed it, it is expired, or of another purpose. */
export function verifyLink(secrets: readonly string[], purpose: string, token: string, now: Date): string | undefined {
  const [payload = '', mac = '', ...rest] = token.split('.')
  const received = Buffer.from(mac, 'base64url')
  const isSigned = secrets.some((secret) => {
    const expected = linkMac(secret, payload)
    return received.length === expected.length && timingSafeEqual(received, expected)
  })
  if (rest.length > 0 || !isSigned) return undefined
  const [signedPurpose, subject, expiresAtMs] = JSON.parse(Buffer.from(payload, 'base64url').toString()) as unknown[]
  if (signedPurpose !== purpose || typeof expiresAtMs !== 'number' || expiresAtMs <= now.getTime()) return undefined
  return typeof subject === 'string' ? subject : undefined
}

function linkMac(secret: string, payload: string): Buffer {
  return createHmac('sha256', secret).update(`link.${payload}`).digest()
}

function secondsAfter(now: Date, seconds: number): Date {
  return new Date(now.getTime() + seconds * 1000)
}
