import { createHmac } from 'node:crypto'
import type { UserProfileId } from '@waymark/domain/ids'
import { SignJWT } from 'jose'
import type { IdentityConfig } from '../config.ts'

export interface IntercomIdentity {
  /** The older proof, by the id alone. */
  readonly intercomUserHash: string
  /** The newer one, which ends. */
  readonly intercomUserJwt: string
}

/** Longer than an access token, with which a new one comes. */
const lifeSeconds = 3600

/** The proofs to Intercom that somebody is who they are; null without its keys. */
export async function intercomIdentity(
  { intercomWorkspaceId, intercomIdentitySecret }: IdentityConfig,
  person: { readonly id: UserProfileId; readonly email: string },
  now: Date,
): Promise<IntercomIdentity | null> {
  if (!intercomWorkspaceId || !intercomIdentitySecret) return null
  const userId = String(person.id)
  const issuedAt = Math.floor(now.getTime() / 1000)
  const jwt = new SignJWT({ user_id: userId, email: person.email })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + lifeSeconds)
  return {
    intercomUserHash: createHmac('sha256', intercomIdentitySecret).update(userId).digest('hex'),
    intercomUserJwt: await jwt.sign(new TextEncoder().encode(intercomIdentitySecret)),
  }
}
